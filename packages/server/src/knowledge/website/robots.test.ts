import { afterEach, describe, expect, it } from 'vitest';
import { openLog } from '../../platform/observability/log.ts';
import { longestHold } from '../../testing/longest-hold.ts';
import { serveWebsite, type WebsiteServer } from '../../testing/website-server.ts';
import { readWebsite } from './read-website.ts';
import { parseRobots } from './robots.ts';

const allowed = (robots: string, path: string) =>
  parseRobots(robots).allows(new URL(path, 'https://shop.example'));

describe('a robots.txt', () => {
  it.each([
    ['User-agent: *\nDisallow: /private', '/private/room', false],
    ['User-agent: *\nDisallow: /private', '/public', true],
    ['User-agent: *\nDisallow:', '/anything', true],
    ['User-agent: *\nDisallow: /\nAllow: /menu', '/menu/lunch', true],
    ['User-agent: *\nDisallow: /\nAllow: /$', '/', true],
    ['User-agent: *\nDisallow: /\nAllow: /$', '/menu', false],
    ['User-agent: *\nAllow: /menu\nDisallow: /menu', '/menu', true],
    ['User-agent: *\nDisallow: /*.pdf$', '/list.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/list.pdf?x', true],
    ['User-agent: *\nDisallow: /a*b*c', '/a-b-c-d', false],
    ['User-agent: *\nDisallow: /a*b*c', '/a-c-b', true],
    ['User-agent: *\nDisallow: /a*ba$', '/aba', false],
    ['User-agent: *\nDisallow: /ab*ba$', '/aba', true],
    ['User-agent: *\nDisallow: /menu$', '/menu', false],
    ['User-agent: *\nDisallow: /*?sort=', '/menu?sort=price', false],
    ['User-agent: *\nDisallow: /caf%c3%a9', '/caf%C3%A9', false],
    ['User-agent: *\nDisallow: /café', '/café', false],
    ['User-agent: other\nDisallow: /', '/', true],
    ['User-agent: other\nUser-agent: *\nDisallow: /', '/', false],
    ['User-agent: *\nDisallow: /\n\nUser-agent: SecondRing\nDisallow: /x', '/', true],
    ['User-agent: *\nAllow: /\n\nuser-agent: secondring/1.0 # us\nDisallow: /', '/', false],
    ['\r\nUser-Agent : *\rDISALLOW : /x # not this', '/x', false],
  ])('%j read for %s', (robots, path, answer) => {
    expect(allowed(robots, path)).toBe(answer);
  });

  it('tells how long to wait between pages, and never longer than a website may take', () => {
    const delayOf = (value: string) =>
      parseRobots(`User-agent: *\nCrawl-delay: ${value}`).crawlDelay;
    expect(['2', '-1', 'soon', 'Infinity'].map(delayOf)).toEqual([2, 0, 0, 60]);
  });

  it('is read as far as a shop’s goes: its rules, their length, and the file are cut', () => {
    const many = Array.from({ length: 300 }, (_, index) => `Disallow: /${index}/`);
    const robots = ['User-agent: *', ...many].join('\n');
    expect([allowed(robots, '/199/'), allowed(robots, '/200/')]).toEqual([false, true]);
    const long = 'a'.repeat(400);
    expect(allowed(`User-agent: *\nDisallow: /${long}`, `/${long.slice(0, 350)}`)).toBe(false);
    expect(allowed(`User-agent: *\nDisallow: /\nAllow: /${long}`, `/${long}`)).toBe(false);
    const padded = `User-agent: *\n${'#'.repeat(65_510)}\nDisallow: /whole`;
    expect(padded.slice(0, 65_536).endsWith('Disallow: /')).toBe(true);
    expect(allowed(padded, '/')).toBe(true);
  });
});

let site: WebsiteServer | null = null;
afterEach(() => site?.close());

/** Reads a website whose pages are these, and tells how long that held this thread. */
async function readHeld(robots: string, links: readonly string[]) {
  const served = await serveWebsite(null, ({ url = '/' }, response) => {
    const type = url === '/robots.txt' ? 'text/plain' : 'text/html';
    response.writeHead(200, { 'content-type': type });
    response.end(
      url === '/robots.txt' ? robots : links.map((link) => `<a href="${link}">services</a>`).join(),
    );
    return true;
  });
  site = served;
  const options = {
    allowHosts: [served.host],
    publicUrl: 'http://localhost',
    log: openLog('silent'),
  };
  const reading = readWebsite(new URL(served.origin), options, () => undefined);
  const held = await longestHold(() => reading);
  return { held, pages: await reading };
}

const long = (letters: string, length: number) =>
  letters.repeat(Math.ceil(length / letters.length)).slice(0, length);
const links = Array.from({ length: 25 }, (_, index) => `/services${index}${long('a', 1_900)}`);

describe('a stranger’s robots.txt holds nobody up', () => {
  it.each([
    ['one rule of two megabytes of stars', `Disallow: /${long('*', 2_000_000)}x`],
    ['rules of stars and letters', long(`Disallow: /${long('*a', 290)}x\n`, 2_000_000)],
    ['rules that nearly fit everywhere', long(`Disallow: /*${long('a', 280)}b\n`, 2_000_000)],
    [
      'groups of names without end',
      `${long('User-agent: *\n', 32_000)}${long('Allow: /\n', 32_000)}`,
    ],
  ])(
    '%s',
    async (_what, rules) => {
      const { held, pages } = await readHeld(`User-agent: *\n${rules}`, links);
      expect(held).toBeLessThan(500);
      expect(pages).toHaveLength(20);
    },
    60_000,
  );
});

it('a link longer than an address is not followed', async () => {
  const { pages } = await readHeld('', [`/services${long('a', 2_100)}`, '/prices']);
  expect(pages.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/prices']);
});
