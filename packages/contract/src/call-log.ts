import { z } from 'zod';
import { erasedOfCaller } from './caller.ts';
import { lead } from './lead.ts';
import { instant, listQuery, pageOf, rowId } from './list.ts';
import { forOwners } from './procedure.ts';
import { sortKeys } from './sort-keys.ts';

const costItem = z.looseObject({
  type: z.string().optional(),
  /** Hundredths of a dollar. */
  credit: z.number().nullish(),
});

export const callLogRow = z.object({
  id: rowId,
  call_sid: z.string().nullable(),
  millis_call_id: z.string().nullable(),
  millis_agent_id: z.string().nullable(),
  millis_session_id: z.string().nullable(),
  agent_id: rowId.nullable(),
  business_id: rowId.nullable(),
  business_name: z.string().nullable(),
  /** The business's IANA zone. */
  time_zone: z.string().nullable(),
  channel: z.enum(['phone', 'browser', 'sms']),
  /** E.164; null: withheld. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  call_timestamp: instant,
  /** Seconds. */
  call_duration: z.number().nullable(),
  call_status: z.string().nullable(),
  error_message: z.string().nullable(),
  cost_breakdown: z.array(costItem).nullable(),
  /** The text that was sent to the owner. */
  summary: z.string().nullable(),
  urgent: z.boolean(),
  spam: z.boolean(),
  /** Made from the console by somebody of the business, to try it out: it waits for nobody. */
  test: z.boolean(),
  /** Who called, as far as they said. */
  caller_name: z.string().nullable(),
  /** The number they left, E.164. */
  caller_phone: z.string().nullable(),
  /** What they wanted, in a few words; null: nobody understood. */
  wanted: z.string().nullable(),
  /** What it came to: `lead`, `booked`, `answered`, `urgent`, `spam`, `to call back`, `missed`… */
  outcome: z.string().nullable(),
  /** When its caller was erased; null: they were not. */
  caller_erased_at: instant.nullable(),
});
export type CallLogRow = z.infer<typeof callLogRow>;

const chatMessage = z.looseObject({
  role: z.string(),
  content: z.string().nullish(),
  name: z.string().nullish(),
  tool_calls: z.unknown().optional(),
  /** Milliseconds since the Unix epoch. */
  at: z.number().optional(),
  interrupted: z.boolean().optional(),
  /** Words of a language model's; why any of its sentences was not said. */
  model: z
    .object({
      sentences: z.number(),
      dropped: z.array(z.string()),
      ours: z.array(z.string()).optional(),
    })
    .optional(),
  facts: z.array(z.object({ kind: z.string(), id: z.string(), label: z.string() })).optional(),
});

/** What was said about a price, and the row of the price table it came from. */
const quote = z.object({
  service_id: z.string(),
  service_name: z.string(),
  option_id: z.string().nullable(),
  option_name: z.string().nullable(),
  spoken: z.string(),
  amount_cents: z.number().nullable(),
  at: instant,
});

const promise = z.object({
  /** Null while the call still runs. */
  id: rowId.nullable(),
  text: z.string(),
  due_at: instant.nullable(),
  made_at: instant,
  /** Null: still to be kept. */
  kept_at: instant.nullable(),
});

const callLog = callLogRow.extend({
  chat_transcript: z.array(chatMessage).nullable(),
  lead: lead.nullable(),
  quotes: z.array(quote),
  commitments: z.array(promise),
  unanswered_questions: z.array(z.string()),
  /** Whether the business turns this caller away. */
  caller_blocked: z.boolean(),
  forwarded_from: z.string().nullable(),
  end_reason: z.string().nullable(),
  metadata: z.unknown(),
});
export type CallLog = z.infer<typeof callLog>;

export const callLogs = {
  list: forOwners
    .route({ method: 'GET', path: '/call-logs', outputStructure: 'detailed', tags: ['Call logs'] })
    .input(
      listQuery(sortKeys.callLogs).extend({
        show: z.enum(['new-leads', 'to-call-back']).optional(),
      }),
    )
    .output(pageOf(callLogRow)),
  get: forOwners
    .route({ method: 'GET', path: '/call-logs/{id}', tags: ['Call logs'] })
    .input(z.object({ id: rowId }))
    .output(callLog),
  update: forOwners
    .route({
      method: 'PUT',
      path: '/call-logs/{id}',
      tags: ['Call logs'],
      summary: 'Marks a call as spam, or takes the mark away',
    })
    .input(z.object({ id: rowId, spam: z.boolean() }))
    .output(callLogRow),
  erase: forOwners
    .route({
      method: 'DELETE',
      path: '/call-logs/{id}',
      tags: ['Call logs'],
      summary: 'Forgets one call. Refused with CALL_RUNNING while it goes on',
    })
    .input(z.object({ id: rowId }))
    .output(erasedOfCaller),
};
