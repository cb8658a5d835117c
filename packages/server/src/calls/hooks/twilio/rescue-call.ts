import { type Language, mayTransferAt } from '@second-ring/conversation';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { alertOwner } from '../../../lines/messages/alert-owner.ts';
import { ownerDialledPath, voicemailPath } from '../../../lines/phone-numbers/hook-paths.ts';
import { callLogs } from '../../../platform/database/schema/call-logs.ts';
import { riskOfNumber } from '../../../platform/tolls/tolls.ts';
import { findLineByNumber, type Line, ownersPhone } from '../../record/find-line.ts';
import { type IncomingCall, recordUnansweredCall } from '../../record/record-call.ts';
import { mayRing, rescueEffect, settleRing, whisperAddress } from './transfers.ts';
import { addressOf, type Form, field, inLanguage, type TwilioHooks } from './twilio-hooks.ts';
import { dial, hangUp, sayAndHangUp, takeVoicemail } from './twiml.ts';

const passingOn = {
  en: 'I am sorry, I cannot take your call right now. One moment, I am putting you through.',
  fr: 'Je suis désolée, je ne peux pas prendre votre appel maintenant. Un instant, je vous transfère.',
} as const satisfies Record<Language, string>;

const leaveMessage = {
  en: 'I am sorry, nobody can take your call right now. Please leave your name, your number and what it is about after the tone.',
  fr: "Je suis désolée, personne ne peut prendre votre appel maintenant. Après le signal, laissez votre nom, votre numéro et l'objet de votre appel.",
} as const satisfies Record<Language, string>;

/**
 * What a caller gets when we cannot go on: the owner's phone, or else a recorder. The phone is rung as
 * for any transfer: within its hours and the day's allowance, and joined to whoever presses 1. Needs
 * nothing but memory, so that it works while everything else is down; then it rings but a few times.
 */
export async function rescueCall(
  hooks: TwilioHooks,
  call: IncomingCall,
  language: Language,
): Promise<string> {
  const line = call.to === null ? undefined : hooks.knownLines.get(call.to);
  const owner = line ? ownersPhone(line, call.forwardedFrom) : null;
  if (!line || owner === null || !isTime(line, hooks.now())) return askForMessage(hooks, language);
  const paid = await mayRing(hooks, { ...call, ...line }, owner).catch((error: unknown) => {
    const { log } = hooks.exchange.outside;
    log.error({ callSid: call.callSid, err: error }, 'an allowance cannot be read; few are rung');
    return null;
  });
  const rings = paid ?? mayRingUnpaid(hooks, line, owner);
  if (!rings) return askForMessage(hooks, language);
  const query = new URLSearchParams({ language, ...(paid && { paid: line.businessId }) });
  const action = addressOf(hooks, `${ownerDialledPath}?${query}`);
  const screening = whisperAddress(hooks, { callSid: call.callSid, effectId: rescueEffect });
  return dial(owner, action, { text: passingOn[language], language }, screening);
}

/** Whether callers may be put through now: hours nobody has told us forbid nothing. */
function isTime({ transferHours, businessHours, timeZone }: Line, now: number): boolean {
  return mayTransferAt(transferHours, businessHours, timeZone, now);
}

/** How often in a day one instance rings an owner of whose allowance it cannot read. */
const mostUnpaid = 5;

function mayRingUnpaid({ tolls, unpaidRings }: TwilioHooks, { agentId }: Line, to: string) {
  const before = unpaidRings.get(agentId) ?? 0;
  if (before >= mostUnpaid || riskOfNumber(to, tolls.countries) !== null) return false;
  unpaidRings.set(agentId, before + 1, { noUpdateTTL: true });
  return true;
}

/**
 * Answers the end of a rescue: over where somebody took the call, else a recorder. Whoever picked up
 * and did not press 1, a person or a machine, did not.
 * @param paid whose allowance it was taken from; null: nobody's.
 */
export async function endRescue(
  hooks: TwilioHooks,
  call: IncomingCall,
  form: Form,
  { language, paid }: { language: Language; paid: string | null },
): Promise<string> {
  const { database } = hooks.exchange.outside;
  await settleRing(hooks, paid, Number(field(form, 'DialCallDuration') ?? 0));
  if (field(form, 'CallStatus') === 'completed') return hangUp();
  const taken = await database.$count(
    callLogs,
    and(eq(callLogs.callSid, call.callSid), sql`${callLogs.metadata} ->> 'rescueTaken' = 'true'`),
  );
  return taken > 0 ? hangUp() : askForMessage(hooks, language);
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
