import type { LookupAddress } from 'node:dns';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type Answering,
  serveWebsite,
  type WebsiteServer,
} from '../../../testing/website-server.ts';
import { fetchPage } from './fetch-page.ts';
import {
  assertPublic,
  isPublicAddress,
  pinnedLookup,
  type ResolveAll,
  readWebAddress,
  siteOf,
  systemResolve,
} from './web-address.ts';

import { WebsiteProblem } from './website-problem.ts';

const servers: WebsiteServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serve(answer: Answering): Promise<WebsiteServer> {
  const server = await serveWebsite(null, answer);
  servers.push(server);
  return server;
}

const html = { 'content-type': 'text/html' };

/** The page's body, or the code of what was wrong. */
async function get(url: string, allowHosts: string[], resolve: ResolveAll = systemResolve) {
  try {
    const page = await fetchPage(new URL(url), {
      allowHosts,
      resolve,
      userAgent: 'Test',
      signal: AbortSignal.timeout(1_500),
      admit: async () => undefined,
      accepts: /^text\/html/,
    });
    return page.body;
  } catch (error) {
    if (error instanceof WebsiteProblem) return error.code;
    throw error;
  }
}

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '64:ff9b:1:ffff::a9fe:a9fe',
    '3fff::1',
    '5f00::1',
    '2002:7f00:1::',
    'fec0::1',
    '::10.0.0.1',
    '::7f00:1',
    '::5db8:d822',
    'not an address',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['93.184.216.34', '2606:2800:220:1::1', '::ffff:93.184.216.34'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://localhost/',
    'http://printer.local/',
    'http://intranet/',
    'http://shop.example:22/',
    'http://169.254.169.254/latest/meta-data/',
  ])('%s is refused before anything is asked', (address) => {
    expect(() => assertPublic(new URL(address), [])).toThrow(WebsiteProblem);
  });

  it('allows a private host only with its very port', () => {
    expect(() => assertPublic(new URL('http://127.0.0.1:4000/'), ['127.0.0.1:4000'])).not.toThrow();
    expect(() => assertPublic(new URL('http://127.0.0.1:4001/'), ['127.0.0.1:4000'])).toThrow();
  });

  it('adds the scheme people leave out and refuses what is no address', () => {
    expect(readWebAddress(' shop.example ').href).toBe('https://shop.example/');
    expect(readWebAddress('http://user:secret@shop.example/#top').href).toBe(
      'http://shop.example/',
    );
    for (const typed of ['shop', 'file:///etc/passwd', 'javascript:alert(1)', 'a b.example', '']) {
      expect(() => readWebAddress(typed)).toThrow(WebsiteProblem);
    }
  });

  it('takes www, index pages and trailing slashes for the same site', () => {
    const sites = ['https://www.shop.example/', 'http://shop.example/index.html'];
    expect(new Set(sites.map((site) => siteOf(new URL(site))))).toEqual(new Set(['shop.example']));
  });

  it('tells shops apart that share a path, and takes no notice of where a visitor came from', () => {
    const of = (address: string) => siteOf(new URL(address));
    const page = 'https://pages.example/profile.php';
    expect(of(`${page}?id=1`)).not.toBe(of(`${page}?id=2`));
    expect(of(`${page}?utm_source=maps&id=1&fbclid=x`)).toBe(of(`${page}?id=1`));
    expect(of('https://shop.example/?gclid=x')).toBe('shop.example');
  });

  it('never throws on whatever the network calls an address', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof isPublicAddress(text) === 'boolean'));
  });
});

describe('fetching a page', () => {
  it('refuses a redirect to this machine or to a metadata address', async () => {
    for (const location of ['http://127.0.0.1:1/', 'http://169.254.169.254/latest/']) {
      const server = await serve((_, response) => {
        response.writeHead(302, { location }).end();
        return true;
      });
      expect(await get(server.origin, [server.host])).toBe('NOT_PUBLIC');
    }
  });

  it('refuses a name that resolves to a private address, also beside a public one', async () => {
    const answers: LookupAddress[] = [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    expect(await get('http://shop.example/', [], (_, done) => done(null, answers))).toBe(
      'NOT_PUBLIC',
    );
  });

  it('refuses a name that is private only on the second look-up', async () => {
    const answers = ['93.184.216.34', '127.0.0.1'];
    const rebinding = pinnedLookup((_, done) =>
      done(null, [{ address: answers.shift() ?? '', family: 4 }]),
    );
    const lookUp = () =>
      new Promise((resolve) =>
        rebinding('shop.example', { all: false }, (error, address) => resolve(error ?? address)),
      );
    expect(await lookUp()).toBe('93.184.216.34');
    expect(await lookUp()).toBeInstanceOf(WebsiteProblem);
  });

  it('cuts off a page that never ends and one that drips', async () => {
    const endless = await serve((_, response) => {
      response.writeHead(200, html);
      const chunk = 'x'.repeat(64 * 1024);
      const write = () => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
      return true;
    });
    expect(await get(endless.origin, [endless.host])).toBe('TOO_LARGE');
    const dripping = await serve((_, response) => {
      response.writeHead(200, html).write('x');
      return true;
    });
    expect(await get(dripping.origin, [dripping.host])).toBe('TOO_SLOW');
  });

  it('refuses 50 MB by their announcement, and a compressed bomb by its size unpacked', async () => {
    const large = await serve((_, response) => {
      response.writeHead(200, { ...html, 'content-length': 50 * 1024 * 1024 }).write('x');
      return true;
    });
    expect(await get(large.origin, [large.host])).toBe('TOO_LARGE');
    const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024));
    const packed = await serve((_, response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb);
      return true;
    });
    expect(await get(packed.origin, [packed.host])).toBe('TOO_LARGE');
  });

  it('refuses a PDF unread, broken compression, and circles', async () => {
    const pdf = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF');
      return true;
    });
    expect(await get(pdf.origin, [pdf.host])).toBe('NOT_A_PAGE');
    const broken = await serve((_, response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('not gzip');
      return true;
    });
    expect(await get(broken.origin, [broken.host])).toBe('UNREACHABLE');
    const circle = await serve((_, response) => {
      response.writeHead(302, { location: '/' }).end();
      return true;
    });
    expect(await get(circle.origin, [circle.host])).toBe('TOO_MANY_REDIRECTS');
  });

  it.each([
    ['the header', { 'content-type': 'text/html; charset=iso-8859-1' }, ''],
    ['a meta element', html, '<meta charset="windows-1252">'],
    ['nothing at all', html, ''],
  ])('reads another charset named by %s', async (_name, headers, head) => {
    const server = await serve((_, response) => {
      response.writeHead(200, headers).end(Buffer.from(`${head}<p>Beauséjour</p>`, 'latin1'));
      return true;
    });
    expect(await get(server.origin, [server.host])).toContain('Beauséjour');
  });

  it.each([
    ['in a comment', '<!-- <meta charset="iso-8859-1"> -->'],
    ['in what it is about', '<meta name="keywords" content="charset=koi8-r, tuning">'],
    ['in an attribute', '<div title="<meta charset=iso-8859-1>"></div>'],
    ['that its own bytes belie', '<meta charset="utf-16">'],
  ])('takes no charset from words %s', async (_name, head) => {
    const server = await serve((_, response) => {
      response.writeHead(200, html).end(`${head}<p>Beauséjour</p>`);
      return true;
    });
    expect(await get(server.origin, [server.host])).toContain('Beauséjour');
  });
});

it('an address longer than any shop’s is refused, typed or redirected to', async () => {
  expect(() => readWebAddress(`shop.example/${'a'.repeat(2_000)}`)).toThrow(/not a web address/);
  const server = await serve((request, response) => {
    const isLong = (request.url ?? '').length > 100;
    response.writeHead(isLong ? 200 : 302, { ...html, location: `/${'a'.repeat(2_000)}` }).end('x');
    return true;
  });
  expect(await get(server.origin, [server.host])).toBe('REFUSED');
});
