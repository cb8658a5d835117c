import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './fixtures.ts';
import { setUpBusiness } from './set-up-business.ts';

const rows = z.array(z.object({ id: z.string(), name: z.string().nullable() }));

test.beforeEach(({ page, signIn }) => signIn(page));

for (const [path, title, noMatch, empty] of [
  ['appointments', 'Appointments', 'No matching appointments', 'No appointments found'],
  ['commitments', 'Promises', 'No matching promises', 'No promises to keep'],
] as const) {
  test(`${title}: a list with a search, and words for nothing, no match and failure`, async ({
    page,
  }) => {
    if (path === 'appointments') await book(page);
    await page.goto(`/admin/${path}`);
    const lines = page.getByRole('table', { name: title }).locator('tbody tr[data-index]');
    await expect(lines.first()).toBeVisible();
    await page.getByRole('searchbox', { name: /^Search/ }).fill('nothing is called this');
    await expect(page.getByRole('heading', { name: noMatch })).toBeVisible();
    await expect(page).toHaveURL(/q=nothing/);
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await expect(lines.first()).toBeVisible();

    const api = `**/api/${path}?*`;
    await page.route(api, (route) =>
      route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
    );
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
    await page.unroute(api);

    await page.route(api, (route) =>
      route.fulfill({ status: 503, json: { error: 'The book rests.', code: 'UNAVAILABLE' } }),
    );
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('alert')).toContainText('The book rests.');
    await page.unroute(api);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(lines.first()).toBeVisible();
  });

  test(`${title}: sorts through the server, kept in the address bar`, async ({
    page,
    viewport,
  }) => {
    test.skip((viewport?.width ?? 0) < 640, 'cards have no headers to press');
    if (path === 'appointments') await book(page);
    await page.goto(`/admin/${path}`);
    const [name, key] = path === 'appointments' ? ['Customer', 'customer_name'] : ['Due', 'due_at'];
    const header = page.getByRole('columnheader', { name, exact: true });
    await header.getByRole('button').click();
    await expect(page).toHaveURL(`/admin/${path}?sort=${key}&order=asc`);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
  });
}

test('an appointment is moved on the business’s clock with the keyboard alone', async ({
  page,
}) => {
  const { name, day } = await book(page);
  await page.goto(`/admin/appointments?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'View' }).focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Appointment Details' });
  await expect(details).toContainText(name);
  await expect(details).toContainText(/Pacific time/);
  await expect(page).toHaveURL(/appointment=/);
  await details.getByRole('button', { name: 'Move' }).press('Enter');
  const field = page.getByLabel('New date and time');
  await expect(field).toHaveValue(`${day}T10:00`);
  await field.fill('');
  await field.press('Enter');
  await expect(page.getByText('Choose a date and a time')).toBeVisible();
  await field.fill('2020-01-01T10:00');
  await field.press('Enter');
  await expect(page.getByText('This time is past.')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(`${day}T14:30`);
  await field.press('Enter');
  await expect(field).toHaveCount(0);
  await expect(details).toContainText('2:30');
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(page).not.toHaveURL(/appointment=/);
  await expect(page.getByRole('table', { name: 'Appointments' })).toContainText('2:30');
});

test('a time that is taken is said in words, and what was typed stays until another is chosen', async ({
  page,
}) => {
  const { day } = await book(page);
  const { name } = await book(page, { day, hour: 13 });
  await page.goto(`/admin/appointments?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('button', { name: 'Move' }).click();
  const field = page.getByLabel('New date and time');
  await expect(field).toHaveValue(`${day}T13:00`);
  await field.fill(`${day}T10:00`);
  await field.press('Enter');
  await expect(page.getByText('This time is taken. Please choose another.')).toBeVisible();
  await expect(field).toHaveValue(`${day}T10:00`);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(`${day}T15:00`);
  await field.press('Enter');
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Appointment Details' })).toContainText('3:00');
});

test('an appointment is cancelled only after a question', async ({ page }) => {
  const { name } = await book(page);
  await page.goto(`/admin/appointments?q=${encodeURIComponent(name)}`);
  const table = page.getByRole('table', { name: 'Appointments' });
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toHaveCount(0);
  // Behind the dialog that is still open, the table is there for the eye only.
  await expect(page.locator('table').getByText('booked', { exact: true })).toBeAttached();
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await question.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(table.getByText('cancelled', { exact: true })).toBeVisible();
});

test('a calendar feed’s address is shown, copied, and replaced after a warning', async ({
  page,
  context,
  checkAccessibility,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await firstBusiness(page.request, await signedIn(page));
  await page.goto(`/admin/appointments?feed=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Calendar feed' });
  const address = dialog.locator('code');
  const warning = page.getByRole('dialog', { name: 'Make a new address?' });
  const make = dialog.getByRole('button', { name: /^Make an? (new )?address$/ });
  await make.click();
  // Another test's worker may have made one before: then the warning comes first.
  const confirm = warning.getByRole('button', { name: 'Make a new address' });
  await expect(confirm.or(address)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(address).toContainText('http');
  const first = (await address.textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Copy calendar address' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'copied' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await dialog.getByRole('button', { name: 'Make a new address' }).click();
  await expect(warning).toContainText('The old address stops working at once.');
  await checkAccessibility(page);
  await confirm.click();
  await expect(warning).toHaveCount(0);
  await expect(address).not.toHaveText(first);
  expect((await page.request.get(first)).ok()).toBe(false);
});

test('lists and dialogs have no barrier', async ({ page, checkAccessibility }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { name } = await book(page);
  await page.goto(`/admin/appointments?q=${encodeURIComponent(name)}`);
  const view = page.getByRole('button', { name: 'View' });
  await expect(view).toBeVisible();
  await checkAccessibility(page);
  await view.click();
  await expect(page.getByRole('dialog')).toContainText(/Pacific time/);
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByLabel('New date and time')).not.toHaveValue('');
  await checkAccessibility(page);
  await page.goto('/admin/commitments?show=all');
  await expect(page.locator('tbody tr[data-index]').first()).toBeVisible();
  await checkAccessibility(page);
});

test('a call books only once the owner has switched it on', async ({
  page,
  checkAccessibility,
}) => {
  test.setTimeout(120_000);
  const { agentId, businessId } = await setUpBusiness(page.request);
  const wish = 'I would like to book ceramic coating next Tuesday at 2 PM';
  const log = page.getByRole('log');
  const ask = async () => {
    await page.goto(`/call/${agentId}`);
    await page.getByLabel('What you would say').fill(wish);
    await page.keyboard.press('Enter');
    await expect(log).toContainText(wish);
  };
  await ask();
  await expect(log).toContainText('name');
  await expect(log).not.toContainText('is free');

  await page.goto(`/admin/businesses/${businessId}?section=appointments`);
  const letsBook = page.getByRole('switch', { name: 'Let callers book free times' });
  await expect(page.getByText('passes that on to you')).toBeVisible();
  await letsBook.press('Space');
  await expect(page.getByText('books the one the caller takes')).toBeVisible();
  await page.getByRole('combobox', { name: 'Booked ahead by at least' }).click();
  await page.getByRole('option', { name: '1 day' }).click();
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(page.getByText('Business and AI agent updated successfully!')).toBeVisible();
  await page.reload();
  await expect(letsBook).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Booked ahead by at least' })).toHaveText(
    '1 day',
  );
  await checkAccessibility(page);

  await ask();
  await expect(log).toContainText('at 2 PM is free');
});

let made = 0;

/**
 * Books at 10:00 on a day nobody else uses, at the sample business, or when told; its customer's
 * name is unique. Times are Vancouver's in summer.
 */
async function book(page: Page, when?: { day: string; hour: number }) {
  const headers = await signedIn(page);
  made += 1;
  const name = `Nadia Test ${crypto.randomUUID()}`;
  // Each worker has days of its own, fewer tests than that, and ninety days of a summer.
  const turn = Number(process.env.TEST_WORKER_INDEX) * 60 + made;
  const date = new Date(
    Date.UTC(2031 + (Math.floor(turn / 90) % 60), 5, 1) + (turn % 90) * 86_400_000,
  );
  const { day, hour } = when ?? { day: date.toISOString().slice(0, 10), hour: 10 };
  // In June to August, Vancouver is seven hours behind.
  const start = `${day}T${hour + 7}:00:00.000Z`;
  const answer = await page.request.post('/api/appointments', {
    headers,
    data: {
      business_id: await firstBusiness(page.request, headers),
      customer_name: name,
      customer_phone: '+16045550177',
      start_at: start,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { name, day };
}

async function firstBusiness(
  request: APIRequestContext,
  headers: Record<string, string>,
): Promise<string> {
  const answer = await request.get('/api/businesses?q=harbour', { headers });
  const id = rows.parse(await answer.json())[0]?.id;
  if (!id) throw new Error('There is no business.');
  return id;
}

/** The session's headers, as the page sends them. */
async function signedIn(page: Page): Promise<Record<string, string>> {
  const session = await page.evaluate(() => localStorage.getItem('second-ring-session'));
  const { access_token } = z
    .object({ access_token: z.string() })
    .parse(JSON.parse(session ?? 'null'));
  return { authorization: `Bearer ${access_token}` };
}
