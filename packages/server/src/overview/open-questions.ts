import type { Overview } from '@second-ring/contract';
import { and, desc, eq, max, sql } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import type { Queryable } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import { callLogs } from '../database/schema/call-logs.ts';
import { listInbox } from '../knowledge-inbox/list-inbox.ts';

/** Whoever has more businesses than this finds the rest at their own pages. */
const most = 5;

/** The questions that wait for an answer, of the businesses that were asked something last. */
export async function findOpenQuestions(
  database: Queryable,
  scope: Scope,
): Promise<Overview['questions']> {
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
  const waiting: Overview['questions']['businesses'] = [];
  for (const business of asked) {
    const groups = await listInbox(database, scope, business.id);
    const [first] = groups.toSorted((one, other) => other.count - one.count);
    if (first) waiting.push({ ...business, waiting: groups.length, question: first.question });
  }
  return { total: waiting.reduce((sum, each) => sum + each.waiting, 0), businesses: waiting };
}
