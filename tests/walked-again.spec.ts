import type { Page } from '@playwright/test';
import { addOwner } from './console-owners.ts';
import { expect, test } from './fixtures.ts';
import { openAccount, stranger } from './people.ts';
import { service, setUpBusiness } from './set-up-business.ts';

const priceNamed = (page: Page) => page.getByLabel('Price', { exact: true });

/** Publishes what is staged and waits until it is. */
async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(page.getByText('Business and AI agent updated successfully!')).toBeVisible();
}

test('a price in use stays in sight, and a test call says what it answers from', async ({
  page,
  signIn,
  checkAccessibility,
}, { project }) => {
  test.skip(project.name !== 'phone', 'There is room for everything on a desktop.');
  await signIn(page);
  const { businessId } = await setUpBusiness(page.request, {
    services: ['a', 'b', 'c'].map((id) => service(id, `Service ${id}`, '30')),
  });
  await page.goto(`/admin/businesses/${businessId}?section=services`);
  const opener = page.getByRole('button', { name: 'Test call' });
  const bar = page.getByRole('region', { name: 'You have unpublished changes' });
  const price = priceNamed(page).nth(1);
  await price.focus();
  await price.fill('95');
  await expect(bar).toBeVisible();
  const said = page.getByText('Your AI says “$95”');
  await expect
    .poll(async () => {
      const [sentence, button] = [await said.boundingBox(), await opener.boundingBox()];
      return sentence && button ? sentence.y + sentence.height <= button.y : false;
    })
    .toBe(true);

  await opener.click();
  const call = page.getByRole('region', { name: 'Test call' });
  await expect(page.getByRole('button', { name: 'Publish Changes' })).toBeInViewport();
  await expect
    .poll(async () => {
      const [above, below] = [await bar.boundingBox(), await call.boundingBox()];
      return above && below ? above.y + above.height <= below.y : false;
    })
    .toBe(true);
  await page.goBack();
  await expect(call).toBeHidden();
  await opener.click();
  await expect(call.getByText('A test call answers from what is published.')).toBeVisible();
  const frame = call.frameLocator('iframe');
  const ask = async () => {
    await frame.getByLabel('What you would say').fill('How much is Service b?');
    await frame.getByRole('button', { name: 'Say it' }).click();
  };
  await ask();
  await expect(frame.getByRole('log')).toContainText('$30');
  await checkAccessibility(page);
  await call.getByRole('button', { name: 'Back to editing' }).click();
  await publish(page);
  await call.getByRole('button', { name: 'Show the call' }).click();
  await expect(call.getByText('You have published since.')).toBeVisible();
  await call.getByRole('button', { name: 'Start a new call' }).click();
  await expect(call.getByText('You have published since.')).toBeHidden();
  await ask();
  await expect(frame.getByRole('log')).toContainText('$95');

  await frame.getByRole('button', { name: 'Hang up' }).click();
  await expect(frame.getByText('What the owner would get')).toBeVisible();
  await call.getByRole('button', { name: 'Back to editing' }).click();
  await price.fill('105');
  await publish(page);
  await call.getByRole('button', { name: 'Show the call' }).click();
  await expect(frame.getByText('What the owner would get')).toBeVisible();
  await expect(call.getByText('You have published since.')).toBeHidden();
});

test('edits that were restored are spoken of no more once they are published', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const { businessId } = await setUpBusiness(page.request);
  const address = `/admin/businesses/${businessId}?section=services`;
  const restored = page.getByText('They have been restored.');
  await page.goto(address);
  await priceNamed(page).fill('95');
  await expect(page.getByText('You have unpublished changes')).toBeVisible();
  await page.goto('/admin/businesses');
  await page.goto(address);
  await expect(restored).toBeVisible();
  await publish(page);
  await expect(restored).toBeHidden();
  await priceNamed(page).fill('96');
  await expect(page.getByText('You have unpublished changes')).toBeVisible();
  await expect(restored).toBeHidden();
});

test('an owner’s own call is a test: found in the log, and nobody waits for it', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const owner = stranger();
  await addOwner(page, 'Quiet Cove Tint', owner);
  await signIn(page, owner);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Talk to your AI employee' }).click();
  const words = page.getByLabel('What you would say');
  const log = page.getByRole('log');
  const replies = async () =>
    (await log.getByRole('paragraph').allTextContents()).filter((who) => who !== 'You').length;
  for (const [said, line] of [
    'My pipe burst, this is urgent, someone has to call me back right now',
    'Zoë Marsh, 604 555 0123',
  ].entries()) {
    await words.fill(line);
    await page.getByRole('button', { name: 'Say it' }).click();
    await expect(log).toContainText(line);
    // The greeting comes before the first reply.
    await expect.poll(replies, { timeout: 30_000 }).toBeGreaterThan(said + 1);
  }
  await page.getByRole('button', { name: 'Hang up' }).click();
  await expect(page.getByRole('heading', { name: 'What the owner would get' })).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByText('Nothing is waiting for you')).toBeVisible();
  await expect(page.getByRole('link', { name: /Calls answered\s*0/ })).toBeVisible();
  await expect(page.getByText('No minutes used yet this month.')).toBeVisible();
  await page.goto('/admin/call-logs?q=test');
  const row = page.getByRole('row').filter({ hasText: 'Zoë Marsh' });
  await expect(row.getByText('Test', { exact: true })).toBeVisible();
});

test('the call page claims no prices and hours that nobody has entered', async ({ page }) => {
  const made = await page.request.post('/api/agents/create-from-google-place', {
    data: { name: 'Belle Rive Coiffure', place_id: `belle-rive-${crypto.randomUUID()}` },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { agent, agentId } = await made.json();
  await page.goto(`/call/${agentId ?? agent}`);
  await expect(page.getByText('It has not been taught any prices or hours yet')).toBeVisible();
  const { agentId: taught } = await setUpBusiness(page.request);
  await page.goto(`/call/${taught}`);
  await expect(page.getByText("from the shop's own prices and hours")).toBeVisible();
});

test('numbers no phone reaches are called samples in the list', async ({ page, signIn }) => {
  await signIn(page);
  const config = await (await page.request.get('/api/config')).json();
  const unconnected = async (phoneLine: boolean) => {
    await page.unrouteAll({ behavior: 'wait' });
    await page.route('**/api/config', (route) => route.fulfill({ json: { ...config, phoneLine } }));
    await page.goto('/admin/phone-numbers?q=555-0142');
    return page.getByRole('row').filter({ hasText: '(604) 555-0142' });
  };
  await expect((await unconnected(false)).getByText('Sample', { exact: true })).toBeVisible();
  const connected = await unconnected(true);
  await expect(connected).toBeVisible();
  await expect(connected.getByText('Sample', { exact: true })).toHaveCount(0);
});

test('an owner without a business is led to the set-up', async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  await openAccount(request, stranger());
  await signIn(page, stranger());
  await page.goto('/admin');
  await expect(page.getByText('No business is in your account yet')).toBeVisible();
  // No number of nothing, and no line that no phone reaches.
  for (const empty of ['Available Numbers', 'Phone Numbers', 'Users', 'Sample numbers'])
    await expect(page.getByRole('main').getByText(empty)).toHaveCount(0);
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Train your AI employee for free' }).click();
  await expect(page).toHaveURL(/\/onboard/);
});
