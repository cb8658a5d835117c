import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { isBrokenOff, limitBody } from '../../../platform/http/limit-body.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Accounts } from '../accounts.ts';
import { AccountError, errorResponse, invalid } from '../errors/account-error.ts';
import { adminRoutes } from './admin-routes.ts';
import { factorRoutes, recoveryCodeRoutes } from './factor-routes.ts';
import { publicRoutes, unbuiltRoutes } from './public-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { sessionRoutes, userRoutes } from './user-routes.ts';
import { verifyRoutes } from './verify-routes.ts';

/** Nothing that clients of GoTrue send is half as long, and anybody may ask. */
const largestBody = 64 * 1024;

/**
 * The accounts at `/auth/v1`, in GoTrue's protocol. Any origin may ask: nothing here trusts a
 * cookie, only what a request carries itself.
 */
export function accountRoutes(accounts: Accounts): Hono {
  const routes = new Hono().basePath('/auth/v1');
  routes.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: [
        'Accept',
        'Authorization',
        'Content-Type',
        'X-Client-IP',
        'X-Client-Info',
        'X-JWT-AUD',
        'x-use-cookie',
        'X-Supabase-Api-Version',
        'apikey',
      ],
      exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version', 'Retry-After'],
    }),
  );
  routes.use(limitBody(largestBody, refuseBody));
  routes.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  const rooms = [
    publicRoutes,
    signInRoutes,
    verifyRoutes,
    userRoutes,
    sessionRoutes,
    recoveryCodeRoutes,
    factorRoutes,
    adminRoutes,
    unbuiltRoutes,
  ];
  for (const room of rooms) routes.route('/', room(accounts));
  routes.all('/*', () => {
    throw new AccountError(404, 'not_found', 'There is nothing at this address');
  });
  routes.onError((error, context) => {
    const version = context.req.header('X-Supabase-Api-Version');
    if (error instanceof AccountError) return errorResponse(error, version);
    // What stands around us bounds bodies too, and is told of while we read one.
    if (error instanceof Refusal && error.code === 'TOO_LARGE')
      return errorResponse(tooLarge(), version);
    if (isBrokenOff(error)) return errorResponse(invalid('The request broke off'), version);
    accounts.report(error);
    const message = 'Something went wrong on our side. Please try again.';
    return errorResponse(new AccountError(500, 'unexpected_failure', message), version);
  });
  return routes;
}

function refuseBody(): never {
  throw tooLarge();
}

function tooLarge(): AccountError {
  return new AccountError(413, 'request_entity_too_large', 'The request body is too large');
}
