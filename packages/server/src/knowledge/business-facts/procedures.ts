import { type BusinessFact, type StatedFact, statedFact } from '@second-ring/contract';
import { withoutAnsweredElsewhere } from '@second-ring/conversation';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { businessFacts } from '../../platform/database/schema/business-facts.ts';
import type { businesses } from '../../platform/database/schema/businesses.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { type Person, type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { lockBusiness, publishKnowledge } from '../businesses/publish-knowledge.ts';

export function businessFactProcedures({ jobs }: Pick<Services, 'jobs'>) {
  const { businessFacts } = procedures;
  return {
    list: businessFacts.list.handler(({ input, context }) =>
      context.withDatabase((database) => listFacts(database, context.scope, input.id)),
    ),
    decide: businessFacts.decide.handler(({ input: { id, ...decision }, context }) =>
      context.withDatabase((database) =>
        decideFact(database, jobs, context, { businessId: id, ...decision }),
      ),
    ),
  };
}

type StoredFact = typeof businessFacts.$inferSelect;

/** What the website of a business says of it, what waits for its owner first. */
async function listFacts(
  database: Queryable,
  scope: Scope,
  businessId: string,
): Promise<BusinessFact[]> {
  const rows = await database
    .select()
    .from(businessFacts)
    .where(and(eq(businessFacts.businessId, businessId), within(scope, businessFacts.businessId)))
    .orderBy(asc(businessFacts.inUse), asc(businessFacts.kind), asc(businessFacts.id));
  return rows.map(factOf);
}

/** A stored fact as the wire has it. */
function factOf(row: StoredFact): BusinessFact {
  const stated = statedFact.parse({ kind: row.kind, value: row.value });
  return {
    ...stated,
    id: row.id,
    page: row.page,
    words: row.words,
    in_use: row.inUse,
    doubt: row.doubt,
    decision: row.decision,
    created_at: row.createdAt.toISOString(),
  };
}

interface Decision {
  businessId: string;
  factId: string;
  decision: 'accepted' | 'dropped';
}

/**
 * Takes the owner's word on a fact: accepted, it is what the receptionist says; dropped, it no longer
 * is. Publishes either way. Refuses with `NOT_FOUND` outside the scope.
 */
function decideFact(
  database: Database,
  jobs: Jobs,
  { scope, person }: { scope: Scope; person: Person | null },
  { businessId, factId, decision }: Decision,
): Promise<BusinessFact> {
  return database.transaction(async (transaction) => {
    const before = await lockBusiness(transaction, scope, businessId);
    const [decided] = await transaction
      .update(businessFacts)
      .set({ decision, inUse: decision === 'accepted', decidedAt: new Date() })
      .where(and(eq(businessFacts.id, factId), eq(businessFacts.businessId, businessId)))
      .returning();
    const fact = factOf(foundOrRefused(decided, 'fact'));
    if (decision === 'accepted') await retireOthers(transaction, businessId, fact);
    const change = decision === 'accepted' ? acceptFact(before, fact) : dropFact(before, fact);
    await publishKnowledge(transaction, jobs, { before, change, person });
    return fact;
  });
}

/** A business has one of each kind, and one service and question of an id: the others are replaced. */
async function retireOthers(
  transaction: Transaction,
  businessId: string,
  fact: BusinessFact,
): Promise<void> {
  const hasId = fact.kind === 'service' || fact.kind === 'question';
  await transaction
    .update(businessFacts)
    .set({ decision: 'dropped', inUse: false, decidedAt: new Date() })
    .where(
      and(
        eq(businessFacts.businessId, businessId),
        eq(businessFacts.kind, fact.kind),
        eq(businessFacts.inUse, true),
        ne(businessFacts.id, fact.id),
        hasId ? eq(sql`${businessFacts.value} ->> 'id'`, fact.value.id) : undefined,
      ),
    );
}

type StoredBusiness = typeof businesses.$inferSelect;
type Knowledge = Pick<
  StoredBusiness,
  | 'name'
  | 'primaryIndustry'
  | 'phoneNumber'
  | 'email'
  | 'address'
  | 'geographicServiceArea'
  | 'aboutUsText'
  | 'businessHours'
  | 'services'
  | 'commonQuestions'
>;

const columns = {
  name: 'name',
  primary_industry: 'primaryIndustry',
  phone_number: 'phoneNumber',
  email: 'email',
  address: 'address',
  geographic_service_area: 'geographicServiceArea',
  about_us_text: 'aboutUsText',
} as const;

/** What changes about a business when its owner accepts a fact: it takes its place. */
function acceptFact(business: Knowledge, fact: StatedFact): Partial<Knowledge> {
  if (fact.kind === 'business_hours') return { businessHours: fact.value };
  if (fact.kind === 'service') return { services: withItem(business.services, fact.value) };
  if (fact.kind === 'question') {
    const questions = withItem(business.commonQuestions, fact.value);
    return { commonQuestions: withoutAnsweredElsewhere(questions) };
  }
  return { [columns[fact.kind]]: fact.value };
}

/**
 * What changes when the owner drops it: it leaves the knowledge, unless the knowledge says something
 * else by now. A business keeps its name.
 */
function dropFact(business: Knowledge, fact: StatedFact): Partial<Knowledge> {
  if (fact.kind === 'business_hours') {
    return same(business.businessHours, fact.value) ? { businessHours: null } : {};
  }
  if (fact.kind === 'service') return { services: withoutItem(business.services, fact.value) };
  if (fact.kind === 'question') {
    return { commonQuestions: withoutItem(business.commonQuestions, fact.value) };
  }
  const column = columns[fact.kind];
  return column !== 'name' && business[column] === fact.value ? { [column]: null } : {};
}

function withItem<Item extends { id: string }>(items: Item[] | null, item: Item): Item[] {
  const others = items ?? [];
  return others.some(({ id }) => id === item.id)
    ? others.map((other) => (other.id === item.id ? item : other))
    : [...others, item];
}

function withoutItem<Item extends { id: string }>(items: Item[] | null, item: Item): Item[] {
  return (items ?? []).filter((other) => !same(other, item));
}

/** The database keeps no order of keys, so equal is compared key by key. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(entries.map(([key, held]) => [key, sorted(held)]));
}
