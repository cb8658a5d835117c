import type { Language } from '@second-ring/conversation';
import { relayPath } from '../../../lines/phone-numbers/hook-paths.ts';
import type { BoundedMap } from '../../../platform/bounded-map.ts';
import { publicAddress, publicSocketAddress } from '../../../platform/http/public-address.ts';
import type { Tolls } from '../../../platform/tolls/tolls.ts';
import type { CallExchange } from '../../driver/exchange.ts';
import type { Line } from '../../record/find-line.ts';
import type { Form } from './signature.ts';

/** What Twilio's webhooks stand on. */
export interface TwilioHooks {
  exchange: CallExchange;
  /** Where the world reaches this installation; signatures are made over it. */
  publicUrl: string;
  tolls: Tolls;
  now: () => number;
  /** Null: this installation has no Twilio account, and none of this exists. */
  authToken: string | null;
  /** The lines that rang lately, by number: whom to ring when the database is away. */
  knownLines: BoundedMap<string, Line>;
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
