import { once } from 'node:events';
import { createServer } from 'node:http';
import { inventedNumber } from '@second-ring/contract';
import { addOwner } from './console-owners.ts';
import { expect, test } from './fixtures.ts';
import { startOwnServer } from './own-server.ts';
import { giveSession, operatorEmails, stranger } from './people.ts';

const numbers = [
  ['a1', '+16045557001', 'https://demo.twilio.com/welcome/voice/'],
  ['a2', '+14165557002', 'https://old-phones.example/voice'],
].map(([last = '', phone_number, voice_url]) => ({
  sid: `PN${last.padStart(32, '0')}`,
  phone_number,
  voice_url,
  capabilities: { voice: true, sms: true, mms: false },
}));

/** A stand-in for the phone company's API, whose account holds two numbers. */
async function startPhoneCompany() {
  const server = createServer((request, response) => {
    const isList = request.url?.includes('IncomingPhoneNumbers.json') ?? false;
    response.writeHead(isList ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isList ? { incoming_phone_numbers: numbers } : {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

test('a real number whose calls cannot come here is added, told of, and given to nobody', async ({
  browser,
  viewport,
  checkAccessibility,
}) => {
  test.setTimeout(180_000);
  const company = await startPhoneCompany();
  const server = await startOwnServer({
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'a-token-for-tests',
    TWILIO_API_URL: company.url,
    OPERATOR_EMAILS: operatorEmails.join(','),
    AUTH_MAIL_INTERVAL: '0',
  });
  const context = await browser.newContext({ baseURL: server.address, viewport });
  try {
    const page = await context.newPage();
    await giveSession(page, { email: operatorEmails[0] ?? '', password: 'a long enough password' });
    await page.goto('/admin/phone-numbers');
    await page.getByRole('button', { name: 'Add number' }).click();
    await expect(page).toHaveURL(/dialog=add/);
    const dialog = page.getByRole('dialog', { name: 'Add numbers' });
    await expect(dialog.getByText('Answered by old-phones.example now.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: '(604) 555-7001' }).click();
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Add number' }).click();
    await expect(dialog).toBeHidden();
    const main = page.getByRole('main');
    await expect(main.getByText('(604) 555-7001').first()).toBeVisible();
    // This server has an address of this machine only.
    const problem = main.getByText('Twilio cannot reach this site').filter({ visible: true });
    await expect(problem).toContainText('set PUBLIC_URL to its https address');
    await checkAccessibility(page);
    await main.getByRole('button', { name: 'Send calls here: +16045557001' }).click();
    await expect(problem).toBeVisible();
    const place = { place_id: 'cedar', name: 'Cedar Gutters', types: ['roofing_contractor'] };
    const made = await page.request.post('/api/agents/create-from-google-place', { data: place });
    expect(await made.json()).toMatchObject({ agent: expect.stringMatching(inventedNumber) });
  } finally {
    await context.close();
    await server.stop();
    company.close();
  }
});

test('without a phone company it says what to set, and an owner is offered nothing', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn(page);
  await page.goto('/admin/phone-numbers?dialog=add');
  const dialog = page.getByRole('dialog', { name: 'Add numbers' });
  await expect(dialog).toContainText('TWILIO_ACCOUNT_SID');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page).not.toHaveURL(/dialog/);
  const owner = stranger();
  await addOwner(page, 'Alder Gutters', owner);
  await signIn(page, owner);
  await page.goto('/admin/phone-numbers?dialog=add');
  await expect(page.getByRole('heading', { level: 1, name: 'Phone Numbers' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add number' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
