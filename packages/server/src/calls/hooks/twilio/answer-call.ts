import { voicePath } from '../../../lines/phone-numbers/hook-paths.ts';
import { isBlocked } from '../../callers/blocked-callers.ts';
import { findLineByNumber } from '../../record/find-line.ts';
import { type IncomingCall, recordCall, recordUnansweredCall } from '../../record/record-call.ts';
import { connectCall } from './connect-call.ts';
import { addressOf, type TwilioHooks } from './twilio-hooks.ts';
import { askAgain, type Sentence, sayAndHangUp, turnAway } from './twiml.ts';

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
    return sayAndHangUp(...nobodyHere);
  }
  if (await isBlocked(database, line.businessId, call.from)) {
    await recordUnansweredCall(database, call, 'The business has blocked this caller.', line);
    return turnAway();
  }
  if (call.to !== null) hooks.knownLines.set(call.to, line);
  return connectCall(hooks, await recordCall(exchange.outside, call, line));
}
