import type { KeptCallRow } from '@second-ring/contract';
import type { keptCalls } from '../../platform/database/schema/kept-calls.ts';

/** A stored kept call as the API shows it. */
export function shownKeptCall(row: typeof keptCalls.$inferSelect): KeptCallRow {
  return {
    id: row.id,
    name: row.name,
    call_id: row.callId,
    called_at: row.calledAt.toISOString(),
    turns: row.turns,
    created_at: row.createdAt.toISOString(),
  };
}
