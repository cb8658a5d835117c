import { createServer } from 'node:http';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import {
  callLogs,
  searchedInCalls,
} from '../../packages/server/src/platform/database/schema/call-logs.ts';
import { containingInLog } from '../../packages/server/src/platform/lists/containing-in-log.ts';

/**
 * The yardstick of the lists: Node and the driver alone answer the newest page of calls and a
 * search of them, knowing nobody and checking nothing. Prints its address, and ends with the
 * process that started it.
 */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const found = containingInLog('a1b2c', searchedInCalls(callLogs));
const queries = new Map<string | undefined, pg.QueryConfig>([
  ['/newest', { name: 'newest', ...pageOf(sql``) }],
  ['/search', { name: 'search', ...pageOf(sql`WHERE ${found}`) }],
]);

function pageOf(where: SQL) {
  const { sql: text, params: values } = new PgDialect().sqlToQuery(sql`
    SELECT call_logs.id, call_sid, millis_call_id, millis_agent_id, millis_session_id, agent_id,
      business_id, channel, from_number, to_number, call_timestamp, call_duration, call_status,
      error_message, cost_breakdown, summary, urgent, spam, businesses.name AS business_name,
      businesses.time_zone, call_timestamp::text AS position
    FROM call_logs LEFT JOIN businesses ON businesses.id = business_id ${where}
    ORDER BY call_timestamp DESC, call_logs.id DESC LIMIT 51`);
  return { text, values };
}

const server = createServer(async (request, response) => {
  const query = queries.get(request.url);
  const { rows } = query ? await pool.query(query) : { rows: [] };
  const body = JSON.stringify(rows);
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
process.on('disconnect', () => process.exit());
