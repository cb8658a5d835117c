import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { openLog } from '../../platform/observability/log.ts';
import { serveWebsite, type WebsiteServer } from '../../testing/website-server.ts';
import type { CrawlProgress } from './crawl.ts';
import { WebsiteProblem } from './fetching/website-problem.ts';
import { readWebsite } from './read-website.ts';

const servers: WebsiteServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

type Pages = Record<
  string,
  string | ((request: IncomingMessage, response: ServerResponse) => void)
>;

/** A site of the given pages; a text is served as HTML, or as plain text for robots.txt. */
async function serve(pages: Pages): Promise<WebsiteServer> {
  const server = await serveWebsite(null, (request, response) => {
    const path = request.url ?? '/';
    const page = pages[path];
    if (page === undefined) return false;
    const type = path.endsWith('.txt') ? 'text/plain' : 'text/html';
    if (typeof page === 'function') page(request, response);
    else response.writeHead(200, { 'content-type': type }).end(page);
    return true;
  });
  servers.push(server);
  return server;
}

function read(
  server: WebsiteServer,
  { milliseconds = 10_000, onProgress = (_: CrawlProgress) => {} } = {},
) {
  const log = openLog('silent');
  const options = { allowHosts: [server.host], publicUrl: 'http://localhost', log, milliseconds };
  return readWebsite(new URL(server.origin), options, onProgress);
}

const links = (paths: readonly string[]) => paths.map((path) => `<a href="${path}">x</a>`).join('');
const fail = (status: number) => (_: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'text/html' }).end('no');

it('reads at most twenty pages, the telling ones first, and none outside the site', async () => {
  const paths = Array.from({ length: 40 }, (_, index) => `/page-${index}`);
  const server = await serve({
    '/': links([...paths, '/prices', 'http://elsewhere.example/', '/blog/1', '/list.pdf']),
    '/prices': '<h1>Prices</h1>',
    ...Object.fromEntries(paths.map((path) => [path, '<p>Hello</p>'])),
  });
  const pages = await read(server);
  expect(pages).toHaveLength(20);
  expect(server.asked[2]).toBe('/prices');
  expect(server.asked).not.toContain('/blog/1');
});

it('asks robots.txt first, keeps out of what it forbids, and out of a site that forbids all', async () => {
  const partly = await serve({
    '/robots.txt': 'User-agent: *\nDisallow: /prices',
    '/': links(['/prices', '/contact']),
    '/prices': 'x',
    '/contact': 'x',
  });
  await read(partly);
  expect(partly.asked).toEqual(['/robots.txt', '/', '/contact']);
  const closed = await serve({ '/robots.txt': 'User-agent: *\nDisallow: /', '/': 'x' });
  await expect(read(closed)).rejects.toThrow(/robots\.txt/);
  expect(closed.asked).toEqual(['/robots.txt']);
});

it('reads nothing where robots.txt cannot be had because the server fails', async () => {
  const server = await serve({ '/robots.txt': fail(503), '/': 'x' });
  await expect(read(server)).rejects.toThrow(WebsiteProblem);
});

it('says so when the first page answers 500, and passes over a later one that does', async () => {
  const broken = await serve({ '/': fail(500) });
  await expect(read(broken)).rejects.toThrow(/answered with an error/);
  const partly = await serve({
    '/': links(['/contact', '/prices']),
    '/contact': fail(500),
    '/prices': 'x',
  });
  expect(await read(partly)).toHaveLength(2);
});

it('ends in time with what it has when a page never answers', async () => {
  const server = await serve({
    '/': `<h1>Shop</h1>${links(['/prices', '/contact'])}`,
    '/prices': () => undefined,
    '/contact': 'x',
  });
  const pages = await read(server, { milliseconds: 6_000 });
  expect(pages.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/contact']);
});

it('tells how far it has come', async () => {
  const server = await serve({
    '/': links(['/prices', '/contact']),
    '/prices': 'x',
    '/contact': 'x',
  });
  const told: CrawlProgress[] = [];
  await read(server, { onProgress: (progress) => told.push(progress) });
  expect(told[0]).toMatchObject({ pagesRead: 0, pagesFound: 1 });
  expect(told.slice(1).map(({ pagesFound }) => pagesFound)).toEqual([3, 3, 3, 3]);
  expect(told.at(-1)).toEqual({ pagesRead: 3, pagesFound: 3, readingPage: null });
});

it('cuts off a page so tangled that it cannot be parsed in time', async () => {
  const server = await serve({ '/': '<div>'.repeat(250_000) });
  await expect(read(server, { milliseconds: 15_000 })).rejects.toThrow(/could not be read/);
});
