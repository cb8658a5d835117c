import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { sessionToken } from './people.ts';
import { publishElsewhere, service, setUpBusiness } from './set-up-business.ts';

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
  await page.getByRole('button', { name: 'Use as a rehearsal' }).click();
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
  await expect(
    page.getByText('To rehearse a call you really had, open it in the call log'),
  ).toBeVisible();
});

test('a kept call that an earlier publish made wrong holds back no later one', async ({ page }) => {
  test.setTimeout(120_000);
  const { businessId, agentId } = await setUpBusiness(page.request);
  await page.goto(await callAndHangUp(page, agentId, 'How much is ceramic coating?'));
  await page.getByRole('button', { name: 'Use as a rehearsal' }).click();
  await expect(page.getByText('Every rehearsal replays this call')).toBeVisible();
  await publishElsewhere(page, businessId, {
    services: [service('coating', 'Ceramic Coating', '950')],
  });

  await page.goto(`/admin/businesses/${businessId}?section=services`);
  await page.getByRole('button', { name: 'Add New Service' }).click();
  await page.getByRole('textbox', { name: 'Service' }).last().fill('Headlight Tint');
  await page.getByRole('textbox', { name: 'Price', exact: true }).last().fill('79');
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(page.getByText('Business and AI agent updated successfully!')).toBeVisible();
  const card = page.getByText('This already goes wrong today, without your changes.');
  await expect(card).toBeVisible();

  // A publish that makes something else of it wrong still asks.
  await page.goto(`/admin/businesses/${businessId}?section=faq`);
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('How do I care for it?');
  await page.getByText('Explain', { exact: true }).click();
  await page
    .getByRole('textbox', { name: /^What to answer to/ })
    .fill('By hand. Headlight tint is $99.');
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  const asked = page.getByRole('dialog', { name: 'One rehearsed call went wrong' });
  await expect(asked).toContainText('$99');
});
