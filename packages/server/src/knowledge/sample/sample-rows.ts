import { sampleAgentNumber } from '@second-ring/contract/sample-business';
import type { callLogs } from '../../platform/database/schema/call-logs.ts';
import type { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { sampleOwnerNumber } from './sample-business.ts';
import type { SampleCall } from './sample-calls.ts';

const day = 24 * 60 * 60 * 1000;
const secondsPerTurn = 8;

/** A sample call as a row, placed in the week before `now`. */
export function sampleCallRow(call: SampleCall, index: number, now: Date) {
  const started = startOf(call, now);
  const ended = new Date(started.getTime() + call.seconds * 1000);
  return {
    callSid: `sample-call-${index + 1}`,
    millisCallId: `sample-call-${index + 1}`,
    millisSessionId: `sample-session-${index + 1}`,
    millisAgentId: 'sample-agent',
    fromNumber: call.from,
    toNumber: sampleAgentNumber,
    callTimestamp: started,
    callDuration: call.seconds,
    callStatus: call.status,
    endedAt: ended,
    costBreakdown: [{ type: 'sample', credit: Math.ceil(call.seconds / 6) }],
    chatTranscript: call.lines.map((content, turn) => ({
      role: turn % 2 === 0 ? 'assistant' : 'user',
      content,
      at: started.getTime() + turn * secondsPerTurn * 1000,
    })),
    summary: `SAMPLE · ${call.summary}`,
    lead: call.lead ?? null,
    urgent: call.urgent ?? false,
    spam: call.spam ?? false,
    quotes: (call.quotes ?? []).map((quote) => ({ ...quote, at: started.getTime() })),
    commitments: call.promise ? [{ text: call.promise, dueAt: null, madeAt: ended.getTime() }] : [],
    unansweredQuestions: call.unanswered ?? [],
    endReason: call.spam ? 'spam' : 'caller-done',
    metadata: { sample: true },
  } satisfies typeof callLogs.$inferInsert;
}

/** The texts around a sample call: the summary to the owner and, from some callers, a question. */
export function sampleSmsRows(call: SampleCall, index: number, now: Date) {
  const at = new Date(startOf(call, now).getTime() + (call.seconds + 20) * 1000);
  const summary = {
    direction: 'outbound' as const,
    phoneNumber: sampleOwnerNumber,
    status: 'simulated',
    twilioSid: `sample-sms-${index + 1}`,
    body: `SAMPLE · ${call.summary}`,
    metadata: { sample: true, from: sampleAgentNumber, to: sampleOwnerNumber },
    createdAt: at,
  };
  if (call.from === null || call.lead === undefined) return [summary];
  const question = {
    direction: 'inbound' as const,
    phoneNumber: call.from,
    status: 'received',
    twilioSid: `sample-sms-${index + 1}-reply`,
    body: 'SAMPLE · Thanks, talk soon!',
    metadata: { sample: true, from: call.from, to: sampleAgentNumber },
    createdAt: new Date(at.getTime() + 60_000),
  };
  return [summary, question] satisfies (typeof smsLogs.$inferInsert)[];
}

function startOf({ daysAgo, time: [hours, minutes] }: SampleCall, now: Date): Date {
  const start = new Date(now.getTime() - daysAgo * day);
  start.setUTCHours(hours, minutes, 0, 0);
  return start;
}
