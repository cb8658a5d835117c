import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { sessionToken, stranger } from './people.ts';

const createDialog = (page: Page) => page.getByRole('dialog', { name: 'Create new agent' });
const websiteField = (page: Page) => page.getByRole('textbox', { name: 'Website' });
const businessSearch = (page: Page) => page.getByRole('combobox', { name: 'Find your business' });
const made = 'Agent Created Successfully!';

/** A website of this test's own. Pages that are linked but not put yet keep their readers waiting. */
function newSite(page: Page) {
  const address = `http://${process.env.BROWSER_TEST_SITES}/${crypto.randomUUID()}/`;
  const put = async (path: string, html: string, status = 200) => {
    const headers = { 'x-status': String(status) };
    await page.request.put(`${address}${path}`, { data: html, headers });
  };
  return { address, put };
}

const home = `<title>Otter Point Window Tint</title>
<nav><a href="prices.html">Prices</a> <a href="faq.html">FAQ</a></nav>
<h1>Otter Point Window Tint</h1>
<p>21 Harbour Road, Victoria, BC V8V 1A1. Call 250-555-0143.</p>
<h2>Services</h2><table><tr><th>Service</th><th>Price</th></tr>
<tr><td>Full window tint</td><td>$399</td></tr></table>`;
const prices = `<title>Prices</title><h1>Prices</h1>
<table><tr><th>Service</th><th>Price</th></tr><tr><td>Full window tint</td><td>$449</td></tr>
<tr><td>Ceramic coating</td><td>$899</td></tr><tr><td>Tint removal</td><td>$99</td></tr></table>`;
const faq = `<title>FAQ</title><h1>Questions</h1>
<details><summary>Do you offer a warranty?</summary><p>Yes, a lifetime warranty.</p></details>`;

async function openWebsiteTab(page: Page) {
  await page.getByRole('button', { name: 'Create new agent' }).click();
  await createDialog(page).getByRole('tab', { name: 'From Website' }).click();
}

async function rightEdges(buttons: Locator): Promise<number[]> {
  const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
  return boxes.map((box) => Math.round((box?.x ?? 0) + (box?.width ?? 0)));
}

test.beforeEach(async ({ page, signIn, comeFromElsewhere }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await comeFromElsewhere(page);
});

test('a website becomes an agent in sight, and each fact waits for its owner’s word', async ({
  page,
  checkAccessibility,
}) => {
  test.setTimeout(120_000);
  const site = newSite(page);
  await site.put('', home);
  await page.goto('/admin/agents');
  await openWebsiteTab(page);
  await expect(page).toHaveURL(/[?&]create=website/);
  const dialog = createDialog(page);
  const create = dialog.getByRole('button', { name: 'Create', exact: true });
  await create.click();
  await expect(dialog.getByText('Please enter a website URL')).toBeVisible();
  await expect(websiteField(page)).toBeFocused();
  await checkAccessibility(page);
  await websiteField(page).fill('our shop');
  await create.click();
  await expect(dialog.getByText(/^Failed to create agent: This is not a web add/)).toBeVisible();
  await expect(websiteField(page)).toHaveValue('our shop');
  await expect(websiteField(page)).toHaveAccessibleDescription(/^Failed to create agent: This is/);
  const told = dialog.getByRole('alert').filter({ hasText: 'Failed to create agent' });
  const [field, error] = [await websiteField(page).boundingBox(), await told.boundingBox()];
  expect(error && field && error.y - (field.y + field.height)).toBeLessThan(16);

  // Held on its way: once the site is being read there are fifteen seconds.
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/api/agents/create-from-website', async (route) => {
    await sent;
    await route.continue();
  });
  await websiteField(page).fill(site.address);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Creating Your AI Agent')).toBeVisible();
  await expect(websiteField(page)).toBeDisabled();
  await checkAccessibility(page);
  send();
  await expect(dialog.getByText('Reading page 2 of 3')).toBeVisible();
  await site.put('prices.html', prices);
  await expect(dialog.getByText('Reading page 3 of 3')).toBeVisible();
  await site.put('faq.html', faq);
  await expect(dialog.getByText(made)).toBeVisible();
  await expect(dialog.getByText(/^\(\d{3}\) 555-01\d\d$/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/businesses\/[\w-]+$/);
  const name = page.getByRole('heading', { level: 1, name: 'Otter Point Window Tint' });
  await expect(name).toBeVisible();

  const facts = page.getByRole('region', { name: 'Read from your website' });
  const title = page.getByRole('heading', { level: 3, name: 'Services on the website' });
  const services = facts.getByRole('group').filter({ has: title });
  await expect(services).toContainText('3 to check');
  await title.click();
  const tint = facts.getByRole('article', { name: 'Full window tint' });
  await expect(tint).toHaveCount(3);
  await expect(facts.getByText('more than one thing. Which is right?')).toBeVisible();
  const dearer = tint.filter({ hasText: '$449' });
  await expect(dearer.getByRole('blockquote')).toContainText('Full window tint');
  await expect(dearer.getByRole('link')).toHaveAttribute('href', `${site.address}prices.html`);
  const edges = await rightEdges(facts.getByRole('button', { name: /^Accept (?!all)/ }));
  expect(new Set(edges).size, `right edges of Accept: ${edges}`).toBe(1);
  await dearer.getByRole('button', { name: /^Accept/ }).click();
  await expect(dearer).toContainText('Accepted');
  await expect(tint.filter({ hasText: 'Accepted' })).toHaveCount(1);
  await facts.getByRole('button', { name: /^Dismiss Tint removal/ }).click();
  await expect(facts.getByRole('article', { name: 'Tint removal' })).toContainText('Dismissed');
  await facts.getByRole('button', { name: /^Accept Ceramic coating/ }).click();
  await expect(services).toContainText('Checked');
  // A toast may lie over half a button for its five seconds.
  await expect(page.getByText('Business and AI agent updated successfully!')).toHaveCount(0);
  // Nor may the header that stays in place as the page moves under it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await checkAccessibility(page);

  await page.reload();
  await expect(services).toContainText('Checked');
  await page.getByRole('heading', { level: 3, name: 'Services', exact: true }).click();
  const known = page.getByRole('textbox', { name: 'Price', exact: true });
  await expect(known).toHaveCount(2);
  await expect(known.first()).toHaveValue(/449/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Agents' })).toBeVisible();
  await expect(createDialog(page)).toBeHidden();
});

test('a business that is found becomes an agent, and a failure is told in the API’s words', async ({
  page,
}) => {
  await page.goto('/admin/businesses');
  await page.getByRole('button', { name: 'Add Business' }).click();
  await expect(page).toHaveURL(/[?&]create=business/);
  await businessSearch(page).fill('lakehead');
  await expect(page.getByRole('option', { name: /Lakehead Heating/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(businessSearch(page)).toHaveValue('lakehead');
  await page.keyboard.press('Enter');
  const unchosen = 'Please select a valid business from the suggestions.';
  await expect(createDialog(page).getByText(unchosen)).toBeVisible();

  const error = 'All phone numbers are taken. Please try again later.';
  await page.route('**/api/agents/create-from-google-place', (route) =>
    route.fulfill({ status: 409, json: { error, code: 'NO_NUMBER_LEFT' } }),
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(createDialog(page).getByText(/^Failed to set up AI employee: /)).toHaveText(
    `Failed to set up AI employee: API Error: 409 Conflict - ${error}`,
  );
  await page.unroute('**/api/agents/create-from-google-place');
  await businessSearch(page).fill('lakehead');
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route('**/api/businesses/*', async (route) => {
    await shown;
    await route.continue();
  });
  await page.getByRole('option', { name: /Lakehead Heating/ }).click();
  await expect(createDialog(page).getByText(made)).toBeVisible();
  // However long the page takes that comes next.
  await expect(createDialog(page)).toBeHidden();
  show();
  await expect(page.getByRole('heading', { level: 1, name: /Lakehead Heating/ })).toBeVisible();
});

test('a link opens the dialog on its tab, Back closes it, and what it comes to is told', async ({
  page,
}) => {
  const site = newSite(page);
  await site.put('', home);
  await page.goto('/admin/agents?create=website');
  await expect(websiteField(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(createDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/admin/agents');

  await openWebsiteTab(page);
  await websiteField(page).fill(site.address);
  await page.keyboard.press('Enter');
  await expect(createDialog(page).getByText('Reading page 2 of 3')).toBeVisible();
  await page.goBack();
  await expect(createDialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Agents' })).toBeVisible();
  await openWebsiteTab(page);
  await expect(websiteField(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await site.put('prices.html', 'no', 500);
  await site.put('faq.html', faq);
  await expect(page.getByText(made)).toBeVisible();
  await expect(page).toHaveURL('/admin/agents');
});

test('an owner is told that a website’s business is in someone else’s account, once an operator said so', async ({
  page,
  signIn,
}) => {
  const site = newSite(page);
  await site.put('', '<title>Otter Point Window Tint</title><h1>Otter Point Window Tint</h1>');
  await page.goto('/admin');
  const headers = { authorization: `Bearer ${await sessionToken(page)}` };
  const data = { website: site.address };
  const made = await page.request.post('/api/agents/create-from-website', { data, headers });
  expect(made.status(), await made.text()).toBe(200);
  await page.context().setExtraHTTPHeaders({});
  await signIn(page, stranger());
  await page.goto('/admin?create=website');
  await websiteField(page).fill(site.address);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This business has an AI employee already')).toBeVisible();
  await expect(createDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/admin');
});

test('an owner makes their own of a website that somebody else has named first', async ({
  page,
  signIn,
}) => {
  const site = newSite(page);
  await site.put('', '<title>Otter Point Window Tint</title><h1>Otter Point Window Tint</h1>');
  const data = { website: site.address };
  const squatted = await page.request.post('/api/agents/create-from-website', { data });
  expect(squatted.status(), await squatted.text()).toBe(200);
  await page.context().setExtraHTTPHeaders({});
  await signIn(page, stranger());
  await page.goto('/admin?create=website');
  await websiteField(page).fill(site.address);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Agent Created Successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/businesses\/[0-9a-f-]{36}$/);
});
