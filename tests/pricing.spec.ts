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

test('what is not built yet says “soon”, and the trial says what it is', async ({ page }) => {
  await page.goto('/pricing');
  const feature = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  for (const name of ['Booking Tool Integration', 'Lead Revival', 'Priority Support'])
    await expect(feature(name).getByText('soon', { exact: true })).toBeVisible();
  for (const name of ['AI Call Handling', 'Calendar Sync', 'Promotions'])
    await expect(feature(name).getByText('soon')).toHaveCount(0);
  await expect(page.getByText('We take no payments yet')).toBeVisible();
});

test('a chosen plan is logged, goes to the onboarding and stays in the draft', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Growth' }).click();
  await expect(page).toHaveURL('/onboard?plan=Growth');
  await expect(page.getByText('You chose the Growth plan.')).toBeVisible();
  expect(logged).toContain('Chose the Growth plan');
  const draft = await page.evaluate(() => localStorage.getItem('onboardingDraft'));
  expect(JSON.parse(draft ?? '{}')).toMatchObject({ answers: { plan: 'Growth' } });
  await page.goto('/onboard');
  await expect(page.getByText('You chose the Growth plan.')).toBeVisible();
});

test('a plan can be chosen before the page’s scripts have run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Growth' }).click();
  await expect(page).toHaveURL('/onboard?plan=Growth');
  await context.close();
});
