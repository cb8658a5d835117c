import { expect, test } from './fixtures.ts';
import { setUpBusiness } from './set-up-business.ts';

test.beforeEach(({ page, signIn }) => signIn(page));

test('a wrong price in an answer is found, and publishing over it asks first', async ({
  page,
  checkAccessibility,
}) => {
  test.setTimeout(90_000);
  const { businessId } = await setUpBusiness(page.request, {
    businessName: 'Heron Bay Detailing',
    commonQuestions: [
      {
        id: 'coating-price',
        question: 'How much is ceramic coating?',
        answer: 'explain',
        explanation: 'It is $899.',
      },
    ],
  });

  await page.goto(`/admin/businesses/${businessId}`);
  await page.getByRole('button', { name: 'Run rehearsal' }).click();
  await expect(page.getByText(/^0 failed, \d+ passed\.$/)).toBeVisible();

  await page.getByRole('heading', { level: 3, name: 'Common Questions (FAQ)' }).click();
  const explanation = page.getByRole('textbox', { name: /^What to answer to/ });
  await explanation.fill('It is $799.');
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('it says $799 for Ceramic Coating');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByText(/^1 failed, \d+ passed\.$/)).toBeVisible();
  await expect(explanation).toHaveValue('It is $799.');

  await page.getByText('Asks "How much is ceramic coating?"').click();
  await expect(page).toHaveURL(/rehearsed=/);
  await page.reload();
  await explanation.fill('It is $899 for any car.');
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(page.getByText('Business and AI agent updated successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^0 failed, \d+ passed\.$/)).toBeVisible();
  await explanation.fill('It is $899 for any van.');
  await expect(page.getByText(/passed\. You have made changes since\.$/)).toBeVisible();
});
