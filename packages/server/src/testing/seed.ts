import { sql } from 'drizzle-orm';
import { addSample } from '../knowledge/sample/add-sample.ts';
import type { Database } from '../platform/database/database.ts';
import { localNumberSid } from '../platform/providers/telephony/local/local-telephony.ts';

export interface SeedAmounts {
  calls: number;
  messages: number;
}

/** Half a year, in seconds: the logs are spread over it evenly. */
const span = 182 * 24 * 60 * 60;

/**
 * Adds invented call and SMS logs to the sample shop (added first where the database is empty),
 * each with ids, numbers and words of its own, and lets the planner know of them.
 */
export async function seedLogs(database: Database, { calls, messages }: SeedAmounts) {
  await addSample(database, { now: new Date(), sidOf: localNumberSid });
  await seedCalls(database, calls);
  await seedMessages(database, messages);
  await database.execute(sql`ANALYZE call_logs`);
  await database.execute(sql`ANALYZE sms_logs`);
}

async function seedCalls(database: Database, calls: number): Promise<void> {
  await database.execute(sql`
    INSERT INTO call_logs (call_sid, millis_call_id, millis_agent_id, millis_session_id, agent_id,
      business_id, channel, from_number, to_number, call_timestamp, call_duration, call_status,
      error_message, cost_breakdown, chat_transcript, summary, end_reason, ended_at, created_at,
      updated_at)
    SELECT 'CA' || md5(random()::text), 'call_' || md5(random()::text), agent.millis_agent_id,
      'session_' || md5(random()::text), agent.id, agent.business_id, 'phone',
      '+1604555' || lpad((100 + n % 100)::text, 4, '0'), '+16045550142', at, n % 420,
      (ARRAY['completed', 'user-ended', 'agent-ended', 'failed'])[1 + n % 4],
      CASE WHEN n % 4 = 3 THEN 'The line dropped before anybody spoke.' END,
      jsonb_build_array(jsonb_build_object('credit', n % 97)),
      jsonb_build_array(
        jsonb_build_object('role', 'assistant', 'content', 'Thanks for calling. How can I help?'),
        jsonb_build_object('role', 'user', 'content', 'How much is number ' || n || '?')),
      'Caller ' || n || ' asked for a price.',
      CASE WHEN n % 11 = 0 THEN 'transferred' ELSE 'caller-done' END, at, at, at
    FROM generate_series(1, ${calls}::int) AS n,
      LATERAL (SELECT now() - make_interval(secs => n * ${span}::float8 / ${calls}) AS at) AS moment,
      LATERAL (SELECT id, business_id, millis_agent_id FROM agents ORDER BY created_at, id
        LIMIT 1) AS agent`);
}

async function seedMessages(database: Database, messages: number): Promise<void> {
  await database.execute(sql`
    INSERT INTO sms_logs (business_id, agent_id, direction, phone_number, status, twilio_sid, body,
      metadata, created_at, updated_at)
    SELECT agent.business_id, agent.id, CASE WHEN n % 2 = 0 THEN 'inbound' ELSE 'outbound' END,
      '+1604555' || lpad((100 + n % 100)::text, 4, '0'),
      CASE WHEN n % 2 = 0 THEN 'received' ELSE (ARRAY['delivered', 'sent', 'failed'])[1 + n % 3] END,
      'SM' || md5(random()::text),
      'Message ' || n || ': ' || (ARRAY['see you on Tuesday', 'thanks for the quote',
        'is the truck ready', 'we are running late', 'booked for the morning'])[1 + n % 5],
      jsonb_build_object('from', '+16045550142', 'to', '+16045550142'), at, at
    FROM generate_series(1, ${messages}::int) AS n,
      LATERAL (SELECT now() - make_interval(secs => n * ${span}::float8 / ${messages}) AS at) AS moment,
      LATERAL (SELECT id, business_id FROM agents ORDER BY created_at, id LIMIT 1) AS agent`);
}
