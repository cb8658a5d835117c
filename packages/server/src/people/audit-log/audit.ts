import type { AuditAction } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { auditLog } from '../../platform/database/schema/audit-log.ts';
import { users } from '../../platform/database/schema/users.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';

export interface AuditEntry {
  action: AuditAction;
  /** Who did it, and from where as far as `actorOf` knew. */
  actor?: { id: string; email: string | null; address?: string | null } | null;
  /** Whom it was done to: a user's id. */
  subject?: string;
  businessId?: string;
  details?: Record<string, unknown>;
  /** Where it was done from, where the actor does not say. */
  ip?: string | null;
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
    ip: entry.ip ?? entry.actor?.address ?? null,
  });
}

/** Who does something and where they are, as the audit log names them. */
export async function actorOf(database: Queryable, person: Person | null) {
  if (!person) return null;
  const [user] = await database
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, person.userId));
  return { id: person.userId, email: user?.email ?? null, address: person.address ?? null };
}
