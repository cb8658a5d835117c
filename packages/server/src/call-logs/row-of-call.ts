import type { CallLogRow } from '@second-ring/contract';
import { getTableColumns } from 'drizzle-orm';
import { businesses } from '../database/schema/businesses.ts';
import { callLogs } from '../database/schema/call-logs.ts';

const business = { businessName: businesses.name, timeZone: businesses.timeZone };

/** What a list shows of a call; the rest, long texts among it, only one call's page shows. */
export const listedColumns = {
  id: callLogs.id,
  callSid: callLogs.callSid,
  millisCallId: callLogs.millisCallId,
  millisAgentId: callLogs.millisAgentId,
  millisSessionId: callLogs.millisSessionId,
  agentId: callLogs.agentId,
  businessId: callLogs.businessId,
  channel: callLogs.channel,
  fromNumber: callLogs.fromNumber,
  toNumber: callLogs.toNumber,
  callTimestamp: callLogs.callTimestamp,
  callDuration: callLogs.callDuration,
  callStatus: callLogs.callStatus,
  errorMessage: callLogs.errorMessage,
  costBreakdown: callLogs.costBreakdown,
  summary: callLogs.summary,
  urgent: callLogs.urgent,
  spam: callLogs.spam,
  ...business,
};
export const detailColumns = { ...getTableColumns(callLogs), ...business };

export type StoredCall = typeof callLogs.$inferSelect & {
  businessName: string | null;
  timeZone: string | null;
};
export type ListedCall = Pick<StoredCall, keyof typeof listedColumns>;

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
