import { type KeptCallRow, mostKeptCalls, mostKeptTurns } from '@second-ring/contract';
import { keptTurnsOf, nameOfKept } from '@second-ring/conversation';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { keptCalls } from '../../platform/database/schema/kept-calls.ts';
import { practiceRuns } from '../../platform/database/schema/practice-runs.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import { refuseForeign, type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';

export function keptCallProcedures() {
  const { keptCalls } = procedures;
  return {
    list: keptCalls.list.handler(({ input, context }) =>
      context.withDatabase((database) => listKeptCalls(database, context.scope, input.id)),
    ),
    keep: keptCalls.keep.handler(({ input, context }) =>
      context.withDatabase((database) => keepCall(database, context.scope, input)),
    ),
    update: keptCalls.update.handler(({ input, context }) =>
      context.withDatabase((database) => updateKeptCall(database, context.scope, input)),
    ),
    remove: keptCalls.remove.handler(({ input, context }) =>
      context.withDatabase((database) => removeKeptCall(database, context.scope, input)),
    ),
  };
}

/** The calls a business keeps, newest first. Refuses with `NOT_FOUND` outside the scope. */
async function listKeptCalls(
  database: Queryable,
  scope: Scope,
  businessId: string,
): Promise<KeptCallRow[]> {
  await refuseForeign(database, scope, businessId);
  const rows = await database
    .select()
    .from(keptCalls)
    .where(and(eq(keptCalls.businessId, businessId), within(scope, keptCalls.businessId)))
    .orderBy(desc(keptCalls.createdAt), desc(keptCalls.id));
  return rows.map(shownKeptCall);
}

/**
 * Keeps a business's call from the log, to be played again in every rehearsal: what its caller said,
 * and the answers that stood on the business's knowledge. A call that is kept already stays as it
 * is. Refuses with `NOT_FOUND` outside the scope, `INVALID_REQUEST` where no caller said anything or
 * as many calls are kept as can be.
 */
async function keepCall(
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

/** One kept call of one business. */
interface KeptCallOfBusiness {
  id: string;
  keptCallId: string;
}

interface KeptCallChange extends KeptCallOfBusiness {
  name: string;
  /** Of every turn in order: the answer that is wanted; null: any will do. */
  wanted: (string | null)[];
}

/** Names a kept call and says which answers are wanted. Refuses with `NOT_FOUND` outside the scope. */
async function updateKeptCall(
  database: Queryable,
  scope: Scope,
  { name, wanted, ...which }: KeptCallChange,
): Promise<KeptCallRow> {
  const row = rowOf(scope, which);
  const [before] = await database.select().from(keptCalls).where(row);
  const { turns } = foundOrRefused(before, 'kept call');
  const changed = turns.map((turn, at) => ({ ...turn, wanted: wanted[at] ?? null }));
  const [after] = await database
    .update(keptCalls)
    .set({ name, turns: changed })
    .where(row)
    .returning();
  return shownKeptCall(foundOrRefused(after, 'kept call'));
}

/** Keeps a call no more; twice is once. Refuses with `NOT_FOUND` outside the scope. */
async function removeKeptCall(
  database: Queryable,
  scope: Scope,
  which: KeptCallOfBusiness,
): Promise<KeptCallOfBusiness> {
  await refuseForeign(database, scope, which.id);
  await database.delete(keptCalls).where(rowOf(scope, which));
  await forgetKept(database, which.id, [which.keptCallId]);
  return which;
}

function rowOf(scope: Scope, { id, keptCallId }: KeptCallOfBusiness) {
  return and(
    eq(keptCalls.id, keptCallId),
    eq(keptCalls.businessId, id),
    within(scope, keptCalls.businessId),
  );
}

/** A stored kept call as the API shows it. */
function shownKeptCall(row: typeof keptCalls.$inferSelect): KeptCallRow {
  return {
    id: row.id,
    name: row.name,
    call_id: row.callId,
    called_at: row.calledAt.toISOString(),
    turns: row.turns,
    created_at: row.createdAt.toISOString(),
  };
}

/**
 * Forgets what was said again, in a business's runs, of kept calls that are gone. A run of kept calls
 * that is held ends, for it may be at one of them; what runs took is counted still.
 */
export async function forgetKept(
  on: Queryable,
  businessId: string,
  keptCallIds: readonly string[],
): Promise<void> {
  if (keptCallIds.length === 0) return;
  const ofKept = and(eq(practiceRuns.businessId, businessId), eq(practiceRuns.kind, 'kept'));
  const left = sql`coalesce((
    SELECT jsonb_agg(call ORDER BY place)
    FROM jsonb_array_elements(${practiceRuns.calls}) WITH ORDINALITY AS each(call, place)
    WHERE NOT call ->> 'id' = ANY (string_to_array(${keptCallIds.join(',')}, ','))
  ), '[]'::jsonb)`;
  await on
    .update(practiceRuns)
    .set({ status: 'cancelled', stop: null, endedAt: sql`now()` })
    .where(and(ofKept, eq(practiceRuns.status, 'running')));
  await on.update(practiceRuns).set({ calls: left }).where(ofKept);
}
