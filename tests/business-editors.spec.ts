import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { service, setUpBusiness } from './set-up-business.ts';

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
  await expect(page.getByText('The entry behind this answer is no longer here.')).toBeVisible();
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

test('five hundred services are edited as one is, and no more are added', async ({ page }) => {
  const names = ['Coating', 'Tint', 'Polish', 'Wash', 'Repair'];
  const services = Array.from({ length: 500 }, (_, at) =>
    service(`s${at}`, `${names[at % 5]} for bay ${at}`, String(100 + at)),
  );
  const { businessId } = await setUpBusiness(page.request, { services });
  await page.goto(`/admin/businesses/${businessId}?section=services`);
  const last = page.getByRole('group', { name: 'Repair for bay 499' });
  await last.getByRole('textbox', { name: 'Price', exact: true }).fill('649');
  await expect(publishBar(page)).toContainText('Repair for bay 499, price: $649 (was $599)');
  await expect(page.getByRole('button', { name: 'Add New Service' })).toBeDisabled();
  await expect(page.getByText('500 services are the most your AI can hold.')).toBeVisible();
  await last.getByRole('button', { name: 'Remove Repair for bay 499' }).click();
  await page.getByRole('button', { name: 'Add New Service' }).click();
  await expect(page.getByRole('textbox', { name: 'Service' }).last()).toBeFocused();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(publishBar(page)).toBeHidden();
});

test('services proposed for the trade are kept one by one, or all at once', async ({
  page,
  checkAccessibility,
}) => {
  const proposed = (id: string, name: string) => ({
    ...service(id, name, ''),
    pricingType: 'dont_say',
    source: 'proposed',
  });
  const services = [
    service('coating', 'Ceramic Coating', '899'),
    proposed('visor', 'Visor Strip'),
    proposed('removal', 'Tint Removal'),
    proposed('sunroof', 'Sunroof Tint'),
  ];
  const { businessId } = await setUpBusiness(page.request, { services });
  await page.goto(`/admin/businesses/${businessId}?section=services`);
  await expect(page.getByText(/^3 services were proposed for your trade\./)).toBeVisible();
  await checkAccessibility(page);
  const keep = page.getByRole('button', { name: 'Keep Visor Strip' });
  await keep.focus();
  await page.keyboard.press('Enter');
  await expect(keep).toBeHidden();
  await expect(page.getByText(/^2 services were proposed for your trade\./)).toBeVisible();
  await page.getByRole('button', { name: 'Keep all' }).click();
  await expect(page.getByText(/proposed for your trade/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(publishBar(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Sunroof Tint' })).toBeVisible();
  await expect(page.getByText(/proposed for your trade/)).toHaveCount(0);
});

test('every editor and dialog is accessible', async ({ page, checkAccessibility }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const address = await sampleAddress(page);
  const sections = ['identity', 'persona', 'keywords', 'hours', 'services', 'promotions', 'faq'];
  for (const section of [...sections, 'notes']) {
    await page.goto(`${address}?section=${section}`);
    await expect(page.locator('details[open]').first()).toBeVisible();
    await checkAccessibility(page);
  }
  for (const dialog of ['edit', 'number', 'voice-agent', 'phone-company', 'versions']) {
    await page.goto(`${address}?dialog=${dialog}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await checkAccessibility(page);
  }
});
