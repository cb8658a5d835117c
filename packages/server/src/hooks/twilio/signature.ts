import type { IncomingMessage } from 'node:http';
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js';

/** A webhook's form: each field once, or in order where it is repeated. */
export type Form = Record<string, string | string[]>;

/** Reads an `application/x-www-form-urlencoded` body. Never throws. */
export function readForm(body: string): Form {
  const fields = new URLSearchParams(body);
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const [first = '', ...more] = fields.getAll(name);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
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
