import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { service, setUpBusiness } from './set-up-business.ts';

const toast = (page: Page, words: string) => page.getByText(words, { exact: true });
const publishBar = (page: Page) =>
  page.getByRole('region', { name: 'You have unpublished changes' });
const openSection = (page: Page, title: string) =>
  page.getByRole('heading', { level: 3, name: title, exact: true }).click();

/** Opens the sample business from the list, as people do. */
async function openSample(page: Page) {
  await page.goto('/admin/businesses?q=Harbourview');
  await page.getByRole('link', { name: /^View Details of Harbourview/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Harbourview/ })).toBeVisible();
}

async function askThePrice(page: Page, agentId: string) {
  await page.goto(`/call/${agentId}`);
  await page.getByLabel('What you would say').fill('How much is ceramic coating?');
  await page.keyboard.press('Enter');
}

test.beforeEach(({ page, signIn }) => signIn(page));

test('a price is edited, outlives a publish that failed, and is quoted by the next call', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  const { businessId, agentId } = await setUpBusiness(page.request);
  const earlier = await context.newPage();
  await askThePrice(earlier, agentId);
  await expect(earlier.getByRole('log')).toContainText('$899');

  await page.goto(`/admin/businesses/${businessId}`);
  await openSection(page, 'Services');
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  await price.fill('a lot');
  await expect(publishBar(page)).toContainText('Ceramic Coating, price: a lot (was $899)');
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(page.getByText('Your AI cannot read this as a price.')).toBeVisible();
  await expect(price).toBeFocused();
  await price.fill('949');

  await page.route(`**/api/businesses/${businessId}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(toast(page, 'Error updating business')).toBeVisible();
  await expect(toast(page, 'Failed to update business')).toBeVisible();
  await expect(price).toHaveValue('949');
  await expect(publishBar(page)).toBeVisible();
  await page.unroute(`**/api/businesses/${businessId}`);

  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(toast(page, 'Business and AI agent updated successfully!')).toBeVisible();
  await expect(publishBar(page)).toBeHidden();
  await expect(price).toHaveValue('949');
  await askThePrice(page, agentId);
  await expect(page.getByRole('log')).toContainText('$949');
});

test('a business’s name, first message, recipient and number are changed and kept', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const { businessId } = await setUpBusiness(page.request);
  await page.goto(`/admin/businesses/${businessId}`);
  await page.getByRole('button', { name: 'Edit Business' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('half-typed@');
  const asked = page.getByRole('dialog', { name: 'Discard what you typed?' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => page.goBack(),
  ]) {
    await leave();
    await asked.getByRole('button', { name: 'Keep editing' }).click();
    await expect(asked).toBeHidden();
    await expect(dialog.getByLabel('Email')).toHaveValue('half-typed@');
  }
  await page.keyboard.press('Escape');
  await asked.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Edit Business' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue('');
  await dialog.getByLabel('Email').fill('at home');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill('hello@otter.example');
  const phone = dialog.getByLabel('Phone');
  for (const [typed, mistake] of [
    ['123', 'This is not a phone number.'],
    // Only the server knows.
    ['+1 900 555 0100', 'cost extra'],
  ] as const) {
    await phone.fill(typed);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByText(new RegExp(mistake, 'i'))).toHaveCount(1);
    await expect(dialog.getByText('phone_number')).toHaveCount(0);
  }
  await phone.fill('(250) 555-0134');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('definition').filter({ hasText: 'hello@otter.example' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Edit the first message' }).click();
  const message = page.getByRole('textbox', { name: 'First Message' });
  await message.fill(' ');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  const whole = page.getByText('they are speaking with an AI, so they hear:');
  await message.fill('Hello, Otter Tint, how can I help?');
  await expect(whole).toContainText(
    "Hello, Otter Tint. I'm the AI assistant here. How can I help?",
  );
  await message.fill('Hello, you have reached the AI assistant of Otter Tint.');
  await expect(whole).toBeHidden();
  await message.fill('x'.repeat(1001));
  await expect(
    page.getByText('This is 1 character too long. Your AI can take 1,000.'),
  ).toBeVisible();
  await expect(message).toHaveValue('x'.repeat(1001));
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await message.fill('Otter Point, good day.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Otter Point, good day.', { exact: true })).toBeVisible();

  const recipient = page.getByRole('textbox', { name: 'Call Summary Recipient' });
  await recipient.fill('nobody');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(recipient).toHaveValue('nobody');
  await expect(
    page.getByText('This is not a phone number, so nothing is sent to it.'),
  ).toBeVisible();
  await recipient.fill('(604) 555-0119');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(recipient).toHaveValue('+16045550119');

  const transfer = page.getByRole('textbox', { name: 'Transfer Number' });
  await transfer.fill('+1 900 555 0100');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Calls to this number cost extra or reach a service.')).toBeVisible();
  await transfer.fill('(604) 555-0177');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(transfer).toHaveValue('+16045550177');

  await page.getByRole('button', { name: 'Change the phone number' }).click();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Unlink Number' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not linked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'No Twilio Number Linked' })).toBeDisabled();
  await page.reload();
  await expect(page.getByText('Otter Point, good day.', { exact: true })).toBeVisible();
});

test('the dialogs of a number and of the voice say what holds now', async ({ page }) => {
  let prompt = 'You answer by an older list.';
  let held: Promise<void> | null = null;
  await page.route('**/api/agents/*/millis', async (route) => {
    const response = await route.fetch();
    const voice = await response.json();
    await held;
    await route.fulfill({ response, json: { ...voice, config: { ...voice.config, prompt } } });
  });
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), phoneLine: false } });
  });
  await openSample(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Change the phone number' }).click();
  await expect(dialog).toContainText('No telephone line is connected');
  await expect(dialog).not.toContainText('answered by this agent at once');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View Millis Agent' }).click();
  await expect(dialog).toContainText(prompt);
  await page.keyboard.press('Escape');
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  prompt = 'You answer by the list of today.';
  await page.getByRole('button', { name: 'View Millis Agent' }).click();
  await expect(dialog).toContainText('Loading the agent...');
  await expect(dialog).not.toContainText('an older list');
  release();
  await expect(dialog).toContainText(prompt);
});

test('a transfer number nobody has agreed at is rung from the console', async ({ page }) => {
  const number = test.info().project.name === 'phone' ? '+16045550178' : '+16045550179';
  await page.route('**/api/agents/*', async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), unproved_numbers: [number] };
    await route.fulfill({ response, json });
  });
  const proof = { code: '4773', expires_at: '2099-01-01T00:00:00.000Z' };
  await page.route('**/number-proofs', (route) => route.fulfill({ json: proof }));
  await openSample(page);
  const transfer = page.getByRole('textbox', { name: 'Transfer Number' });
  await transfer.fill(number);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nothing reaches this number')).toBeVisible();
  await page.getByRole('button', { name: 'Ring to confirm' }).click();
  await expect(page.getByText('Pick up and enter 4773')).toBeVisible();
});

test('leaving with staged edits asks, and a discarded edit is gone', async ({ page }) => {
  await openSample(page);
  await openSection(page, 'Keywords for Recognition');
  const keyword = page.getByLabel('Add a keyword');
  await keyword.fill('x'.repeat(203));
  await keyword.press('Enter');
  await expect(
    page.getByText('This is 3 characters too long. Your AI can take 200.'),
  ).toBeVisible();
  await expect(keyword).toHaveValue('x'.repeat(203));
  await keyword.fill('  gull wing ');
  await keyword.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove gull wing' })).toBeVisible();
  await page.getByRole('link', { name: 'Businesses', exact: true }).first().click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('button', { name: 'Remove gull wing' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(publishBar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove gull wing' })).toBeHidden();
});

test('a business and a call with nothing but the fields of the specification are shown', async ({
  page,
}) => {
  const id = crypto.randomUUID();
  const business = {
    id,
    name: 'Otter Point',
    primary_industry: null,
    created_at: '2026-01-05T10:00:00.000Z',
    website: null,
    email: null,
    phone_number: null,
    address: null,
    geographic_service_area: null,
    about_us_text: null,
    business_hours: null,
    services: [service('coating', 'Ceramic Coating', '899')],
    common_questions: null,
    operational_notes: null,
    details: null,
    agent: {
      id: crypto.randomUUID(),
      millis_agent_id: null,
      call_summary_recipient_number: null,
      phoneNumberDetails: null,
    },
  };
  await page.route(`**/api/businesses/${id}`, (route) => route.fulfill({ json: business }));
  await page.goto(`/admin/businesses/${id}?section=services`);
  await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('899');
  await expect(page.getByText('Not linked')).toBeVisible();
  const call = {
    id,
    millis_call_id: 'call-1',
    millis_agent_id: 'agent-1',
    millis_session_id: 'session-1',
    business_name: 'Otter Point',
    call_timestamp: '2026-01-05T10:00:00.000Z',
    call_duration: 67,
    call_status: 'agent-ended',
    error_message: null,
    cost_breakdown: [{ credit: 12 }],
    chat_transcript: [{ role: 'user', content: 'Are you open?' }],
  };
  await page.route(`**/api/call-logs/${id}`, (route) => route.fulfill({ json: call }));
  await page.goto(`/admin/call-logs?call=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Call Log Details' });
  await expect(dialog).toContainText('Are you open?');
  await expect(dialog).toContainText('1m 7s');
});

test('a business that is not there leads back to the list', async ({ page }) => {
  await page.goto(`/admin/businesses/${crypto.randomUUID()}`);
  await expect(page.getByRole('heading', { name: 'Error Loading Business' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to businesses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Businesses' })).toBeVisible();
});

test('a business that does not load says why and offers another try', async ({ page }) => {
  await page.route('**/api/businesses/*', (route) => route.fulfill({ status: 503 }));
  await page.goto(`/admin/businesses/${crypto.randomUUID()}`);
  await expect(page.getByRole('heading', { name: 'Error Loading Business' })).toBeVisible();
  await expect(page.getByText(/^Failed to fetch business details: .*\(503\)$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});
