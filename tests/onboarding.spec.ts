import { createHmac } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Presses Tab until the control has the focus: what cannot be reached this way cannot be used. */
async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${control}.`);
}

async function typeInto(page: Page, control: Locator, words: string) {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
}

async function press(page: Page, control: Locator) {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const address = (page: Page) => page.getByRole('combobox', { name: 'Address', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Types the shortest draft that may be sent up to its one service, and asks to go on. */
async function fillServices(page: Page, price: string) {
  await page.goto('/onboard/step-one');
  await field(page, 'Business name').fill('Otter Point Window Tint');
  await field(page, 'Phone number').fill('2505550132');
  await address(page).fill('21 Harbour Road, Victoria, BC V8V 1A1');
  await button(page, 'Continue').click();
  await button(page, 'Full Window Tint').click();
  await field(page, 'Price').fill(price);
  await button(page, 'Continue').click();
}

/** Types the shortest draft that may be sent, and arrives at the last step. */
async function fillDraft(page: Page) {
  await fillServices(page, '$1,299.99');
  await expect(heading(page, 'Common questions and answers')).toBeVisible();
  await button(page, 'Continue').click();
  await expect(heading(page, 'Day-to-day operations')).toBeVisible();
}

/** Rings the installation as Twilio does: a signed form. */
async function ring(page: Page, address: string, fields: Record<string, string>) {
  const url = `${address}/hooks/twilio/voice`;
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + fields[name], url);
  const signature = createHmac('sha1', 'a-token-for-tests').update(signed).digest('base64');
  const response = await page.request.post(url, {
    form: fields,
    headers: { 'X-Twilio-Signature': signature },
  });
  expect(response.status()).toBe(200);
}

test.describe('setting up by keyboard on a phone', () => {
  test.skip(({ viewport }) => viewport?.width !== 390, 'one number of the pool is enough');

  test('leads through every step, reloaded each time, to an agent that says the price', async ({
    page,
    baseURL,
    checkAccessibility,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/pricing');
    await press(page, button(page, 'Choose Growth'));
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

    // The server is away at first: nothing is lost, and it is tried again.
    await page.route('**/api/onboarding', (route) => route.abort());
    await press(page, button(page, 'Complete Setup'));
    await expect(page.getByText('Your answers are kept')).toBeVisible();
    await page.unroute('**/api/onboarding');

    await expect(heading(page, 'Your AI employee is ready')).toBeVisible();
    await expect(page).toHaveURL(/\/onboard\/number-forwarding/);
    await page.reload();
    const talk = page.getByRole('link', { name: 'Talk to it in the browser' });
    await expect(talk).toBeVisible();
    await expect(page.getByText('goes back to the pool after 24 hours')).toBeVisible();
    await checkAccessibility(page);

    const enable = page.getByRole('link', { name: 'Enable Forwarding' });
    const href = (await enable.getAttribute('href')) ?? '';
    expect(href).toMatch(/^tel:\*\*61\*\+1\d{10}\*11\*15%23$/);
    const number = /\+1\d{10}/.exec(href)?.[0] ?? '';
    await tabTo(page, page.getByRole('slider', { name: 'Forward calls after' }));
    await page.keyboard.press('End');
    await expect(page.getByText('30 secs')).toBeVisible();
    await expect(enable).toHaveAttribute('href', `tel:**61*${number}*11*30%23`);

    await press(page, button(page, 'Check my forwarding'));
    await ring(page, baseURL ?? '', { CallSid: 'CAdirect', From: '+16045550199', To: number });
    await expect(page.getByText('not by way of your number')).toBeVisible();
    await ring(page, baseURL ?? '', {
      CallSid: 'CAforwarded',
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
});

test.describe('the onboarding', () => {
  test('fills in a business and an address that are looked up', async ({ page }) => {
    await page.goto('/onboard/step-one');
    await page.getByRole('combobox', { name: 'Look up your business' }).fill('cedar');
    await page.getByRole('option', { name: /Cedar & Comb Barbers.*Sample/ }).click();
    await expect(field(page, 'Business name')).toHaveValue('Cedar & Comb Barbers');
    await expect(field(page, 'Phone number')).toHaveValue('(250) 555-0118');
    await address(page).fill('kipling');
    await expect(page.getByRole('option', { name: /77 Kipling Avenue.*Sample/ })).toBeVisible();
    await address(page).press('ArrowDown');
    await address(page).press('Enter');
    await expect(address(page)).toHaveValue('77 Kipling Avenue, Toronto, ON');
    await page.reload();
    await expect(address(page)).toHaveValue('77 Kipling Avenue, Toronto, ON');
  });

  test('sends one draft twice and gets one business, by touch', async ({ page }, testInfo) => {
    test.skip(testInfo.project.name !== 'phone', 'one number of the pool is enough');
    await fillDraft(page);
    const finish = page.waitForResponse('**/api/onboarding');
    await button(page, 'Complete Setup').tap();
    const first = await (await finish).json();
    await expect(heading(page, 'Your AI employee is ready')).toBeVisible();
    await page.goto('/onboard/step-four');
    const again = page.waitForResponse('**/api/onboarding');
    await button(page, 'Complete Setup').tap();
    expect(await (await again).json()).toEqual(first);
  });

  test('says where no number is left, and asks whom to tell', async ({ page }) => {
    const error = 'All phone numbers are taken. Please try again later.';
    await page.route('**/api/onboarding', (route) =>
      route.fulfill({ status: 409, json: { error, code: 'NO_NUMBER_LEFT' } }),
    );
    await fillDraft(page);
    await button(page, 'Complete Setup').click();
    await expect(page.getByRole('alert').filter({ hasText: error })).toBeVisible();
    await field(page, 'Tell me when a number is free').fill('ana@shop.example');
    await button(page, 'Tell me').click();
    await expect(page.getByText('We write to ana@shop.example')).toBeVisible();
  });

  test('tells mistakes at once, at their field, in words', async ({ page }) => {
    await page.goto('/onboard/step-one');
    await page.getByLabel('Monday closes').fill('08:00');
    await page.getByLabel('Monday closes').blur();
    await expect(page.getByText('This closes before it opens.')).toBeVisible();
    await page.getByLabel('Runs past midnight').check();
    await expect(page.getByText('This closes before it opens.')).toBeHidden();

    await page.goto('/onboard/step-two');
    await button(page, 'Continue').click();
    await expect(page.getByText('Add at least one service')).toBeVisible();
    await button(page, 'Ceramic Coating').click();
    await field(page, 'Price').fill('a lot');
    await field(page, 'Price').blur();
    await expect(page.getByText('This is not a price your AI can read.')).toBeVisible();
    await field(page, 'Price').fill('from 99');
    await expect(page.getByText('Your AI says “from $99”')).toBeVisible();
    await button(page, 'Add a service').click();
    await field(page, 'Service').last().fill('ceramic coating');
    await field(page, 'Service').last().blur();
    await expect(page.getByText('You have a service of this name already.')).toBeVisible();
    await page.getByText('Options', { exact: true }).last().click();
    await button(page, 'Add an option to ceramic coating').click();
    await field(page, 'Option').fill('');
    await field(page, 'Option').blur();
    await expect(page.getByText('Give this option a name.')).toBeVisible();
  });

  test('answers the owner’s question from what was typed so far', async ({ page }, testInfo) => {
    await page.goto('/onboard/step-two');
    await button(page, 'Ceramic Coating').click();
    await field(page, 'Price').fill('917');
    if (testInfo.project.name === 'phone') await button(page, 'Ask your AI').tap();
    await page.getByRole('textbox', { name: 'Your question' }).fill('How much is ceramic coating?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').filter({ visible: true })).toContainText('$917');
  });

  test('keeps two tabs’ answers together and says what was taken over', async ({ context }) => {
    const [one, two] = [await context.newPage(), await context.newPage()];
    for (const page of [one, two]) await page.goto('/onboard/step-one');
    await field(one, 'Business name').fill('Otter');
    await expect(field(two, 'Business name')).toHaveValue('Otter');
    await expect(two.getByText('taken over: business name')).toBeVisible();
    await address(two).fill('Victoria, BC');
    await expect(address(one)).toHaveValue('Victoria, BC');
    await one.reload();
    await expect(field(one, 'Business name')).toHaveValue('Otter');
    await expect(address(one)).toHaveValue('Victoria, BC');
  });

  for (const [error, words] of [
    ['QuotaExceededError', 'storage is full'],
    ['SecurityError', 'does not let us keep your answers'],
  ] as const)
    test(`goes on in memory where storing ends in ${error}, and says so`, async ({ page }) => {
      await page.addInitScript((name) => {
        Storage.prototype.setItem = () => {
          throw new DOMException('refused', name);
        };
      }, error);
      await page.goto('/onboard/step-one');
      await field(page, 'Business name').fill('Otter');
      await expect(page.getByText(words)).toBeVisible();
      await field(page, 'Phone number').fill('2505550132');
      await address(page).fill('Victoria, BC');
      await button(page, 'Continue').click();
      await expect(heading(page, 'Add your services')).toBeVisible();
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(field(page, 'Business name')).toHaveValue('Otter');
    });

  test('has no barrier, with and without mistakes', async ({ page, checkAccessibility }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/onboard/step-one');
    await button(page, 'Continue').click();
    await expect(field(page, 'Business name')).toBeFocused();
    await checkAccessibility(page);
    await fillServices(page, 'no idea');
    await expect(page.getByText('This is not a price your AI can read.')).toBeVisible();
    await checkAccessibility(page);
    for (const step of ['step-three', 'step-four']) {
      await page.goto(`/onboard/${step}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkAccessibility(page);
    }
  });
});
