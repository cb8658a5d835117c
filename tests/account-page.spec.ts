import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, test } from './fixtures.ts';
import { newestMail } from './mailbox.ts';
import { giveSession, openAccount, stranger } from './people.ts';

/** The code an app shows; `ahead` steps of 30 s on, for each code is good once. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Starts setting up an authenticator app on the account page; returns the key to type into it. */
async function startSecondFactor(page: Page): Promise<string> {
  await page.goto('/account');
  const factors = section(page, 'Second factor');
  await factors.getByRole('button', { name: 'Set up a second factor' }).click();
  await expect(factors.getByLabel('Code the app shows')).toBeVisible();
  return (await factors.locator('code').textContent()) ?? '';
}

async function turnOn(page: Page, code: string): Promise<void> {
  const factors = section(page, 'Second factor');
  await factors.getByLabel('Code the app shows').fill(code);
  await factors.getByRole('button', { name: 'Turn on' }).click();
}

test('a second factor is set up, asked for at the next login, and removed', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  const person = stranger();
  await signIn(page, person);
  const factors = section(page, 'Second factor');
  const secret = await startSecondFactor(page);
  const drawing = factors.getByRole('img', { name: /QR code/ });
  await expect
    .poll(() =>
      drawing.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await checkAccessibility(page);
  await turnOn(page, '000000');
  await expect(factors.getByText('That code is wrong or no longer good.')).toBeVisible();
  await turnOn(page, codeOf(secret));
  await expect(factors.getByRole('button', { name: 'Remove Authenticator app' })).toBeVisible();

  await giveSession(page, person);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page).toHaveURL('/login?redirect=%2Faccount');
  await checkAccessibility(page);
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account');

  await factors.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(factors.getByRole('button', { name: 'Set up a second factor' })).toBeVisible();
});

test('an app somebody else added comes off by the mailed link, and a password is chosen anew', async ({
  page,
  signIn,
  request,
  checkAccessibility,
}) => {
  const person = stranger();
  await signIn(page, person);
  await turnOn(page, codeOf(await startSecondFactor(page)));
  const factors = section(page, 'Second factor');
  await expect(factors.getByRole('button', { name: 'Remove Authenticator app' })).toBeVisible();
  const notice = await newestMail(request, person.email, 'A second factor was added');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(notice.link);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: /link/i }).click();
  const { link } = await newestMail(request, person.email, 'Choose a new password');
  await page.goto(link);
  const undo = section(page, 'An app you did not add');
  await expect(undo).toBeVisible();
  await checkAccessibility(page);
  await undo.getByRole('button', { name: 'Remove the app' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
});

test('a session that is too old to add an app leads to the login and back', async ({
  page,
  signIn,
}) => {
  const person = stranger();
  await signIn(page, person);
  const stale = { code: 'reauthentication_needed', message: 'For your security, sign in again.' };
  await page.route('**/auth/v1/factors', (route) =>
    route.fulfill({
      status: 403,
      json: stale,
      headers: { 'X-Supabase-Api-Version': '2024-01-01' },
    }),
  );
  await page.goto('/account');
  const factors = section(page, 'Second factor');
  await factors.getByRole('button', { name: 'Set up a second factor' }).click();
  await expect(factors.getByText(stale.message)).toBeVisible();
  await factors.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Faccount');
});

test('a recovery code stands in for a lost app, once', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  const person = stranger();
  await signIn(page, person);
  const factors = section(page, 'Second factor');
  const secret = await startSecondFactor(page);
  await turnOn(page, codeOf(secret));
  const kept = section(page, 'Your recovery codes').getByRole('listitem');
  await expect(kept).toHaveCount(10);
  await checkAccessibility(page);
  const code = (await kept.first().textContent()) ?? '';
  const download = page.waitForEvent('download');
  await factors.getByRole('link', { name: 'Download' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved).toContain(code);
  expect(saved).toContain(person.email);
  await factors.getByRole('button', { name: 'I have saved them' }).click();
  await expect(kept).toHaveCount(0);
  await expect(factors.getByText('10 of 10 left')).toBeVisible();

  await giveSession(page, person);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await checkAccessibility(page);
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account');
  await expect(factors.getByText('9 of 10 left')).toBeVisible();

  await giveSession(page, person);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const field = page.getByLabel('Recovery code');
  await field.fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Invalid recovery code entered')).toBeVisible();
  await expect(field).toHaveValue(code);
  await expect(page).toHaveURL('/login?redirect=%2Faccount');
  await page.getByRole('button', { name: 'Use your authenticator app' }).click();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();

  await factors.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click();
  await expect(kept).toHaveCount(10);
  await expect(kept.filter({ hasText: code })).toHaveCount(0);
  await page.reload();
  await expect(factors.getByText('10 of 10 left')).toBeVisible();
  await expect(kept).toHaveCount(0);
});

test('a new password is good from then on', async ({ page, signIn, request }) => {
  const person = stranger();
  await signIn(page, person);
  await page.goto('/account');
  const form = section(page, 'Password');
  await form.getByLabel('Current Password').fill(person.password);
  await form.getByLabel('New Password').fill(person.password);
  await form.getByLabel('Repeat Password').fill('something else');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('Passwords do not match')).toBeVisible();
  await form.getByLabel('Repeat Password').fill(person.password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText(/should be different from the old password/)).toBeVisible();
  const password = 'copper kettle seven winters';
  await form.getByLabel('New Password').fill(password);
  await form.getByLabel('Repeat Password').fill(password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(
    form.getByText('Your password has been changed. You are signed out everywhere else.'),
  ).toBeVisible();
  const data = { email: person.email, password };
  const answer = await request.post('/auth/v1/token?grant_type=password', { data });
  expect(answer.ok()).toBe(true);
});

/** Asks on the account's page for another address. */
async function askForEmail(page: Page, email: string): Promise<void> {
  await page.goto('/account');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Change email' }).click();
}

test('a change of address is called off', async ({ page, signIn, checkAccessibility }) => {
  const person = stranger();
  const { email } = stranger();
  await signIn(page, person);
  await askForEmail(page, email);
  const underWay = page.getByText('You are changing your email address to');
  await expect(underWay).toContainText(email);
  await checkAccessibility(page);
  await page.getByRole('button', { name: `Keep ${person.email}` }).click();
  await expect(underWay).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible();
  await expect(underWay).toHaveCount(0);
});

test('a new address is made once both addresses have said yes', async ({
  page,
  signIn,
  request,
}) => {
  const person = stranger();
  const { email } = stranger();
  await signIn(page, person);
  await askForEmail(page, email);
  await expect(page.getByText('You are changing your email address to')).toContainText(email);
  const toBoth = () =>
    Promise.all([
      newestMail(request, email, 'Confirm your new email address'),
      newestMail(request, person.email, 'Confirm the change of your email address'),
    ]);
  const [firstToNew, firstToOld] = await toBoth();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(`A new email for ${email}`)).toBeVisible();
  await expect.poll(async () => (await toBoth())[0].link).not.toBe(firstToNew.link);
  await expect.poll(async () => (await toBoth())[1].link).not.toBe(firstToOld.link);
  const [toNew, toOld] = await toBoth();
  await page.goto(toNew.link);
  await expect(page.getByRole('heading', { name: 'One more link to follow' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByText(`${email} has confirmed it.`)).toContainText(person.email);
  await expect(page.getByText(`the code from the email to ${email}`)).toHaveCount(0);
  await expect(page.getByText(`the code from the email to ${person.email}`)).toBeVisible();
  await page.goto(toOld.link);
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
});

test('the codes of a change of address are taken where the change is, in place of the links', async ({
  page,
  signIn,
  request,
}) => {
  const person = stranger();
  const { email } = stranger();
  await signIn(page, person);
  await askForEmail(page, email);
  const toNew = await newestMail(request, email, 'Confirm your new email address');
  const toOld = await newestMail(request, person.email, 'Confirm the change of your email address');
  const enter = async (address: string, code: string) => {
    const form = page.locator('form', { hasText: `the code from the email to ${address}` }).last();
    await form.getByRole('textbox').fill(code);
    await form.getByRole('button', { name: 'Confirm' }).click();
  };
  await enter(email, toNew.code);
  await expect(page.getByText('That address has said yes.')).toBeVisible();
  await enter(person.email, toOld.code);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
});

test('another browser learns of a new address when it is looked at again', async ({
  page,
  signIn,
  request,
}) => {
  const person = stranger();
  const { email } = stranger();
  await signIn(page, person);
  await askForEmail(page, email);
  await expect(page.getByText('You are changing your email address to')).toBeVisible();
  for (const [to, subject] of [
    [email, 'Confirm your new email address'],
    [person.email, 'Confirm the change of your email address'],
  ] as const)
    await request.get((await newestMail(request, to, subject)).link, { maxRedirects: 0 });
  await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
});

test('signing out everywhere ends the other sessions, and then this one', async ({
  page,
  signIn,
  request,
}) => {
  const person = stranger();
  await openAccount(request, person);
  const other = await request.post('/auth/v1/token?grant_type=password', { data: person });
  const { access_token: token } = await other.json();
  await signIn(page, person);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('Signed out everywhere else.')).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/auth/v1/user', { headers })).status()).toBe(403);
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('another session is listed in words and signed out alone', async ({
  page,
  signIn,
  request,
  checkAccessibility,
}) => {
  const person = stranger();
  await openAccount(request, person);
  const onPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
  const other = await request.post('/auth/v1/token?grant_type=password', {
    data: person,
    headers: { 'user-agent': onPhone },
  });
  const { access_token: token } = await other.json();
  await signIn(page, person);
  await page.goto('/account');
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem').first()).toContainText('This session');
  await expect(list.getByText('Safari on iPhone')).toBeVisible();
  await checkAccessibility(page);
  await list.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(list.getByText('Safari on iPhone')).toHaveCount(0);
  await expect(list.getByText('This session')).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/auth/v1/user', { headers })).status()).toBe(403);
});

test('where accounts are hosted, sessions are not listed but can still be ended', async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn(page, stranger());
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const auth = { ...json.auth, url: `${baseURL}/auth/v1` };
    await route.fulfill({ response, json: { ...json, auth } });
  });
  await page.goto('/account');
  const sessions = section(page, 'Sessions');
  await expect(sessions.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible();
  await expect(sessions.getByText('Looking up where you are signed in')).toHaveCount(0);
  await expect(sessions.getByRole('list')).toHaveCount(0);
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions.getByText('Signed out everywhere else.')).toBeVisible();
});
