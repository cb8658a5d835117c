import type { IncomingMessage } from 'node:http';
import type { Language } from '@second-ring/conversation';
import type { LRUCache } from 'lru-cache';
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js';
import { relayPath } from '../../../lines/phone-numbers/hook-paths.ts';
import { publicAddress, publicSocketAddress } from '../../../platform/http/public-address.ts';
import type { Tolls } from '../../../platform/tolls/tolls.ts';
import type { CallExchange } from '../../driver/exchange.ts';
import type { Line } from '../../record/find-line.ts';

/** What Twilio's webhooks stand on. */
export interface TwilioHooks {
  exchange: CallExchange;
  /** Where the world reaches this installation; signatures are made over it. */
  publicUrl: string;
  tolls: Tolls;
  now: () => number;
  /** Null: this installation has no Twilio account, and none of this exists. */
  authToken: string | null;
  /** Whose webhooks are taken; null: no account is named, and its token alone tells. */
  accountSid: string | null;
  /** The lines that rang lately, by number: whom to ring when the database is away. */
  knownLines: LRUCache<string, Line>;
  /** How often owners were rung, by agent, while no allowance could be read. */
  unpaidRings: LRUCache<string, number>;
}

export function addressOf(hooks: TwilioHooks, path: string): string {
  return publicAddress(hooks.publicUrl, path);
}

export function relayAddress(hooks: TwilioHooks): string {
  return publicSocketAddress(hooks.publicUrl, relayPath);
}

/** The same for what is said on the way there, and asked about there again. */
export function inLanguage(hooks: TwilioHooks, path: string, language: Language): string {
  return addressOf(hooks, `${path}?${new URLSearchParams({ language })}`);
}

/** The language an address was made for; English where it tells none. */
export function languageOf(query: string | undefined): Language {
  return query === 'fr' ? 'fr' : 'en';
}

/** One field of a webhook's form; a repeated one counts by its first value. */
export function field(form: Form, name: string): string | undefined {
  const value = form[name];
  return Array.isArray(value) ? value[0] : value;
}

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
