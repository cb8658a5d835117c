import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { type MapsStandIn, openMapsStandIn } from './maps-stand-in.ts';
import { startOwnServer } from './own-server.ts';

/** An installation with a key for Google Maps, whose script comes from the stand-in. */
interface Installation {
  address: string;
  maps: MapsStandIn;
}

const test = base.extend<object, { installation: Installation }>({
  installation: [
    async ({ browserName: _ }, use) => {
      const maps = await openMapsStandIn();
      const server = await startOwnServer({
        GOOGLE_MAPS_API_KEY: 'a-key-for-tests',
        GOOGLE_MAPS_API_URL: maps.url,
      });
      await use({ address: server.address, maps });
      await server.stop();
      await maps.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

const search = (page: Page) => page.getByRole('combobox', { name: 'Find your business' });
const option = (page: Page, name: string) => page.getByRole('option', { name });
const asked = (page: Page) => page.evaluate(() => window.mapsRequests ?? []);

test('a business of Google becomes an agent: one paid session, establishments of Canada', async ({
  page,
  installation: { address, maps },
}) => {
  maps.loads.length = 0;
  await page.goto(address);
  expect(maps.loads).toEqual([]);
  await search(page).fill('otter');
  await expect(option(page, 'Otter Point Plumbing')).toBeVisible();
  await expect(page.getByText('Powered by Google Maps')).toBeVisible();
  await search(page).fill('otter point');
  await expect(option(page, 'Otter Without Id')).toHaveCount(0);

  const sent = page.waitForRequest('**/api/agents/create-from-google-place');
  await option(page, 'Otter Point Plumbing').click();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Otter Point Plumbing',
    place_id: 'ChIJ-otter',
    nationalPhoneNumber: '(250) 555-0164',
  });
  await expect(page.getByText('Your AI Employee is Ready!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+1/);

  expect(maps.loads.map((query) => query.get('key'))).toEqual(['a-key-for-tests']);
  const requests = await asked(page);
  expect(requests.length).toBeGreaterThanOrEqual(3);
  for (const { input, includedRegionCodes, includedPrimaryTypes, session } of requests) {
    expect(session).toBe(1);
    if (input === undefined) continue;
    expect(includedRegionCodes).toEqual(['ca']);
    expect(includedPrimaryTypes).toEqual(['establishment']);
  }
  expect(requests.at(-1)?.fields).toContain('displayName');
});

test('a place without a name or an id is not taken, and another may be', async ({
  page,
  installation: { address },
}) => {
  await page.goto(address);
  await search(page).fill('otter');
  for (const name of ['Otter Without Name', 'Otter Without Id']) {
    await option(page, name).click();
    await expect(
      page.getByText('Please select a valid business from the suggestions.'),
    ).toBeVisible();
    await search(page).press('ArrowDown');
  }
  await page.route('**/api/agents/create-from-google-place', (route) =>
    route.fulfill({ json: { agent: '+12505550164' } }),
  );
  await option(page, 'Otter Point Plumbing').click();
  await expect(page.getByText('Your AI Employee is Ready!')).toBeVisible();
});

test('a script that fails three times more is given up with a sentence, and tried again later', async ({
  page,
  installation: { address, maps },
  checkAccessibility,
}) => {
  maps.loads.length = 0;
  maps.refuse = 4;
  await page.goto(address);
  await search(page).fill('otter');
  await expect(
    page.getByText('Failed to load address lookup. Please try again later.'),
  ).toBeVisible();
  expect(maps.loads).toHaveLength(4);
  await expect(search(page)).toHaveValue('otter');
  await checkAccessibility(page);
  await search(page).fill('otter point');
  await expect(option(page, 'Otter Point Plumbing')).toBeVisible();
});

test('a script that never says that it is there is given up with the same sentence', async ({
  page,
  installation: { address },
}) => {
  await page.clock.install();
  await page.route('**/maps/api/js?*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '/* nothing is called back */' }),
  );
  await page.goto(address);
  const asked = page.waitForRequest('**/maps/api/js?*');
  await search(page).fill('otter');
  await page.clock.runFor(1_000);
  await asked;
  await expect(page.getByText('Looking it up...')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(
    page.getByText('Failed to load address lookup. Please try again later.'),
  ).toBeVisible();
});

test('a script that fails once is not spoken of', async ({
  page,
  installation: { address, maps },
}) => {
  maps.refuse = 1;
  await page.goto(address);
  await search(page).fill('otter');
  await expect(option(page, 'Otter Point Plumbing')).toBeVisible();
  await expect(page.getByText('Failed to load address lookup')).toHaveCount(0);
});

test('an address is looked up as one, and is written out whole', async ({
  page,
  installation: { address },
}) => {
  await page.goto(`${address}/onboard/step-one`);
  const box = page.getByRole('combobox', { name: 'Address' });
  await box.fill('21 harb');
  await option(page, '21 Harbour Road').click();
  await expect(box).toHaveValue('21 Harbour Road, Victoria, BC V8V 1A1, Canada');
  const [first, ...rest] = await asked(page);
  expect(first?.includedPrimaryTypes).toEqual(['street_address', 'premise', 'subpremise', 'route']);
  expect(first?.includedRegionCodes).toEqual(['ca']);
  expect(rest.at(-1)?.fields).toEqual(['id', 'formattedAddress']);
});
