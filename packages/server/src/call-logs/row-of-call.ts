import type { CallLogRow } from '@second-ring/contract';
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

export type StoredCall = typeof callLogs.$inferSelect & {
  businessName: string | null;
  timeZone: string | null;
};
export type ListedCall = Omit<StoredCall, 'chatTranscript' | 'metadata'>;

/** A stored call as lists show it. */
export function rowOfCall(call: ListedCall): CallLogRow {
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
