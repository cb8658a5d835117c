import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { freePort } from './free-port.ts';
import { type HostedAccounts, startHostedAccounts } from './hosted-accounts.ts';
import { stranger } from './people.ts';

const person = stranger();
const owner = stranger();
const folder = mkdtempSync(join(tmpdir(), 'second-ring-hosted-'));
let hosted: HostedAccounts;
let server: ChildProcess;
let address: string;

// Its database takes long to begin on a busy machine.
test.beforeAll(async ({ request }, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'one more server is enough');
  test.setTimeout(120_000);
  hosted = await startHostedAccounts(person, owner);
  const port = String(freePort());
  address = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['packages/server/src/main.ts'], {
    // What keeps it from starting is said on the test's own terminal.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      DATA_DIR: join(folder, 'database'),
      LOG_LEVEL: 'error',
      SUPABASE_URL: hosted.origin,
      SUPABASE_PUBLISHABLE_KEY: hosted.publishableKey,
    },
  });
  const isReady = () =>
    request.get(`${address}/readyz`).then(
      (answer) => answer.ok(),
      () => false,
    );
  await expect.poll(isReady, { timeout: 110_000 }).toBe(true);
});

test.afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await hosted?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('where accounts are hosted, people sign in there and use the console here', async ({
  page,
  request,
  checkAccessibility,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${address}/admin/businesses`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText(['Invalid login credentials']);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${address}/admin/businesses`);
  const table = page.getByRole('table', { name: 'Businesses' });
  await expect(table).toContainText('Harbourview');
  await page.reload();
  await expect(table).toContainText('Harbourview');
  const signIns = hosted.asked.filter(({ what }) => what === 'POST /token');
  expect(signIns.map(({ apikey }) => apikey)).toEqual(Array(2).fill(hosted.publishableKey));

  await test.step('the account page offers no more than the service does', async () => {
    await page.goto(`${address}/account`);
    const section = (name: string) => page.getByRole('region', { name });
    await expect(
      section('Second factor').getByRole('button', { name: 'Set up a second factor' }),
    ).toBeVisible();
    await expect(section('Second factor')).not.toContainText('recovery code');
    await expect(
      section('Sessions').getByRole('button', { name: 'Sign out everywhere else' }),
    ).toBeVisible();
    await expect(section('Sessions').getByRole('list')).toHaveCount(0);
    await checkAccessibility(page);
    expect(hosted.asked.map(({ what }) => what)).not.toContainEqual(
      expect.stringMatching(/sessions|recovery/),
    );
  });

  await test.step('the users screen offers nothing that is done there, and says where', async () => {
    const signedIn = await request.post(`${hosted.origin}/auth/v1/token?grant_type=password`, {
      data: owner,
    });
    const { access_token: token } = await signedIn.json();
    const headers = { authorization: `Bearer ${token}` };
    expect((await request.get(`${address}/api/businesses`, { headers })).ok()).toBe(true);
    await page.goto(`${address}/admin/users?dialog=invite`);
    await expect(
      page.getByText(/Accounts are kept at 127\.0\.0\.1:\d+: invite people/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: `Actions for ${owner.email}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Make operator' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Remove second factor' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('this server keeps no accounts of its own and believes no other key', async () => {
    expect((await request.get(`${address}/auth/v1/settings`)).status()).toBe(404);
    const other = await startHostedAccounts(person);
    const token = await request.post(`${other.origin}/auth/v1/token?grant_type=password`, {
      data: person,
    });
    const { access_token: forged } = await token.json();
    await other.stop();
    const headers = { authorization: `Bearer ${forged}` };
    expect((await request.get(`${address}/api/businesses`, { headers })).status()).toBe(401);
  });

  await test.step('signing out ends the session there', async () => {
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(`${address}/login`);
    expect(hosted.asked.map(({ what }) => what)).toContain('POST /logout');
  });
});
