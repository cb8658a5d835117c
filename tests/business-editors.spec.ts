import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The sample business, which these tests edit and never publish. */
async function sampleAddress(page: Page): Promise<string> {
  await page.goto('/admin/businesses?q=Harbourview');
  const link = page.getByRole('link', { name: /^View Details of Harbourview/ });
  return (await link.getAttribute('href')) ?? '';
}

const publishBar = (page: Page) =>
  page.getByRole('region', { name: 'You have unpublished changes' });

// Each of these opens the page several times.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ page, signIn }) => signIn(page));

test('a link to a price or a question leads into its very field', async ({ page }) => {
  const address = await sampleAddress(page);
  await page.goto(`${address}#service-ceramic-coating`);
  await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toBeFocused();
  await expect(page).toHaveURL(/section=services/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add New Service' })).toBeVisible();
  await page.goto(`${address}#faq-cancellation`);
  await expect(page.getByRole('textbox', { name: /^What to answer to/ }).first()).toBeFocused();
  await page.goto(`${address}#service-long-gone`);
  await expect(page.getByText('What this answer stood on is no longer here.')).toBeVisible();
});

test('a link with a question nobody could answer opens its new answer, once', async ({ page }) => {
  const address = await sampleAddress(page);
  await page.goto(`${address}?question=Do%20you%20tint%20boats%3F#faq-new`);
  const answer = page.getByRole('textbox', { name: 'What to answer to: Do you tint boats?' });
  await expect(answer).toBeFocused();
  await expect(publishBar(page)).toBeVisible();
  await page.reload();
  await expect(answer).toHaveCount(1);
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(publishBar(page)).toBeHidden();
});

test('unpublished edits outlive a reload, half-typed hours and a very long note included', async ({
  page,
}) => {
  const address = await sampleAddress(page);
  await page.goto(`${address}?section=notes`);
  const note = page.getByRole('textbox', { name: /^Note: / }).first();
  await note.fill('x'.repeat(100_000));
  await note.blur();
  await expect(page.getByText(/^This is 95,000 characters too long/)).toBeVisible();
  await page.getByRole('heading', { level: 3, name: 'Business Hours', exact: true }).click();
  await page.getByLabel('Monday closes').fill('');
  await page.reload();
  await expect(page.getByText(/^You have unpublished edits from/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(page.getByLabel('Monday closes')).toBeFocused();
  await expect(page.getByText('Enter the time you close.')).toBeVisible();
  await page.goto(`${address}?section=notes`);
  await expect(note).toHaveValue('x'.repeat(100_000));
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(publishBar(page)).toBeHidden();
  await page.reload();
  await expect(note).toBeVisible();
  await expect(publishBar(page)).toBeHidden();
});

test('every editor and dialog is accessible', async ({ page, checkAccessibility }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const address = await sampleAddress(page);
  for (const section of ['identity', 'persona', 'keywords', 'hours', 'services', 'faq', 'notes']) {
    await page.goto(`${address}?section=${section}`);
    await expect(page.locator('details[open]').first()).toBeVisible();
    await checkAccessibility(page);
  }
  for (const dialog of ['edit', 'number', 'voice-agent', 'phone-company']) {
    await page.goto(`${address}?dialog=${dialog}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await checkAccessibility(page);
  }
});
