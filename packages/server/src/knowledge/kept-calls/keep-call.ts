import { type KeptCallRow, mostKeptCalls, mostKeptTurns } from '@second-ring/contract';
import { keptTurnsOf, nameOfKept } from '@second-ring/conversation';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { keptCalls } from '../../platform/database/schema/kept-calls.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { shownKeptCall } from './shown-kept-call.ts';

/**
 * Keeps a business's call from the log, to be played again in every rehearsal: what its caller said,
 * and the answers that stood on the business's knowledge. A call that is kept already stays as it
 * is. Refuses with `NOT_FOUND` outside the scope, `INVALID_REQUEST` where no caller said anything or
 * as many calls are kept as can be.
 */
export async function keepCall(
  database: Queryable,
  scope: Scope,
  { id: businessId, callId }: { id: string; callId: string },
): Promise<KeptCallRow> {
  const [found] = await database
    .select()
    .from(callLogs)
    .where(
      and(
        eq(callLogs.id, callId),
        eq(callLogs.businessId, businessId),
        within(scope, callLogs.businessId),
      ),
    );
  const call = foundOrRefused(found, 'call log');
  const turns = keptTurnsOf(call.chatTranscript ?? []).slice(0, mostKeptTurns);
  if (turns.length === 0)
    throw new Refusal(
      'INVALID_REQUEST',
      'The caller said nothing in this call, so there is nothing to rehearse.',
    );
  if (!(await isKept(database, callId))) await refuseMore(database, businessId);
  const name = nameOfKept(turns);
  await database
    .insert(keptCalls)
    .values({ businessId, callId, name, calledAt: call.callTimestamp, turns })
    .onConflictDoNothing();
  const [kept] = await database.select().from(keptCalls).where(eq(keptCalls.callId, callId));
  return shownKeptCall(foundOrRefused(kept, 'kept call'));
}

async function isKept(database: Queryable, callId: string): Promise<boolean> {
  return (await database.$count(keptCalls, eq(keptCalls.callId, callId))) > 0;
}

async function refuseMore(database: Queryable, businessId: string): Promise<void> {
  const kept = await database.$count(keptCalls, eq(keptCalls.businessId, businessId));
  if (kept >= mostKeptCalls)
    throw new Refusal(
      'INVALID_REQUEST',
      `${mostKeptCalls} calls are kept already. Remove one on the business's page first.`,
    );
}
