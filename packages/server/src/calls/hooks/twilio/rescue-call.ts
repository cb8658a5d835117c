import type { Language } from '@second-ring/conversation';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { alertOwner } from '../../../lines/messages/alert-owner.ts';
import { ownerDialledPath, voicemailPath } from '../../../lines/phone-numbers/hook-paths.ts';
import { callLogs } from '../../../platform/database/schema/call-logs.ts';
import { riskOfNumber } from '../../../platform/tolls/tolls.ts';
import { findLineByNumber, ownersPhone } from '../../record/find-line.ts';
import { type IncomingCall, recordUnansweredCall } from '../../record/record-call.ts';
import { type Form, field, inLanguage, type TwilioHooks } from './twilio-hooks.ts';
import { dial, sayAndHangUp, takeVoicemail } from './twiml.ts';

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

const thanks = {
  en: 'Thank you. Your message will be passed on right away. Goodbye.',
  fr: 'Merci. Votre message sera transmis tout de suite. Au revoir.',
} as const satisfies Record<Language, string>;

/** Keeps a recorded message with its call and tells the owner at once where to hear it. */
export async function keepVoicemail(
  hooks: TwilioHooks,
  call: IncomingCall,
  form: Form,
  language: Language,
): Promise<string> {
  const { database, jobs } = hooks.exchange.outside;
  const url = field(form, 'RecordingUrl') ?? null;
  const seconds = Number.parseInt(field(form, 'RecordingDuration') ?? '', 10) || null;
  await recordUnansweredCall(database, call, 'The receptionist could not answer.');
  await database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(callLogs)
      .set({
        metadata: sql`coalesce(${callLogs.metadata}, '{}'::jsonb) || ${JSON.stringify({
          voicemail: { url, seconds, sid: field(form, 'RecordingSid') ?? null },
        })}::jsonb`,
      })
      .where(and(eq(callLogs.callSid, call.callSid), isNull(callLogs.callerErasedAt)))
      .returning();
    const line = call.to === null ? null : await findLineByNumber(transaction, call.to);
    if (!row || url === null) return;
    await alertOwner(transaction, jobs, {
      call: {
        callId: row.id,
        agentId: row.agentId ?? line?.agentId ?? null,
        businessId: row.businessId ?? line?.businessId ?? null,
      },
      key: `voicemail:${call.callSid}`,
      text: `Voicemail from ${call.from ?? 'a withheld number'}${seconds === null ? '' : ` (${seconds} s)`}: ${url}`,
    });
  });
  return sayAndHangUp({ text: thanks[language], language });
}
