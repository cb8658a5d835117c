import {
  advance,
  type Conversation,
  newConversation,
  nextDeadline,
  wordsToCompare,
} from '../src/advance.ts';
import type { FactUsed, Input } from '../src/conversation.ts';
import type { Lexicon } from '../src/lexicon/lexicon.ts';
import type { Receptionist } from '../src/receptionist.ts';
import type { CorpusTurn, Label, Trade } from '../training/read-corpus.ts';
import { idOf, receptionistOf, refOf } from '../training/retrieval-examples.ts';
import { measuredAt } from './measured-turns.ts';
import type { LikenessesAt } from './sentence-likeness.ts';
import type { Table } from './table.ts';

/** Questions without a target that stand on one kind of fact. */
const factOf: Partial<Record<Label['act'], FactUsed['kind']>> = {
  'ask.hours': 'hours',
  'ask.place': 'address',
  'ask.contact': 'contact',
};
const asking = ({ act, targets }: Label) =>
  (act.startsWith('ask.') || act === 'claim') && (targets.length > 0 || factOf[act] !== undefined);

interface Reply {
  facts: readonly FactUsed[];
  /** A question was noted as one that nothing known answers. */
  noted: boolean;
  text: string;
}

/** Whether a reply stands on what a question is about. */
function answers(trade: Trade, label: Label, { facts, noted }: Reply): boolean {
  const kind = factOf[label.act];
  if (label.targets.length === 0) return facts.some((fact) => fact.kind === kind);
  const told = label.targets.map((target) => {
    if (target === 'none') return noted;
    const id = idOf(trade.knowledge, target)?.replace(/^(?:faq|note):/, '');
    const option = refOf(trade.knowledge, target)?.optionId;
    return facts.some((fact) => fact.id === id || (option !== null && fact.id === option));
  });
  // An option is told by its own price, or with all the others of its service.
  return label.either ? told.some(Boolean) : told.every(Boolean);
}

/** Plays the caller's lines of one written call; what we say is ours, not what is written there. */
export async function playCall(
  receptionist: Receptionist,
  turns: readonly Pick<CorpusTurn, 'text' | 'language'>[],
  likenessesAt: LikenessesAt,
): Promise<Reply[]> {
  let conversation: Conversation = newConversation();
  let now = measuredAt;
  const lines: string[] = [];
  const give = async (given: Input) => {
    now += 3_000;
    const texts = wordsToCompare(receptionist, conversation, given, now);
    const likenesses = await likenessesAt(receptionist, texts);
    const input = likenesses.length > 0 ? { ...given, likenesses } : given;
    const step = advance(receptionist, conversation, input, now);
    conversation = step.conversation;
    lines.push(...step.effects.flatMap((effect) => (effect.type === 'say' ? [effect.text] : [])));
  };
  const language = turns[0]?.language ?? 'en';
  await give({ type: 'answered', callId: 'CA1', channel: 'phone', from: null, language });
  const replies: Reply[] = [];
  for (const { text } of turns) {
    if (conversation.pending.length > 0) await give({ type: 'speechPlayed' });
    const before = conversation.transcript.length;
    const unanswered = conversation.unanswered.length;
    lines.length = 0;
    await give({ type: 'callerSpoke', text });
    if (conversation.fragment !== null) {
      now = nextDeadline(conversation) ?? now;
      await give({ type: 'deadlineReached' });
    }
    replies.push({
      facts: conversation.transcript.slice(before).flatMap(({ facts }) => facts ?? []),
      noted: conversation.unanswered.length > unanswered,
      text: lines.join(' '),
    });
  }
  return replies;
}

/**
 * Written calls of trades never trained on, played through the whole mind: turns that ask something
 * labelled and were told it, and calls in which all of them were.
 */
export async function scoreCalls(
  trades: readonly Trade[],
  language: 'en' | 'fr',
  name: string,
  likenessesAt: LikenessesAt,
  lexicon: Lexicon,
): Promise<Table> {
  const turnsAsked = { right: 0, total: 0 };
  const calls = { right: 0, total: 0 };
  const failures: string[] = [];
  for (const trade of trades) {
    const receptionist = receptionistOf(trade.knowledge, lexicon);
    const byCall = Map.groupBy(trade.turns, ({ call }) => call);
    for (const turns of byCall.values()) {
      if (turns[0]?.language !== language) continue;
      const replies = await playCall(receptionist, turns, likenessesAt);
      let asked = 0;
      let answered = 0;
      turns.forEach(({ segments, text }, at) => {
        const labels = segments.map(({ label }) => label).filter(asking);
        const reply = replies[at];
        if (labels.length === 0 || !reply) return;
        asked += 1;
        if (labels.every((label) => answers(trade, label, reply))) answered += 1;
        else
          failures.push(
            `[${trade.name}] ${text} — ${labels.map((label) => `${label.act} ${label.targets.join(' + ')}`).join('; ')}\n    said: ${reply.text}`,
          );
      });
      if (asked === 0) continue;
      turnsAsked.right += answered;
      turnsAsked.total += asked;
      calls.total += 1;
      if (answered === asked) calls.right += 1;
    }
  }
  return {
    title: `Whole calls, ${name}`,
    rows: [
      { kind: 'turns that ask, told all they asked', ...turnsAsked },
      { kind: 'calls in which every such turn was', ...calls },
    ],
    failures,
  };
}
