import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.beforeEach(({ page, signIn }) => signIn(page));

/** Presses Tab until a field to type in has the focus. */
async function tabToField(page: Page) {
  const field = page.locator('details[open] :is(input:not([type=radio]), textarea):focus');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

test('every section is edited by keyboard alone, and discarded so', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/admin/businesses?q=Harbourview');
  const link = page.getByRole('link', { name: /^View Details of Harbourview/ });
  await page.goto((await link.getAttribute('href')) ?? '');
  const typed: Record<string, string[]> = {
    'Business Core Identity': ['Z'],
    'AI Persona & Style': ['Z'],
    'Keywords for Recognition': ['Z', 'Enter'],
    'Business Hours': ['ArrowUp'],
    Services: ['Z'],
    'Common Questions (FAQ)': ['Z'],
    'Operational Notes': ['Z'],
  };
  for (const [title, keys] of Object.entries(typed)) {
    const section = page.locator('details', {
      has: page.getByRole('heading', { level: 3, name: title, exact: true }),
    });
    await section.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await expect(section).toHaveAttribute('open', '');
    await tabToField(page);
    for (const key of keys) await page.keyboard.press(key);
    await expect(section.locator('summary').first()).toContainText('Edited');
  }
  const discard = page.getByRole('button', { name: 'Discard', exact: true });
  await discard.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have unpublished changes')).toBeHidden();
  // Not sent back to the top of the page.
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByText('Edited', { exact: true })).toHaveCount(0);
});

test('from anything that is edited one press leads to publishing, and one back', async ({
  page,
}) => {
  await page.goto('/admin/businesses?q=Harbourview');
  const link = page.getByRole('link', { name: /^View Details of Harbourview/ });
  await page.goto(`${await link.getAttribute('href')}?section=notes`);
  await tabToField(page);
  await page.keyboard.press('Z');
  const bar = page.getByRole('region', { name: 'You have unpublished changes' });
  await page.keyboard.press('Control+s');
  await expect(bar).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('button', { name: 'Discard' })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.locator('details[open] :focus')).toBeFocused();
  const skip = page.getByRole('button', { name: 'Skip to unpublished changes' });
  await page.getByRole('button', { name: 'Edit Business' }).focus();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar).toBeFocused();
});
