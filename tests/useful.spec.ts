import type { Locator } from '@playwright/test';
import { addOwner } from './console-owners.ts';
import { expect, test } from './fixtures.ts';
import { address, button, field, heading } from './onboarding-form.ts';
import { stranger } from './people.ts';
import { service, setUpBusiness } from './set-up-business.ts';

/** Whose clock a page of these tests is read by: no business’s here. */
const readersZone = 'Asia/Tokyo';

/** Whether one thing lies within the other from left to right. */
async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [box, around] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!box || !around) throw new Error('It is not there.');
  return box.x >= around.x && box.x + box.width <= around.x + around.width;
}

test('what the search finds stays within its window', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('tint');
  await expect(dialog.getByRole('group', { name: 'Calls' })).toBeVisible();
  for (const part of [dialog.getByRole('combobox'), ...(await dialog.getByRole('option').all())])
    expect(await isWithin(part, dialog)).toBe(true);
  await dialog.getByRole('combobox').fill('marguerite');
  const caller = dialog.getByText('Marguerite', { exact: true }).first();
  await expect(caller).toBeVisible();
  expect(await caller.evaluate((name) => name.scrollWidth <= name.clientWidth)).toBe(true);
});

test('a price of nothing is said to be free', async ({ page }) => {
  await page.goto('/onboard/step-two');
  await button(page, 'Add a service').click();
  await field(page, 'Price').fill('0');
  await expect(page.getByText('Your AI says “free”')).toBeVisible();
});

test('the header of the smallest phone shows the way to one’s account', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const header = page.getByRole('banner');
  await page.goto('/');
  await expect(header.getByRole('link', { name: 'Login' })).toBeInViewport({ ratio: 1 });
  await signIn(page);
  await page.goto('/');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeInViewport({ ratio: 1 });
});

test('a visitor learns on the call page how to keep the number and mend a price', async ({
  page,
  comeFromElsewhere,
}) => {
  await comeFromElsewhere(page);
  await page.goto('/onboard/step-one');
  await field(page, 'Business name').fill('Cedar Street Plumbing');
  await field(page, 'Phone number').fill('2505550177');
  await address(page).fill('88 Cedar Street, Victoria, BC V8V 1A1');
  await button(page, 'Continue').click();
  await test.step('what is suggested fits the trade', async () => {
    await expect(heading(page, 'Add your services')).toBeVisible();
    await expect(page.getByText('Suggestions for your trade')).toBeVisible();
    await expect(button(page, 'Full Window Tint')).toBeHidden();
    await button(page, 'Drain Cleaning').click();
  });
  await field(page, 'Price').fill('149');
  await button(page, 'Continue').click();
  await expect(heading(page, 'Common questions and answers')).toBeVisible();
  await button(page, 'Continue').click();
  await button(page, 'Complete Setup').click();
  await page.getByRole('link', { name: 'Talk to it in the browser' }).click();
  await page.getByLabel('What you would say').fill('How much is drain cleaning?');
  await button(page, 'Say it').click();
  await expect(page.getByRole('log')).toContainText('$149');
  await button(page, 'Hang up').click();
  await expect(page.getByRole('link', { name: 'Sign up to keep this number' })).toBeVisible();
  await page.getByRole('link', { name: 'Fix a price' }).click();
  await expect(heading(page, 'Add your services')).toBeVisible();
});

test('a long address that is said does not widen the conversation', async ({ page, request }) => {
  const { agentId } = await setUpBusiness(request);
  await page.goto(`/call/${agentId}`);
  const link = `https://example.com/${'a-very-long-address'.repeat(12)}`;
  await page.getByLabel('What you would say').fill(`I saw it at ${link}`);
  await button(page, 'Say it').click();
  const log = page.getByRole('log');
  const said = log.getByText('I saw it at').first();
  await expect(said).toBeVisible();
  expect(await isWithin(said, log)).toBe(true);
  expect(await log.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
});

test('a price that is not to be said is not claimed to depend on the job', async ({
  page,
  request,
}) => {
  const coating = { ...service('coating', 'Ceramic Coating', ''), pricingType: 'dont_say' };
  const { agentId } = await setUpBusiness(request, { services: [coating] });
  await page.goto(`/call/${agentId}`);
  await page.getByLabel('What you would say').fill('How much is ceramic coating?');
  await button(page, 'Say it').click();
  const log = page.getByRole('log');
  await expect(log.getByText('AI employee', { exact: true })).toHaveCount(2);
  await expect(log).not.toContainText(/depend|all set/i);
});

test.describe('in a reader’s zone far from the business’s', () => {
  test.use({ timezoneId: readersZone });

  test('lists, dashboard and search tell the business’s own time', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/admin/call-logs?q=priya');
    const row = page.getByRole('row').filter({ hasText: 'Priya' }).first();
    const shown =
      (await row.getByRole('time').first().textContent())?.replace(/\s+/g, ' ') ?? 'no time';
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox').fill('priya');
    const found = search.getByRole('group', { name: 'Calls' }).getByRole('option').first();
    await expect(found).toContainText(shown);
    await page.goto('/admin');
    const waiting = page.locator('main').getByRole('time').first();
    await expect(waiting).toHaveAttribute('title', /\(America\/\w+\)$/);
    await page.goto('/admin/agents?q=harbourview');
    const agent = page.getByRole('row').filter({ hasText: 'Harbourview' }).first();
    await expect(agent.getByRole('time')).toHaveAttribute('title', /\(America\/Vancouver\)$/);
  });
});

test('every list finds what it shows, numbers as they are written included', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  for (const [list, ...words] of [
    ['call-logs', 'user ended', 'urgent', 'quoted $399'],
    ['sms-logs', '(604) 555-0142', 'simulated', 'talk soon'],
    ['phone-numbers', '(604) 555-0142'],
    ['agents', '(604) 555-0142'],
    ['commitments', '(604) 555-0171', 'Priya'],
  ] as const)
    for (const word of words) {
      await page.goto(`/admin/${list}?q=${encodeURIComponent(word)}`);
      await expect(page.getByText(/^\d+ match(es)?$/)).not.toHaveText('0 matches');
    }
});

test('the snippet of a text has room for 200 px of it', async ({ page, signIn }, { project }) => {
  test.skip(project.name === 'phone', 'A card has a line of its own for it.');
  await signIn(page);
  await page.goto('/admin/sms-logs?q=SAMPLE');
  const snippet = page
    .getByRole('row')
    .filter({ hasText: 'SAMPLE' })
    .first()
    .getByText(/^SAMPLE/);
  expect((await snippet.boundingBox())?.width).toBeGreaterThanOrEqual(195);
});

test('a promise on the dashboard says when it is or was due', async ({ page, signIn }) => {
  await signIn(page);
  await page.route('**/api/admin/overview*', async (route) => {
    const overview = await (await route.fetch()).json();
    const [first] = overview.commitments.next;
    const next = ['2001-02-03T17:00:00Z', '2101-02-03T17:00:00Z'].map((due_at) => ({
      ...first,
      id: due_at,
      due_at,
    }));
    await route.fulfill({ json: { ...overview, commitments: { total: 2, next } } });
  });
  await page.goto('/admin');
  await expect(page.getByText(/was due\s+Feb 3, 2001/)).toBeVisible();
  await expect(page.getByText(/· due\s+Feb 3, 2101/)).toBeVisible();
});

test('a dashboard on which nothing waits claims nothing that did not happen', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.route('**/api/admin/overview*', async (route) => {
    const overview = await (await route.fetch()).json();
    const none = { total: 0, newest: [], next: [], agents: [] };
    await route.fulfill({
      json: { ...overview, leads: none, commitments: none, not_forwarded: none, minutes: [] },
    });
  });
  await page.goto('/admin');
  await expect(page.getByText('Nobody is waiting for a call back.')).toBeVisible();
  await expect(page.getByText('No promise is open.')).toBeVisible();
  await expect(page.getByText(/has been (called|kept)|has received/)).toHaveCount(0);
});

test('the card of new leads opens the new leads, and the way back to all calls', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const owner = stranger();
  await addOwner(page, 'Fresh Harbour Tint', owner);
  await signIn(page, owner);
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /New leads/ })
    .click();
  await expect(page).toHaveURL('/admin/call-logs?show=new-leads');
  await expect(page.getByRole('heading', { name: 'No new leads' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Which calls' }).click();
  await page.getByRole('option', { name: 'All calls' }).click();
  await expect(page.getByRole('heading', { name: 'No call logs found' })).toBeVisible();
  await expect(page).toHaveURL('/admin/call-logs');
});

test('what narrows a list stays when it is sorted and searched', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: /Available Numbers/ }).click();
  await expect(page).toHaveURL('/admin/phone-numbers?q=Unassigned');
  await page.goto('/admin/call-logs?show=new-leads&sort=call_status&order=asc');
  const row = page.getByRole('row').filter({ hasText: 'Priya' }).first();
  await expect(row).toBeVisible();
  await page.getByRole('searchbox').fill('priya');
  await expect(page).toHaveURL(/q=priya/);
  if ((page.viewportSize()?.width ?? 0) >= 1024)
    await page.getByRole('button', { name: 'Duration' }).click();
  else await page.getByRole('button', { name: /scending/ }).click();
  await expect(page).not.toHaveURL(/sort=call_status&order=asc/);
  await expect(page).toHaveURL(/show=new-leads/);
  await expect(row).toBeVisible();
});

test('the numbers of an owner’s week fit their boxes on the smallest phone', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const owner = stranger();
  await addOwner(page, 'Narrow Harbour Tint', owner);
  await signIn(page, owner);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin');
  for (const name of [/Calls answered/, /New leads/, /Appointments booked/]) {
    const box = page.getByRole('main').getByRole('link', { name });
    await expect(box).toBeVisible();
    expect(await box.evaluate((card) => card.scrollWidth <= card.clientWidth)).toBe(true);
  }
});
