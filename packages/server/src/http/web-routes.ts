import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const year = 365 * 24 * 60 * 60;

/**
 * The built web application. Files under `/assets/` carry their content's hash in their name and
 * never change; every other address that looks like a page answers the application itself.
 */
export function webRoutes(folder: string): Hono {
  const routes = new Hono();
  routes.get('/assets/*', async (context, next) => {
    await next();
    if (context.res.ok) {
      context.header('Cache-Control', `public, max-age=${year}, immutable`);
    }
  });
  routes.use(serveStatic({ root: folder, precompressed: true }));
  routes.get('*', async (context, next) => {
    const { path } = context.req;
    if (/^\/(api|auth|hooks|dev|assets)(\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path)) {
      return next();
    }
    context.header('Cache-Control', 'no-cache');
    return serveStatic({ root: folder, path: 'index.html', precompressed: true })(context, next);
  });
  return routes;
}
