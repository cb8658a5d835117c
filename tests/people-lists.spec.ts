import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addOwner } from './console-owners.ts';
import { expect, test } from './fixtures.ts';
import { answerRows, refuse } from './lists-of-console.ts';
import { stranger } from './people.ts';

test.beforeEach(({ page, signIn }) => signIn(page));

/** The text of a list's rows, top to bottom, once there are as many as expected. */
async function rowsOf(page: Page, title: string, count: number): Promise<string[]> {
  const rows = page.getByRole('table', { name: title }).locator('tbody tr[data-index]');
  await expect(rows).toHaveCount(count);
  return rows.allInnerTexts();
}

/** Three owners made one after another whom one word finds, each with a business of their own. */
async function addThree(page: Page) {
  const word = `trio-${randomUUID()}`;
  const owners = [];
  for (const [name, shop] of Object.entries({ ada: 'Cedar', bea: 'Aspen', cy: 'Birch' })) {
    const person = { ...stranger(), email: `${name}-${word}@example.com` };
    owners.push(await addOwner(page, `${shop} ${word}`, person));
  }
  return { word, owners };
}

test('the users show who they are, what is theirs, and since when', async ({
  page,
  checkAccessibility,
}) => {
  const { email, businessName } = await addOwner(page, `Columns ${randomUUID()}`);
  await page.goto(`/admin/users?q=${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  const today = new Date().getFullYear().toString();
  const cells = row.getByRole('cell');
  await expect(cells).toHaveCount(7);
  for (const [index, words] of [email, 'Owner', businessName, 'Active', today, today].entries())
    await expect(cells.nth(index)).toContainText(words);
  // People of many businesses stand in one order: all are on the reader's own clock, which is named.
  for (const index of [4, 5])
    await expect(cells.nth(index)).toContainText(/Universal|GMT|UTC| time/);
  await expect(row.getByRole('button', { name: `Actions for ${email}` })).toBeVisible();
  await checkAccessibility(page);
});

test('an account that was never used says so', async ({ page }) => {
  const row = {
    id: randomUUID(),
    email: null,
    phone: null,
    role: 'operator',
    confirmed_at: null,
    last_sign_in_at: null,
    disabled: false,
    second_factor: false,
    created_at: '2026-01-02T12:00:00Z',
    businesses: [],
  };
  await page.route('**/api/users?*', (route) => answerRows(route, [row]));
  await page.goto('/admin/users');
  const cells = page.locator('tbody tr[data-index]').getByRole('cell');
  const words = ['Anonymous', 'Operator', 'None', 'Not confirmed', 'Never', '2026'];
  for (const [index, word] of words.entries()) await expect(cells.nth(index)).toContainText(word);
});

test('the user businesses show whose a business is, lead to it, and say since when', async ({
  page,
  checkAccessibility,
}) => {
  const { email, businessName } = await addOwner(page, `Columns ${randomUUID()}`);
  await page.goto(`/admin/user-businesses?q=${email}`);
  const cells = page.getByRole('row').filter({ hasText: email }).getByRole('cell');
  await expect(cells).toHaveCount(4);
  await expect(cells.nth(0)).toContainText(email);
  await expect(cells.nth(2)).toContainText(new Date().getFullYear().toString());
  await expect(
    cells.nth(3).getByRole('button', { name: `Remove ${email} as an owner of ${businessName}` }),
  ).toBeVisible();
  await checkAccessibility(page);
  await cells.nth(1).getByRole('link', { name: businessName }).click();
  await expect(page.getByRole('heading', { level: 1, name: businessName })).toBeVisible();
});

test('the address bar sorts and searches the user businesses', async ({ page }) => {
  const { word, owners } = await addThree(page);
  const names = owners.map(({ businessName }) => businessName);
  const orders = {
    business_name: names.toSorted(),
    user_email: names,
    created_at: names,
  };
  for (const [sort, ascending] of Object.entries(orders))
    for (const order of ['asc', 'desc']) {
      await page.goto(`/admin/user-businesses?q=${word}&sort=${sort}&order=${order}`);
      const expected = order === 'asc' ? ascending : ascending.toReversed();
      const shown = await rowsOf(page, 'User Businesses', 3);
      for (const [index, name] of expected.entries())
        expect(shown[index], `${sort} ${order}`).toContain(name);
      await expect(page.getByRole('status').filter({ hasText: '3 matches' })).toBeVisible();
    }
});

test('the address bar sorts and searches the users', async ({ page }) => {
  const { word, owners } = await addThree(page);
  const emails = owners.map(({ email }) => email);
  for (const sort of ['email', 'created_at', 'last_sign_in_at'])
    for (const order of ['asc', 'desc']) {
      await page.goto(`/admin/users?q=${word}&sort=${sort}&order=${order}`);
      const shown = await rowsOf(page, 'Users', 3);
      const expected = order === 'asc' ? emails : emails.toReversed();
      for (const [index, email] of expected.entries())
        expect(shown[index], `${sort} ${order}`).toContain(email);
    }
});

for (const [path, api] of [
  ['/admin/users', '**/api/users?*'],
  ['/admin/user-businesses', '**/api/user-businesses?*'],
] as const) {
  test(`${path} has no barrier when it is empty, finds nothing or fails`, async ({
    page,
    checkAccessibility,
  }) => {
    await page.route(api, (route) => answerRows(route, []));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await checkAccessibility(page);
    await page.goto(`${path}?q=nobody`);
    await expect(page.getByRole('button', { name: 'Clear search' }).last()).toBeVisible();
    await checkAccessibility(page);
    await page.route(api, refuse);
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('The database rests.');
    await checkAccessibility(page);
  });
}
