import { expect, test } from './fixtures.ts';
import {
  address,
  button,
  field,
  fillDraft,
  heading,
  press,
  ring,
  tabTo,
  touchOf,
  typeInto,
} from './onboarding-form.ts';

test.beforeEach(({ page, comeFromElsewhere }) => comeFromElsewhere(page));

test('leads by keyboard through every step, reloaded each time, to an agent that says the price', async ({
  page,
  baseURL,
  checkAccessibility,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pricing');
  await press(page, page.getByRole('link', { name: 'Choose Growth' }));
  await expect(heading(page, 'Train your AI employee for free')).toBeVisible();
  await expect(page.getByText('You chose the Growth plan.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You chose the Growth plan.')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Train your AI employee for free' }));

  await expect(heading(page, 'Confirm your business details')).toBeVisible();
  await press(page, button(page, 'Continue'));
  await expect(field(page, 'Business name')).toBeFocused();
  await expect(page.getByText('Enter your business phone number.')).toBeVisible();
  await page.keyboard.type('Otter Point Window Tint');
  await typeInto(page, field(page, 'Phone number'), '250 555 0132');
  await expect(field(page, 'Phone number')).toHaveValue('(250) 555-0132');
  await typeInto(page, address(page), '21 Harbour Road, Victoria, BC V8V 1A1');
  await press(page, button(page, '24/7'));
  await page.reload();
  await expect(field(page, 'Business name')).toHaveValue('Otter Point Window Tint');
  await expect(page.getByLabel('Sunday closes')).toHaveValue('23:59');
  await press(page, button(page, 'Continue'));

  await expect(heading(page, 'Add your services')).toBeVisible();
  await press(page, button(page, 'Full Window Tint'));
  await expect(page.getByRole('button', { name: /^Full Window Tint/ })).toBeDisabled();
  await typeInto(page, field(page, 'Price'), '$1,234.50');
  await page.reload();
  await expect(field(page, 'Price')).toHaveValue('$1,234.50');
  await press(page, button(page, 'Continue'));

  await expect(heading(page, 'Common questions and answers')).toBeVisible();
  await press(page, button(page, 'Remove: Are you insured?'));
  await press(page, button(page, 'Add a question'));
  await page.keyboard.type('Do you have a waiting room?');
  await page.reload();
  await expect(field(page, 'Question')).toHaveValue('Do you have a waiting room?');
  await expect(page.getByText('Are you insured?')).toHaveCount(0);
  await press(page, button(page, 'Continue'));

  await expect(heading(page, 'Day-to-day operations')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Back' }));
  await expect(heading(page, 'Common questions and answers')).toBeVisible();
  await press(page, button(page, 'Continue'));
  await page.reload();

  // The server takes the draft, but its answers are lost: it is tried again, as the same business.
  const lost: { agent?: string } = {};
  await page.route('**/api/onboarding', async (route) => {
    Object.assign(lost, await (await route.fetch()).json());
    await route.abort();
  });
  await press(page, button(page, 'Complete Setup'));
  await expect(page.getByText(/Your answers are safe/)).toBeVisible();
  await page.unroute('**/api/onboarding');

  await expect(heading(page, 'Your AI employee is ready')).toBeVisible();
  await expect(page).toHaveURL(/\/onboard\/number-forwarding/);
  await page.reload();
  const talk = page.getByRole('link', { name: 'Talk to it in the browser' });
  await expect(talk).toBeVisible();
  await expect(page.getByText(/This number is yours to try until/)).toBeVisible();
  await checkAccessibility(page);

  const enable = page.getByRole('link', { name: 'Enable Forwarding' });
  const href = (await enable.getAttribute('href')) ?? '';
  expect(href).toMatch(/^tel:\*\*61\*\+1\d{10}\*11\*15%23$/);
  const number = /\+1\d{10}/.exec(href)?.[0] ?? '';
  expect(number).toBe(lost.agent);
  await tabTo(page, page.getByRole('slider', { name: 'Forward calls after' }));
  await page.keyboard.press('End');
  await expect(page.getByText('30 secs')).toBeVisible();
  await expect(enable).toHaveAttribute('href', `tel:**61*${number}*11*30%23`);

  await press(page, button(page, 'Check my forwarding'));
  await ring(page, baseURL ?? '', {
    CallSid: `CA${crypto.randomUUID()}`,
    From: '+16045550199',
    To: number,
  });
  await expect(page.getByText('not by way of your number')).toBeVisible();
  await ring(page, baseURL ?? '', {
    CallSid: `CA${crypto.randomUUID()}`,
    From: '+16045550199',
    To: number,
    ForwardedFrom: '+12505550132',
  });
  await expect(page.getByText('Calls are forwarded', { exact: true })).toBeVisible();

  await press(page, talk);
  await press(page, button(page, 'Call'));
  await page.getByLabel('What you would say').fill('How much is full window tint?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('$1,234.50');
});

test('sends one draft twice and gets one business, by touch', async ({ page, hasTouch }) => {
  const touch = touchOf(hasTouch);
  await fillDraft(page, touch);
  const finish = page.waitForResponse('**/api/onboarding');
  await touch(button(page, 'Complete Setup'));
  const first = await (await finish).json();
  await expect(heading(page, 'Your AI employee is ready')).toBeVisible();
  await touch(button(page, 'How does call forwarding work?'));
  const guide = page.getByRole('dialog', { name: 'Call Forwarding Instructions' });
  // What is closed inside an open part points down as everything closed does.
  await touch(guide.getByText('Other Carrier', { exact: true }));
  const chevronOf = (name: string) =>
    guide
      .locator('summary', { hasText: name })
      .locator('svg')
      .evaluate((icon) => getComputedStyle(icon).rotate);
  await expect.poll(() => chevronOf('Other Carrier')).toBe('180deg');
  expect(await chevronOf('Rogers')).toBe('none');
  await touch(guide.getByText('Verizon', { exact: true }));
  await expect(guide.getByText(`*71${first.agent}`)).toBeVisible();
  await touch(guide.getByRole('button', { name: 'Use these codes' }).filter({ visible: true }));
  await expect(guide).toBeHidden();
  const enable = page.getByRole('link', { name: 'Enable Forwarding' });
  await expect(enable).toHaveAttribute('href', `tel:*71${first.agent}`);
  await touch(page.getByRole('radio', { name: /^Forward instantly/ }));
  await expect(page.getByText('Forward your calls to your AI employee.')).toBeVisible();
  await expect(page.getByText('Forward calls after')).toHaveCount(0);
  await expect(enable).toHaveAttribute('href', `tel:*72${first.agent}`);
  await page.reload();
  await expect(enable).toHaveAttribute('href', `tel:*72${first.agent}`);
  await page.goto('/onboard/step-four');
  const again = page.waitForResponse('**/api/onboarding');
  await touch(button(page, 'Complete Setup'));
  expect(await (await again).json()).toEqual(first);
});

test('says where no number is left, and asks whom to tell', async ({ page, hasTouch }) => {
  const error = 'All phone numbers are taken. Please try again later.';
  await page.route('**/api/onboarding', (route) =>
    route.fulfill({ status: 409, json: { error, code: 'NO_NUMBER_LEFT' } }),
  );
  await fillDraft(page, touchOf(hasTouch));
  await button(page, 'Complete Setup').click();
  await expect(page.getByRole('alert').filter({ hasText: error })).toBeVisible();
  await field(page, 'Tell me when a number is free').fill('ana@shop.example');
  await button(page, 'Tell me').click();
  await expect(page.getByText('We will email ana@shop.example')).toBeVisible();
});
