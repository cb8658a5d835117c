import type { IncomingMessage } from 'node:http';
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js';

/** A webhook's form: each field once, or in order where it is repeated. */
export type Form = Record<string, string | string[]>;

/** A call tells of itself in some fifty fields, a picture message in a few more. */
const mostFields = 500;

/**
 * Reads an `application/x-www-form-urlencoded` body, in one pass: it is read before its signature is
 * checked. Null for more fields than any webhook has.
 */
export function readForm(body: string): Form | null {
  let joints = 0;
  for (let at = body.indexOf('&'); at >= 0; at = body.indexOf('&', at + 1)) {
    joints += 1;
    if (joints > mostFields) return null;
  }
  const form = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(body)) {
    const before = form.get(name);
    if (before === undefined) form.set(name, value);
    else form.set(name, [...[before].flat(), value]);
  }
  return Object.fromEntries(form);
}

/**
 * Whether `signature` is Twilio's over `url` and `form`, by the account's auth token: the HMAC-SHA1
 * of Twilio's "Webhooks Security" page. `url` is the address as Twilio was given it, query included.
 */
export function isSignedByTwilio(
  authToken: string,
  signature: string | undefined,
  url: string,
  form: Form = {},
): boolean {
  return signature !== undefined && validateRequest(authToken, signature, url, form);
}

/** The signature header of an upgrade request, where there is exactly one. */
export function signatureOf(request: IncomingMessage): string | undefined {
  const header = request.headers['x-twilio-signature'];
  return typeof header === 'string' ? header : undefined;
}
