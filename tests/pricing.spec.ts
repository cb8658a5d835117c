import { expect, test } from './fixtures.ts';

test('the three plans say their prices, minutes and overage', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByText('All Plans Include a 7-Day Free Trial')).toBeVisible();
  await expect(page.getByText('No credit card required for trial')).toBeVisible();
  const plans = [
    ['Starter', '$100', '800 minutes', '$0.15', 'Core Communication'],
    ['Growth', '$500', '3,500 minutes', '$0.12', 'Everything from Starter plus:'],
    ['Enterprise', '$1000', '7,000 minutes', '$0.10', 'Everything from Growth plus:'],
  ] as const;
  for (const [name, ...facts] of plans)
    for (const fact of facts)
      await expect(page.getByRole('region', { name, exact: true })).toContainText(fact);
});

test('choosing a plan leads to the onboarding', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Growth' }).click();
  await expect(page).toHaveURL('/onboard');
});
