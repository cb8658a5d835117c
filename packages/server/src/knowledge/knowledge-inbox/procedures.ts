import type { InboxGroup } from '@second-ring/contract';
import {
  type BusinessKnowledge,
  detectLanguage,
  faqInSteps,
  groupInSteps,
  matchFaq,
  questionKey,
  type Steps,
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
import { TurnAbout } from '../../platform/turn-about.ts';
import { dismissQuestions } from './settle-questions.ts';

export function knowledgeInboxProcedures() {
  const { knowledgeInbox } = procedures;
  const turns = new TurnAbout();
  return {
    list: knowledgeInbox.list.handler(async ({ input, context }) => {
      const sources = await context.withDatabase((database) =>
        readInbox(database, context.scope, input.id),
      );
      const { result } = await turns.do(groupInbox(sources));
      return result;
    }),
    dismiss: knowledgeInbox.dismiss.handler(({ input, context }) =>
      context.withDatabase((database) => dismissQuestions(database, context.scope, input)),
    ),
  };
}

/** Older calls are not gone through: whatever still matters has been asked since. */
const mostCalls = 1000;
/** Nor are more wordings held against one another, the latest first: a stranger's calls ask thousands. */
const mostWordings = 1000;

/** What the inbox is made of. Refuses with `NOT_FOUND` outside the scope. */
export async function readInbox(
  database: Queryable,
  scope: Scope,
  id: string,
): Promise<InboxSources> {
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
  const knowledge = knowledgeOf(business);
  return { calls, decisions, knowledge, publishedAt: publishedAt ?? business.createdAt };
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

export interface InboxSources {
  calls: readonly OpenCall[];
  decisions: readonly Decision[];
  /** What stands published. */
  knowledge: BusinessKnowledge;
  /** When that was published: calls that began later were answered from it, or could not be. */
  publishedAt: Date;
}

interface Asked {
  text: string;
  /** Equal for equal wordings. */
  key: string;
  call: OpenCall;
}

/**
 * What is to be answered, the latest first. A group that was dismissed stays away. One that was
 * answered comes back when it is asked on a later call: the answer has not been found there. In steps.
 */
export function* groupInbox({
  calls,
  decisions,
  knowledge,
  publishedAt,
}: InboxSources): Steps<InboxGroup[]> {
  const { services, commonQuestions: items, operationalNotes: notes, about } = knowledge;
  const faq = yield* faqInSteps({ items, notes, about, services });
  const decided = new Map(decisions.map((decision) => [decision.questionKey, decision]));
  const asked = yield* latestAsked(calls);
  const groups: InboxGroup[] = [];
  for (const members of yield* groupInSteps(asked)) {
    const last = lastDecision(members, decided);
    if (last?.decision === 'dismissed') continue;
    const answered = new Map<string, boolean>();
    const isAnswered = ({ key, text }: Asked) => {
      const known = answered.get(key) ?? matchFaq(faq, text)?.kind === 'strong';
      answered.set(key, known);
      return known;
    };
    const open: Asked[] = [];
    for (const one of members) {
      const { callTimestamp } = one.call;
      if (last && callTimestamp <= last.decidedAt) continue;
      if (callTimestamp > publishedAt || !isAnswered(one)) open.push(one);
      yield;
    }
    if (open.length > 0) groups.push(...groupOf(open.reverse(), members, last?.version ?? null));
  }
  return groups.sort((one, other) => other.last_asked.localeCompare(one.last_asked));
}

/** What was asked, in so many wordings as are gone through: the earliest first. */
function* latestAsked(calls: readonly OpenCall[]): Steps<Asked[]> {
  const asked: Asked[] = [];
  const wordings = new Set<string>();
  for (const call of calls.toSorted((one, other) => at(other) - at(one))) {
    for (const text of call.unansweredQuestions.toReversed()) {
      const key = questionKey(text);
      if (key === '' || (wordings.size >= mostWordings && !wordings.has(key))) continue;
      wordings.add(key);
      asked.push({ text, key, call });
    }
    yield;
  }
  return asked.reverse();
}

function at({ callTimestamp }: OpenCall): number {
  return callTimestamp.getTime();
}

function lastDecision(members: Asked[], decided: Map<string, Decision>): Decision | null {
  const made = members.flatMap(({ key }) => decided.get(key) ?? []);
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
  for (const { text, key } of asked) {
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
}
