import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { postAsCarrier } from './carrier.ts';
import { expect, test } from './fixtures.ts';

/** A word that only one test's messages hold. */
const unique = () => `live-${randomUUID()}`;

/** A text to a number that is nobody's: it is kept, and answered by no one. */
function sendText(request: APIRequestContext, origin: string, text: string): Promise<void> {
  const MessageSid = `SM${randomUUID().replaceAll('-', '')}`;
  const form = { MessageSid, From: '+16045550188', To: '+16045550187', Body: text };
  return postAsCarrier(request, origin, '/hooks/twilio/sms', form);
}

test.beforeEach(({ page, signIn }) => signIn(page));

test('new texts come in at the top by themselves, and wait while somebody reads', async ({
  page,
  request,
  baseURL,
}) => {
  const word = unique();
  const send = (text: string) => sendText(request, baseURL ?? '', `${text} ${word}`);
  await send('The first');
  await page.goto(`/admin/sms-logs?q=${word}`);
  const rows = page.getByRole('table', { name: 'SMS Logs' }).locator('tbody tr[data-index]');
  await expect(rows).toHaveCount(1);

  await send('The second');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('The second');

  // Somebody who is at a row must not lose it from under their finger.
  const view = rows.first().getByRole('button', { name: 'View' });
  await view.focus();
  const place = await view.boundingBox();
  await send('The third');
  const pill = page.getByRole('button', { name: '1 new' });
  await expect(pill).toBeVisible();
  await expect(rows.first()).toContainText('The second');
  await expect(view).toBeFocused();
  expect(await view.boundingBox()).toEqual(place);

  await pill.click();
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('The third');
  await expect(pill).toHaveCount(0);
});

test('a text that came while nothing told of it comes in once something does', async ({
  page,
  request,
  baseURL,
}) => {
  const word = unique();
  await page.route('**/api/events', (route) => route.abort());
  await sendText(request, baseURL ?? '', `The first ${word}`);
  await page.goto(`/admin/sms-logs?q=${word}`);
  const rows = page.getByRole('table', { name: 'SMS Logs' }).locator('tbody tr[data-index]');
  await expect(rows).toHaveCount(1);
  await sendText(request, baseURL ?? '', `The second ${word}`);
  await page.unroute('**/api/events');
  await expect(rows).toHaveCount(2);
});

test('a text that the list already shows is not told of as new', async ({
  page,
  request,
  baseURL,
}) => {
  const word = unique();
  await sendText(request, baseURL ?? '', `The only one ${word}`);
  const listed = page.waitForResponse((response) => response.url().includes('/api/sms-logs?'));
  let told = 0;
  await page.route('**/api/events', async (route) => {
    const [{ id }] = await (await listed).json();
    const data = JSON.stringify({ list: 'sms-logs', id, created: true });
    told += 1;
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `event: change\ndata: ${data}\n\n`,
    });
  });
  await page.goto(`/admin/sms-logs?q=${word}`);
  const rows = page.getByRole('table', { name: 'SMS Logs' }).locator('tbody tr[data-index]');
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('button', { name: 'View' }).focus();
  const before = told;
  await expect.poll(() => told).toBeGreaterThan(before + 1);
  await expect(page.getByRole('button', { name: /\d new/ })).toHaveCount(0);
});

test('a page left scrolled down stays where it is, and says how much is new', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/admin/sms-logs');
  const rows = page.getByRole('table', { name: 'SMS Logs' }).locator('tbody tr[data-index]');
  await expect(rows.first()).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const place = await rows.first().boundingBox();
  await sendText(request, baseURL ?? '', unique());
  const pill = page.getByRole('button', { name: /^\d+ new$/ });
  await expect(pill).toBeVisible();
  expect(await rows.first().boundingBox()).toEqual(place);
  await pill.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
