import type { Queryable } from '../../database/database.ts';
import { auditLog } from '../../database/schema/audit-log.ts';

/** What accounts and access write down. */
export type AuditAction =
  | 'user_signed_up'
  | 'user_invited'
  | 'user_confirmed'
  | 'user_modified'
  | 'user_deleted'
  | 'user_disabled'
  | 'user_enabled'
  | 'user_recovery_requested'
  | 'user_reauthenticate_requested'
  | 'user_updated_password'
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'session_ended'
  | 'refresh_token_reused'
  | 'factor_enrolled'
  | 'factor_verified'
  | 'factor_unenrolled'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'second_factor_removed'
  | 'link_generated'
  | 'role_changed'
  | 'business_tied'
  | 'business_untied'
  | 'business_claimed'
  | 'business_published'
  | 'agent_changed'
  | 'number_changed';

export interface AuditEntry {
  action: AuditAction;
  actor?: { id: string; email: string | null } | null;
  subject?: string;
  details?: Record<string, unknown>;
  ip?: string;
}

/** Writes down who did what, in the same transaction as the deed. */
export async function recordAudit(database: Queryable, entry: AuditEntry): Promise<void> {
  await database.insert(auditLog).values({
    action: entry.action,
    actorId: entry.actor?.id ?? null,
    actorEmail: entry.actor?.email ?? null,
    subject: entry.subject ?? null,
    details: entry.details ?? {},
    ip: entry.ip ?? null,
  });
}
