import type {
  PracticeCall,
  PracticeLoad,
  PracticeStatus,
  PracticeStop,
} from '@second-ring/contract';
import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { practiceRuns } from '../../platform/database/schema/practice-runs.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { users } from '../../platform/database/schema/users.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { jsonbText } from '../record/record-turns.ts';
import type { Meter } from './meter.ts';

export type StoredRun = typeof practiceRuns.$inferSelect;

/** A run that gave no sign of life for so long has lost its instance. */
const lostAfter = sql`interval '30 seconds'`;
/** What was practised is soon out of date. */
const keptFor = sql`interval '30 days'`;

const running = (runId: string) =>
  and(eq(practiceRuns.id, runId), eq(practiceRuns.status, 'running'));

/** Ends a business's run whose instance is gone, so that none runs for ever. */
export async function endLost(on: Queryable, businessId: string): Promise<void> {
  await on
    .update(practiceRuns)
    .set({ status: 'stopped', stop: 'restart', current: null, endedAt: sql`now()` })
    .where(
      and(
        eq(practiceRuns.businessId, businessId),
        eq(practiceRuns.status, 'running'),
        lt(practiceRuns.heartbeatAt, sql`now() - ${lostAfter}`),
      ),
    );
}

/** Begins a run; null where one is held already. Those of long ago are forgotten. */
export async function beginRun(
  on: Queryable,
  run: Pick<typeof practiceRuns.$inferInsert, 'businessId' | 'kind' | 'total' | 'staged'>,
): Promise<StoredRun | null> {
  await on
    .delete(practiceRuns)
    .where(
      and(
        eq(practiceRuns.businessId, run.businessId),
        lt(practiceRuns.createdAt, sql`now() - ${keptFor}`),
      ),
    );
  const [begun] = await on.insert(practiceRuns).values(run).onConflictDoNothing().returning();
  return begun ?? null;
}

/** Whose runs are counted together. */
export type Counted = { of: 'business' | 'itsOwners'; businessId: string } | { of: 'everybody' };

function runsOf(on: Queryable, counted: Counted): SQL | undefined {
  if (counted.of === 'everybody') return undefined;
  const { businessId } = counted;
  if (counted.of === 'business') return eq(practiceRuns.businessId, businessId);
  const mailboxes = on
    .select({ mailbox: users.mailbox })
    .from(userBusinesses)
    .innerJoin(users, eq(users.id, userBusinesses.userId))
    .where(eq(userBusinesses.businessId, businessId));
  const theirs = on
    .select({ id: userBusinesses.businessId })
    .from(userBusinesses)
    .innerJoin(users, eq(users.id, userBusinesses.userId))
    .where(inArray(users.mailbox, mailboxes));
  return or(eq(practiceRuns.businessId, businessId), inArray(practiceRuns.businessId, theirs));
}

/** What was asked of the model for practice calls since midnight, UTC. */
export async function takenToday(
  on: Queryable,
  counted: Counted,
  now: number,
): Promise<PracticeLoad> {
  const midnight = new Date(now);
  midnight.setUTCHours(0, 0, 0, 0);
  const [taken] = await on
    .select({
      requests: sql<number>`coalesce(sum(${practiceRuns.requests}), 0)`.mapWith(Number),
      tokens:
        sql<number>`coalesce(sum(${practiceRuns.inputTokens} + ${practiceRuns.outputTokens}), 0)`.mapWith(
          Number,
        ),
    })
    .from(practiceRuns)
    .where(and(runsOf(on, counted), gte(practiceRuns.createdAt, midnight)));
  return taken ?? { requests: 0, tokens: 0 };
}

/** Whether one of the businesses counted together holds practice calls now. */
export async function holdsRun(on: Queryable, counted: Counted): Promise<boolean> {
  const held = and(
    runsOf(on, counted),
    eq(practiceRuns.status, 'running'),
    gte(practiceRuns.heartbeatAt, sql`now() - ${lostAfter}`),
  );
  return (await on.$count(practiceRuns, held)) > 0;
}

/** The latest run within the scope; null: there was none. */
export async function latestRun(
  on: Queryable,
  scope: Scope,
  businessId: string,
): Promise<StoredRun | null> {
  const [run] = await on
    .select()
    .from(practiceRuns)
    .where(and(eq(practiceRuns.businessId, businessId), within(scope, practiceRuns.businessId)))
    .orderBy(desc(practiceRuns.createdAt), desc(practiceRuns.id))
    .limit(1);
  return run ?? null;
}

/**
 * Tells that a run is alive, what it took and who is on the line.
 * @returns whether it is still to go on: not where it was cancelled or counted as lost.
 */
export async function keepAlive(
  on: Queryable,
  runId: string,
  { current, meter }: { current: string | null; meter: Meter },
): Promise<boolean> {
  const alive = await on
    .update(practiceRuns)
    .set({ ...counted(meter), current, heartbeatAt: sql`now()` })
    .where(running(runId))
    .returning({ id: practiceRuns.id });
  return alive.length > 0;
}

/** Adds a call that is over. */
export async function storeCall(
  on: Queryable,
  runId: string,
  call: PracticeCall,
  meter: Meter,
): Promise<void> {
  await on
    .update(practiceRuns)
    .set({
      ...counted(meter),
      calls: sql`${practiceRuns.calls} || ${jsonbText([call])}::jsonb`,
      heartbeatAt: sql`now()`,
    })
    .where(running(runId));
}

/** Ends a run that is held; one that was ended already stays as it is. */
export async function endRun(
  on: Queryable,
  runId: string,
  end: { status: PracticeStatus; stop: PracticeStop | null },
): Promise<void> {
  await on
    .update(practiceRuns)
    .set({ ...end, current: null, endedAt: sql`now()` })
    .where(running(runId));
}

/** Counts what a run took after it was cancelled too: it was asked for all the same. */
export async function countRun(on: Queryable, runId: string, meter: Meter): Promise<void> {
  await on.update(practiceRuns).set(counted(meter)).where(eq(practiceRuns.id, runId));
}

function counted({ requests, inputTokens, outputTokens }: Meter) {
  return { requests, inputTokens, outputTokens };
}
