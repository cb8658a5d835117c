import type { Language } from '@second-ring/conversation';
import { ownerDialledPath, voicemailPath } from '../../../lines/phone-numbers/hook-paths.ts';
import { riskOfNumber } from '../../../platform/tolls/number-risk.ts';
import { ownersPhone } from '../../record/find-line.ts';
import type { IncomingCall } from '../../record/record-call.ts';
import { inLanguage, type TwilioHooks } from './twilio-hooks.ts';
import { dial, takeVoicemail } from './twiml.ts';

const passingOn = {
  en: 'I am sorry, I cannot take your call right now. One moment, I am putting you through.',
  fr: 'Je suis désolée, je ne peux pas prendre votre appel maintenant. Un instant, je vous transfère.',
} as const satisfies Record<Language, string>;

const leaveMessage = {
  en: 'I am sorry, nobody can take your call right now. Please leave your name, your number and what it is about after the tone.',
  fr: "Je suis désolée, personne ne peut prendre votre appel maintenant. Après le signal, laissez votre nom, votre numéro et l'objet de votre appel.",
} as const satisfies Record<Language, string>;

/**
 * What a caller gets when we cannot go on: the owner's phone, or else a recorder. Needs nothing but
 * memory, so that it works while everything else is down.
 */
export function rescueCall(hooks: TwilioHooks, call: IncomingCall, language: Language): string {
  const line = call.to === null ? undefined : hooks.knownLines.get(call.to);
  const owner = line ? ownersPhone(line, call.forwardedFrom) : null;
  if (owner === null || riskOfNumber(owner, hooks.tolls.countries) !== null)
    return askForMessage(hooks, language);
  const action = inLanguage(hooks, ownerDialledPath, language);
  return dial(owner, action, { text: passingOn[language], language });
}

export function askForMessage(hooks: TwilioHooks, language: Language): string {
  const action = inLanguage(hooks, voicemailPath, language);
  return takeVoicemail(action, { text: leaveMessage[language], language });
}
