import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';

const yearInSeconds = 365 * 24 * 60 * 60;

/** Addresses of programs, not of pages: nothing there is nothing there. */
const notPages = /^\/(api|auth|hooks|dev|assets)(\/|$)|\.[a-z0-9]+$/i;

/**
 * The built web application. Files under `/assets/` carry their content's hash in their name and
 * never change; every other address that looks like a page answers the application itself.
 */
export function webRoutes(folder: string): Hono {
  const routes = new Hono();
  const files = { root: folder, precompressed: true };
  routes.get('*', limitCaching, serveStatic(files));
  routes.get('*', async (context, next) =>
    notPages.test(context.req.path)
      ? next()
      : serveStatic({ ...files, path: 'index.html' })(context, next),
  );
  return routes;
}

const limitCaching: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.ok) return;
  const unchanging = context.req.path.startsWith('/assets/');
  context.header(
    'Cache-Control',
    unchanging ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache',
  );
};
