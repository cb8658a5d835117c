import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, test } from './fixtures.ts';
import { newestMail } from './mailbox.ts';
import { giveSession, openAccount, stranger } from './people.ts';

/** The code an app shows; `ahead` steps of 30 s on, for each code is good once. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a second factor is set up, asked for at the next login, and removed', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  const person = stranger();
  await signIn(page, person);
  await page.goto('/account');
  const factors = section(page, 'Second factor');
  await factors.getByRole('button', { name: 'Set up a second factor' }).click();
  const drawing = factors.getByRole('img', { name: /QR code/ });
  await expect
    .poll(() =>
      drawing.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await checkAccessibility(page);
  const secret = (await factors.locator('code').textContent()) ?? '';
  await factors.getByLabel('Code the app shows').fill('000000');
  await factors.getByRole('button', { name: 'Turn on' }).click();
  await expect(factors.getByText('Invalid TOTP code entered')).toBeVisible();
  await factors.getByLabel('Code the app shows').fill(codeOf(secret));
  await factors.getByRole('button', { name: 'Turn on' }).click();
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

test('a new password is good from then on', async ({ page, signIn, request }) => {
  const person = stranger();
  await signIn(page, person);
  await page.goto('/account');
  const form = section(page, 'Password');
  await form.getByLabel('New Password').fill(person.password);
  await form.getByLabel('Repeat Password').fill('something else');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('Passwords do not match')).toBeVisible();
  await form.getByLabel('Repeat Password').fill(person.password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText(/should be different from the old password/)).toBeVisible();
  const password = 'something else';
  await form.getByLabel('New Password').fill(password);
  await form.getByLabel('Repeat Password').fill(password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('Your password is changed.')).toBeVisible();
  const data = { email: person.email, password };
  const answer = await request.post('/auth/v1/token?grant_type=password', { data });
  expect(answer.ok()).toBe(true);
});

test('a new address is made once both addresses have said yes', async ({
  page,
  signIn,
  request,
}) => {
  const person = stranger();
  const { email } = stranger();
  await signIn(page, person);
  await page.goto('/account');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText('Your account is to move to')).toContainText(email);
  await page.goto((await newestMail(request, email, 'Confirm your new e-mail address')).link);
  await expect(page.getByRole('heading', { name: 'One more link to follow' })).toBeVisible();
  const subject = 'Confirm the change of your e-mail address';
  await page.goto((await newestMail(request, person.email, subject)).link);
  await expect(page).toHaveURL('/account');
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
