import type { CallLog, CallLogRow } from '@second-ring/contract';
import { getTableColumns } from 'drizzle-orm';
import { businesses } from '../database/schema/businesses.ts';
import { callLogs } from '../database/schema/call-logs.ts';

const { chatTranscript, metadata, ...listed } = getTableColumns(callLogs);

/** Without the transcript, which only one call's page shows. */
export const listedColumns = {
  ...listed,
  businessName: businesses.name,
  timeZone: businesses.timeZone,
};
export const detailColumns = { ...listedColumns, chatTranscript, metadata };

type Detail = typeof callLogs.$inferSelect & {
  businessName: string | null;
  timeZone: string | null;
};
type Listed = Omit<Detail, 'chatTranscript' | 'metadata'>;

/** A stored call as lists show it. */
export function rowOfCall(call: Listed): CallLogRow {
  return {
    id: call.id,
    call_sid: call.callSid,
    millis_call_id: call.millisCallId,
    millis_agent_id: call.millisAgentId,
    millis_session_id: call.millisSessionId,
    agent_id: call.agentId,
    business_id: call.businessId,
    business_name: call.businessName,
    time_zone: call.timeZone,
    channel: call.channel,
    from: call.fromNumber,
    to: call.toNumber,
    call_timestamp: call.callTimestamp.toISOString(),
    call_duration: call.callDuration,
    call_status: call.callStatus,
    error_message: call.errorMessage,
    cost_breakdown: call.costBreakdown,
    summary: call.summary,
    urgent: call.urgent,
    spam: call.spam,
  };
}

/** A stored call with all that was said and came of it. */
export function detailOfCall(call: Detail): CallLog {
  const { lead } = call;
  return {
    ...rowOfCall(call),
    chat_transcript: call.chatTranscript?.map((message) => ({ ...message })) ?? null,
    lead: lead && {
      name: lead.name,
      phone: lead.phone,
      email: lead.email,
      reason: lead.reason,
      preferred_time: lead.preferredTime,
    },
    quotes: call.quotes.map((quote) => ({
      service_id: quote.serviceId,
      service_name: quote.serviceName,
      option_id: quote.optionId,
      option_name: quote.optionName,
      spoken: quote.spoken,
      amount_cents: quote.amountCents,
      at: isoOf(quote.at),
    })),
    commitments: call.commitments.map(({ text, dueAt, madeAt }) => ({
      text,
      due_at: dueAt === null ? null : isoOf(dueAt),
      made_at: isoOf(madeAt),
    })),
    unanswered_questions: call.unansweredQuestions,
    forwarded_from: call.forwardedFrom,
    end_reason: call.endReason,
    metadata: call.metadata,
  };
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
