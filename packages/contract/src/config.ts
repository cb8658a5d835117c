import { z } from 'zod';
import { forAnyone } from './procedure.ts';

/** What the browser needs to know about this installation. Holds public keys only. */
const config = z.object({
  /** Who sends texts and holds the numbers; `local`: nobody, texts are only written down. */
  telephony: z.enum(['twilio', 'local']),
  /** Whether a phone company may bring calls here; without one callers reach it in the browser only. */
  phoneLine: z.boolean(),
  voice: z.enum(['millis', 'built-in']),
  places: z.enum(['google', 'local']),
  mail: z.enum(['smtp', 'mailbox']),
  /** Whether mail that is kept can be read at this machine; not where the world reaches it. */
  mailboxOpen: z.boolean(),
  /** The key the browser loads Google Maps with; null where places are the local samples. */
  googleMapsKey: z.string().nullable(),
  /** Where the browser fetches Google's script from; no slash at the end. */
  googleMapsUrl: z.string(),
  languageModel: z.boolean(),
  /** The accounts service's address and key; relative: this server's own. */
  auth: z.object({ url: z.string(), publishableKey: z.string().nullable() }),
  millisPublicKey: z.string().nullable(),
});
export type Config = z.infer<typeof config>;

export const configuration = {
  get: forAnyone(600)
    .route({ method: 'GET', path: '/config', tags: ['Installation'] })
    .output(config),
};
