import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../refusal.ts';

/** What no request changes anything by. */
const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets nothing be changed by a page of another origin, in whose visitor's name and from whose network
 * it would be: by what the browser tells of where a request comes from, and for one that tells nothing
 * by its body, for JSON is the one kind that no page sends elsewhere unasked.
 * @param publicUrl where the world reaches this installation.
 * @throws Refusal `NOT_ALLOWED`; `INVALID_REQUEST` for a body that is no JSON
 */
export function ownRequestsOnly(publicUrl: string): MiddlewareHandler {
  const publicHost = new URL(publicUrl).host;
  return async ({ req: { raw } }, next) => {
    if (!reading.has(raw.method)) {
      if (isForeign(raw, publicHost))
        throw new Refusal('NOT_ALLOWED', 'Pages of other sites may change nothing here.');
      if (!saysJson(raw.headers))
        throw new Refusal(
          'INVALID_REQUEST',
          'Send this as JSON, with the header Content-Type: application/json.',
        );
    }
    await next();
  };
}

function isForeign({ url, headers }: Request, publicHost: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  return host !== publicHost && host !== new URL(url).host;
}

/** Whether a body, where there is one, is called JSON. */
function saysJson(headers: Headers): boolean {
  const type = headers.get('content-type');
  if (type !== null) return type.split(';')[0]?.trim().toLowerCase() === 'application/json';
  return !headers.has('transfer-encoding') && Number(headers.get('content-length') ?? 0) === 0;
}
