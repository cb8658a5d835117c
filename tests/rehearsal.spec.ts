import { defaultHours } from '@second-ring/contract';
import { expect, test } from './fixtures.ts';

test.beforeEach(({ page, signIn }) => signIn(page));

test('a wrong price in an answer is found, and publishing over it asks first', async ({
  page,
  checkAccessibility,
}, testInfo) => {
  test.skip(testInfo.project.name !== 'desktop', 'one number of the pool is enough');
  test.setTimeout(90_000);
  const answer = await page.request.post('/api/onboarding', {
    data: {
      draftId: crypto.randomUUID(),
      businessName: 'Heron Bay Detailing',
      phoneNumber: '2505550134',
      address: '8 Quay Street, Victoria, BC V8V 1A1',
      businessHours: defaultHours,
      services: [
        {
          id: 'coating',
          name: 'Ceramic Coating',
          pricingType: 'simple',
          basePrice: '899',
          options: [],
        },
      ],
      commonQuestions: [
        {
          id: 'coating-price',
          question: 'How much is ceramic coating?',
          answer: 'explain',
          explanation: 'It is $899.',
        },
      ],
      operationalNotes: [],
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { businessId }: { businessId: string } = await answer.json();

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
});
