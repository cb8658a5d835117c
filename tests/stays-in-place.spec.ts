import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { setUpBusiness } from './set-up-business.ts';

test.beforeEach(({ page, signIn }) => signIn(page));

const place = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens what stands over the page, closes it by `close`, and looks where the page is meanwhile. */
async function staysInPlace(
  page: Page,
  opener: Locator,
  over: Locator,
  close: () => Promise<void>,
) {
  await opener.evaluate((button) =>
    button.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const before = await place(page);
  expect(before).toBeGreaterThan(50);
  await opener.click();
  await expect(over).toBeVisible();
  expect(await place(page)).toBe(before);
  await close();
  await expect(over).toBeHidden();
  expect(await place(page)).toBe(before);
}

test('a dialog over a business leaves its page where it is, opened and closed', async ({ page }, {
  project,
}) => {
  const { businessId } = await setUpBusiness(page.request);
  await page.goto(`/admin/businesses/${businessId}?section=services`);
  await expect(page.getByRole('heading', { name: 'Practice calls' })).toBeVisible();
  // What is still being read takes another height than what it becomes.
  await expect(page.getByText(/Loading .+\.\.\./)).toHaveCount(0);
  const pressEscape = () => page.keyboard.press('Escape');
  await staysInPlace(
    page,
    page.getByRole('button', { name: 'Change the phone number' }),
    page.getByRole('dialog', { name: 'Change Phone Number' }),
    pressEscape,
  );
  await staysInPlace(
    page,
    page
      .getByRole('button', { name: 'See what your AI is told' })
      .or(page.getByRole('button', { name: /Millis Agent$/ })),
    page.getByRole('dialog'),
    () => page.goBack().then(() => undefined),
  );
  if (project.name !== 'phone') return;
  await page.getByLabel('Price', { exact: true }).scrollIntoViewIfNeeded();
  const call = page.getByRole('region', { name: 'Test call' });
  const before = await place(page);
  expect(before).toBeGreaterThan(50);
  await page.getByRole('button', { name: 'Test call' }).click();
  await expect(call).toBeVisible();
  await call.getByRole('button', { name: 'Back to editing' }).click();
  expect(await place(page)).toBe(before);
  await call.getByRole('button', { name: 'End the test call' }).click();
  await expect(call).toBeHidden();
  expect(await place(page)).toBe(before);
});

test('a list read entry by entry stays at the entry that was opened', async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 420 });
  await page.goto('/admin/sms-logs');
  await staysInPlace(
    page,
    page.getByRole('button', { name: 'View' }).nth(3),
    page.getByRole('dialog', { name: 'SMS Log Details' }),
    () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click(),
  );
});

test('another page begins at its top', async ({ page }) => {
  const { businessId } = await setUpBusiness(page.request);
  await page.goto(`/admin/businesses/${businessId}?section=services`);
  await page
    .getByRole('button', { name: 'Change the phone number' })
    .evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  expect(await place(page)).toBeGreaterThan(50);
  await page
    .getByRole('navigation', { name: /breadcrumb/i })
    .getByRole('link', { name: 'Businesses' })
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Businesses' })).toBeVisible();
  await expect.poll(() => place(page)).toBe(0);
});
