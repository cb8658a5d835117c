import { ownersPhone } from '../../calls/find-line.ts';
import type { IncomingCall } from '../../calls/record-call.ts';
import { addressOf, ownerDialledPath, type TwilioHooks, voicemailPath } from './twilio-hooks.ts';
import { dial, type Sentence, takeVoicemail } from './twiml.ts';

const passingOn: Sentence = {
  text: 'I am sorry, I cannot take your call right now. One moment, I am putting you through.',
  language: 'en-US',
};

const leaveMessage: Sentence = {
  text: 'I am sorry, nobody can take your call right now. Please leave your name, your number and what it is about after the tone.',
  language: 'en-US',
};

/**
 * What a caller gets when we cannot go on: the owner's phone, or else a recorder. Needs nothing but
 * memory, so that it works while everything else is down.
 */
export function rescueCall(hooks: TwilioHooks, call: IncomingCall): string {
  const line = call.to === null ? undefined : hooks.knownLines.get(call.to);
  const owner = line ? ownersPhone(line, call.forwardedFrom) : null;
  return owner === null
    ? askForMessage(hooks)
    : dial(owner, addressOf(hooks, ownerDialledPath), passingOn);
}

export function askForMessage(hooks: TwilioHooks): string {
  return takeVoicemail(addressOf(hooks, voicemailPath), leaveMessage);
}
