import type { CallLog, CallLogRow } from '@second-ring/contract';
import type { callLogs } from '../../platform/database/schema/call-logs.ts';
import type { commitments, leads } from '../../platform/database/schema/leads.ts';

type StoredCall = typeof callLogs.$inferSelect;

/** What a call has led to, as kept beside it once it is over. */
export interface CallAftermath {
  lead: typeof leads.$inferSelect | null;
  commitments: (typeof commitments.$inferSelect)[];
  callerBlocked: boolean;
}

/** A stored call with all that was said and came of it. */
export function detailOfCall(row: CallLogRow, call: StoredCall, after: CallAftermath): CallLog {
  return {
    ...row,
    chat_transcript: call.chatTranscript?.map((message) => ({ ...message })) ?? null,
    lead: leadOf(call, after),
    quotes: call.quotes.map((quote) => ({
      service_id: quote.serviceId,
      service_name: quote.serviceName,
      option_id: quote.optionId,
      option_name: quote.optionName,
      spoken: quote.spoken,
      amount_cents: quote.amountCents,
      at: isoOf(quote.at),
    })),
    commitments: commitmentsOf(call, after),
    unanswered_questions: call.unansweredQuestions,
    caller_erased_at: call.callerErasedAt?.toISOString() ?? null,
    caller_blocked: after.callerBlocked,
    forwarded_from: call.forwardedFrom,
    end_reason: call.endReason,
    metadata: call.metadata,
  };
}

function leadOf({ lead }: StoredCall, after: CallAftermath): CallLog['lead'] {
  const known = after.lead ?? lead;
  return (
    known && {
      id: after.lead?.id ?? null,
      name: known.name,
      phone: known.phone,
      email: known.email,
      reason: known.reason,
      preferred_time: known.preferredTime,
      contacted_at: after.lead?.contactedAt?.toISOString() ?? null,
    }
  );
}

/** Promises get rows of their own when the call is over; until then they are the call's alone. */
function commitmentsOf(call: StoredCall, { commitments }: CallAftermath): CallLog['commitments'] {
  if (commitments.length > 0)
    return commitments.map(({ id, text, dueAt, madeAt, keptAt }) => ({
      id,
      text,
      due_at: dueAt?.toISOString() ?? null,
      made_at: madeAt.toISOString(),
      kept_at: keptAt?.toISOString() ?? null,
    }));
  return call.commitments.map(({ text, dueAt, madeAt }) => ({
    id: null,
    text,
    due_at: dueAt === null ? null : isoOf(dueAt),
    made_at: isoOf(madeAt),
    kept_at: null,
  }));
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
