import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { practiceRuns } from '../../platform/database/schema/practice-runs.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { endRun, type StoredRun } from './store-run.ts';

/**
 * Ends a run: whoever holds it finds out within a second, and keeps the calls that are over. One
 * that has ended stays as it is. Refuses with `NOT_FOUND` outside the scope.
 */
export async function cancelRun(
  database: Queryable,
  scope: Scope,
  { id: businessId, runId }: { id: string; runId: string },
): Promise<StoredRun> {
  const which = and(
    eq(practiceRuns.id, runId),
    eq(practiceRuns.businessId, businessId),
    within(scope, practiceRuns.businessId),
  );
  const [before] = await database.select().from(practiceRuns).where(which);
  foundOrRefused(before, 'practice run');
  await endRun(database, runId, { status: 'cancelled', stop: null });
  const [run] = await database.select().from(practiceRuns).where(which);
  return foundOrRefused(run, 'practice run');
}
