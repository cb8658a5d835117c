import type { CommitmentRow } from '@second-ring/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { commitments } from '../../platform/database/schema/leads.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { noteCalledBack } from './note-called-back.ts';
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
  await database.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(commitments)
      .set({ keptAt: kept ? sql`coalesce(${commitments.keptAt}, now())` : null })
      .where(and(eq(commitments.id, id), within(scope, commitments.businessId)))
      .returning({ callId: commitments.callId });
    await noteCalledBack(transaction, foundOrRefused(changed, 'promise').callId);
  });
  const [commitment] = await selectCommitments(database).where(eq(commitments.id, id));
  return rowOfCommitment(foundOrRefused(commitment, 'promise'));
}
