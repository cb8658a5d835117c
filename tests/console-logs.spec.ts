import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerRows } from './lists-of-console.ts';
import { sessionToken } from './people.ts';

test.beforeEach(({ page, signIn }) => signIn(page));

test('an SMS log opens in the address bar, copies its ids and closes on Back', async ({
  page,
  context,
  checkAccessibility,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/admin/sms-logs');
  await page.getByRole('button', { name: 'View' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'SMS Log Details' });
  await expect(dialog.getByRole('heading', { name: 'Message Body' })).toBeVisible();
  await expect(page).toHaveURL(/sms=/);
  await checkAccessibility(page);
  const id = new URL(page.url()).searchParams.get('sms');
  const copied = dialog.getByRole('status').filter({ hasText: 'copied' });
  for (const what of ['ID', 'Phone Number', 'Telephony SID']) {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await dialog.getByRole('button', { name: `Copy ${what}`, exact: true }).click();
    await expect(copied).toBeAttached();
    if (what === 'ID') expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
    await page.clock.runFor(1_400);
    await expect(copied).toBeAttached();
    await page.clock.runFor(200);
    await expect(copied).toHaveCount(0);
  }
  await page.clock.resume();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
});

test('a link to a call opens it: summary, transcript, promises, ids', async ({
  page,
  checkAccessibility,
}) => {
  const call = await callWithLead(page);
  await page.goto(`/admin/call-logs/?call=${call}`);
  const dialog = page.getByRole('dialog', { name: 'Call Log Details' });
  for (const name of ['Summary', 'Lead', 'Transcript', 'Technical Details'])
    await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(dialog.getByText('Caller', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByText('Agent', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Call back' })).toHaveAttribute('href', /^tel:\+1/);
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/call=/);
});

for (const [path, thing, title] of [
  ['call-logs?call', 'call-logs', 'Call Log Details'],
  ['sms-logs?sms', 'sms-logs', 'SMS Log Details'],
] as const) {
  test(`${title}: what did not load is asked for again`, async ({ page }) => {
    const id = '00000000-0000-4000-8000-000000000001';
    const api = `**/api/${thing}/${id}`;
    await page.route(api, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(`/admin/${path}=${id}`);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('alert')).toContainText('Failed to fetch log details');
    await page.unroute(api);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByRole('alert')).toContainText(/There is no such/);
    await expect(dialog.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });
}

test('the dashboard says what of it did not load', async ({ page }) => {
  const api = '**/api/admin/overview?*';
  await page.route(api, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/admin');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to fetch the overview: Internal Server Error');
  await page.unroute(api);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toHaveCount(0);
});

test('an unknown call says so in the dialog', async ({ page }) => {
  await page.goto('/admin/call-logs?call=00000000-0000-4000-8000-000000000001');
  const dialog = page.getByRole('dialog', { name: 'Call Log Details' });
  await expect(dialog.getByRole('alert')).toContainText('Error loading details:');
  await expect(dialog.getByRole('alert')).toContainText('There is no such call log.');
});

test('a row that was imported oddly is shown, and so is all around it', async ({ page }) => {
  const log = {
    id: '00000000-0000-4000-8000-000000000002',
    created_at: '2026-11-20T12:00:00Z',
    direction: 'outbound',
    phone_number: null,
    business_name: 'Long'.repeat(60),
    business_id: null,
    call_id: null,
    time_zone: 'Mars/Olympus_Mons',
    status: 'undelivered',
    twilio_sid: null,
    body: 'Unbreakable'.repeat(30),
    error_message: 'The carrier refused it',
    error_code: '30007',
    metadata: 'no object',
  };
  await page.route('**/api/sms-logs?*', (route) => answerRows(route, [log]));
  await page.route(`**/api/sms-logs/${log.id}`, (route) => route.fulfill({ json: log }));
  await page.goto('/admin/sms-logs');
  await page.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: 'SMS Log Details' });
  await expect(dialog).toContainText('The carrier refused it (Code: 30007)');
  await expect(dialog).toContainText('No valid metadata object.');
  await expect(dialog).toContainText('Nov 20, 2026');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

async function callWithLead(page: Page): Promise<string> {
  const headers = { authorization: `Bearer ${await sessionToken(page)}` };
  const answer = await page.request.get('/api/call-logs?sort=call_timestamp&order=asc', {
    headers,
  });
  const calls: { id: string; summary: string | null }[] = await answer.json();
  return calls.find(({ summary }) => summary?.includes('Priya'))?.id ?? '';
}
