import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { CannotStart, readSettings } from '../../platform/settings/settings.ts';
import { todaysMind } from '../thinking/mind.ts';
import { readTurns } from './claim-call.ts';
import { Receptionists } from './receptionists.ts';
import { replayCall, tellTurn } from './replay-call.ts';

/** `npm run replay -- CALL`: tells a stored call, and where today's mind would say otherwise. */

if (existsSync('.env')) loadEnvFile('.env');

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [call] = positionals;
  if (call === undefined || positionals.length > 1)
    throw new CannotStart('Usage: npm run replay -- CALL, the id of a call or its sid');
  const settings = readSettings(process.env);
  const open = await openDatabase({
    url: settings.DATABASE_URL ?? null,
    folder: settings.DATA_DIR,
    onConnectionLost: (error) => console.error(error.message),
  });
  try {
    for (const line of await tellCall(open.database, call)) console.log(line);
  } finally {
    await open.close();
  }
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function tellCall(database: Database, idOrSid: string): Promise<string[]> {
  const [call] = await database
    .select({ id: callLogs.id, snapshotHash: callLogs.snapshotHash })
    .from(callLogs)
    .where(or(sql`${callLogs.id}::text = ${idOrSid}`, sql`${callLogs.callSid} = ${idOrSid}`));
  if (!call) throw new CannotStart(`There is no call ${idOrSid}.`);
  const turns = await readTurns(database, call.id);
  if (!call.snapshotHash || turns.length === 0)
    throw new CannotStart(
      'What was said on this call, or what its receptionist knew, is forgotten.',
    );
  const receptionist = await new Receptionists(null, { texts: false, mails: false }).asOf(
    database,
    call.snapshotHash,
  );
  return replayCall(todaysMind(), receptionist, turns).flatMap(tellTurn);
}
