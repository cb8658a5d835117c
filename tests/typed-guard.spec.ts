import type { Locator, Page } from '@playwright/test';
import { addOwner } from './console-owners.ts';
import { expect, test } from './fixtures.ts';
import { openAccount, operatorOf, stranger } from './people.ts';
import { setUpBusiness } from './set-up-business.ts';

test.beforeEach(({ page, signIn }) => signIn(page));

/** Escape, a click beside the dialog and Cancel all ask; the answer keeps or drops what was typed. */
async function asksBeforeItCloses(page: Page, dialog: Locator, kept: () => Promise<void>) {
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const leave of ways) {
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await kept();
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('an invitation half written is not lost by a slip', async ({ page }) => {
  const { email } = stranger();
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Invite' }).click();
  await dialog.getByLabel('Email').fill(email);
  await asksBeforeItCloses(page, dialog, () =>
    expect(dialog.getByLabel('Email')).toHaveValue(email),
  );
  await expect(page).toHaveURL('/admin/users');
  await page.goto('/admin/users?dialog=invite');
  await expect(dialog.getByLabel('Email')).toHaveValue('');
});

test('Back asks too, and leaves once it is answered', async ({ page }) => {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel('Email').fill('half');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue('half');
  await expect(page).toHaveURL(/dialog=invite/);
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/users');
});

for (const from of ['the user', 'the list of who owns what'] as const)
  test(`a tie half made from ${from} is not lost by a slip`, async ({ page, request }) => {
    const { businessName } = await addOwner(page, `Tied ${crypto.randomUUID()}`);
    if (from === 'the user') {
      const person = stranger();
      await openAccount(request, person);
      await page.goto(`/admin/users?q=${person.email}`);
      await page.getByRole('button', { name: `Actions for ${person.email}` }).click();
      await page.getByRole('menuitem', { name: 'Add to a business' }).click();
    } else {
      await page.goto('/admin/user-businesses');
      await page.getByRole('button', { name: 'Add an owner' }).click();
    }
    const dialog = page.getByRole('dialog', { name: /^Add .* to a business$/ });
    const business = dialog.getByRole('combobox', { name: 'Business' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.locator('[aria-invalid]').first()).toBeFocused();
    await business.click();
    await page.getByRole('option', { name: businessName }).click();
    await asksBeforeItCloses(page, dialog, () => expect(business).toHaveText(businessName));
  });

/** Presses Sign Out, which a narrow screen has in its drawer. */
async function signOut(page: Page) {
  const menu = page.getByRole('button', { name: 'Open navigation' });
  const leave = page.getByRole('button', { name: 'Sign Out' });
  await expect(menu.or(leave).filter({ visible: true }).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await leave.click();
}

test('signing out with unpublished edits asks first, and keeps them for their person alone', async ({
  page,
}) => {
  const { businessId } = await setUpBusiness(page.request);
  const address = `/admin/businesses/${businessId}?section=services`;
  await page.goto(address);
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  await price.fill('949');
  const question = page.getByRole('dialog', { name: 'Leave without publishing?' });
  await signOut(page);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(price).toHaveValue('949');
  await page.goto(address);
  await expect(price).toHaveValue('949');
  await signOut(page);
  await question.getByRole('button', { name: 'Keep and leave' }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  const { email, password } = operatorOf(test.info().parallelIndex);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto(address);
  await expect(price).toHaveValue('949');
});

test('signed out in another tab, edits wait until their person is back', async ({
  page,
  context,
}) => {
  const { businessId } = await setUpBusiness(page.request);
  await page.goto(`/admin/businesses/${businessId}?section=services`);
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  await price.fill('949');
  const other = await context.newPage();
  await other.goto('/admin/agents');
  await signOut(other);
  const dialog = page.getByRole('dialog', { name: 'You have been signed out' });
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const { email, password } = operatorOf(test.info().parallelIndex);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(price).toHaveValue('949');
});
