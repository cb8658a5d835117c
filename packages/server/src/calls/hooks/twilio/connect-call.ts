import type { Receptionist } from '@second-ring/conversation';
import { voiceEndedPath } from '../../../lines/phone-numbers/hook-paths.ts';
import type { TransferReturn } from '../../driver/handoff.ts';
import { locales } from '../../driver/reply-frames.ts';
import { addressOf, relayAddress, type TwilioHooks } from './twilio-hooks.ts';
import { connectRelay } from './twiml.ts';

/** Recognisers take a few hundred characters of hints well. */
const longestHints = 500;

/**
 * The TwiML that joins a call to its conversation, the first time and every time after.
 * @param receptionist null where its words are not at hand: hints are lost, nothing else.
 */
export function connectCall(
  hooks: TwilioHooks,
  receptionist: Receptionist | null,
  returning: TransferReturn | null = null,
): string {
  return connectRelay({
    url: relayAddress(hooks),
    action: addressOf(hooks, voiceEndedPath),
    language: locales.en,
    languages: Object.values(locales),
    hints: receptionist ? hintsOf(receptionist) : [],
    ...(returning && { parameters: { ...returning } }),
  });
}

/** The names a caller is likely to say and a recogniser unlikely to know. */
function hintsOf({ profile: { knowledge } }: Receptionist): string[] {
  const words = [
    knowledge.name,
    ...(knowledge.details?.keywords_for_recognition ?? []),
    ...knowledge.services.map(({ name }) => name),
  ];
  let room = longestHints;
  return [...new Set(words)].filter((word) => {
    room -= word.length + 1;
    return room >= 0;
  });
}
