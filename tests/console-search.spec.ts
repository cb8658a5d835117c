import { expect, test } from './fixtures.ts';

test.beforeEach(({ page, signIn }) => signIn(page));

test('the keyboard alone finds a business from anywhere', async ({ page, checkAccessibility }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('harbour');
  const option = page.getByRole('group', { name: 'Businesses' }).getByRole('option').first();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/businesses\/[0-9a-f-]{36}/);
});

test('Escape closes the search and puts the focus back', async ({ page }) => {
  await page.goto('/admin');
  const button = page.getByRole('button', { name: /^Search/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('call');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
