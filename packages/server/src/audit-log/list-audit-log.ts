import type { AuditLogRow } from '@second-ring/contract';
import { and } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { auditLog } from '../database/schema/audit-log.ts';
import { containing, type ListQuery, type Page, pageFrom, pagingOf } from '../lists/page.ts';

const { id, action, actorEmail, subject, createdAt } = auditLog;

const sortColumns = {
  created_at: { expression: createdAt, type: 'timestamptz' },
  action: { expression: action, type: 'text' },
} as const;

/** Who did what to accounts and access, newest first unless asked otherwise. */
export async function listAuditLog(
  database: Queryable,
  query: ListQuery<keyof typeof sortColumns>,
): Promise<Page<AuditLogRow>> {
  const paging = pagingOf(query, sortColumns, 'created_at', id);
  const kept = containing(query.q, [action, actorEmail, subject]);
  const fetched = await database
    .select({ entry: auditLog, id, position: paging.position })
    .from(auditLog)
    .where(and(kept, paging.after))
    .orderBy(...paging.orderBy)
    .limit(paging.fetch);
  const total = await database.$count(auditLog, kept);
  return pageFrom(query, '/api/audit-log', fetched, total, ({ entry }) => ({
    id: entry.id,
    action: entry.action,
    actor_id: entry.actorId,
    actor_email: entry.actorEmail,
    subject: entry.subject,
    details: entry.details,
    ip: entry.ip,
    created_at: entry.createdAt.toISOString(),
  }));
}
