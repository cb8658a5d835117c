import type { CallLogRow } from '@second-ring/contract';
import { eq, sql } from 'drizzle-orm';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { namedRows } from '../../platform/lists/named-rows.ts';

/** Calls as lists show them; the rest, long texts among it, only one call's page shows. */
export const callRows = namedRows<CallLogRow>(
  {
    id: callLogs.id,
    call_sid: callLogs.callSid,
    millis_call_id: callLogs.millisCallId,
    millis_agent_id: callLogs.millisAgentId,
    millis_session_id: callLogs.millisSessionId,
    agent_id: callLogs.agentId,
    business_id: callLogs.businessId,
    business_name: businesses.name,
    time_zone: businesses.timeZone,
    channel: callLogs.channel,
    from: callLogs.fromNumber,
    to: callLogs.toNumber,
    call_timestamp: callLogs.callTimestamp,
    call_duration: callLogs.callDuration,
    call_status: callLogs.callStatus,
    error_message: callLogs.errorMessage,
    cost_breakdown: callLogs.costBreakdown,
    summary: callLogs.summary,
    urgent: callLogs.urgent,
    spam: callLogs.spam,
    caller_name: callLogs.callerName,
    caller_phone: sql`${callLogs.lead} ->> 'phone'`,
    wanted: callLogs.wanted,
    outcome: callLogs.outcome,
  },
  sql`${callLogs} LEFT JOIN ${businesses} ON ${eq(businesses.id, callLogs.businessId)}`,
);
