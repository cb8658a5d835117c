import { business, businessFact, newAgent } from '@second-ring/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openLog } from '../../platform/observability/log.ts';
import { createTestApi } from '../../testing/api.ts';
import { openEmptyPglite } from '../../testing/databases.ts';
import { longestHold } from '../../testing/longest-hold.ts';
import { addNumber } from '../../testing/shops.ts';
import { serveWebsite, type WebsiteServer } from '../../testing/website-server.ts';

let open: OpenDatabase;
let site: WebsiteServer | null = null;
beforeAll(async () => {
  open = await openEmptyPglite();
  for (let number = 100; number < 110; number += 1)
    await addNumber(open.database, `+16045550${number}`, { region: 'BC' });
});
afterEach(() => site?.close());
afterAll(() => open.close());

const operator = { op: { role: 'operator' as const, userId: crypto.randomUUID() } };
const name = '<script type="application/ld+json">{"@type":"Plumber","name":"Northside"}</script>';
const markup = (values: readonly unknown[]) =>
  `${name}<script type="application/ld+json">${JSON.stringify(values)}</script>`;
const services = (count: number, of: string) =>
  Array.from({ length: count }, (_, index) => ({
    '@type': 'Service',
    name: `Repair ${of} ${index}`,
    offers: { price: String(10 + (index % 90)) },
  }));
const links = Array.from({ length: 25 }, (_, page) => `<a href="/services-${page}">services</a>`);

/** Imports a site whose pages are made by their paths, and tells how long that held others up. */
async function importSite(pageOf: (path: string) => string) {
  const served = await serveWebsite(null, (request, response) => {
    if (request.url === '/robots.txt') return false;
    response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(request.url ?? '/'));
    return true;
  });
  site = served;
  const websites = {
    allowHosts: [served.host],
    publicUrl: 'http://localhost',
    log: openLog('silent'),
  };
  const api = createTestApi(open, operator, { websites });
  const body = { website: served.origin };
  const path = '/api/agents/create-from-website';
  const made = api.ask(null, path, { method: 'POST', body });
  const held = await longestHold(() => made);
  const { status, body: answer } = await made;
  expect(status, JSON.stringify(answer)).toBe(200);
  const { businessId } = newAgent.parse(answer);
  const facts = await api.ask('op', `/api/businesses/${businessId}/facts?limit=1000`);
  const known = await api.ask('op', `/api/businesses/${businessId}`);
  return {
    held,
    facts: z.array(businessFact).parse(facts.body),
    services: business.parse(known.body).services ?? [],
  };
}

it.each([
  [
    'one page states the same service without end',
    () =>
      markup(services(34_000, 'a').fill({ '@type': 'Service', name: 'a', offers: { price: '4' } })),
  ],
  ['one page states services without end', () => markup(services(5_000, 'b'))],
  [
    'every page states services without end',
    (path: string) => markup(services(4_500, path)) + links.join(''),
  ],
  [
    'every page states questions without end',
    (path: string) =>
      markup([
        {
          '@type': 'FAQPage',
          mainEntity: Array.from({ length: 3_000 }, (_, index) => ({
            name: `Do you open ${path} at ${index}?`,
            acceptedAnswer: { text: 'Yes, we do.' },
          })),
        },
      ]) + links.join(''),
  ],
  ['a page’s markup is longer than any shop’s', () => markup(services(20_000, 'c'))],
  [
    'prices stand in lines without end',
    (path: string) =>
      name +
      links.join('') +
      services(6_000, path)
        .map((each) => `<p>${each.name}: $${each.offers.price}</p>`)
        .join(''),
  ],
])(
  'a site where %s is imported as far as a shop goes, and holds nobody up',
  async (_what, pageOf) => {
    const { held, facts, services: told } = await importSite(pageOf);
    expect(held).toBeLessThan(1_000);
    expect(facts.length).toBeLessThanOrEqual(600);
    expect(told.length).toBeLessThanOrEqual(300);
  },
  60_000,
);

it('a link whose letters are escaped in an older alphabet is followed, or passed over', async () => {
  const { services: told } = await importSite((path) =>
    path === '/'
      ? `${name}<a href="/services-r%e9servation">services</a><a href="/%ff">x</a>`
      : markup(services(2, 'd')),
  );
  expect(told).toHaveLength(2);
});
