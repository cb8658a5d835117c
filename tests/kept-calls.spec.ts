import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { sessionToken } from './people.ts';
import { setUpBusiness } from './set-up-business.ts';

/** Calls an agent, asks it something and hangs up; answers the address of the call's details. */
async function callAndHangUp(page: Page, agentId: string, words: string): Promise<string> {
  await page.goto(`/call/${agentId}`);
  await page.getByLabel('What you would say').fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('$899');
  await page.getByRole('button', { name: 'Hang up' }).click();
  await expect(page.getByText('Call ended')).toBeVisible();
  const headers = { authorization: `Bearer ${await sessionToken(page)}` };
  const answer = await page.request.get('/api/call-logs', { headers });
  const calls: { id: string; agent_id: string }[] = await answer.json();
  const call = calls.find(({ agent_id }) => agent_id === agentId);
  return `/admin/call-logs?call=${call?.id}`;
}

test.beforeEach(({ page, signIn }) => signIn(page));

test('a call is kept from the log, told another answer, rehearsed and removed', async ({
  page,
  checkAccessibility,
}) => {
  test.setTimeout(120_000);
  const { businessId, agentId } = await setUpBusiness(page.request);
  const address = await callAndHangUp(page, agentId, 'How much is ceramic coating?');

  await page.goto(address);
  await page
    .getByRole('link', { name: /^Correct this answer: .*Ceramic Coating/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/businesses/${businessId}`));
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  await expect(price).toBeFocused();

  await page.goto(address);
  await page.getByRole('button', { name: 'Keep as rehearsal' }).click();
  await expect(page.getByText('Every rehearsal replays this call')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Change what your AI should answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kept call' });
  const wanted = dialog.getByRole('textbox', { name: 'How much is ceramic coating?' });
  await expect(wanted).toHaveValue(/\$899/);
  await checkAccessibility(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Price of coating');
  await wanted.fill('Ceramic coating is $949.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const asked = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await checkAccessibility(page);
  await asked.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Run rehearsal' }).click();
  await expect(page.getByText(/^1 failed, \d+ passed\.$/)).toBeVisible();
  await expect(page.getByText('$949 was not said')).toBeVisible();
  await page.goto(`/admin/businesses/${businessId}?section=services`);
  await price.fill('949');
  await page.getByRole('button', { name: 'Run rehearsal' }).click();
  await expect(page.getByText(/^0 failed, \d+ passed\.$/)).toBeVisible();

  await page.getByText('Calls you kept (1)').click();
  await page.getByRole('button', { name: 'Edit the kept call: Price of coating' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('To rehearse a real call, open it in the call log')).toBeVisible();
});
