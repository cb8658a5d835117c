import { routes } from 'virtual:contract-routes';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { contract } from '@second-ring/contract';
import { accessToken, reportRefusedToken } from './access-token.ts';
import { completed } from './completed.ts';
import { readRefusal } from './failures.ts';

const link = new OpenAPILink(routes, {
  url: () => new URL('/api', location.origin),
  headers: async () => {
    const token = await accessToken();
    return token ? { authorization: `Bearer ${token}` } : {};
  },
  fetch: async (request, init) => {
    const response = await fetch(request, init);
    if (response.status === 401 && request.headers.has('authorization')) reportRefusedToken();
    if (response.ok) return response;
    const body = await response.clone().text();
    if (readRefusal(parsed(body))) return response;
    const { status, statusText: message } = response;
    throw new ORPCError('NO_SENTENCE', { status, message, data: { body } });
  },
  interceptors: [async ({ path, next }) => completed(path, await next())],
  customErrorResponseBodyDecoder: (body, { status }) => {
    const refusal = readRefusal(body);
    if (!refusal) return null;
    const { code, error, conflict } = refusal;
    return new ORPCError(code, { status, message: error, data: conflict });
  },
});

/** Null where a text is no JSON, such as a proxy's page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Every call under `/api`, typed by the contract. Import it lazily on pages that may not need it. */
export const api: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(link);

/** The same calls as TanStack Query options and keys: `queries.businesses.list.queryOptions(…)`. */
export const queries = createTanstackQueryUtils(api);
