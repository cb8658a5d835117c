import type { KeptCallRow } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { keptCalls } from '../../platform/database/schema/kept-calls.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { refuseForeign } from '../../platform/tenant-guard/refuse-foreign.ts';
import { forgetKept } from './forget-kept.ts';
import { shownKeptCall } from './shown-kept-call.ts';

/** One kept call of one business. */
export interface KeptCallOfBusiness {
  id: string;
  keptCallId: string;
}

export interface KeptCallChange extends KeptCallOfBusiness {
  name: string;
  /** Of every turn in order: the answer that is wanted; null: any will do. */
  wanted: (string | null)[];
}

/** Names a kept call and says which answers are wanted. Refuses with `NOT_FOUND` outside the scope. */
export async function updateKeptCall(
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
export async function removeKeptCall(
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
