import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { publicUrlPlaceholder } from '@second-ring/contract/public-url';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { PageContext } from './security-headers.ts';
import { changeOf, type Encoding, encodingFor, staticFiles } from './static-files.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** Addresses of programs, not of pages: nothing there is nothing there. */
const notPages = /^\/(api|auth|hooks|dev|assets)(\/|$)|\.[a-z0-9]+$/i;

/**
 * The built web application. Files under `/assets/` carry their content's hash in their name and
 * never change. A public page answers its own HTML, drawn while building, with `publicUrl` where it
 * names itself; every other address that looks like a page answers the application's empty shell,
 * which says so itself where there is no page, with the status that means it.
 * @param isNobodys whether a page's address names somebody who is not there
 */
export function webRoutes(
  folder: string,
  publicUrl: string,
  isNobodys: (path: string) => Promise<boolean>,
): Hono<PageContext> {
  const routes = new Hono<PageContext>();
  const find = openPublicPages(folder, publicUrl);
  const isPage = readPagePaths(join(folder, 'pages.json'));
  routes.get('*', limitCaching);
  routes.get(
    '/robots.txt',
    async (context, next) => (await answer(context, await find('robots', 'txt'))) ?? next(),
  );
  routes.get(
    '/sitemap.xml',
    async (context, next) => (await answer(context, await find('sitemap', 'xml'))) ?? next(),
  );
  routes.get('*', async (context, next) => {
    const { path } = context.req;
    if (notPages.test(path)) return next();
    const name = path === '/' ? 'index' : path.replace(/\/$/, '');
    const drawn = await find(name, 'html');
    if (!drawn && (!isPage(path) || (await isNobodys(path)))) context.status(404);
    return (await answer(context, drawn ?? (await find('shell', 'html')))) ?? next();
  });
  routes.get('*', staticFiles(folder));
  return routes;
}

async function answer(
  context: Context<PageContext>,
  page: PublicPage | null,
): Promise<Response | undefined> {
  if (!page) return undefined;
  context.set('inlineScripts', page.inlineScripts);
  const encoding = encodingFor(context.req.header('accept-encoding'));
  context.header('Content-Type', page.type);
  context.header('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') context.header('Content-Encoding', encoding);
  return context.body(await page.body(encoding));
}

const limitCaching: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.ok && context.res.status !== 404) return;
  const unchanging = context.req.path.startsWith('/assets/');
  context.header(
    'Cache-Control',
    unchanging ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache',
  );
};

const listOfPaths = z.array(z.string());

/**
 * Tells addresses of pages from others, by the list the build wrote: `/call/$agentId` stands for any
 * one name at the place of `$agentId`.
 * @param file its path. Throws where it is missing or of another shape.
 */
function readPagePaths(file: string): (path: string) => boolean {
  const patterns = listOfPaths.parse(JSON.parse(readFileSync(file, 'utf8'))).map(partsOf);
  return (path) => {
    const parts = partsOf(path);
    return patterns.some(
      (pattern) =>
        pattern.length === parts.length &&
        pattern.every((part, index) => part.startsWith('$') || part === parts[index]),
    );
  };
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** A text file of the build with this installation's address in it. */
interface PublicPage {
  type: string;
  /** The hashes of the scripts written into it, as a content security policy names them. */
  inlineScripts: string[];
  body: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>>;
}

const types = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
} as const;

/** Where quality costs more time than it saves bytes. */
const brotliQuality = 9;

/**
 * Finds files of the built web application that name the installation's address, puts that address
 * in, and keeps each, compressed once, until the file changes.
 */
function openPublicPages(folder: string, publicUrl: string) {
  const kept = new Map<string, { changedAt: number; page: PublicPage }>();
  return async (name: string, extension: keyof typeof types): Promise<PublicPage | null> => {
    // No file's name holds one, and asking for it would be a fault of ours.
    if (name.includes('\0')) return null;
    const file = normalize(join(folder, `${name}.${extension}`));
    if (!file.startsWith(normalize(`${folder}/`))) return null;
    const changedAt = await changeOf(file);
    if (changedAt === null) return null;
    const known = kept.get(file);
    if (known?.changedAt === changedAt) return known.page;
    const text = (await readFile(file, 'utf8')).replaceAll(publicUrlPlaceholder, publicUrl);
    const page = {
      type: types[extension],
      inlineScripts: extension === 'html' ? inlineScriptsOf(text) : [],
      body: compressedOnce(Buffer.from(text)),
    };
    kept.set(file, { changedAt, page });
    return page;
  };
}

/** Only what the build itself wrote is a bare `<script>`: drawn pages escape every `<`. */
function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

function compressedOnce(content: Buffer<ArrayBuffer>): PublicPage['body'] {
  const done = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  return (encoding) => {
    const compressed = done.get(encoding) ?? compress(content, encoding);
    done.set(encoding, compressed);
    return compressed;
  };
}

async function compress(
  content: Buffer<ArrayBuffer>,
  encoding: Encoding,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'identity') return content;
  if (encoding === 'gzip') return promisify(gzip)(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return promisify(brotliCompress)(content, { params });
}
