import { isSameJson } from '@second-ring/contract';
import { actorOf, recordAudit } from '../../people/audit-log/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import type { StoredAgent } from './find-agent.ts';

const watched = {
  first_message: 'firstMessage',
  call_summary_recipient_number: 'callSummaryRecipientNumber',
  call_summary_recipient_email: 'callSummaryRecipientEmail',
  transfer_number: 'transferNumber',
  transfer_hours: 'transferHours',
} as const satisfies Record<string, keyof StoredAgent>;

/** Writes down who changed what about an agent, from what to what; nothing where nothing changed. */
export async function recordAgentChange(
  transaction: Transaction,
  person: Person | null,
  before: StoredAgent,
  after: StoredAgent,
): Promise<void> {
  const changes = Object.entries(watched)
    .map(([name, column]) => [name, { from: before[column], to: after[column] }] as const)
    .filter(([, { from, to }]) => !isSameJson(from, to));
  if (changes.length === 0) return;
  await recordAudit(transaction, {
    action: 'agent_changed',
    actor: await actorOf(transaction, person),
    businessId: after.businessId,
    details: { agent_id: after.id, changes: Object.fromEntries(changes) },
  });
}
