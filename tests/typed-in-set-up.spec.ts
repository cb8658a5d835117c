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
