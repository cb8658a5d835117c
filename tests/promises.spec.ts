import { expect, test } from './fixtures.ts';
import { placeCall } from './placed-call.ts';

/** A name nobody else promised anything to, of letters as names are. */
function newName(): string {
  const letters = Array.from({ length: 8 }, () =>
    String.fromCharCode(97 + Math.floor(Math.random() * 26)),
  );
  return `Q${letters.join('')}`;
}

test('a promise made on a call is due, leads to its call, and is done and undone by keyboard', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn(page);
  await page.goto('/admin/commitments');
  const name = newName();
  const call = await placeCall(page, [
    `My name is ${name} Reyes and my number is 604 555 0133, please have someone call me back tomorrow at 5 pm`,
    'it is about tinting the windows of my van',
    'yes',
  ]);

  await page.goto(`/admin/commitments?q=${name}`);
  const promise = page.locator('tbody tr[data-index]').filter({ hasText: name });
  await expect(promise).toContainText('5:00 PM');
  await expect(promise).toContainText('(604) 555-0133');
  await checkAccessibility(page);
  const done = page.getByRole('button', { name: new RegExp(`^Done: .*${name}`) });
  await done.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Promise kept')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No matching promises' })).toBeVisible();

  await page.goto(`/admin/commitments?q=${name}&show=kept`);
  const undone = page.getByRole('button', { name: new RegExp(`^Not done: .*${name}`) });
  await undone.press('Enter');
  await expect(page.getByText('To do')).toBeVisible();
  await page.goto(`/admin/commitments?q=${name}`);
  await expect(done).toBeVisible();

  // The name leads to the call the promise was made on.
  await promise.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(new RegExp(`call=${call}`));
  await expect(page.getByRole('dialog', { name: 'Call Log Details' })).toContainText(name);
});

test('a promise that cannot be saved says so, and stays as it was', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/admin/commitments');
  await page.route('**/api/commitments/*', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 503, json: { error: 'The list rests.', code: 'UNAVAILABLE' } }),
  );
  const done = page.getByRole('button', { name: /^Done: / }).first();
  await done.click();
  await expect(page.getByText('Your change could not be saved')).toBeVisible();
  await expect(page.getByText('The list rests.')).toBeVisible();
  await expect(done).toBeEnabled();
});

test('the address in a mail opens its call, also for an owner who must sign in first', async ({
  page,
  signIn,
}) => {
  await page.goto('/pricing');
  const name = newName();
  const call = await placeCall(page, [`My name is ${name} Reyes, how much is a sedan tint?`]);
  const address = `/admin/call-logs/?call=${call}`;
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const wanted = new URL(page.url()).searchParams.get('redirect') ?? '';
  expect(decodeURIComponent(wanted)).toContain(call);
  await signIn(page);
  await page.goto(wanted);
  const dialog = page.getByRole('dialog', { name: 'Call Log Details' });
  await expect(dialog).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/call-logs\/?$/);
});
