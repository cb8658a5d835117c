import type { CommitmentRow } from '@second-ring/contract';
import { contactOpenings } from '@second-ring/conversation';
import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  like,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { commitments, leads } from '../../platform/database/schema/leads.ts';
import { ofNamedBusiness } from '../../platform/lists/named-rows.ts';
import {
  containing,
  type ListQuery,
  type Page,
  pageFrom,
  pagingOf,
} from '../../platform/lists/page.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';

export function commitmentProcedures() {
  const { commitments } = procedures;
  return {
    list: commitments.list.handler(({ input, context }) =>
      context.withDatabase((database) => listCommitments(database, context.scope, input)),
    ),
    keep: commitments.keep.handler(({ input, context }) =>
      context.withDatabase((database) => keepCommitment(database, context.scope, input)),
    ),
  };
}

export function leadProcedures() {
  return {
    update: procedures.leads.update.handler(({ input, context }) =>
      context.withDatabase((database) => noteContact(database, context.scope, input)),
    ),
  };
}

/**
 * Notes that somebody got in touch with a lead, or that they still wait; the first contact stands,
 * and their call no longer waits to be called back. Refuses with `NOT_FOUND` outside the scope.
 */
async function noteContact(
  database: Database,
  scope: Scope,
  { id, contacted }: { id: string; contacted: boolean },
): Promise<{ id: string; contacted_at: string | null }> {
  const lead = await database.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ contactedAt: leads.contactedAt })
      .from(leads)
      .where(and(eq(leads.id, id), within(scope, leads.businessId)))
      .for('update');
    const [changed] = await transaction
      .update(leads)
      .set({ contactedAt: contacted ? sql`coalesce(${leads.contactedAt}, now())` : null })
      .where(and(eq(leads.id, id), within(scope, leads.businessId)))
      .returning({ id: leads.id, contactedAt: leads.contactedAt, callId: leads.callId });
    const found = foundOrRefused(changed, 'lead');
    if (found.callId)
      await settleCallBack(transaction, found.callId, {
        from: before?.contactedAt ?? null,
        to: found.contactedAt,
      });
    await noteCalledBack(transaction, found.callId);
    return found;
  });
  return { id: lead.id, contacted_at: lead.contactedAt?.toISOString() ?? null };
}

/** As a call's promises begin that are kept by getting in touch, whatever else was promised. */
const callsBack = or(...contactOpenings.map((opening) => like(commitments.text, `${opening} %`)));

/**
 * Who got in touch with a caller has kept the promise to call back; where it is taken back, so is what
 * it had kept.
 */
async function settleCallBack(
  transaction: Transaction,
  ofCall: string,
  contact: { from: Date | null; to: Date | null },
): Promise<void> {
  const promised = and(eq(callId, ofCall), callsBack);
  if (contact.to)
    await transaction
      .update(commitments)
      .set({ keptAt: contact.to })
      .where(and(promised, isNull(keptAt)));
  else if (contact.from)
    await transaction
      .update(commitments)
      .set({ keptAt: null })
      .where(and(promised, eq(keptAt, contact.from)));
}

const { id, businessId, callId, text, dueAt, madeAt, keptAt, createdAt } = commitments;

const sortColumns = {
  created_at: { expression: createdAt, type: 'timestamptz' },
  made_at: { expression: madeAt, type: 'timestamptz' },
  // What has no due time comes after everything that has one.
  due_at: { expression: sql`coalesce(${dueAt}, 'infinity')`, type: 'timestamptz' },
} as const;

interface CommitmentsQuery extends ListQuery<keyof typeof sortColumns> {
  businessId?: string | undefined;
  status?: 'open' | 'kept' | undefined;
}

/** The promises in scope, newest first unless asked otherwise. */
async function listCommitments(
  database: Queryable,
  scope: Scope,
  query: CommitmentsQuery,
): Promise<Page<CommitmentRow>> {
  const paging = pagingOf(query, sortColumns, 'created_at', id);
  const asked = { open: isNull(keptAt), kept: isNotNull(keptAt) };
  const kept = and(
    within(scope, businessId),
    query.businessId ? eq(businessId, query.businessId) : undefined,
    query.status && asked[query.status],
    await matching(database, scope, query.q),
  );
  const fetched = await selectCommitments(database, paging.position)
    .where(and(kept, paging.after))
    .orderBy(...paging.orderBy)
    .limit(paging.fetch);
  const total = await database.$count(commitments, kept);
  return pageFrom(paging, '/api/commitments', fetched, total, rowOfCommitment);
}

/** Promises that contain the words as they are shown: whom they were made to, and whose they are. */
async function matching(
  database: Queryable,
  scope: Scope,
  q: string | undefined,
): Promise<SQL | undefined> {
  if (!q) return undefined;
  const { callerName, fromNumber, lead } = callLogs;
  const shown = containing(q, [callerName, sql`${lead} ->> 'phone'`, fromNumber]);
  const madeToThem = database.select({ id: callLogs.id }).from(callLogs).where(shown);
  return or(
    containing(q, [text]),
    inArray(callId, madeToThem),
    await ofNamedBusiness(database, scope, q, businessId),
  );
}

/**
 * Marks a promise as kept, or as still to be kept; the first time it was kept stands. Refuses with
 * `NOT_FOUND` outside the scope.
 */
async function keepCommitment(
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

/** As long as a call lasts, what its caller left is kept with the call alone. */
const caller = {
  callerName: sql<string | null>`coalesce(${leads.name}, ${callLogs.lead}->>'name')`,
  callerNumber: sql<
    string | null
  >`coalesce(${leads.phone}, ${callLogs.lead}->>'phone', ${callLogs.fromNumber})`,
};

/**
 * Promises, each with its business and its caller.
 * @param position where each stands in a list that is read page by page.
 */
function selectCommitments(database: Queryable, position = sql<string>`''`) {
  return database
    .select({
      ...getTableColumns(commitments),
      ...caller,
      businessName: businesses.name,
      timeZone: businesses.timeZone,
      position,
    })
    .from(commitments)
    .innerJoin(businesses, eq(businesses.id, commitments.businessId))
    .leftJoin(callLogs, eq(callLogs.id, commitments.callId))
    .leftJoin(leads, eq(leads.callId, commitments.callId));
}

type StoredCommitment = Awaited<ReturnType<typeof selectCommitments>>[number];

/** A stored promise as the API shows it. */
function rowOfCommitment(commitment: StoredCommitment): CommitmentRow {
  return {
    id: commitment.id,
    business_id: commitment.businessId,
    business_name: commitment.businessName,
    time_zone: commitment.timeZone,
    call_id: commitment.callId,
    caller_name: commitment.callerName,
    caller_number: commitment.callerNumber,
    text: commitment.text,
    due_at: commitment.dueAt?.toISOString() ?? null,
    made_at: commitment.madeAt.toISOString(),
    kept_at: commitment.keptAt?.toISOString() ?? null,
    created_at: commitment.createdAt.toISOString(),
  };
}

/** A call waits for nobody once its every promise is kept or somebody got in touch with its caller. */
async function noteCalledBack(transaction: Transaction, callId: string | null): Promise<void> {
  if (callId === null) return;
  const open = and(eq(commitments.callId, callId), isNull(commitments.keptAt));
  const contacted = and(eq(leads.callId, callId), isNotNull(leads.contactedAt));
  const calledBack =
    (await transaction.$count(leads, contacted)) > 0 ||
    (await transaction.$count(commitments, open)) === 0;
  await transaction.update(callLogs).set({ calledBack }).where(eq(callLogs.id, callId));
}
