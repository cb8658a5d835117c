import type { InboxGroup } from '@second-ring/contract';
import { detectLanguage, groupQuestions, questionKey } from '@second-ring/conversation';
import type { callLogs } from '../../platform/database/schema/call-logs.ts';
import type { inboxDecisions } from '../../platform/database/schema/inbox-decisions.ts';

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
export function groupInbox({
  calls,
  decisions,
  isAnswered,
  publishedAt,
}: InboxSources): InboxGroup[] {
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
