import { expect, test } from './fixtures.ts';
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
  const met = page.getByRole('dialog', { name: 'Someone published before you' });
  await expect(met).toContainText('You changed different things.');
  await met.getByRole('button', { name: 'Publish mine over theirs' }).click();
  const asked = page.getByRole('dialog', { name: 'One rehearsed call went wrong' });
  await expect(asked).toContainText('$899');
  await asked.getByRole('button', { name: 'Keep editing' }).click();
  await met.getByRole('button', { name: 'Keep editing' }).click();
  await expect(explanation).toHaveValue('By hand. Ceramic coating is $899.');
});
