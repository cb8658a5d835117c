import { expect, test } from './fixtures.ts';

test.describe('the front page', () => {
  test('plays a call in which the AI employee quotes $399', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const call = page.getByRole('region', { name: 'A demonstration call' });
    await expect(call).toContainText('how much is it to tint an SUV');
    await expect(call).toContainText('$399');
    await expect(call).toContainText("The owner's text message");
  });

  test('finds a business by typing, with the keyboard alone', async ({ page }) => {
    let sent: unknown;
    await page.route('**/api/agents/create-from-google-place', async (route) => {
      sent = route.request().postDataJSON();
      await route.fulfill({
        json: { agent: '+16045550143', agentId: 'a0000000-0000-4000-8000-000000000001' },
      });
    });
    await page.goto('/');
    const search = page.getByRole('combobox', { name: 'Find your business' });
    await search.fill('cedar');
    await expect(page.getByRole('option', { name: /Cedar & Comb Barbers/ })).toBeVisible();
    await search.press('ArrowDown');
    await search.press('Enter');
    await expect(page.getByText('Your AI Employee is Ready!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute(
      'href',
      'tel:+16045550143',
    );
    expect(sent).toMatchObject({ name: 'Cedar & Comb Barbers' });
  });

  test('asks to pick from the list when Enter comes too soon', async ({ page }) => {
    await page.goto('/');
    const search = page.getByRole('combobox', { name: 'Find your business' });
    await search.fill('zzz');
    await search.press('Enter');
    await expect(
      page.getByText('Please select a valid business from the suggestions.'),
    ).toBeVisible();
    await expect(search).toHaveValue('zzz');
  });

  test('names the reason when an agent could not be made, and keeps the way open', async ({
    page,
  }) => {
    await page.route('**/api/agents/create-from-google-place', (route) =>
      route.fulfill({ status: 409, json: { error: 'No number is left.', code: 'NO_NUMBER_LEFT' } }),
    );
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Find your business' }).fill('cedar');
    await page.getByRole('option', { name: /Cedar & Comb Barbers/ }).click();
    await expect(page.getByRole('alert')).toContainText(
      /Failed to set up AI employee: API Error: 409 .* - No number is left\./,
    );
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('opens one question at a time', async ({ page }) => {
    await page.goto('/');
    const first = page.getByText('Your number stays yours.');
    const second = page.getByText('Only what you entered');
    await page.getByText('Do I have to change my phone number?').click();
    await expect(first).toBeVisible();
    await page.getByText('What does the AI tell callers?').click();
    await expect(second).toBeVisible();
    await expect(first).toBeHidden();
  });
});
