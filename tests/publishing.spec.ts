import { expect, test } from './fixtures.ts';
import { service, setUpBusiness } from './set-up-business.ts';

test('the second of two publishers is told, publishes over, and both changes are there', async ({
  page,
  browser,
  signIn,
  checkAccessibility,
}) => {
  test.setTimeout(90_000);
  await signIn(page);
  const { businessId } = await setUpBusiness(page.request, {
    businessName: 'Plover Cove Detailing',
    services: [service('coating', 'Ceramic Coating', '899'), service('tint', 'Window Tint', '899')],
  });

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other);
  for (const each of [page, other]) {
    await each.goto(`/admin/businesses/${businessId}?section=services`);
    await expect(each.getByRole('textbox', { name: 'Price', exact: true }).first()).toBeVisible();
  }
  const prices = (of: typeof page) => of.getByRole('textbox', { name: 'Price', exact: true });
  await prices(page).nth(1).fill('459');
  await prices(other).nth(0).fill('949');
  await other.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(other.getByText('Business and AI agent updated successfully!')).toBeVisible();

  await page.getByRole('button', { name: 'Publish Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone published before you' });
  await dialog.getByRole('button', { name: 'Look at their changes' }).click();
  await expect(dialog).toContainText('Ceramic Coating, price: $949 (was $899)');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(prices(page).nth(1)).toHaveValue('459');
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await dialog.getByRole('button', { name: 'Publish mine over theirs' }).click();
  await expect(page.getByText('Business and AI agent updated successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(prices(page).nth(0)).toHaveValue('949');
  await expect(prices(page).nth(1)).toHaveValue('459');
  await context.close();
});
