import {
  type AuditLogRow,
  auditWords,
  changedWords,
  nobodyWords,
  roleWords,
} from '@second-ring/contract';
import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { auditLog } from '../../platform/database/schema/audit-log.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { users } from '../../platform/database/schema/users.ts';
import {
  containing,
  countedBy,
  type ListQuery,
  type Page,
  pageFrom,
  pagingOf,
  textColumn,
} from '../../platform/lists/page.ts';
import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';

export function auditLogProcedures({ database }: Pick<Services, 'database'>) {
  return {
    list: procedures.auditLog.list.handler(({ input }) => listAuditLog(database, input)),
  };
}

const { id, action, actorEmail, subject, businessId, createdAt } = auditLog;

const sortColumns = {
  created_at: { expression: createdAt, type: 'timestamptz' },
  action: { expression: action, type: 'text' },
  actor_email: textColumn(actorEmail),
  business_name: textColumn(businesses.name),
} as const;

const ofSubject = eq(sql`${users.id}::text`, subject);
const ofBusiness = eq(businesses.id, businessId);

/** Who did what to whom and to which business, newest first unless asked otherwise. */
async function listAuditLog(
  database: Queryable,
  query: ListQuery<keyof typeof sortColumns>,
): Promise<Page<AuditLogRow>> {
  const paging = pagingOf(query, sortColumns, 'created_at', id);
  const kept = keptBy(query.q);
  const fetched = await database
    .select({
      entry: auditLog,
      id,
      subjectEmail: users.email,
      businessName: businesses.name,
      timeZone: businesses.timeZone,
      position: paging.position,
    })
    .from(auditLog)
    .leftJoin(users, ofSubject)
    .leftJoin(businesses, ofBusiness)
    .where(and(kept, paging.after))
    .orderBy(...paging.orderBy)
    .limit(paging.fetch);
  const total = countedBy(query, fetched) ?? (await countKept(database, kept));
  return pageFrom(paging, '/api/audit-log', fetched, total, ({ entry, ...found }) => ({
    id: entry.id,
    action: entry.action,
    actor_id: entry.actorId,
    actor_email: entry.actorEmail,
    subject: entry.subject,
    subject_email: found.subjectEmail,
    business_id: entry.businessId,
    business_name: found.businessName,
    time_zone: found.timeZone,
    details: entry.details,
    ip: entry.ip,
    created_at: entry.createdAt.toISOString(),
  }));
}

const { details, actorId } = auditLog;

/** What the log says in words of its own, in SQL. */
const said: readonly SQL[] = [
  sql`CASE WHEN ${action} = 'business_published' THEN 'Version ' || (${details} ->> 'version') END`,
  sql`CASE WHEN ${action} = 'role_changed' THEN CASE ${details} ->> 'role'
    WHEN 'operator' THEN ${roleWords.operator}::text ELSE ${roleWords.owner} END END`,
  sql`CASE WHEN ${actorEmail} IS NULL THEN CASE WHEN ${actorId} IS NULL
    THEN ${nobodyWords.stranger}::text ELSE ${nobodyWords.actor} END END`,
  sql`CASE WHEN ${subject} = ${actorId}::text THEN ${nobodyWords.self}::text
    WHEN ${subject} IS NOT NULL AND ${users.email} IS NULL THEN ${nobodyWords.subject} END`,
];

/** Looks in what is shown: the deed's words as well as its name, and what more is told of it. */
function keptBy(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const named = ['login', 'email', 'emailBefore', 'from', 'to', 'phone_number'].map(
    (name) => sql`${details} ->> ${name}`,
  );
  const changed = namedBy(changedWords, q).map((name) => sql`${details} -> 'changes' ? ${name}`);
  const columns = [
    action,
    actorEmail,
    subject,
    users.email,
    businesses.name,
    auditLog.ip,
    ...named,
    ...said,
  ];
  return or(containing(q, columns), inArray(action, namedBy(auditWords, q)), ...changed);
}

/** The names whose words contain what is looked for. */
function namedBy(words: Readonly<Record<string, string>>, q: string): string[] {
  return Object.entries(words)
    .filter(([, each]) => each.toLowerCase().includes(q.toLowerCase()))
    .map(([name]) => name);
}

async function countKept(database: Queryable, kept: SQL | undefined): Promise<number> {
  if (!kept) return database.$count(auditLog);
  const [counted] = await database
    .select({ total: count() })
    .from(auditLog)
    .leftJoin(users, ofSubject)
    .leftJoin(businesses, ofBusiness)
    .where(kept);
  return counted?.total ?? 0;
}
