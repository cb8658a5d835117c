import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { publishElsewhere, service, setUpBusiness } from './set-up-business.ts';

const price = (page: Page) => page.getByRole('textbox', { name: 'Price', exact: true });
const published = (page: Page) =>
  page.getByText('Business and AI agent updated successfully!', { exact: true });
const publishBar = (page: Page) =>
  page.getByRole('region', { name: 'You have unpublished changes' });

test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ page, signIn }) => signIn(page));

test('a published version is found, told in words, and brought back', async ({
  page,
  checkAccessibility,
}) => {
  const { businessId } = await setUpBusiness(page.request);
  const address = `/admin/businesses/${businessId}`;
  await page.goto(`${address}?section=services`);
  await price(page).fill('949');
  await expect(publishBar(page)).toContainText('Ceramic Coating, price: $949 (was $899)');
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(published(page)).toBeVisible();

  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page).toHaveURL(/dialog=versions/);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Version 2/ })).toContainText('Published now');
  await expect(dialog.getByRole('button', { name: /^Version 2/ })).toContainText(
    'Ceramic Coating, price',
  );
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: /^Version 1/ }).click();
  await expect(page).toHaveURL(/version=1/);
  await expect(dialog.getByRole('region', { name: 'What it changed' })).toContainText(
    'This is the first version.',
  );
  await expect(dialog).toContainText('Ceramic Coating, price: $899 (was $949)');
  await checkAccessibility(page);
  await page.goBack();
  await expect(dialog.getByRole('button', { name: /^Version 1/ })).toBeVisible();
  await page.goForward();
  await page.reload();
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(publishBar(page)).toContainText('This brings back version 1.');
  await expect(price(page)).toHaveValue('899');
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(published(page)).toBeVisible();
  await page.goto(`${address}?dialog=versions`);
  await expect(dialog.getByRole('button', { name: /^Version 3/ })).toContainText(
    'Brings back version 1',
  );
});

test('versions that cannot be read say why, and a version that is not there too', async ({
  page,
}) => {
  const { businessId } = await setUpBusiness(page.request);
  const address = `/admin/businesses/${businessId}?dialog=versions`;
  const versions = `**/api/businesses/${businessId}/versions`;
  await page.route(versions, (route) => route.fulfill({ status: 503 }));
  await page.goto(address);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Failed to fetch versions');
  await page.unroute(versions);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('button', { name: /^Version 1/ })).toBeVisible();
  await page.goto(`${address}&version=99`);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'All versions' }).click();
  await expect(dialog.getByRole('button', { name: /^Version 1/ })).toBeVisible();
});

test('edits of an earlier visit still meet what another published since', async ({ page }) => {
  const { businessId } = await setUpBusiness(page.request);
  const address = `/admin/businesses/${businessId}?section=services`;
  await page.goto(address);
  await price(page).fill('949');
  await page.goto('/admin/businesses');
  await publishElsewhere(page, businessId, {
    services: [service('coating', 'Ceramic Coating', '919')],
  });
  await page.goto(address);
  await expect(price(page)).toHaveValue('949');
  await expect(page.getByText(/Something else has been published since/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'You published from somewhere else' });
  await expect(dialog.getByRole('region', { name: 'Changed in both places' })).toContainText(
    'Ceramic Coating, price: $949 (was $919)',
  );
  await dialog.getByRole('button', { name: 'Publish what I have here' }).click();
  await expect(published(page)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a business removed while it is edited keeps the edits to be copied', async ({
  page,
  context,
  checkAccessibility,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { businessId } = await setUpBusiness(page.request);
  const address = `/admin/businesses/${businessId}?section=services`;
  await page.goto(address);
  await price(page).fill('949');
  const gone = { error: 'There is no such business.', code: 'NOT_FOUND' };
  await page.route(`**/api/businesses/${businessId}`, (route) =>
    route.fulfill({ status: 404, json: gone }),
  );
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  const told = page.getByRole('alert', { name: 'This business is no longer here' });
  await expect(told).toContainText('Ceramic Coating, price: $949 (was $899)');
  await checkAccessibility(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Error Loading Business' })).toBeVisible();
  await told.getByRole('button', { name: 'Copy my changes' }).click();
  await expect(told).toContainText('Your changes have been copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Ceramic Coating, price: $949 (was $899)',
  );
  await told.getByRole('button', { name: 'Discard' }).click();
  await expect(told).toBeHidden();
});
