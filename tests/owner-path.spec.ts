import { expect, test } from './fixtures.ts';
import { newestMail } from './mailbox.ts';
import { address, button, field, heading, touchOf } from './onboarding-form.ts';
import { stranger } from './people.ts';

test('an owner gets from the front page to a published price that is heard on a call', async ({
  page,
  hasTouch,
  request,
}) => {
  test.setTimeout(180_000);
  const touch = touchOf(hasTouch);
  const link = (name: string) => page.getByRole('link', { name, exact: true });

  await test.step('sets the business up', async () => {
    await page.goto('/');
    await touch(link("Can't find your business? Start setup manually."));
    await field(page, 'Business name').fill('Copper Kettle Plumbing');
    await field(page, 'Phone number').fill('2505550164');
    await address(page).fill('88 Cedar Street, Victoria, BC V8V 1A1');
    await touch(button(page, 'Continue'));
    await touch(button(page, 'Add a service'));
    await field(page, 'Service').fill('Drain cleaning');
    await field(page, 'Price').fill('149');
    await touch(button(page, 'Continue'));
    await expect(heading(page, 'Common questions and answers')).toBeVisible();
    await touch(button(page, 'Continue'));
    await touch(button(page, 'Complete Setup'));
    await expect(heading(page, 'Your AI employee is ready')).toBeVisible();
  });

  await test.step('hears the AI employee, and signs up to keep it', async () => {
    await touch(link('Talk to it in the browser'));
    await page.getByLabel('What you would say').fill('How much is drain cleaning?');
    await touch(button(page, 'Say it'));
    await expect(page.getByRole('log')).toContainText('$149');
    await touch(button(page, 'Hang up'));
    await touch(link('Sign up to keep this number'));
    const { email, password } = stranger();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Repeat Password').fill(password);
    await touch(button(page, 'Sign up'));
    await expect(page.getByText('Thank you for signing up!')).toBeVisible();
    await page.goto((await newestMail(request, email, 'Confirm your email address')).link);
  });

  await test.step('changes the price, publishes it and hears it', async () => {
    await touch(link('Change a price'));
    await field(page, 'Price').fill('165');
    await touch(button(page, 'Publish Changes'));
    await expect(page.getByText('Business and AI agent updated successfully!')).toBeVisible();
    const phone = page.getByRole('region', { name: 'Test call' });
    if (hasTouch) await touch(button(page, 'Test call'));
    const call = (hasTouch ? phone : page).frameLocator('iframe');
    await call.getByLabel('What you would say').fill('How much is drain cleaning?');
    await call.getByRole('button', { name: 'Say it' }).press('Enter');
    await expect(call.getByRole('log')).toContainText('$165');
  });
});
