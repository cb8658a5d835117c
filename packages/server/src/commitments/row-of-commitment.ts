import type { CommitmentRow } from '@second-ring/contract';
import type { commitments } from '../database/schema/leads.ts';

/** A stored promise as the API shows it. */
export function rowOfCommitment(
  commitment: typeof commitments.$inferSelect,
  businessName: string | null,
): CommitmentRow {
  return {
    id: commitment.id,
    business_id: commitment.businessId,
    business_name: businessName,
    call_id: commitment.callId,
    text: commitment.text,
    due_at: commitment.dueAt?.toISOString() ?? null,
    made_at: commitment.madeAt.toISOString(),
    kept_at: commitment.keptAt?.toISOString() ?? null,
    created_at: commitment.createdAt.toISOString(),
  };
}
