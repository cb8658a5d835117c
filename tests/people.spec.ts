import type { APIRequestContext, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, test } from './fixtures.ts';
import { newestMail } from './mailbox.ts';
import { type Credentials, openAccount, stranger } from './people.ts';

test('an operator invites someone, who chooses a password and owns their business', async ({
  page,
  signIn,
  request,
  browser,
  checkAccessibility,
}) => {
  const { email, password } = stranger();
  await signIn(page);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page).toHaveURL(/dialog=invite/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('combobox', { name: 'Business' }).click();
  await page.getByRole('option', { name: /Harbourview/ }).click();
  await expect(dialog.getByText('has no mail server, so no email is sent')).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog).toHaveAccessibleName('The invitation is ready');
  // It shows no link, so it speaks of none that is there: only of where it lies.
  await expect(dialog).toContainText(`The link in it lets ${email} sign in`);
  await expect(dialog.getByRole('link', { name: 'its mailbox' })).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  const { link } = await newestMail(request, email, 'You are invited to Second Ring');

  const guest = await browser.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await guest.getByLabel('Password', { exact: true }).fill(password);
  await guest.getByLabel('Repeat Password').fill(password);
  await guest.getByRole('button', { name: 'Save password' }).click();
  await expect(guest.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  await guest.getByRole('link', { name: 'Go to the dashboard' }).click();
  await guest.goto(new URL('/admin/user-businesses', guest.url()).href);
  await expect(guest.getByRole('row').filter({ hasText: email })).toContainText('Harbourview');
  await expect(guest.getByRole('button', { name: 'Add an owner' })).toHaveCount(0);
  await guest.close();
});

test('an operator disables someone and lets them in again', async ({ page, signIn, request }) => {
  const person = stranger();
  await openAccount(request, person);
  await signIn(page);
  await page.goto(`/admin/users?q=${person.email}`);
  const act = async (words: string) => {
    await page.getByRole('button', { name: `Actions for ${person.email}` }).click();
    await page.getByRole('menuitem', { name: words }).click();
    await page.getByRole('dialog').getByRole('button', { name: words }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Actions for ${person.email}` })).toBeFocused();
  };
  const login = () => request.post('/auth/v1/token?grant_type=password', { data: person });
  await act('Disable');
  await expect(page.getByRole('cell').getByText('Disabled')).toBeVisible();
  expect((await login()).ok()).toBe(false);
  await act('Let in again');
  await expect(page.getByRole('cell').getByText('Active')).toBeVisible();
  expect((await login()).ok()).toBe(true);
  await act('Make operator');
  await expect(page.getByRole('cell').getByText('Operator')).toBeVisible();
});

test('an operator ties someone to a business and unties them', async ({
  page,
  signIn,
  request,
}) => {
  const person = stranger();
  await openAccount(request, person);
  await signIn(page);
  await page.goto(`/admin/users?q=${person.email}`);
  await page.getByRole('button', { name: `Actions for ${person.email}` }).click();
  await page.getByRole('menuitem', { name: 'Add to a business' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Choose a business.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Business' }).click();
  await page.getByRole('option', { name: /Harbourview/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/admin/user-businesses?q=${person.email}`);
  await page.getByRole('button', { name: `Remove ${person.email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No matching user businesses')).toBeVisible();
});

test('an operator reads who did what; nobody else is led there', async ({
  page,
  signIn,
  request,
  browser,
}) => {
  const person = stranger();
  await openAccount(request, person);
  const openNavigation = async (of: Page) => {
    if ((of.viewportSize()?.width ?? 0) < 1024)
      await of.getByRole('button', { name: 'Open navigation' }).click();
    return of.getByRole('navigation', { name: 'Admin' });
  };
  await signIn(page);
  await page.goto('/admin');
  await (await openNavigation(page)).getByRole('link', { name: 'Audit Log' }).click();
  await expect(page).toHaveURL('/admin/audit-log');
  await page.getByPlaceholder('Search person, action, business...').fill(person.email);
  const theirs = page.getByRole('row').filter({ hasText: person.email });
  await expect(theirs.filter({ hasText: 'Signed up' })).toContainText('Themselves');

  const guest = await browser.newPage();
  await signIn(guest, person);
  await guest.goto('/admin/audit-log');
  const refused = guest.getByRole('main');
  await expect(refused.getByRole('heading', { name: 'For operators only' })).toBeVisible();
  await expect(refused.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect((await openNavigation(guest)).getByRole('link', { name: 'Audit Log' })).toHaveCount(
    0,
  );
  await guest.keyboard.press('Escape');
  await refused.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(guest).toHaveURL('/admin');
  await guest.close();
});

/** Sets up an authenticator app, without a browser. */
async function setUpApp(request: APIRequestContext, person: Credentials): Promise<void> {
  const token = await request.post('/auth/v1/token?grant_type=password', { data: person });
  const { access_token } = await token.json();
  const headers = { authorization: `Bearer ${access_token}` };
  const enrolled = await request.post('/auth/v1/factors', {
    headers,
    data: { factor_type: 'totp', friendly_name: 'Phone' },
  });
  const { id, totp } = await enrolled.json();
  const at = `/auth/v1/factors/${id}`;
  const challenge = await (await request.post(`${at}/challenge`, { headers })).json();
  const code = new TOTP({ secret: totp.secret }).generate();
  const data = { challenge_id: challenge.id, code };
  const verified = await request.post(`${at}/verify`, { headers, data });
  if (!verified.ok()) throw new Error(`The app could not be set up: ${await verified.text()}`);
}

test('an operator removes a lost second factor, and the password alone signs in', async ({
  page,
  signIn,
  request,
  browser,
  checkAccessibility,
}) => {
  const person = stranger();
  await openAccount(request, person);
  await setUpApp(request, person);
  const guest = await browser.newPage();
  const enter = async () => {
    await guest.goto('/login');
    await guest.getByLabel('Email').fill(person.email);
    await guest.getByLabel('Password', { exact: true }).fill(person.password);
    await guest.getByRole('button', { name: 'Login' }).click();
  };
  await enter();
  await expect(guest.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await signIn(page);
  await page.goto(`/admin/users?q=${person.email}`);
  await page.getByRole('button', { name: `Actions for ${person.email}` }).click();
  await page.getByRole('menuitem', { name: 'Remove second factor' }).click();
  await checkAccessibility(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove second factor' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await newestMail(request, person.email, 'Your second factor was removed');
  await guest.evaluate(() => localStorage.clear());
  await enter();
  await expect(guest).toHaveURL(/\/admin/);
  await guest.close();
});
