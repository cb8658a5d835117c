import { expect, test } from './fixtures.ts';

test.describe('the contact page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
  });

  test('names what is missing beside its field, and sends nothing', async ({
    page,
    checkAccessibility,
  }) => {
    let asked = 0;
    await page.route('**/api/contact', (route) => {
      asked += 1;
      return route.abort();
    });
    await page.getByLabel('Email').fill('ana');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Enter your name.')).toBeVisible();
    await expect(page.getByText('Enter an email address, such as you@example.com.')).toBeVisible();
    await expect(page.getByText('Write your message.')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await checkAccessibility(page);
    expect(asked).toBe(0);
  });

  test('sends a message, once, and says where the answer goes', async ({
    page,
    checkAccessibility,
  }) => {
    const sent: unknown[] = [];
    let answer: () => void = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/config', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), mail: 'smtp' } });
    });
    await page.route('**/api/contact', async (route) => {
      sent.push(route.request().postDataJSON());
      await answered;
      await route.fulfill({ json: { sent: true } });
    });
    await page.getByLabel('Name').fill('Ana Silva');
    await page.getByLabel('Email').fill(' ana@shop.example ');
    await page.getByLabel('Message').fill('Do you work with two locations?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    answer();
    await expect(page.getByText('Your message is on its way')).toBeVisible();
    await expect(page.getByText('who can reply to ana@shop.example.')).toBeVisible();
    await checkAccessibility(page);
    expect(sent).toEqual([
      {
        name: 'Ana Silva',
        email: 'ana@shop.example',
        message: 'Do you work with two locations?',
        website: '',
      },
    ]);
  });

  test('promises no answer by mail where none is sent', async ({ page }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ json: { sent: true } }));
    await page.getByLabel('Name').fill('Ana Silva');
    await page.getByLabel('Email').fill('ana@shop.example');
    await page.getByLabel('Message').fill('Do you work with two locations?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Your message is kept here')).toBeVisible();
    await expect(page.getByText('This installation does not send email.')).toBeVisible();
  });

  test('keeps what was typed where it could not be sent, and says why', async ({
    page,
    checkAccessibility,
  }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'Nobody reads messages here yet.', code: 'UNAVAILABLE' },
      }),
    );
    await page.getByLabel('Name').fill('Ana Silva');
    await page.getByLabel('Email').fill('ana@shop.example');
    await page.getByLabel('Message').fill('Hello?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert').last()).toContainText('Nobody reads messages here yet.');
    await expect(page.getByLabel('Message')).toHaveValue('Hello?');
    await checkAccessibility(page);
  });

  test('has a field that only programs see', async ({ page }) => {
    await expect(page.locator('input[name="website"]')).toBeHidden();
  });
});

test('Contact and Contact us lead to the form', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Contact us.' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
});
