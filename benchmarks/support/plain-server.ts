import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The yardstick of the lists: Node and the driver alone answer the newest page of calls, knowing
 * nobody and checking nothing. Prints its address, and ends with the process that started it.
 */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const newestPage = `
  SELECT c.id, c.call_sid, c.millis_call_id, c.millis_agent_id, c.millis_session_id, c.agent_id,
    c.business_id, c.channel, c.from_number, c.to_number, c.call_timestamp, c.call_duration,
    c.call_status, c.error_message, c.cost_breakdown, c.summary, c.urgent, c.spam,
    b.name AS business_name, b.time_zone, c.call_timestamp::text AS position
  FROM call_logs c LEFT JOIN businesses b ON b.id = c.business_id
  ORDER BY c.call_timestamp DESC, c.id DESC LIMIT 51`;

const server = createServer(async (_request, response) => {
  const { rows } = await pool.query(newestPage);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
process.on('disconnect', () => process.exit());
