import { expect, test } from './fixtures.ts';
import { newestMail } from './mailbox.ts';
import { openAccount, stranger } from './people.ts';

test.skip(({ viewport }) => viewport?.width !== 390, 'one number of the pool is enough');

test('a business set up without an account is its owner’s once they have confirmed theirs', async ({
  page,
  request,
  checkAccessibility,
}) => {
  // The first account of an installation is its operator, who sees every business: not this owner.
  await openAccount(request, stranger());
  const owner = stranger();
  const business = `Shop of ${owner.email.split('@')[0]}`;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('set up, nobody signed in', async () => {
    await page.goto('/onboard/step-one');
    await field('Business name').fill(business);
    await field('Phone number').fill('2505550132');
    await page
      .getByRole('combobox', { name: 'Address', exact: true })
      .fill('21 Harbour Road, Victoria, BC V8V 1A1');
    await button('Continue').click();
    await button('Full Window Tint').click();
    await field('Price').fill('399');
    await button('Continue').click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Common questions and answers' }),
    ).toBeVisible();
    await button('Continue').click();
    await button('Complete Setup').click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your AI employee is ready' }),
    ).toBeVisible();
  });

  await test.step('sign up from there and confirm by mail', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Sign up to keep it' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByLabel('Repeat Password').fill(owner.password);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for signing up!' })).toBeVisible();
    const { link } = await newestMail(request, owner.email, 'Confirm your email address');
    // Asked before the claim and answered after it: an answer of before is not what they read.
    const overviews: string[] = [];
    const claimed = page.waitForResponse((answer) => answer.url().endsWith('/businesses/claim'));
    await page.route('**/api/admin/overview?*', async (route) => {
      overviews.push(route.request().url());
      const answer = await route.fetch();
      await claimed;
      await page.waitForTimeout(300);
      await route.fulfill({ response: answer }).catch(() => undefined);
    });
    await page.goto(link);
    await expect(page).toHaveURL('/admin');
    await expect(page.getByText('Appointments booked')).toBeVisible();
    expect(overviews.length).toBeGreaterThan(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('the business is theirs, and only theirs', async () => {
    await expect(page.getByText(`${business} is in your account`)).toBeVisible();
    await page.goto('/admin/businesses');
    const rows = page.getByRole('table', { name: 'Businesses' }).locator('tbody tr');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(business);
    await checkAccessibility(page);
    await rows.first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: business })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: business })).toBeVisible();
  });
});
