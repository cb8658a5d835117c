import type { AuditLogRow } from '@second-ring/contract';
import { auditWords, changedWords, roleWords } from '@second-ring/contract/audit-words';
import { writtenNumber } from '@/components/phone-number.tsx';

const wordsByAction = new Map<string, string>(Object.entries(auditWords));

/** What was done, such as `Changed a role`; a deed of an older release by its own name. */
export function deedWords({ action }: Pick<AuditLogRow, 'action'>): string {
  return wordsByAction.get(action) ?? action.replaceAll('_', ' ');
}

/** What more is known of the deed, such as `+1 604-555-0101 → none`; null: nothing. */
export function deedDetail({ action, details }: Pick<AuditLogRow, 'action' | 'details'>) {
  switch (action) {
    case 'role_changed':
      return details.role === 'operator' ? roleWords.operator : roleWords.owner;
    case 'user_modified':
      return changedAddress(details);
    case 'business_published':
      return typeof details.version === 'number' ? `Version ${details.version}` : null;
    case 'number_changed':
      return `${numberOf(details.from)} → ${numberOf(details.to)}`;
    case 'agent_made':
    case 'number_added':
    case 'number_connected':
      return numberOf(details.phone_number);
    case 'agent_changed':
      return changedFields(details.changes);
    default:
      return null;
  }
}

/** From which address to which; null: none changed. */
function changedAddress({ emailBefore, email }: AuditLogRow['details']): string | null {
  if (typeof email !== 'string') return null;
  return `${typeof emailBefore === 'string' ? emailBefore : 'none'} → ${email}`;
}

function numberOf(number: unknown): string {
  return typeof number === 'string' ? writtenNumber(number) : 'none';
}

function changedFields(changes: unknown): string | null {
  if (typeof changes !== 'object' || changes === null) return null;
  const words = Object.keys(changes)
    .map((name) => changedWords[name] ?? name)
    .join(', ');
  return words && words.charAt(0).toUpperCase() + words.slice(1);
}
