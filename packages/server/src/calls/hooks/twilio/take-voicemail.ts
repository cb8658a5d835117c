import type { Language } from '@second-ring/conversation';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { alertOwner } from '../../../lines/messages/alert-owner.ts';
import { callLogs } from '../../../platform/database/schema/call-logs.ts';
import { findLineByNumber } from '../../record/find-line.ts';
import { type IncomingCall, recordUnansweredCall } from '../../record/record-call.ts';
import type { Form } from './signature.ts';
import { field, type TwilioHooks } from './twilio-hooks.ts';
import { sayAndHangUp } from './twiml.ts';

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
