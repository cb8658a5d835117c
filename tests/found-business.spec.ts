import { expect, test } from './fixtures.ts';
import { newestMail } from './mailbox.ts';
import { address, button, field, heading } from './onboarding-form.ts';
import { openAccount, stranger } from './people.ts';

test.skip(({ viewport }) => viewport?.width !== 390, 'one number of the pool is enough');

const password = 'a long way to the kennels';

test('training goes on with the business that was found on the front page', async ({
  page,
  request,
  checkAccessibility,
}) => {
  await openAccount(request, stranger());
  const made: unknown[] = [];
  page.on('response', async (answer) => {
    if (/create-from-google-place|api\/onboarding$/.test(answer.url()))
      made.push(await answer.json());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Find your business' }).fill('cedar');
  await page.getByRole('option', { name: /Cedar & Comb Barbers/ }).click();
  await expect(page.getByText('Your AI Employee is Ready!')).toBeVisible();
  await page.getByRole('link', { name: 'Train your AI employee' }).first().click();
  if (!page.url().endsWith('/step-one'))
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Train your AI employee for free' })
      .click();

  await expect(field(page, 'Business name')).toHaveValue('Cedar & Comb Barbers');
  await expect(field(page, 'Phone number')).toHaveValue(/^\(\d{3}\) \d{3}-\d{4}$/);
  await expect(address(page)).not.toHaveValue('');
  await expect(page.getByText('This trains the AI employee you found')).toBeVisible();
  await checkAccessibility(page);
  await button(page, 'Continue').click();
  await page.getByRole('button', { name: 'Add a service' }).first().click();
  await field(page, 'Service').fill('Beard trim');
  await field(page, 'Price').fill('25');
  await button(page, 'Continue').click();
  await expect(heading(page, 'Common questions and answers')).toBeVisible();
  await button(page, 'Continue').click();
  await button(page, 'Complete Setup').click();
  await expect(heading(page, 'Your AI employee is ready')).toBeVisible();
  expect(made).toHaveLength(2);
  expect(made[1]).toEqual(made[0]);

  await test.step('a number abroad gets no summaries', async () => {
    const mobile = field(page, 'Mobile number');
    await mobile.fill('+44 20 7946 0018');
    await button(page, 'Save and send a test').click();
    await expect(
      page.getByText('We only text numbers in Canada or the United States.'),
    ).toBeVisible();
    await expect(mobile).toHaveValue('+44 20 7946 0018');
  });

  await test.step('and whoever confirms elsewhere finds it there', async () => {
    const { email } = stranger();
    await page.goto('/sign-up');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Repeat Password').fill(password);
    await button(page, 'Sign up').click();
    await expect(page.getByRole('heading', { name: 'Thank you for signing up!' })).toBeVisible();
    const { link } = await newestMail(request, email, 'Confirm your email address');
    const other = await page.context().browser()?.newContext();
    if (!other) throw new Error('There is no other browser.');
    const elsewhere = await other.newPage();
    await elsewhere.goto(link);
    await expect(elsewhere).toHaveURL(/\/admin$/);
    await expect(elsewhere.getByRole('link', { name: 'Talk to your AI employee' })).toBeVisible();
    await expect(elsewhere.getByText('No business is in your account yet')).toHaveCount(0);
    await other.close();
  });
});

test('whoever has answers of another business is asked which one they train', async ({
  page,
  checkAccessibility,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/onboard/step-one');
  await field(page, 'Business name').fill('Heron Movers');
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Find your business' }).fill('cedar');
  await page.getByRole('option', { name: /Cedar & Comb Barbers/ }).click();
  await expect(page.getByText('Your AI Employee is Ready!')).toBeVisible();
  await page.goto('/onboard/step-one');
  await expect(heading(page, 'Which business do you want to train?')).toBeVisible();
  await checkAccessibility(page);
  await button(page, 'Go on with Heron Movers').click();
  await expect(field(page, 'Business name')).toHaveValue('Heron Movers');
  await page.reload();
  await expect(field(page, 'Business name')).toHaveValue('Heron Movers');
});
