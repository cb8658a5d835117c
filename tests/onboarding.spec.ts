import { expect, test } from './fixtures.ts';
import { address, button, field, fillServices, heading, touchOf } from './onboarding-form.ts';

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
    // The name gives the trade away, and with it what such a shop offers.
    await page.goto('/onboard/step-two');
    await button(page, 'Beard Trim').click();
    await expect(page.getByRole('button', { name: /^Beard Trim/ })).toBeDisabled();
    await expect(field(page, 'Service')).toHaveValue('Beard Trim');
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
    await expect(page.getByText('Your AI cannot read this as a price.')).toBeVisible();
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

  test('goes to the mistake when Continue is pressed straight out of its field', async ({
    page,
    hasTouch,
  }) => {
    const touch = touchOf(hasTouch);
    await page.goto('/onboard/step-one');
    await field(page, 'Business name').fill('Otter Point Window Tint');
    await field(page, 'Phone number').fill('2505550132');
    await address(page).fill('21 Harbour Road, Victoria, BC V8V 1A1');
    const phone = field(page, 'Phone number');
    await phone.fill('9115550100');
    await touch(button(page, 'Continue'));
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/^Calls to this number cost extra/);
    await phone.fill('2505550132');
    const opens = page.getByLabel('Wednesday opens');
    await opens.fill('');
    await touch(button(page, 'Continue'));
    await expect(opens).toBeFocused();
    await expect(opens).toBeInViewport();
    await expect(page.getByText('Enter the time you open.')).toBeInViewport();
    await opens.fill('09:00');
    await touch(button(page, 'Continue'));
    await touch(button(page, 'Ceramic Coating'));
    await field(page, 'Price').fill('abc');
    await touch(button(page, 'Continue'));
    await expect(field(page, 'Price')).toBeFocused();
    await expect(page.getByText('Your AI cannot read this as a price.')).toBeInViewport();
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

  test('opens a sheet by keyboard and gives the focus back when it closes', async ({
    page,
  }, testInfo) => {
    test.skip(testInfo.project.name !== 'phone', 'Wide screens have the AI employee at the side.');
    await page.goto('/onboard/step-two');
    const opener = button(page, 'Ask your AI');
    const sheet = page.getByRole('dialog', { name: 'Ask your AI' });
    await opener.press('Enter');
    await expect(sheet).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.tap();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toBeHidden();
    await opener.tap();
    await page.touchscreen.tap(20, 20);
    await expect(sheet).toBeHidden();
  });

  test('keeps two tabs’ answers together and says what was taken over', async ({ context }) => {
    const [one, two] = [await context.newPage(), await context.newPage()];
    for (const page of [one, two]) {
      await page.goto('/onboard/step-one');
      // A tab that opens its draft later finds the answer in it, and has taken nothing over.
      await page.waitForFunction(() => document.documentElement.dataset.live !== undefined);
    }
    await field(one, 'Business name').fill('Otter');
    await expect(field(two, 'Business name')).toHaveValue('Otter');
    await expect(
      two.getByText(/We took over what you typed there last:\s+business name/),
    ).toBeVisible();
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

  test('has no barrier, with and without mistakes', async ({
    page,
    hasTouch,
    checkAccessibility,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/onboard/step-one');
    await button(page, 'Continue').click();
    await expect(field(page, 'Business name')).toBeFocused();
    await checkAccessibility(page);
    await fillServices(page, touchOf(hasTouch), 'no idea');
    await expect(page.getByText('Your AI cannot read this as a price.')).toBeVisible();
    await checkAccessibility(page);
    for (const step of ['step-three', 'step-four']) {
      await page.goto(`/onboard/${step}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkAccessibility(page);
    }
  });
});

test('who types a web address to look a business up reads where websites are read', async ({
  page,
}) => {
  await page.goto('/onboard/step-one');
  const box = page.getByRole('combobox', { name: 'Look up your business' });
  const told = page.getByText('“Create new agent” in the console reads a website.');
  await box.fill('Coastal Tint Victoria');
  await expect(told).toBeHidden();
  await box.fill('https://coastal-tint.example/prices');
  await expect(told).toBeVisible();
  await box.fill('coastaltint.ca');
  await expect(told).toBeVisible();
});

test('Back closes the preview of a step, and stays on it', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'On a desktop it stands beside the form.');
  await page.goto('/onboard/step-one');
  await page.getByRole('button', { name: 'Ask your AI' }).click();
  const preview = page.getByRole('dialog', { name: 'Ask your AI' });
  await expect(preview).toBeVisible();
  await page.goBack();
  await expect(preview).toBeHidden();
  await expect(page).toHaveURL(/step-one$/);
  await page.getByRole('button', { name: 'Ask your AI' }).click();
  await preview.getByRole('button', { name: 'Close' }).click();
  await expect(preview).toBeHidden();
  await expect(page).toHaveURL(/step-one$/);
});
