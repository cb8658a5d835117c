import type { Receptionist } from '@second-ring/conversation';
import { z } from 'zod';
import { voiceEndedPath, voicePath } from '../../../lines/phone-numbers/hook-paths.ts';
import { isOutOfService } from '../../../lines/phone-numbers/our-numbers.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isBlocked } from '../../callers/blocked-callers.ts';
import type { TransferReturn } from '../../driver/handoff.ts';
import { locales } from '../../driver/reply-frames.ts';
import { findLineByNumber, readCallerNumber } from '../../record/find-line.ts';
import { type IncomingCall, recordCall, recordUnansweredCall } from '../../record/record-call.ts';
import { passOf } from './relay-pass.ts';
import { addressOf, type Form, relayAddress, type TwilioHooks } from './twilio-hooks.ts';
import { askAgain, connectRelay, type Sentence, sayAndHangUp, turnAway } from './twiml.ts';

/** Whoever calls a number that is nobody's has not been heard to speak either language. */
const nobodyHere: Sentence[] = [
  {
    text: 'I am sorry, this number is not in service at the moment. Please check it and call again.',
    language: 'en',
  },
  {
    text: "Désolée, ce numéro n'est pas en service pour le moment. Veuillez le vérifier et rappeler.",
    language: 'fr',
  },
];

/** Whoever calls a number a business has given up is not to wait for it, nor to be passed to another. */
const outOfService: Sentence[] = [
  {
    text: 'I am sorry, this number is no longer in service. Please look up the current number of the business you are calling.',
    language: 'en',
  },
  {
    text: "Désolée, ce numéro n'est plus en service. Veuillez chercher le numéro actuel de l'entreprise que vous appelez.",
    language: 'fr',
  },
];

/** Seconds a caller hears ringing while an instance that is closing passes them to the next. */
const untilTheNextInstance = 2;

/** Answers an incoming call with TwiML. May throw: the caller is rescued then. */
export async function answerCall(hooks: TwilioHooks, call: IncomingCall): Promise<string> {
  const { exchange } = hooks;
  const { database, log } = exchange.outside;
  if (exchange.draining) return askAgain(addressOf(hooks, voicePath), untilTheNextInstance);
  const line = call.to === null ? null : await findLineByNumber(database, call.to);
  if (!line) {
    const reason = `No agent answers at ${call.to ?? 'this number'}.`;
    log.warn({ callSid: call.callSid }, reason);
    await recordUnansweredCall(database, call, reason);
    const given = call.to !== null && (await isOutOfService(database, call.to));
    return sayAndHangUp(...(given ? outOfService : nobodyHere));
  }
  if (await isBlocked(database, line.businessId, call.from)) {
    await recordUnansweredCall(database, call, 'The business has blocked this caller.', line);
    return turnAway();
  }
  if (call.to !== null) hooks.knownLines.set(call.to, line);
  return connectCall(hooks, call, await recordCall(exchange.outside, call, line));
}

/** Recognisers take a few hundred characters of hints well. */
const longestHints = 500;

/**
 * The TwiML that joins a call to its conversation, the first time and every time after.
 * @param receptionist null where its words are not at hand: hints are lost, nothing else.
 */
export function connectCall(
  hooks: TwilioHooks,
  { callSid }: Pick<IncomingCall, 'callSid'>,
  receptionist: Receptionist | null,
  returning: TransferReturn | null = null,
): string {
  return connectRelay({
    url: relayAddress(hooks),
    action: addressOf(hooks, voiceEndedPath),
    language: locales.en,
    languages: Object.values(locales),
    hints: receptionist ? hintsOf(receptionist) : [],
    parameters: { ...passOf(hooks, callSid), ...returning },
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

const voiceForm = z.looseObject({
  CallSid: z.string().catch(''),
  From: z.string().optional().catch(undefined),
  To: z.string().optional().catch(undefined),
  Called: z.string().optional().catch(undefined),
  ForwardedFrom: z.string().optional().catch(undefined),
});

/** Reads Twilio's voice parameters. Refuses with `INVALID_REQUEST` where there is no CallSid. */
export function readIncomingCall(form: Form): IncomingCall {
  const call = readVoiceForm(form);
  if (call.callSid === '')
    throw new Refusal('INVALID_REQUEST', 'CallSid: the request must name the call it is about.');
  return call;
}

/** The same for a caller who must be answered whatever is missing: an empty `callSid` there. */
export function readVoiceForm(form: Form): IncomingCall {
  const { CallSid, From, To, Called, ForwardedFrom } = voiceForm.parse(form);
  return {
    callSid: CallSid,
    channel: 'phone',
    from: readCallerNumber(From),
    to: readCallerNumber(To ?? Called),
    forwardedFrom: readCallerNumber(ForwardedFrom),
  };
}
