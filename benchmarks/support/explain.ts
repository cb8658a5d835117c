import { sql } from 'drizzle-orm';
import type { Database } from '../../packages/server/src/platform/database/database.ts';
import {
  callLogs,
  searchedInCalls,
} from '../../packages/server/src/platform/database/schema/call-logs.ts';
import {
  searchedInSms,
  smsLogs,
} from '../../packages/server/src/platform/database/schema/sms-logs.ts';
import { containingInLog } from '../../packages/server/src/platform/lists/containing-in-log.ts';

/** How PostgreSQL goes about the newest page and a search of each log. */
export async function explainSearch(database: Database): Promise<string> {
  const words = 'a1b2c';
  const phrase = 'Message 77777';
  const queries = [
    sql`SELECT id FROM ${callLogs} ORDER BY call_timestamp DESC, id DESC LIMIT 51`,
    sql`SELECT id FROM ${callLogs} WHERE ${containingInLog(words, searchedInCalls(callLogs))} ORDER BY call_timestamp DESC, id DESC LIMIT 51`,
    sql`SELECT id FROM ${smsLogs} WHERE ${containingInLog(phrase, searchedInSms(smsLogs))} ORDER BY created_at DESC, id DESC LIMIT 51`,
  ];
  const plans: string[] = [];
  for (const query of queries) {
    const { rows } = await database.execute<{ 'QUERY PLAN': string }>(
      sql`EXPLAIN (ANALYZE, COSTS OFF) ${query}`,
    );
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans.join('\n\n');
}
