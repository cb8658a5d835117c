import { expect, sampleNumber, test } from './fixtures.ts';

/** Every public page and the heading it stands under. */
const publicPages = [
  ['/', 'Your business is not a call center'],
  ['/pricing', 'Start free, then pick a plan'],
  ['/contact', 'Contact'],
  ['/login', 'Login'],
  ['/sign-up', 'Sign up'],
  ['/forgot-password', 'Forgot your password'],
  ['/reset-password', 'Choose a new password'],
  ['/confirm', 'Confirm your email address'],
  ['/onboard', 'Train your AI employee for free'],
  ['/onboard/step-one', 'Confirm your business details'],
  ['/onboard/number-forwarding', 'Your AI employee is ready'],
  [`/call/${sampleNumber}`, /Call|Harbour/],
] as const;

for (const [path, heading] of publicPages) {
  test(`${path} has its heading and no barrier`, async ({ page, checkAccessibility }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await checkAccessibility(page);
  });
}

test('an unknown address says Not Found', async ({ page, checkAccessibility }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await checkAccessibility(page);
});

test('what a page shows until it is drawn leaves with it', async ({ page, signIn }) => {
  const arriving = page.locator('#arriving');
  await signIn(page);
  for (const path of ['/admin', '/account', `/call/${sampleNumber}`, '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(arriving, path).toHaveCount(1);
    await expect(arriving, path).toBeHidden();
  }
});

test('no page scrolls sideways on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, heading] of publicPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('a navigation ends at the top of the page, with the focus on it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start free, then pick a plan');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
});

test('a chosen theme survives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/pricing');
  const toggle = page.getByRole('button', { name: /^Theme/ });
  await toggle.click();
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/^Theme: dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAccessibleName(/^Theme: dark/);
});
