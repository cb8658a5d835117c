import { advance, type Conversation, newConversation, outcomeOf } from '../advance.ts';
import type { Effect, Input } from '../conversation.ts';
import { mayTransferAt } from '../knowledge/transfer-hours.ts';
import { prepareReceptionist } from '../receptionist.ts';
import { asSentences } from '../speaking/sentences.ts';
import { callCases } from './call-cases.ts';
import { hoursCases } from './hours-cases.ts';
import { differsInFrench, whyTextIsWrong } from './judge-text.ts';
import { priceCases } from './price-cases.ts';
import { promotionCases } from './promotion-cases.ts';
import { questionCases } from './question-cases.ts';
import {
  failed,
  type PlayedCall,
  type PlayedTurn,
  passed,
  type Rehearsal,
  type RehearsalCase,
  type RehearsalResult,
  type RehearsalSettings,
} from './rehearsal.ts';

/** Makes the staged receptionist ready to be rehearsed. The language model takes no part. */
export function prepareRehearsal(settings: RehearsalSettings): Rehearsal {
  const given = { ...settings.profile, languageModel: false, books: false };
  const receptionist = prepareReceptionist(given);
  return { ...settings, profile: receptionist.profile, receptionist };
}

/** The calls that a business's own knowledge asks for. */
export function writeCases(rehearsal: Rehearsal): RehearsalCase[] {
  return [
    ...callCases(rehearsal),
    ...priceCases(rehearsal),
    ...promotionCases(rehearsal),
    ...hoursCases(rehearsal),
    ...questionCases(rehearsal),
    ...noteCases(rehearsal),
  ];
}

/** Plays one call and judges it. Pure, and a few milliseconds at most: a page can go through a list. */
export function rehearseCase(rehearsal: Rehearsal, script: RehearsalCase): RehearsalResult {
  const call = playCase(rehearsal, script);
  const { id, group, name, about } = script;
  return { id, group, name, about, transcript: call.transcript, ...script.judge(call) };
}

/** Whether all that is wrong with a call was wrong with it before, too. */
export function wasWrongBefore(now: RehearsalResult, before: readonly RehearsalResult[]): boolean {
  const then = before.find(({ id }) => id === now.id);
  if (now.passed || !then || then.passed) return false;
  const known = then.faults ?? [then.why];
  return (now.faults ?? [now.why]).every((fault) => known.includes(fault));
}

/** Callers who ask about each note, and about the business: what the owner wrote must hold. */
function noteCases(rehearsal: Rehearsal): RehearsalCase[] {
  const { operationalNotes, about } = rehearsal.profile.knowledge;
  const notes = operationalNotes
    .filter(({ content }) => content.trim() !== '')
    .map(({ id, title, content, contentFr }) =>
      textCase(rehearsal, {
        id,
        title: title.trim() || 'a note without a title',
        line: `Can you tell me about ${title.trim().toLowerCase() || 'how you work'}?`,
        why: whyTextIsWrong(rehearsal, content) ?? differsInFrench(content, contentFr),
      }),
    );
  if (!about?.trim()) return notes;
  const own = textCase(rehearsal, {
    id: 'about',
    title: 'your business',
    line: 'Can you tell me about your business?',
    why: whyTextIsWrong(rehearsal, about),
  });
  return [...notes, own];
}

interface OwnText {
  id: string;
  title: string;
  line: string;
  why: string | null;
}

function textCase({ now }: Rehearsal, { id, title, line, why }: OwnText): RehearsalCase {
  return {
    id: `note ${id}`,
    group: 'notes',
    name: `Asks about ${title}`,
    about: { kind: 'note', id },
    at: now,
    lines: [line],
    judge: ({ turns }) => {
      if (why) return failed(asSentences(`What you wrote about ${title} cannot be right: ${why}`));
      const told = turns.some(({ facts }) => facts.some((fact) => fact.id === id));
      return passed(
        told
          ? 'The AI told what you wrote.'
          : 'What you wrote agrees with your prices and hours. Callers hear it when they ask about it in other words.',
      );
    },
  };
}

/** A caller takes this long over a turn. */
const aTurn = 3_000;
/** So many answers to what is asked back: a call that goes round in circles ends here. */
const mostAnswers = 12;

/** Plays a scripted call with the receptionist that answers real ones. Pure. */
function playCase(rehearsal: Rehearsal, script: RehearsalCase): PlayedCall {
  const { profile, transferHours } = rehearsal;
  const { hours, timeZone } = profile.knowledge;
  const transfers = mayTransferAt(transferHours, hours, timeZone, script.at);
  const receptionist = {
    ...rehearsal.receptionist,
    profile: { ...profile, transferNumber: transfers ? profile.transferNumber : null },
  };
  let conversation = newConversation();
  let now = script.at;
  const effects: Effect[] = [];
  const give = (input: Input) => {
    const step = advance(receptionist, conversation, input, now);
    conversation = step.conversation;
    now += aTurn;
    effects.push(...step.effects);
    return step.effects.flatMap((effect) => (effect.type === 'say' ? [effect.text] : [])).join(' ');
  };
  // The cases are written in English, whatever the shop's own language is.
  const start = { type: 'answered', callId: script.id, channel: 'phone', from: null } as const;
  const greeting = give({ ...start, language: 'en' });
  const turns: PlayedTurn[] = [];
  const lines = [...script.lines];
  const mostTurns = script.lines.length + mostAnswers;
  while (turns.length < mostTurns && mayGoOn(conversation)) {
    const open = conversation.open?.question;
    const answer = turns.length > 0 && open ? script.answer?.(open) : null;
    const caller = answer ?? lines.shift();
    if (caller === undefined) break;
    if (conversation.phase === 'talking') give({ type: 'speechPlayed' });
    const [entries, quotes] = [conversation.transcript.length, conversation.quotes.length];
    let said = give({ type: 'callerSpoke', text: caller });
    // A line taken for half a sentence is answered once nothing follows it.
    if (said === '' && conversation.deadline?.kind === 'fragment') {
      now = Math.max(now, conversation.deadline.at);
      said = give({ type: 'deadlineReached' });
    }
    const facts = conversation.transcript.slice(entries).flatMap((entry) => entry.facts ?? []);
    const turn = { caller, said, facts, quotes: conversation.quotes.slice(quotes) };
    turns.push(turn);
    if (script.isDone?.(turn)) break;
  }
  const { transcript, urgent, lead, commitments } = outcomeOf(conversation);
  const promises = commitments.map(({ text }) => text);
  return { greeting, turns, transcript, effects, urgent, lead, promises };
}

/** Who speaks into the goodbye keeps the line. */
function mayGoOn({ phase }: Conversation): boolean {
  return phase === 'talking' || phase === 'closing';
}
