import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import { onError } from '@orpc/server';
import { toFetchHeaders, toStandardLazyRequest } from '@orpc/standard-server-fetch';
import { Hono } from 'hono';
import { z } from 'zod';
import { selectColumns } from '../../lines/agents/select-columns.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { createRateLimit } from '../../platform/http/rate-limit.ts';
import { procedures, withDatabaseOf } from '../../platform/tenant-guard/procedures.ts';
import type { AllServices } from '../services.ts';
import * as nouns from './nouns.ts';
import { plainSentence } from './plain-sentence.ts';
import { encodeErrorBody, refusalOf, toOrpcError } from './refuse.ts';

/** Told where nothing counts when a refusal ends. */
const usualRetrySeconds = 3_600;

const rowsShape = z.array(z.record(z.string(), z.unknown()));

/** Every procedure of the contract, on the paths it names under `/api`. */
export function apiRoutes(services: AllServices): Hono {
  z.config({ customError: plainSentence });
  const api = new StandardOpenAPIHandler(implementContract(services), {
    customErrorResponseBodyEncoder: encodeErrorBody,
    clientInterceptors: [
      onError((error) => {
        throw toOrpcError(refusalOf(error, services.log));
      }),
    ],
  });
  const limit = createRateLimit();
  const routes = new Hono();
  routes.get('/api/agents', async (context, next) => {
    await next();
    const select = context.req.query('select');
    if (select && context.res.ok) {
      const rows = rowsShape.parse(await context.res.json());
      context.res = Response.json(selectColumns(rows, select), { headers: context.res.headers });
    }
  });
  routes.all('/api/*', async (context, next) => {
    const { headers } = context.req.raw;
    const address = clientAddress(headers, context.env);
    const caller = { headers, address };
    let written: string | null = null;
    let retryAfter = usualRetrySeconds;
    const { response } = await api.handle(requestWithFields(context.req.raw), {
      prefix: '/api',
      context: {
        address,
        findPerson: () => services.people.find(caller),
        limitRate: (action, times, seconds) => limit(action, times, address, seconds),
        tellToWait: (seconds) => {
          retryAfter = seconds;
        },
        withDatabaseOf: (person) => withDatabaseOf(services, person),
        answerWith: (json) => {
          written = json;
        },
      },
    });
    if (!response) return next();
    const { status, body } = response;
    const answered = toFetchHeaders(response.headers);
    answered.set('Cache-Control', 'no-store');
    if (status === 429) answered.set('Retry-After', String(retryAfter));
    if (body === undefined) return new Response(null, { status, headers: answered });
    answered.set('Content-Type', 'application/json');
    const text = (status < 400 && written) || JSON.stringify(body);
    // Written here once: a text leaves in one packet with its headers, a stream would not.
    return new Response(text, { status, headers: answered });
  });
  return routes;
}

/** A body is an object of fields or absent: of any other JSON oRPC would take nothing, and say nothing. */
function requestWithFields(raw: Request): ReturnType<typeof toStandardLazyRequest> {
  const request = toStandardLazyRequest(raw);
  const body = async () => {
    const read = await request.body();
    if (read === undefined || (typeof read === 'object' && read && !Array.isArray(read)))
      return read;
    throw new TypeError('The body is no object.');
  };
  return { ...request, body };
}

function implementContract(services: AllServices) {
  return procedures.router(openEach(nouns, services));
}

/** Gives the services to each noun of a list, and answers what each made of them. */
function openEach<Made>(
  nouns: { [Noun in keyof Made]: (services: AllServices) => Made[Noun] },
  services: AllServices,
): Made {
  const made: Made = Object.create(null);
  for (const noun in nouns) made[noun] = nouns[noun](services);
  return made;
}
