import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const adminPages = [
  ['/admin', 'Command Center'],
  ['/admin/businesses', 'Businesses'],
  ['/admin/agents', 'Agents'],
  ['/admin/phone-numbers', 'Phone Numbers'],
  ['/admin/call-logs', 'Call Logs'],
  ['/admin/sms-logs', 'SMS Logs'],
  ['/admin/users', 'Users'],
  ['/admin/user-businesses', 'User Businesses'],
  ['/account', 'Account'],
] as const;

test.beforeEach(({ page, signIn }) => signIn(page));

for (const [path, heading] of adminPages) {
  test(`${path} stands in the shell without a barrier`, async ({ page, checkAccessibility }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create new agent' })).toBeVisible();
    await checkAccessibility(page);
  });
}

test('the keyboard goes back where it was when a dialog closes', async ({ page }) => {
  const closesTo = async (opener: Locator) => {
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  };
  await page.goto('/admin/call-logs');
  await closesTo(page.getByRole('button', { name: 'View' }).nth(1));
  await closesTo(page.getByRole('button', { name: 'Create new agent' }));
  await closesTo(page.getByRole('button', { name: /^Search/ }));
  await page.goto('/admin/sms-logs');
  await closesTo(page.getByRole('button', { name: 'View' }).nth(1));
  await page.goto('/admin/users');
  await closesTo(page.getByRole('button', { name: 'Invite' }));
});

test('every link of the sidebar leads to its page', async ({ page, viewport }) => {
  await page.goto('/admin');
  for (const [path, heading] of adminPages.slice(1, 6)) {
    if (viewport && viewport.width < 1024)
      await page.getByRole('button', { name: 'Open navigation' }).click();
    await page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: heading })
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the dashboard counts, draws and links', async ({ page, checkAccessibility }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'To call back' })).toBeVisible();
  await expect(page.locator('main a[href="/admin/call-logs"]')).toContainText(/Call Logs\s*\d/);
  await checkAccessibility(page);
});
