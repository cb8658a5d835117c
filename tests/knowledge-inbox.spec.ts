import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { setUpBusiness } from './set-up-business.ts';

const question = 'Do you rent out a courtesy bicycle?';

/** A business of this test's own, so that nobody else calls it. */
const addBusiness = (page: Page) =>
  setUpBusiness(page.request, { businessName: 'Saltspray Auto Care', services: [] });

async function ask(page: Page, agentId: string, words: string) {
  await page.goto(`/call/${agentId}`);
  await page.getByLabel('What you would say').fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText(words);
  // Until somebody answers there is no call to hang up.
  await expect(page.getByText('Ringing…')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Hang up' })).toBeVisible();
}

async function hangUp(page: Page) {
  await page.getByRole('button', { name: 'Hang up' }).click();
  await expect(page.getByText('Call ended')).toBeVisible();
}

test.beforeEach(({ page, signIn }) => signIn(page));

test('a question nobody could answer is answered once, and the next caller hears it', async ({
  page,
  checkAccessibility,
}) => {
  test.setTimeout(120_000);
  const { businessId, agentId } = await addBusiness(page);
  await page.goto(`/admin/businesses/${businessId}`);
  const card = page.getByRole('region', { name: 'Questions it could not answer' });
  await expect(card).toContainText('Nothing is waiting.');

  await ask(page, agentId, question);
  await hangUp(page);
  const asked = card.getByRole('article', { name: question });
  await expect(async () => {
    await page.goto(`/admin/businesses/${businessId}`);
    await expect(asked).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(asked).toContainText('Asked once');
  await checkAccessibility(page);

  await asked.getByRole('button', { name: 'Dismiss' }).click();
  await expect(asked).toBeHidden();
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(asked).toBeVisible();

  await asked.getByRole('button', { name: 'Add as FAQ' }).click();
  const box = asked.getByRole('textbox');
  await expect(box).toBeFocused();
  await expect(asked).toContainText('Write the answer first.');
  await box.fill('Yes, we lend you a red bicycle for free.');
  await asked.getByRole('button', { name: 'Add as FAQ' }).click();
  await expect(asked).toContainText('Your answer is among your unpublished changes.');
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(page.getByText('Business and AI agent updated successfully!')).toBeVisible();
  await expect(asked).toBeHidden();
  await expect(card).toContainText('Nothing is waiting.');

  await ask(page, agentId, question);
  await expect(page.getByRole('log')).toContainText('red bicycle');
});

test('leads to the call a question was asked in', async ({ page }) => {
  test.setTimeout(90_000);
  const { businessId, agentId } = await addBusiness(page);
  await ask(page, agentId, question);
  await hangUp(page);
  const link = page.getByRole('article', { name: question }).getByRole('link');
  await expect(async () => {
    await page.goto(`/admin/businesses/${businessId}`);
    await expect(link).toBeVisible({ timeout: 3000 });
  }).toPass();
  await link.click();
  await expect(page).toHaveURL(/\/admin\/call-logs\?call=/);
  await expect(page.getByRole('dialog')).toContainText(question);
});

test('says so when the questions cannot be read, and reads them again', async ({ page }) => {
  const { businessId } = await addBusiness(page);
  const inbox = `**/api/businesses/${businessId}/inbox`;
  await page.route(inbox, (route) => route.fulfill({ status: 500 }));
  await page.goto(`/admin/businesses/${businessId}`);
  const card = page.getByRole('region', { name: 'Questions it could not answer' });
  await expect(card.getByRole('alert')).toBeVisible();
  await page.unroute(inbox);
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(card).toContainText('Nothing is waiting.');
});
