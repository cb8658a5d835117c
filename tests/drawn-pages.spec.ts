import { expect, test } from './fixtures.ts';

const drawn = [
  ['/', 'Your business is not a call center'],
  ['/pricing', 'Start free, then pick a plan'],
  ['/contact', 'Contact'],
  ['/login', 'Login'],
  ['/sign-up', 'Sign up'],
  ['/forgot-password', 'Forgot your password'],
  ['/onboard', 'Train your AI employee for free'],
  ['/onboard/step-one', 'Confirm your business details'],
] as const;

for (const [path, heading] of drawn) {
  test(`${path} arrives with its content and is taken over in silence`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.exposeFunction('complain', (words: string) => complaints.push(words));
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        Reflect.get(window, 'complain')(`${violatedDirective} refused ${blockedURI}`),
      ),
    );
    const response = await page.goto(path);
    const html = (await response?.text()) ?? '';
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(html).not.toMatch(/<head>.*<script[^>]+src=.*<\/head>/s);
    const [, root] = html.split('<div id="root">');
    expect(root).toContain('</main>');
    expect(complaints).toEqual([]);
  });

  test(`${path} says what it is to search engines and where it is shared`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    await expect(page).toHaveTitle(/· Second Ring$/);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(40);
    expect(await content('meta[property="og:title"]')).toBe(await page.title());
    const address = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(address).toBe(await content('meta[property="og:url"]'));
    expect(new URL(address ?? '').pathname).toBe(path);
    const picture = new URL((await content('meta[property="og:image"]')) ?? '').pathname;
    const response = await page.request.get(`${baseURL}${picture}`);
    expect(response.headers()['content-type']).toBe('image/png');
  });
}

test('the front page states its facts in the words of schema.org', async ({ page }) => {
  await page.goto('/');
  const facts = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: { '@type': string }[] = JSON.parse(facts ?? '')['@graph'];
  expect(graph.map((fact) => fact['@type'])).toEqual([
    'Organization',
    'SoftwareApplication',
    'FAQPage',
  ]);
  for (const question of await page.locator('#questions ~ div summary').allTextContents())
    expect(facts).toContain(question);
});

test('search engines are told which pages there are and which are not for them', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  const [, sitemap] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  expect(sitemap).toMatch(/\/sitemap\.xml$/);
  const pages = await (await request.get('/sitemap.xml')).text();
  const listed = [...pages.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  expect(listed).toEqual([
    '/',
    '/pricing',
    '/onboard',
    '/onboard/step-one',
    '/contact',
    '/sign-up',
  ]);
});

test('every link of the public pages leads to a page that is there', async ({ page, baseURL }) => {
  const addresses = new Set<string>();
  for (const [path] of drawn) {
    const html = await (await page.request.get(path)).text();
    const [, content = ''] = html.split('<div id="root">');
    for (const [, address = ''] of content.matchAll(/<a[^>]* href="([^"]*)"/g))
      addresses.add(address);
  }
  expect(addresses.size).toBeGreaterThan(6);
  for (const address of addresses) {
    if (address === '#main') continue;
    expect(address, 'a link within').toMatch(/^\/(?!\/)/);
    await page.goto(`${baseURL}${address}`);
    await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText('Not Found');
  }
});

test('the canonical address follows to another page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/pricing$/);
});

test('what is typed before the application arrives is not lost', async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${baseURL}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('ana@shop.example');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  release();
  await page.waitForFunction(() => document.documentElement.dataset.live !== undefined);
  expect(page.url()).toBe(`${baseURL}/login`);
  await expect(page.getByLabel('Email')).toHaveValue('ana@shop.example');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Enter your email address.')).toHaveCount(0);
  await context.close();
});
