import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { practiceRuns } from '../../platform/database/schema/practice-runs.ts';

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
