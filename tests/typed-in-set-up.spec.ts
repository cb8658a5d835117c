import { expect, test } from './fixtures.ts';
import { field } from './onboarding-form.ts';

const abroad = (use: string) =>
  `We only ${use} numbers in Canada or the United States. Check the area code, or enter another number.`;

test('a digit in the midst of a phone number is corrected where it stands', async ({ page }) => {
  await page.goto('/onboard/step-one');
  const phone = field(page, 'Phone number');
  await phone.fill('6045590107');
  await expect(phone).toHaveValue('(604) 559-0107');
  await phone.press('End');
  for (let times = 0; times < 5; times += 1) await phone.press('ArrowLeft');
  await phone.press('Backspace');
  await phone.press('5');
  await expect(phone).toHaveValue('(604) 555-0107');
  // Over the dash it is the digit before it.
  await phone.press('End');
  for (let times = 0; times < 4; times += 1) await phone.press('ArrowLeft');
  await phone.press('Backspace');
  await phone.press('8');
  await expect(phone).toHaveValue('(604) 558-0107');
  await phone.press('x');
  await phone.press('Backspace');
  await phone.press('5');
  await expect(phone).toHaveValue('(604) 555-0107');
});

test('a number of another country is refused in the set-up, and no other made of it', async ({
  page,
}) => {
  await page.goto('/onboard/step-one');
  const phone = field(page, 'Phone number');
  await phone.pressSequentially('+44 20 7946 0018');
  await expect(phone).toHaveValue('+44 20 7946 0018');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(abroad('call'))).toBeVisible();
});

test('one service after another is added without reproach, which Continue has', async ({
  page,
}) => {
  await page.goto('/onboard/step-two');
  for (const name of ['Full Window Tint', 'Ceramic Coating'])
    await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveCount(2);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('[aria-invalid]')).toHaveCount(2);
});

test('the name of an option is read whole, on a phone too', async ({ page }) => {
  await page.goto('/onboard/step-two');
  await page.getByRole('button', { name: 'Full Window Tint', exact: true }).click();
  await page.getByText('Options', { exact: true }).click();
  await page.getByRole('button', { name: 'Add an option to Full Window Tint' }).click();
  const name = page.getByLabel('Option', { exact: true });
  await name.fill('Small (10 people, dessert too)');
  const isWhole = name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
  expect(await isWhole).toBe(true);
});

test('an address that is too long is told of, and none of it is lost', async ({ page }) => {
  await page.goto('/onboard/step-one');
  const address = page.getByRole('combobox', { name: 'Address', exact: true });
  await address.fill('x'.repeat(2_000));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This is 1,500 characters too long.')).toBeVisible();
  await expect(address).toHaveValue('x'.repeat(2_000));
  await expect(page).toHaveURL('/onboard/step-one');
});
