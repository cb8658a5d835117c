import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { sessionToken } from './people.ts';
import { placeCall } from './placed-call.ts';

test.beforeEach(({ page, signIn }) => signIn(page));

/** Presses Tab until the control has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, control: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

test('a commitment is ticked off in its call, and taken back, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/admin/call-logs');
  const call = await placeCall(page, [
    'My name is Rowan Ames and my number is 604 555 0133, please have someone call me back tomorrow at 5 pm',
    'my invoice is wrong',
    'yes',
  ]);
  await page.goto(`/admin/call-logs?call=${call}`);
  const dialog = page.getByRole('dialog', { name: 'Call Log Details' });
  const done = dialog.getByRole('checkbox', { name: /^Done: / }).first();
  const isKept = async () => {
    const headers = { authorization: `Bearer ${await sessionToken(page)}` };
    const answer = await page.request.get(`/api/call-logs/${call}`, { headers });
    const { commitments }: { commitments: { kept_at: string | null }[] } = await answer.json();
    return commitments.map(({ kept_at }) => kept_at !== null);
  };
  await expect(done).not.toBeChecked();
  await tabTo(page, done);
  await page.keyboard.press('Space');
  await expect(done).toBeChecked();
  await expect(done).toBeFocused();
  await expect.poll(isKept).toContain(true);
  await page.reload();
  await expect(done).toBeChecked();
  await tabTo(page, done);
  await page.keyboard.press('Space');
  await expect(done).not.toBeChecked();
  await expect.poll(isKept).not.toContain(true);
});

/**
 * Every copy button of a dialog, by Tab and Enter: the clipboard holds its text, and the check stays
 * for a second and a half, not longer.
 */
async function copyEach(page: Page, dialog: Locator, texts: Record<string, string>) {
  await expect(dialog.getByRole('button', { name: /^Copy / })).toHaveCount(
    Object.keys(texts).length,
  );
  for (const [what, text] of Object.entries(texts)) {
    const button = dialog.getByRole('button', { name: `Copy ${what}`, exact: true });
    await tabTo(page, button);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.keyboard.press('Enter');
    const told = dialog.getByRole('status').filter({ hasText: `The ${what} is copied` });
    const check = button.locator('svg.lucide-check');
    await expect(check).toBeVisible();
    await expect(told).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await page.clock.runFor(1_400);
    await expect(check).toBeVisible();
    await page.clock.runFor(200);
    await expect(check).toHaveCount(0);
    await expect(told).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.clock.resume();
  }
}

test('every copy button of a call is pressed by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/admin/call-logs');
  const call = await placeCall(page, [
    'My name is Rowan Ames and my number is 604 555 0133, please have someone call me back',
    'my invoice is wrong',
    'yes',
  ]);
  const ids = {
    millis_call_id: 'call_1',
    millis_agent_id: 'agent_1',
    millis_session_id: 'session_1',
    from: '+16045550134',
    to: '+16045550142',
  };
  let agent = '';
  await page.route(`**/api/call-logs/${call}`, async (route) => {
    const response = await route.fetch();
    const { lead, ...log } = await response.json();
    agent = log.agent_id;
    const reached = { ...lead, phone: '+16045550133', email: 'rowan@example.com' };
    await route.fulfill({ response, json: { ...log, ...ids, lead: reached } });
  });
  await page.goto(`/admin/call-logs?call=${call}`);
  await expect.poll(() => agent).not.toBe('');
  await copyEach(page, page.getByRole('dialog', { name: 'Call Log Details' }), {
    Phone: '+16045550133',
    Email: 'rowan@example.com',
    'Millis Call ID': ids.millis_call_id,
    'Millis Agent ID': ids.millis_agent_id,
    'Session ID': ids.millis_session_id,
    'Call ID': call,
    'Agent ID': agent,
    Caller: ids.from,
    Dialled: ids.to,
  });
});

test('every copy button of a text is pressed by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/admin/sms-logs');
  const view = page.getByRole('button', { name: 'View' }).first();
  await tabTo(page, view);
  const read = page.waitForResponse(/\/api\/sms-logs\/[0-9a-f-]{36}$/);
  await page.keyboard.press('Enter');
  const { id, phone_number, twilio_sid } = await (await read).json();
  await copyEach(page, page.getByRole('dialog', { name: 'SMS Log Details' }), {
    ID: id,
    'Phone Number': phone_number,
    // A simulated text has no number of the phone company's to copy.
    ...(twilio_sid && { 'Telephony SID': twilio_sid }),
  });
});
