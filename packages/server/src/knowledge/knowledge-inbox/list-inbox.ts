import type { InboxGroup } from '@second-ring/contract';
import { compileFaq, matchFaq } from '@second-ring/conversation';
import { and, desc, eq, sql } from 'drizzle-orm';
import { knowledgeOf } from '../../lines/agents/receptionist-profile.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { inboxDecisions } from '../../platform/database/schema/inbox-decisions.ts';
import { knowledgeVersions } from '../../platform/database/schema/knowledge-versions.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { groupInbox } from './group-inbox.ts';

/** Older calls are not gone through: whatever still matters has been asked since. */
const mostCalls = 1000;

/** The questions a business's receptionist could not answer. Refuses with `NOT_FOUND` outside the scope. */
export async function listInbox(
  database: Queryable,
  scope: Scope,
  id: string,
): Promise<InboxGroup[]> {
  const [found] = await database
    .select({ business: businesses, publishedAt: knowledgeVersions.publishedAt })
    .from(businesses)
    .leftJoin(
      knowledgeVersions,
      and(
        eq(knowledgeVersions.businessId, businesses.id),
        eq(knowledgeVersions.number, businesses.knowledgeVersion),
      ),
    )
    .where(and(eq(businesses.id, id), within(scope, businesses.id)));
  const { business, publishedAt } = foundOrRefused(found, 'business');
  const calls = await database
    .select({
      id: callLogs.id,
      callTimestamp: callLogs.callTimestamp,
      fromNumber: callLogs.fromNumber,
      channel: callLogs.channel,
      unansweredQuestions: callLogs.unansweredQuestions,
    })
    .from(callLogs)
    .where(
      and(
        eq(callLogs.businessId, id),
        sql`${callLogs.unansweredQuestions} <> '[]'`,
        eq(callLogs.spam, false),
      ),
    )
    .orderBy(desc(callLogs.callTimestamp))
    .limit(mostCalls);
  const decisions = await database
    .select()
    .from(inboxDecisions)
    .where(eq(inboxDecisions.businessId, id));
  const {
    services,
    commonQuestions: items,
    operationalNotes: notes,
    about,
  } = knowledgeOf(business);
  const faq = compileFaq({ items, notes, about, services });
  return groupInbox({
    calls,
    decisions,
    isAnswered: (question) => matchFaq(faq, question)?.kind === 'strong',
    publishedAt: publishedAt ?? business.createdAt,
  });
}
