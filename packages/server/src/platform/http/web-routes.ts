import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { encodingFor, openPublicPages, type PublicPage } from './public-pages.ts';
import type { PageContext } from './security-headers.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** Addresses of programs, not of pages: nothing there is nothing there. */
const notPages = /^\/(api|auth|hooks|dev|assets)(\/|$)|\.[a-z0-9]+$/i;

/**
 * The built web application. Files under `/assets/` carry their content's hash in their name and
 * never change. A public page answers its own HTML, drawn while building, with `publicUrl` where it
 * names itself; every other address that looks like a page answers the application's empty shell,
 * which says so itself where there is no page, with the status that means it.
 */
export function webRoutes(folder: string, publicUrl: string): Hono<PageContext> {
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
    if (!drawn && !isPage(path)) context.status(404);
    return (await answer(context, drawn ?? (await find('shell', 'html')))) ?? next();
  });
  routes.get('*', serveStatic({ root: folder, precompressed: true }));
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
