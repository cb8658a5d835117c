import type { Business, BusinessChange, BusinessRow, Publishing } from '@second-ring/contract';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { describeNumber } from '../../lines/agents/update-agent.ts';
import { findUnproved } from '../../lines/number-proofs/number-proofs.ts';
import { readPayableNumber } from '../../lines/phone-numbers/read-phone-number.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import {
  containing,
  type ListQuery,
  type Page,
  pageFrom,
  pagingOf,
  textColumn,
} from '../../platform/lists/page.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { type Person, type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { usualBooking } from './booking-settings.ts';
import { makeCalendarFeed } from './calendar-feed.ts';
import { lockBusiness, publishKnowledge } from './publish-knowledge.ts';

export function businessProcedures(services: Pick<Services, 'jobs' | 'publicUrl' | 'tolls'>) {
  const { publicUrl } = services;
  const { businesses } = procedures;
  return {
    list: businesses.list.handler(({ input, context }) =>
      context.withDatabase((database) => listBusinesses(database, context.scope, input)),
    ),
    get: businesses.get.handler(({ input, context }) =>
      context.withDatabase((database) => getBusiness(database, context.scope, input.id)),
    ),
    update: businesses.update.handler(({ input: { id, ...change }, context }) =>
      context.withDatabase((database) => updateBusiness(database, services, context, id, change)),
    ),
    makeCalendarFeed: businesses.makeCalendarFeed.handler(({ input, context }) =>
      context.withDatabase((database) =>
        makeCalendarFeed(database, publicUrl, context.scope, input.id),
      ),
    ),
  };
}

const { name, primaryIndustry, website, sample, createdAt, id } = businesses;

const sortColumns = {
  created_at: { expression: createdAt, type: 'timestamptz' },
  name: textColumn(name),
  primary_industry: textColumn(primaryIndustry),
  website: textColumn(website),
} as const;

/** The businesses in scope, newest first unless asked otherwise. */
export async function listBusinesses(
  database: Queryable,
  scope: Scope,
  query: ListQuery<keyof typeof sortColumns>,
): Promise<Page<BusinessRow>> {
  const paging = pagingOf(query, sortColumns, 'created_at', id);
  // As its badge has it.
  const sampleWord = sql`CASE WHEN ${sample} THEN 'Sample' END`;
  const searched = [name, primaryIndustry, website, sampleWord];
  const kept = and(within(scope, id), containing(query.q, searched));
  const fetched = await database
    .select({ business: businesses, id, position: paging.position })
    .from(businesses)
    .where(and(kept, paging.after))
    .orderBy(...paging.orderBy)
    .limit(paging.fetch);
  const total = await database.$count(businesses, kept);
  const numbers = await agentNumbersOf(
    database,
    fetched.map((row) => row.id),
  );
  return pageFrom(paging, '/api/businesses', fetched, total, (row) =>
    rowOfBusiness(row.business, numbers.get(row.id) ?? null),
  );
}

/** The number that each of some businesses' AI employee answers on, where it has one. */
async function agentNumbersOf(
  database: Queryable,
  businessIds: string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({ businessId: agents.businessId, number: phoneNumbers.phoneNumber })
    .from(agents)
    .innerJoin(phoneNumbers, eq(phoneNumbers.id, agents.phoneNumberId))
    .where(inArray(agents.businessId, businessIds))
    .orderBy(desc(agents.createdAt));
  return new Map(rows.map(({ businessId, number }) => [businessId, number]));
}

/** One business with its agent. Refuses with `NOT_FOUND` outside the scope. */
export async function getBusiness(
  database: Queryable,
  scope: Scope,
  id: string,
): Promise<Business> {
  const [found] = await database
    .select({ business: businesses, agent: agents, number: phoneNumbers })
    .from(businesses)
    .leftJoin(agents, eq(agents.businessId, businesses.id))
    .leftJoin(phoneNumbers, eq(phoneNumbers.id, agents.phoneNumberId))
    .where(and(eq(businesses.id, id), within(scope, businesses.id)))
    .orderBy(asc(agents.createdAt))
    .limit(1);
  const { business, agent, number } = foundOrRefused(found, 'business');
  return {
    ...rowOfBusiness(business, number?.phoneNumber ?? null),
    geographic_service_area: business.geographicServiceArea,
    about_us_text: business.aboutUsText,
    region: business.region,
    business_hours: business.businessHours,
    services: business.services,
    promotions: business.promotions,
    common_questions: business.commonQuestions,
    operational_notes: business.operationalNotes,
    details: business.details,
    booking: business.booking ?? usualBooking,
    version: business.knowledgeVersion,
    calendar_feed: business.calendarTokenMadeAt && {
      made_at: business.calendarTokenMadeAt.toISOString(),
    },
    agent: agent && {
      id: agent.id,
      millis_agent_id: agent.millisAgentId,
      call_summary_recipient_number: agent.callSummaryRecipientNumber,
      call_summary_recipient_email: agent.callSummaryRecipientEmail,
      transfer_number: agent.transferNumber,
      transfer_hours: agent.transferHours,
      unproved_numbers: await findUnproved(database, agent),
      first_message: agent.firstMessage,
      forwarding_verified_at: agent.forwardingVerifiedAt?.toISOString() ?? null,
      phoneNumberDetails: describeNumber(number),
    },
  };
}

/** A stored business as lists show it. */
function rowOfBusiness(
  business: typeof businesses.$inferSelect,
  agentNumber: string | null,
): BusinessRow {
  return {
    id: business.id,
    name: business.name,
    primary_industry: business.primaryIndustry,
    website: business.website,
    email: business.email,
    phone_number: business.phoneNumber,
    address: business.address,
    agent_number: agentNumber,
    time_zone: business.timeZone,
    sample: business.sample,
    created_at: business.createdAt.toISOString(),
  };
}

/**
 * Stores the sections that changed, leaves the others alone, and publishes the business as its next
 * version: all or nothing. Refuses with `NOT_FOUND` outside the scope, `INVALID_REQUEST` for what is
 * no phone number, `VERSION_CONFLICT` where another version stands than the expected one.
 */
function updateBusiness(
  database: Database,
  { jobs, tolls }: Pick<Services, 'jobs' | 'tolls'>,
  { scope, person }: { scope: Scope; person: Person | null },
  id: string,
  { expectedVersion, restoredFrom, answeredQuestions, ...change }: BusinessChange & Publishing,
): Promise<Business> {
  return database.transaction(async (transaction) => {
    const before = await lockBusiness(transaction, scope, id, expectedVersion);
    await publishKnowledge(transaction, jobs, {
      before,
      change: changedColumns(change, tolls.countries),
      person,
      restoredFrom,
      answeredQuestions,
    });
    return getBusiness(transaction, scope, id);
  });
}

/**
 * The columns a change names; those it leaves out are undefined and stay. Refuses with
 * `INVALID_REQUEST` what is no phone number, or none of `countries`.
 */
export function changedColumns(
  change: BusinessChange,
  countries: readonly string[],
): Partial<typeof businesses.$inferInsert> {
  return {
    name: change.name,
    primaryIndustry: change.primary_industry,
    website: change.website,
    email: change.email,
    phoneNumber: readPayableNumber(change.phone_number, countries, { field: 'phone_number' }),
    address: change.address,
    geographicServiceArea: change.geographic_service_area,
    aboutUsText: change.about_us_text,
    businessHours: change.business_hours,
    services: change.services,
    promotions: change.promotions,
    commonQuestions: change.common_questions,
    operationalNotes: change.operational_notes,
    details: change.details,
    booking: change.booking,
  };
}
