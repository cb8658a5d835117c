import { type DashboardStats, includedMinutes, type Overview } from '@second-ring/contract';
import { isTimeZone } from '@second-ring/contract/time-zone';
import { instantOf, localDateTime, type Steps } from '@second-ring/conversation';
import { and, count, desc, eq, gte, isNotNull, max, ne, or, sql } from 'drizzle-orm';
import {
  groupInbox,
  type InboxSources,
  readInbox,
} from '../../knowledge/knowledge-inbox/procedures.ts';
import { isAvailable } from '../../lines/phone-numbers/our-numbers.ts';
import type { Queryable, WithDatabase } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import type { Services } from '../../platform/services.ts';
import { type People, type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { TurnAbout } from '../../platform/turn-about.ts';
import { countCallsByDay, countWeek } from './calls-by-day.ts';
import {
  findFailedMessages,
  findNotForwarded,
  findPromises,
  findUrgentCalls,
  findWaitingLeads,
} from './waiting.ts';

export function overviewProcedures() {
  const turns = new TurnAbout();
  return {
    get: procedures.overviews.get.handler(async ({ input, context }) => {
      const { inboxes, ...overview } = await context.withDatabase((database) =>
        overlook(database, context.scope, input.timeZone, new Date()),
      );
      const { result: questions } = await turns.do(openQuestionsIn(inboxes));
      return { ...overview, questions };
    }),
  };
}

export function statsProcedures({ people }: Pick<Services, 'people'>) {
  return {
    get: procedures.stats.get.handler(({ context }) =>
      countEverything(context.withDatabase, people, context.scope),
    ),
  };
}

/** How many businesses are shown; whoever has more finds the rest at their own pages. */
const most = 5;

/**
 * What needs a person's eye within the scope, and what tells the questions that do. Days and months are
 * counted where the businesses are, in `readersZone` where there is none.
 */
async function overlook(
  database: Queryable,
  scope: Scope,
  readersZone: string,
  now: Date,
): Promise<Omit<Overview, 'questions'> & { inboxes: BusinessInbox[] }> {
  // One after the other: a transaction has one connection.
  const timeZone = await zoneOfScope(database, scope, readersZone);
  const days = await countCallsByDay(database, scope, timeZone, now);
  return {
    time_zone: timeZone,
    week: await countWeek(database, scope, days, now),
    urgent: await findUrgentCalls(database, scope, now),
    inboxes: await readLatestInboxes(database, scope),
    days,
    minutes: await sumMinutes(database, scope, timeZone, now),
    leads: await findWaitingLeads(database, scope),
    commitments: await findPromises(database, scope),
    failed_messages: await findFailedMessages(database, scope, now),
    not_forwarded: await findNotForwarded(database, scope),
  };
}

/** The zone most businesses in scope are in, the sample shop only where it is alone; else `fallback`. */
async function zoneOfScope(database: Queryable, scope: Scope, fallback: string): Promise<string> {
  const { id, timeZone, sample } = businesses;
  const [first] = await database
    .select({ timeZone })
    .from(businesses)
    .where(within(scope, id))
    .groupBy(timeZone)
    .orderBy(desc(sql`count(*) FILTER (WHERE NOT ${sample})`), timeZone)
    .limit(1);
  return first && isTimeZone(first.timeZone) ? first.timeZone : fallback;
}

interface BusinessInbox {
  id: string;
  business_name: string | null;
  sources: InboxSources;
}

/** The inboxes of the businesses that were asked something last. */
async function readLatestInboxes(database: Queryable, scope: Scope): Promise<BusinessInbox[]> {
  const asked = await database
    .select({ id: businesses.id, business_name: businesses.name })
    .from(callLogs)
    .innerJoin(businesses, eq(businesses.id, callLogs.businessId))
    .where(
      and(
        within(scope, callLogs.businessId),
        sql`${callLogs.unansweredQuestions} <> '[]'`,
        eq(callLogs.spam, false),
      ),
    )
    .groupBy(businesses.id)
    .orderBy(desc(max(callLogs.callTimestamp)), businesses.id)
    .limit(most);
  const inboxes: BusinessInbox[] = [];
  for (const business of asked)
    inboxes.push({ ...business, sources: await readInbox(database, scope, business.id) });
  return inboxes;
}

/** The questions that wait for an answer there. */
function* openQuestionsIn(inboxes: readonly BusinessInbox[]): Steps<Overview['questions']> {
  const waiting: Overview['questions']['businesses'] = [];
  for (const { sources, ...business } of inboxes) {
    const groups = yield* groupInbox(sources);
    const [first] = groups.toSorted((one, other) => other.count - one.count);
    if (first) waiting.push({ ...business, waiting: groups.length, question: first.question });
  }
  return { total: waiting.reduce((sum, each) => sum + each.waiting, 0), businesses: waiting };
}

/** This calendar month's minutes of the businesses that talked most, each call rounded up; tests and texts are free. */
async function sumMinutes(
  database: Queryable,
  scope: Scope,
  timeZone: string,
  now: Date,
): Promise<Overview['minutes']> {
  const { year, month } = localDateTime(now.getTime(), timeZone);
  const midnight = { hour: 0, minute: 0 };
  const monthStart = new Date(instantOf({ year, month, day: 1 }, midnight, timeZone));
  const used = sql<number>`coalesce(sum(ceil(${callLogs.callDuration} / 60.0)), 0)`.mapWith(Number);
  const rows = await database
    .select({
      business_id: businesses.id,
      business_name: businesses.name,
      plan: businesses.plan,
      used,
    })
    .from(businesses)
    .leftJoin(
      callLogs,
      and(
        eq(callLogs.businessId, businesses.id),
        gte(callLogs.callTimestamp, monthStart),
        eq(callLogs.test, false),
        ne(callLogs.channel, 'sms'),
      ),
    )
    .where(
      and(within(scope, businesses.id), or(isNotNull(businesses.plan), isNotNull(callLogs.id))),
    )
    .groupBy(businesses.id)
    .orderBy(desc(used), businesses.id)
    .limit(most);
  return rows.map((row) => ({ ...row, included: includedMinutes(row.plan) }));
}

/** How many of everything the scope can see; free numbers are the whole pool's. */
async function countEverything(
  withDatabase: WithDatabase,
  people: People,
  scope: Scope,
): Promise<DashboardStats> {
  const userCount = await people.count(scope);
  return { ...(await withDatabase((database) => countRows(database, scope))), userCount };
}

async function countRows(
  database: Queryable,
  scope: Scope,
): Promise<Omit<DashboardStats, 'userCount'>> {
  return {
    businessCount: await database.$count(businesses, within(scope, businesses.id)),
    agentCount: await database.$count(agents, within(scope, agents.businessId)),
    phoneNumberCount: await countNumbers(database, scope),
    availableNumbersCount: await database.$count(phoneNumbers, isAvailable(database)),
    callLogCount: await database.$count(callLogs, within(scope, callLogs.businessId)),
    smsLogCount: await database.$count(smsLogs, within(scope, smsLogs.businessId)),
    userBusinessCount: await database.$count(
      userBusinesses,
      within(scope, userBusinesses.businessId),
    ),
  };
}

async function countNumbers(database: Queryable, scope: Scope): Promise<number> {
  const [counted] = await database
    .select({ total: count() })
    .from(phoneNumbers)
    .leftJoin(agents, eq(agents.phoneNumberId, phoneNumbers.id))
    .where(within(scope, agents.businessId));
  return counted?.total ?? 0;
}
