import type { CommitmentRow } from '@second-ring/contract';
import { and, eq, sql } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import type { Database } from '../database/database.ts';
import { commitments } from '../database/schema/leads.ts';
import { foundOrRefused } from '../refusal.ts';
import { rowOfCommitment, selectCommitments } from './row-of-commitment.ts';

/**
 * Marks a promise as kept, or as still to be kept; the first time it was kept stands. Refuses with
 * `NOT_FOUND` outside the scope.
 */
export async function keepCommitment(
  database: Database,
  scope: Scope,
  { id, kept }: { id: string; kept: boolean },
): Promise<CommitmentRow> {
  const [changed] = await database
    .update(commitments)
    .set({ keptAt: kept ? sql`coalesce(${commitments.keptAt}, now())` : null })
    .where(and(eq(commitments.id, id), within(scope, commitments.businessId)))
    .returning({ id: commitments.id });
  foundOrRefused(changed, 'promise');
  const [commitment] = await selectCommitments(database).where(eq(commitments.id, id));
  return rowOfCommitment(foundOrRefused(commitment, 'promise'));
}
