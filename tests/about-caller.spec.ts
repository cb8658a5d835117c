import { readFile } from 'node:fs/promises';
import { postAsCarrier } from './carrier.ts';
import { expect, test } from './fixtures.ts';
import { sessionToken } from './people.ts';
import { placeCall } from './placed-call.ts';
import { setUpBusiness } from './set-up-business.ts';

const from = '+16045550171';
const lines = [
  'My name is Wilhelmina Quartz, please have someone call me back tomorrow at 5 pm',
  'the canary sings too loud',
  'yes',
];

test.beforeEach(({ page, signIn }) => signIn(page));

test('a caller from a browser who left a number can be taken along and erased too', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { agentId } = await setUpBusiness(page.request);
  await page.goto('/admin/call-logs');
  const said = ['My name is Jonas Wick, my number is 604 555 0172, please call me back', 'yes'];
  const call = await placeCall(page, said, { agentId });
  await page.goto(`/admin/call-logs?call=${call}`);
  const dialog = page.getByRole('dialog', { name: 'Call Log Details' });
  await expect(dialog.getByRole('heading', { name: 'About this caller' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Erase this caller' }).click();
  await page.getByRole('button', { name: 'Erase (604) 555-0172' }).click();
  await expect(dialog.getByText('Erased for good: 1 call')).toBeVisible();
  await expect(dialog).not.toContainText('Jonas');
});

test('what is known of a caller is exported, then erased, by keyboard', async ({
  page,
  checkAccessibility,
}) => {
  test.setTimeout(120_000);
  const { businessId, agentId } = await setUpBusiness(page.request);
  await page.goto('/admin/call-logs');
  const call = await placeCall(page, lines, { agentId, from });
  await page.goto(`/admin/call-logs?call=${call}`);
  const dialog = page.getByRole('dialog', { name: 'Call Log Details' });
  await expect(dialog.getByRole('heading', { name: 'About this caller' })).toBeVisible();
  await checkAccessibility(page);

  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export what we know' }).press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('caller-16045550171.json');
  const held = JSON.parse(await readFile(await saved.path(), 'utf8'));
  expect(held).toMatchObject({
    business_id: businessId,
    phone_number: from,
    calls: [{ id: call, from_number: from }],
  });
  expect(JSON.stringify(held)).toContain('canary');

  const erase = dialog.getByRole('button', { name: 'Erase this caller' });
  await page.keyboard.press('Tab');
  await expect(erase).toBeFocused();
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog', { name: 'Erase this caller?' });
  await expect(asked).toContainText('(604) 555-0171');
  await expect(asked).toContainText('A STOP they texted');
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(erase).toBeFocused();
  await expect(dialog).toContainText('Wilhelmina');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(asked.getByRole('button', { name: 'Erase (604) 555-0171' })).toBeFocused();
  await page.keyboard.press('Enter');
  const told = dialog.getByRole('status').filter({ hasText: 'Erased for good: 1 call' });
  await expect(told).toBeFocused();
  await expect(dialog).not.toContainText('Wilhelmina');
  await expect(dialog).not.toContainText('555-0171');
  await expect(erase).toBeHidden();
  await checkAccessibility(page);

  const headers = { authorization: `Bearer ${await sessionToken(page)}` };
  const kept = await page.request.get(`/api/call-logs/${call}`, { headers });
  expect(await kept.json()).toMatchObject({ from: null, summary: null, chat_transcript: null });
  await page.reload();
  await expect(dialog).toContainText('Erased');
  await expect(dialog.getByRole('heading', { name: 'About this caller' })).toBeHidden();
});

test('an erasure that is refused says why, and nothing is lost', async ({ page }) => {
  const { agentId } = await setUpBusiness(page.request);
  await page.goto('/admin/call-logs');
  const call = await placeCall(page, lines, { agentId, from: '+16045550172' });
  await page.route('**/callers/*', (route) =>
    route.fulfill({
      status: 409,
      json: { error: 'This caller is on the line right now.', code: 'CALL_RUNNING' },
    }),
  );
  await page.goto(`/admin/call-logs?call=${call}`);
  await page.getByRole('button', { name: 'Erase this caller' }).click();
  const asked = page.getByRole('dialog', { name: 'Erase this caller?' });
  const confirm = asked.getByRole('button', { name: /^Erase \(/ });
  await confirm.press('Enter');
  await expect(asked.getByRole('alert')).toHaveText('This caller is on the line right now.');
  await expect(confirm).toBeFocused();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Erase this caller' })).toBeVisible();
});

test('who only texts is erased from the text', async ({ page, baseURL, checkAccessibility }) => {
  const { agentId } = await setUpBusiness(page.request);
  await page.goto('/admin/sms-logs');
  const headers = { authorization: `Bearer ${await sessionToken(page)}` };
  const answer = await page.request.get('/api/agents', { headers });
  const agents: { id: string; phone_number: string | null }[] = await answer.json();
  const to = agents.find(({ id }) => id === agentId)?.phone_number ?? '';
  const sid = `SM${crypto.randomUUID().replaceAll('-', '')}`;
  const text = { MessageSid: sid, From: '+16045550173', To: to, Body: 'STOP' };
  await postAsCarrier(page.request, baseURL ?? '', '/hooks/twilio/sms', text);

  await page.goto(`/admin/sms-logs?q=${sid}`);
  await page.getByRole('button', { name: /View/ }).first().click();
  const dialog = page.getByRole('dialog', { name: 'SMS Log Details' });
  await dialog.getByRole('button', { name: 'Erase this caller' }).click();
  await page.getByRole('button', { name: 'Erase (604) 555-0173' }).click();
  const told = dialog.getByRole('status').filter({ hasText: 'Erased for good: 1 text.' });
  await expect(told).toContainText('They texted STOP. That stays');
  await expect(dialog).toContainText('No message body');
  await checkAccessibility(page);
});

test('where nobody left a number the call alone can be erased, after a question', async ({
  page,
  checkAccessibility,
}) => {
  const { agentId } = await setUpBusiness(page.request);
  await page.goto('/admin/call-logs');
  const call = await placeCall(page, ['How much is ceramic coating?'], { agentId });
  await page.goto(`/admin/call-logs?call=${call}`);
  const dialog = page.getByRole('dialog', { name: 'Call Log Details' });
  await expect(dialog).toContainText('From the browser');
  await expect(dialog.getByText('About this caller')).toBeHidden();
  await expect(dialog).toContainText('ceramic coating');
  await dialog.getByRole('button', { name: 'Erase this call' }).click();
  const question = page.getByRole('dialog', { name: 'Erase this call?' });
  await checkAccessibility(page);
  await question.getByRole('button', { name: 'Erase the call' }).click();
  await expect(dialog.getByText('Erased for good: 1 call')).toBeFocused();
  await expect(dialog).not.toContainText('ceramic coating');
  await page.reload();
  await expect(dialog).toContainText('Technical Details');
  await expect(dialog.getByRole('button', { name: 'Erase this call' })).toHaveCount(0);
});
