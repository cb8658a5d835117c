import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The bytes of script that have crossed the wire for this page, as they were compressed. */
async function scriptOf(page: Page) {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, encodedBodySize }))
      .filter(({ path }) => path.endsWith('.js')),
  );
  return {
    bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    list: files.map(({ path, encodedBodySize }) => `${encodedBodySize} ${path}`).join('\n'),
  };
}

test('the front page asks for less than 110 KB of script before it is used', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'Find your business' })).toBeVisible();
  const { bytes, list } = await scriptOf(page);
  expect(bytes, list).toBeGreaterThan(50_000);
  expect(bytes, list).toBeLessThan(110_000);
});

test('the first page of the console asks for less than 250 KB of script', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command Center');
  await expect(page.getByRole('main')).toContainText('Businesses');
  const { bytes, list } = await scriptOf(page);
  expect(bytes, list).toBeGreaterThan(100_000);
  expect(bytes, list).toBeLessThan(250_000);
});
