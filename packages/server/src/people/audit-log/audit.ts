import type { AuditAction } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { auditLog } from '../../platform/database/schema/audit-log.ts';
import { users } from '../../platform/database/schema/users.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';

export interface AuditEntry {
  action: AuditAction;
  actor?: { id: string; email: string | null } | null;
  /** Whom it was done to: a user's id. */
  subject?: string;
  businessId?: string;
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
    businessId: entry.businessId ?? null,
    details: entry.details ?? {},
    ip: entry.ip ?? null,
  });
}

/** Who does something, as the audit log names them. */
export async function actorOf(database: Queryable, person: Person | null) {
  if (!person) return null;
  const [user] = await database
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, person.userId));
  return user ?? { id: person.userId, email: null };
}
