import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newestMail } from './mailbox.ts';
import { type Credentials, openAccount, stranger } from './people.ts';

const confirmation = 'Confirm your email address';
const recovery = 'Choose a new password';

const fillSignUp = async (page: Page, { email, password }: Credentials, repeated = password) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat Password').fill(repeated);
  await page.getByRole('button', { name: 'Sign up' }).click();
};

const login = async (page: Page, { email, password }: Credentials) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

const signOut = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Open navigation' });
  const leave = page.getByRole('button', { name: 'Sign Out' });
  await expect(menu.or(leave).filter({ visible: true }).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await leave.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
};

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Command Center' });

test('from signing up to a forgotten password', async ({ page, request }) => {
  const person = stranger();
  await page.goto('/sign-up');
  await fillSignUp(page, person);
  await expect(page.getByRole('heading', { name: 'Thank you for signing up!' })).toBeVisible();
  await expect(
    page.getByText(
      "You've successfully signed up. Please check your email to confirm your account before signing in.",
    ),
  ).toBeVisible();
  await expect(page.getByText('has no mail server, so no email is sent')).toBeVisible();

  await test.step('the mailed link signs in', async () => {
    const { link } = await newestMail(request, person.email, confirmation);
    await page.goto(link);
    await expect(page).toHaveURL('/admin');
    await expect(dashboard(page)).toBeVisible();
    await page.reload();
    await expect(dashboard(page)).toBeVisible();
  });

  await test.step('signed out, a page of the console is behind the login', async () => {
    await signOut(page);
    await page.goto('/admin/businesses?q=tint');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await login(page, { ...person, password: 'not this one' });
    await expect(page.getByRole('alert')).toHaveText(['Invalid login credentials']);
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await login(page, person);
    await expect(page).toHaveURL('/admin/businesses?q=tint');
  });

  await test.step('a forgotten password is replaced by the mailed link', async () => {
    await signOut(page);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('link', { name: 'Forgot your password' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(page.getByRole('heading', { name: 'Forgot your password' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(
      page.getByRole('heading', { name: 'Your link is ready if you have an account' }),
    ).toBeVisible();
    await expect(page.getByText('has no mail server, so no email is sent')).toBeVisible();
    await expect(page.getByText(/is on its way|we sent/)).toHaveCount(0);
    const { link } = await newestMail(request, person.email, recovery);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await page.getByLabel('New Password').fill('another one');
    await page.getByLabel('Repeat Password').fill('another one');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await signOut(page);
    await login(page, person);
    await expect(page.getByRole('alert')).toHaveText(['Invalid login credentials']);
    await login(page, { ...person, password: 'another one' });
    await expect(dashboard(page)).toBeVisible();
  });
});

test('a password is forgotten while signed in with it', async ({ page, request, signIn }) => {
  const person = stranger();
  await signIn(page, person);

  await test.step('the page for a new one asks for the present one, and says so', async () => {
    await page.goto('/reset-password');
    await page.getByLabel('New Password').fill('another one');
    await page.getByLabel('Repeat Password').fill('another one');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Please enter your current password too.')).toBeVisible();
    await expect(page.getByLabel('Current Password')).toBeFocused();
    await page.getByRole('link', { name: 'ask for a link' }).click();
  });

  await test.step('the link asked for is announced, and its code takes on', async () => {
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(
      page.getByRole('heading', { name: 'Your link is ready if you have an account' }),
    ).toBeVisible();
    await expect(page).toHaveURL('/forgot-password');
    const { code } = await newestMail(request, person.email, recovery);
    await page.getByLabel('Or enter the code from the email').fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('New Password').fill('another one');
    await page.getByLabel('Repeat Password').fill('another one');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  });
});

test('passwords that differ are refused without asking the server', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/')) asked += 1;
  });
  await page.goto('/sign-up');
  await fillSignUp(page, stranger(), 'something else');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByLabel('Repeat Password')).toBeFocused();
  await expect(page.getByLabel('Repeat Password')).toHaveValue('something else');
  expect(asked).toBe(0);
});

test('what is missing is named beside its field, which gets the focus', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a weak password is refused in the words of the accounts, and nothing is lost', async ({
  page,
}) => {
  const person = { ...stranger(), password: 'abc' };
  await page.goto('/sign-up');
  await fillSignUp(page, person);
  await expect(page.getByText('Password should be at least 6 characters.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('what is typed and sent before the page has come to life is sent once it has', async ({
  context,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const early = await context.newPage();
  await early.goto('/login', { waitUntil: 'commit' });
  await login(early, stranger());
  await expect(early).toHaveURL('/login');
  release();
  await expect(early.getByRole('alert')).toHaveText(['Invalid login credentials']);
  await expect(early).toHaveURL('/login');
  await early.close();
});

test('signing up with an address that has an account tells only its owner, and the way on', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const person = stranger();
  await openAccount(request, person);
  await page.goto('/sign-up');
  await fillSignUp(page, person);
  await expect(page.getByRole('heading', { name: 'Thank you for signing up!' })).toBeVisible();
  await newestMail(request, person.email, 'You already have an account');
  await checkAccessibility(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'choose a new password' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('an address that is not confirmed can have its mail again, or its code typed', async ({
  page,
  request,
}) => {
  const person = stranger();
  await request.post('/auth/v1/signup', { data: person });
  await page.goto('/login');
  await login(page, person);
  await expect(page.getByText('Email not confirmed')).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(`A new email for ${person.email}`)).toBeVisible();
});

test('the six digits of the mail confirm where the link cannot', async ({ page, request }) => {
  const person = stranger();
  await page.goto('/sign-up');
  await fillSignUp(page, person);
  const code = page.getByLabel('Or enter the code from the email');
  await code.fill('000 00');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The code has six digits.')).toBeVisible();
  await code.fill((await newestMail(request, person.email, confirmation)).code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(dashboard(page)).toBeVisible();
});

test('a link that was used says so and offers a new one', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const person = stranger();
  await request.post('/auth/v1/signup', { data: person });
  const { link } = await newestMail(request, person.email, confirmation);
  await request.get(link, { maxRedirects: 0 });
  await page.goto(link.replace(/redirect_to=[^&]*/, 'redirect_to='));
  await expect(page).toHaveURL(/\/confirm/);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText(/a new link\s+has been created/)).toBeVisible();
});

test('a used recovery link leads to a new one', async ({ page, request }) => {
  const person = stranger();
  await openAccount(request, person);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const { link } = await newestMail(request, person.email, recovery);
  await request.get(link, { maxRedirects: 0 });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

for (const redirect of ['https://other.example/', '//other.example', '/\\other.example', '7'])
  test(`the login never leads to ${redirect}`, async ({ page, request }) => {
    const person = stranger();
    await openAccount(request, person);
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await login(page, person);
    await expect(page).toHaveURL('/admin');
  });

test('the way back through the login keeps how a list is looked through and sorted', async ({
  page,
  request,
}) => {
  const person = stranger();
  await openAccount(request, person);
  await page.goto('/admin/call-logs?q=otter&sort=status&order=desc');
  await expect(page).toHaveURL(/\/login\?redirect=.*sort%3Dcall_status/);
  await login(page, person);
  await expect(page).toHaveURL('/admin/call-logs?q=otter&sort=call_status&order=desc');
});

test('the console of one tab ends when another signs out', async ({ page, signIn, context }) => {
  const person = stranger();
  await signIn(page, person);
  await page.goto('/admin/businesses');
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(dashboard(other)).toBeVisible();
  await signOut(other);
  await expect(page).toHaveURL('/login?redirect=%2Fadmin%2Fbusinesses');
});

test('a session that was ended elsewhere ends here too', async ({ page, signIn, request }) => {
  const person = stranger();
  await signIn(page, person);
  await page.goto('/admin');
  await expect(dashboard(page)).toBeVisible();
  const elsewhere = await request.post('/auth/v1/token?grant_type=password', { data: person });
  const { access_token: token } = await elsewhere.json();
  await request.post('/auth/v1/logout?scope=global', {
    headers: { authorization: `Bearer ${token}` },
  });
  await page.reload();
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

for (const status of [401, 403, 404, 500])
  test(`signing out works although the server answers ${status}`, async ({ page, signIn }) => {
    await signIn(page, stranger());
    await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status, json: {} }));
    await page.goto('/admin');
    await expect(dashboard(page)).toBeVisible();
    await signOut(page);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/login/);
  });

test('whoever signs out and leaves before the login is shown is signed out', async ({
  page,
  signIn,
}) => {
  await signIn(page, stranger());
  await page.goto('/admin');
  await expect(dashboard(page)).toBeVisible();
  // The login never arrives, as over a bad line.
  await page.route('**/assets/*login*.js', () => new Promise(() => undefined));
  const menu = page.getByRole('button', { name: 'Open navigation' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('second-ring-session')))
    .toBeNull();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a mailed link leaves no token to go back or forward to', async ({ page, request }) => {
  const person = stranger();
  await request.post('/auth/v1/signup', { data: person });
  const { link } = await newestMail(request, person.email, confirmation);
  await page.goto('/pricing');
  await page.goto(link);
  await expect(page).toHaveURL('/admin');
  await expect(dashboard(page)).toBeVisible();
  const visited = () => page.evaluate(() => navigation.entries().map(({ url }) => url));
  const { origin } = new URL(page.url());
  expect(await visited()).toEqual([`${origin}/pricing`, `${origin}/admin`]);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await page.goForward();
  await expect(page).toHaveURL('/admin');
  await expect(dashboard(page)).toBeVisible();
  expect(await visited()).toEqual([`${origin}/pricing`, `${origin}/admin`]);
});

test('the front page does not load the accounts for a visitor', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const texts = await Promise.all(scripts.map((script) => script.text()));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('autoRefreshToken:'))).toEqual([]);
});

test('where mail is neither sent nor shown, whoever signs up is not sent to a mailbox', async ({
  page,
}) => {
  await page.route('**/api/config', async (route) => {
    const installation = await (await route.fetch()).json();
    await route.fulfill({ json: { ...installation, mailboxOpen: false } });
  });
  await page.goto('/sign-up');
  await fillSignUp(page, stranger());
  await expect(page.getByText('The message stays on the server')).toBeVisible();
  await expect(page.getByRole('link', { name: 'its mailbox' })).toHaveCount(0);
});
