import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { service, setUpBusiness } from './set-up-business.ts';

test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ page, signIn }) => signIn(page));

const publishBar = (page: Page) =>
  page.getByRole('region', { name: 'You have unpublished changes' });

/** A day so many days from now, as a date field takes it. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const say = async (page: Page, words: string) => {
  await page.getByLabel('What you would say').fill(words);
  await page.keyboard.press('Enter');
};

test('a promotion is added, published and heard on a call after the price', async ({
  page,
  checkAccessibility,
}) => {
  const { businessId, agentId } = await setUpBusiness(page.request, {
    businessName: 'Tern Point Detailing',
    services: [service('coating', 'Ceramic Coating', '899'), service('tint', 'Window Tint', '299')],
  });
  await page.goto(`/admin/businesses/${businessId}?section=promotions`);
  await expect(page.getByText('No promotions configured')).toBeVisible();
  await page.getByRole('button', { name: 'Add a promotion' }).click();
  await expect(page.getByRole('textbox', { name: 'Promotion', exact: true })).toBeFocused();
  await page.keyboard.type('Fall tint special');
  await page.getByRole('textbox', { name: 'What it gives', exact: true }).fill('$50 off any tint');
  await page.getByLabel('Last day').fill(inDays(20));
  await expect(page.getByText('Running', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Window Tint' }).focus();
  await page.keyboard.press('Space');
  await expect(publishBar(page)).toContainText('Fall tint special: added. $50 off any tint');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(page.getByText('Business and AI agent updated successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Window Tint' })).toBeChecked();

  await page.goto(`/call/${agentId}`);
  await say(page, 'How much is window tint?');
  const log = page.getByRole('log');
  await expect(log).toContainText('$299');
  await expect(log).toContainText('Fall tint special: $50 off any tint');
  const fact = page.getByText('Fall tint special', { exact: true }).filter({ visible: true });
  await expect(fact).toBeVisible();
  await page.getByRole('button', { name: 'Hang up' }).click();
  const summary = page.getByRole('region', { name: 'What the owner would get' });
  await expect(summary).toContainText('told of Fall tint special');
});

test('what is wrong with a promotion is named beside its field, and says when it runs', async ({
  page,
}) => {
  const { businessId } = await setUpBusiness(page.request, {
    businessName: 'Gannet Rock Detailing',
  });
  await page.goto(`/admin/businesses/${businessId}?section=promotions`);
  await page.getByRole('button', { name: 'Add a promotion' }).click();
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  const title = page.getByRole('textbox', { name: 'Promotion', exact: true });
  await expect(title).toBeFocused();
  await expect(page.getByText('Give this promotion a title.')).toBeVisible();
  await title.fill('Winter wash');
  await page.getByRole('textbox', { name: 'What it gives', exact: true }).fill('A free wash');
  await page.getByLabel('First day').fill(inDays(9));
  await expect(page.getByText(/^Starts \w+ \d+, \d{4}$/)).toBeVisible();
  await page.getByLabel('Last day').fill(inDays(8));
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(page.getByLabel('Last day')).toBeFocused();
  await expect(page.getByText('This ends before it starts. Set a later last day.')).toBeVisible();
  await page.getByLabel('First day').fill('');
  await page.getByLabel('Last day').fill(inDays(-8));
  await expect(page.getByText(/^Ended \w+ \d+, \d{4}$/)).toBeVisible();

  await page.getByRole('checkbox', { name: 'Ceramic Coating' }).click();
  await page.getByRole('heading', { level: 3, name: 'Services', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Ceramic Coating' }).click();
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(page.getByText(/belongs to a service that is no longer on your list/)).toBeVisible();
  const gone = page.getByRole('checkbox', { name: 'A service that is no longer on your list' });
  await expect(gone).toBeFocused();
  await page.keyboard.press('Space');
  await expect(gone).toBeHidden();
});

test('a link to a promotion leads to what it gives', async ({ page }) => {
  const { businessId } = await setUpBusiness(page.request, { businessName: 'Eider Bay Tint' });
  const address = `/admin/businesses/${businessId}`;
  await page.goto(`${address}?section=promotions`);
  await page.getByRole('button', { name: 'Add a promotion' }).click();
  await page.keyboard.type('Fall special');
  const offer = page.getByRole('textbox', { name: 'What it gives', exact: true });
  await offer.fill('$50 off');
  const path = (await offer.getAttribute('data-path')) ?? '';
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(page.getByText('Business and AI agent updated successfully!')).toBeVisible();
  await page.goto('/admin/businesses');
  await page.goto(`${address}#promotion-${path.replace(/\.offer$/, '')}`);
  await expect(offer).toBeFocused();
  await expect(page).toHaveURL(/section=promotions/);
});
