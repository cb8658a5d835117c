import { traverseContractProcedures } from '@orpc/server';
import { type Access, contract } from '@second-ring/contract';
import type { Hono } from 'hono';
import { clientAddress } from '../../platform/http/client-address.ts';
import { limitBody } from '../../platform/http/limit-body.ts';
import { createRateLimit } from '../../platform/http/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { notSignedIn, type RequestContext } from '../../platform/tenant-guard/procedures.ts';
import type { AllServices } from '../services.ts';

/** Who asks, found out at most once per request, and how often they have; what is counted counts once. */
export interface Asked {
  Variables: { asking: Pick<RequestContext, 'address' | 'findPerson' | 'limitRate'> };
}

/** The longest draft that is taken without an account, each of its characters three bytes long. */
const largestOfStranger = 192 * 1024;

const limitStranger = limitBody(largestOfStranger, () => {
  const sentence = 'This is too large for a request without an account. Please sign in first.';
  throw new Refusal('TOO_LARGE', sentence);
});

/**
 * Counts, and asks who it is, before a body is read: reading one costs more than refusing it. The
 * guard of the procedures asks the same once more, and lets nothing in that came past here.
 */
export function askBeforeReading(routes: Hono<Asked>, people: AllServices['people']): void {
  const limit = createRateLimit();
  routes.use('/api/*', async (context, next) => {
    const { headers } = context.req.raw;
    const address = clientAddress(headers, context.env);
    const counted = new Set<string>();
    let person: ReturnType<typeof people.find> | undefined;
    context.set('asking', {
      address,
      findPerson: () => {
        person ??= people
          .find({ headers, address })
          .then((found) => found && { ...found, address });
        return person;
      },
      limitRate: async (action, times, seconds, forCalls) => {
        if (!counted.has(action)) await limit(action, times, address, seconds, forCalls);
        counted.add(action);
      },
    });
    await next();
  });
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    const { route, meta } = procedure['~orpc'];
    const { access, perMinute }: Access = meta;
    if (route.path === undefined || route.method === undefined || route.method === 'GET') return;
    const pattern = `/api${route.path.replaceAll(/\{\+?(\w+)\}/g, ':$1')}`;
    routes.on(route.method, pattern, async (context, next) => {
      const { findPerson, limitRate } = context.get('asking');
      context.header('Cache-Control', 'no-store');
      if (access === 'public') {
        if (perMinute !== undefined) await limitRate(path.join('.'), perMinute);
      } else if (!(await findPerson())) throw notSignedIn();
      await next();
    });
  });
  routes.use('/api/*', async (context, next) => {
    const { headers } = context.req.raw;
    const isShort =
      !headers.has('transfer-encoding') &&
      Number(headers.get('content-length') ?? 0) <= largestOfStranger;
    if (isShort || (await context.get('asking').findPerson())) return next();
    return limitStranger(context, next);
  });
}
