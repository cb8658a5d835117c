import { expect, test } from './fixtures.ts';
import { operatorOf } from './people.ts';
import { publishElsewhere, service, setUpBusiness } from './set-up-business.ts';

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
  await signIn(other, operatorOf(test.info().parallelIndex + 4));
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

test('what one person published in another tab is told as theirs, and stands once they discard', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const [coating, tint] = [
    (price: string) => service('coating', 'Ceramic Coating', price),
    (price: string) => service('tint', 'Window Tint', price),
  ];
  const { businessId } = await setUpBusiness(page.request, {
    services: [coating('899'), tint('399')],
  });
  const prices = page.getByRole('textbox', { name: 'Price', exact: true });
  const publish = page.getByRole('button', { name: 'Publish Changes' });
  const bar = page.getByRole('region', { name: 'You have unpublished changes' });
  await page.goto(`/admin/businesses/${businessId}?section=services`);
  await prices.nth(0).fill('959');
  await prices.nth(1).fill('429');
  await publishElsewhere(page, businessId, { services: [coating('949'), tint('429')] });
  await publish.click();
  const met = page.getByRole('dialog', { name: 'You published from somewhere else' });
  const both = met.getByRole('region', { name: 'Changed in both places' });
  await expect(both).toContainText('Ceramic Coating, price: $959 (was $949)');
  await expect(both).not.toContainText('Window Tint');
  await met.getByRole('button', { name: 'Keep editing' }).click();
  await expect(bar).toContainText('Ceramic Coating, price: $959 (was $949)');
  await expect(bar).not.toContainText('Window Tint');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(bar).toBeHidden();
  await expect(prices.nth(0)).toHaveValue('949');
  await expect(prices.nth(1)).toHaveValue('429');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prices.nth(0)).toHaveValue('959');

  await publishElsewhere(page, businessId, { services: [coating('959'), tint('429')] });
  await publish.click();
  await expect(page.getByText('Business and AI agent updated successfully!')).toBeVisible();
  await expect(met).toBeHidden();
  await expect(bar).toBeHidden();
});

test('what was staged in two tabs and published in one is staged in neither, also after a reload', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const { businessId } = await setUpBusiness(page.request, {
    services: [service('coating', 'Ceramic Coating', '899')],
  });
  const address = `/admin/businesses/${businessId}?section=services`;
  const other = await page.context().newPage();
  const price = (of: typeof page) =>
    of.getByRole('textbox', { name: 'Price', exact: true }).first();
  const bar = (of: typeof page) => of.getByRole('region', { name: 'You have unpublished changes' });
  await page.goto(address);
  await price(page).fill('949');
  await expect(bar(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('949')))
    .toBe(true);
  await other.goto(address);
  await expect(price(other)).toHaveValue('949');
  await other.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(other.getByText('Business and AI agent updated successfully!')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await expect(price(page)).toHaveValue('949');
  await expect(bar(page)).toBeHidden();
});

test('what two publishers make together is rehearsed before it is published', async ({
  page,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn(page);
  const { businessId } = await setUpBusiness(page.request, {
    commonQuestions: [
      { id: 'care', question: 'How do I care for it?', answer: 'explain', explanation: 'By hand.' },
    ],
  });
  await page.goto(`/admin/businesses/${businessId}?section=faq`);
  const explanation = page.getByRole('textbox', { name: /^What to answer to/ });
  await explanation.fill('By hand. Ceramic coating is $899.');
  await publishElsewhere(page, businessId, {
    services: [service('coating', 'Ceramic Coating', '949')],
  });
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  const met = page.getByRole('dialog', { name: 'You published from somewhere else' });
  await expect(met).toContainText('You changed different things there.');
  await met.getByRole('button', { name: 'Publish what I have here' }).click();
  const asked = page.getByRole('dialog', { name: 'One rehearsed call went wrong' });
  await expect(asked).toContainText('$899');
  await asked.getByRole('button', { name: 'Keep editing' }).click();
  await met.getByRole('button', { name: 'Keep editing' }).click();
  await expect(explanation).toHaveValue('By hand. Ceramic coating is $899.');
});
