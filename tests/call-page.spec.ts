import type { Page } from '@playwright/test';
import { expect, sampleNumber, test } from './fixtures.ts';

const say = async (page: Page, words: string) => {
  await page.getByLabel('What you would say').fill(words);
  await page.keyboard.press('Enter');
};

test.describe('the call page', () => {
  test('answers the price of tinting an SUV, shows the fact, and sums the call up', async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto(`/call/${sampleNumber}`);
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    const log = page.getByRole('log');
    await expect(log).toContainText('Thanks for calling');
    await say(page, 'How much is it to tint an SUV?');
    await expect(log).toContainText('$399');
    await expect(page.getByText(/SUV \$399/).filter({ visible: true })).toBeVisible();
    await checkAccessibility(page);

    await page.getByRole('button', { name: 'Hang up' }).click();
    await expect(page.getByText('Call ended')).toBeVisible();
    const summary = page.getByRole('region', { name: 'What the owner would get' });
    await expect(summary).toContainText('$399');
    await checkAccessibility(page);
    await summary.getByRole('button', { name: 'Call again' }).click();
    await expect(log).toContainText('Thanks for calling');
    await expect(log).not.toContainText('$399');
  });

  test('a question typed before the call places it and is not lost', async ({ page }) => {
    await page.goto(`/call/${sampleNumber}`);
    await say(page, 'How much is ceramic coating?');
    await expect(page.getByRole('log')).toContainText('How much is ceramic coating?');
    await expect(page.getByRole('log')).toContainText('$899');
  });

  test('ends soon after the goodbye where nobody speaks it', async ({ page }) => {
    await page.goto(`/call/${sampleNumber}`);
    await say(page, 'How much is ceramic coating?');
    const log = page.getByRole('log');
    await expect(log).toContainText('$899');
    await say(page, 'No, that is all, thanks. Bye.');
    await expect(log).toContainText(/goodbye|bye/i);
    await expect(page.getByText('Call ended')).toBeVisible({ timeout: 6_000 });
  });

  test('names the business before it rings', async ({ page }) => {
    await page.goto(`/call/${sampleNumber}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbourview');
    await expect(page).toHaveTitle(/Harbourview/);
  });

  test('calls back once when the line drops, and the conversation goes on', async ({ page }) => {
    let drop: (() => Promise<void>) | undefined;
    await page.routeWebSocket(/browser-calls\/socket/, (socket) => {
      const server = socket.connectToServer();
      drop ??= async () => {
        await server.close({ code: 4000 });
        await socket.close({ code: 4000 });
      };
    });
    await page.goto(`/call/${sampleNumber}`);
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    const log = page.getByRole('log');
    await expect(log).toContainText('Thanks for calling');
    await drop?.();
    await expect(page.getByText('Calling back…')).toBeVisible();
    await say(page, 'How much is it to tint an SUV?');
    await expect(page.getByText('called back after the line dropped')).toBeVisible();
    await expect(log).toContainText('$399');
    await expect(log.getByText('Thanks for calling')).toHaveCount(1);
  });

  test('does not ring for ever where there is no connection, and rings once there is', async ({
    page,
    context,
  }) => {
    await page.goto(`/call/${sampleNumber}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbourview');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    await expect(page.getByText('The call did not go through')).toBeVisible();
    await expect(page.getByText('Check your connection, then call again.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Call again' }).click();
    await expect(page.getByRole('log')).toContainText('Thanks for calling');
  });

  test('says so where nobody answers', async ({ page, checkAccessibility }) => {
    await page.goto('/call/+16045550199');
    await expect(page.getByRole('heading', { name: 'Nobody answers here' })).toBeVisible();
    await checkAccessibility(page);
  });

  test('can be held by keyboard alone', async ({ page }) => {
    await page.goto(`/call/${sampleNumber}`);
    await page.getByRole('button', { name: 'Call', exact: true }).press('Enter');
    await expect(page.getByRole('log')).toContainText('Thanks for calling');
    await page.getByRole('button', { name: 'Keypad' }).press('Enter');
    await expect(page.getByRole('group', { name: 'Keypad' })).toBeVisible();
    await page.getByRole('button', { name: 'Hang up' }).press('Enter');
    await expect(page.getByText('Call ended')).toBeVisible();
  });

  test('stands alone inside a frame', async ({ page }) => {
    await page.goto(`/call/${sampleNumber}?embed=1`);
    await expect(page.getByRole('button', { name: 'Call', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /Second Ring/ })).toHaveCount(0);
  });

  test('fits whole into a small frame and onto a phone on its side', async ({ page }) => {
    for (const [width, height] of [
      [300, 414],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/call/${sampleNumber}?embed=1`);
      const name = await page.getByRole('heading', { level: 1 }).boundingBox();
      const explained = await page.getByText('An AI answers').boundingBox();
      const field = await page.getByLabel('What you would say').boundingBox();
      expect(name?.y).toBeGreaterThanOrEqual(0);
      expect((explained?.y ?? 0) + (explained?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
    }
  });
});
