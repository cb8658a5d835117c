import type { InboxGroup } from '@second-ring/contract';
import {
  compileFaq,
  detectLanguage,
  groupQuestions,
  matchFaq,
  questionKey,
} from '@second-ring/conversation';
import { and, desc, eq, sql } from 'drizzle-orm';
import { knowledgeOf } from '../../lines/agents/publish-agent.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { inboxDecisions } from '../../platform/database/schema/inbox-decisions.ts';
import { knowledgeVersions } from '../../platform/database/schema/knowledge-versions.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { dismissQuestions } from './settle-questions.ts';

export function knowledgeInboxProcedures() {
  const { knowledgeInbox } = procedures;
  return {
    list: knowledgeInbox.list.handler(({ input, context }) =>
      context.withDatabase((database) => listInbox(database, context.scope, input.id)),
    ),
    dismiss: knowledgeInbox.dismiss.handler(({ input, context }) =>
      context.withDatabase((database) => dismissQuestions(database, context.scope, input)),
    ),
  };
}

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

/** A call that left questions open. */
type OpenCall = Pick<
  typeof callLogs.$inferSelect,
  'id' | 'callTimestamp' | 'fromNumber' | 'channel' | 'unansweredQuestions'
>;
type Decision = Pick<
  typeof inboxDecisions.$inferSelect,
  'questionKey' | 'decision' | 'decidedAt' | 'version'
>;

/** How many calls of a group are named. */
const namedCalls = 10;

interface InboxSources {
  calls: readonly OpenCall[];
  decisions: readonly Decision[];
  /** Whether what stands published answers a question. */
  isAnswered: (question: string) => boolean;
  /** When that was published: calls that began later were answered from it, or could not be. */
  publishedAt: Date;
}

interface Asked {
  text: string;
  call: OpenCall;
}

/**
 * What is to be answered, the latest first. A group that was dismissed stays away. One that was
 * answered comes back when it is asked on a later call: the answer has not been found there.
 */
function groupInbox({ calls, decisions, isAnswered, publishedAt }: InboxSources): InboxGroup[] {
  const decided = new Map(decisions.map((decision) => [decision.questionKey, decision]));
  const asked = calls
    .flatMap((call) => call.unansweredQuestions.map((text) => ({ text, call })))
    .filter(({ text }) => questionKey(text) !== '')
    .sort((one, other) => at(one) - at(other));
  return groupQuestions(asked)
    .flatMap((members) => {
      const last = lastDecision(members, decided);
      if (last?.decision === 'dismissed') return [];
      const open = members.filter(
        ({ text, call }) =>
          (!last || call.callTimestamp > last.decidedAt) &&
          (call.callTimestamp > publishedAt || !isAnswered(text)),
      );
      return open.length > 0 ? groupOf(open.reverse(), members, last?.version ?? null) : [];
    })
    .sort((one, other) => other.last_asked.localeCompare(one.last_asked));
}

function at({ call }: Asked): number {
  return call.callTimestamp.getTime();
}

function lastDecision(members: Asked[], decided: Map<string, Decision>): Decision | null {
  const made = members.flatMap(({ text }) => decided.get(questionKey(text)) ?? []);
  return made.reduce<Decision | null>(
    (last, one) => (last && last.decidedAt >= one.decidedAt ? last : one),
    null,
  );
}

/** @param open what waits for an answer, the latest first; `members`: all that was ever asked. */
function groupOf(open: Asked[], members: Asked[], answeredIn: number | null): InboxGroup[] {
  const [latest] = open;
  if (!latest) return [];
  const calls = new Map(open.map(({ call }) => [call.id, call]));
  return [
    {
      question: latest.text,
      language: detectLanguage(latest.text).language ?? 'en',
      wordings: wordingsOf([...open, ...members.toReversed()]),
      count: open.length,
      last_asked: latest.call.callTimestamp.toISOString(),
      calls: [...calls.values()].slice(0, namedCalls).map((call) => ({
        id: call.id,
        asked_at: call.callTimestamp.toISOString(),
        from: call.fromNumber,
        channel: call.channel,
      })),
      answered_in: answeredIn,
    },
  ];
}

function wordingsOf(asked: Asked[]): string[] {
  const byKey = new Map<string, string>();
  for (const { text } of asked) {
    const key = questionKey(text);
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
}
