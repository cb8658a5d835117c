import { advance, type Conversation, newConversation, outcomeOf } from '../advance.ts';
import type { Effect, Input } from '../conversation.ts';
import { mayTransferAt } from '../knowledge/transfer-hours.ts';
import type { PlayedCall, PlayedTurn, Rehearsal, RehearsalCase } from './rehearsal.ts';

/** A caller takes this long over a turn. */
const aTurn = 3_000;
/** So many answers to what is asked back: a call that goes round in circles ends here. */
const mostAnswers = 12;

/** Plays a scripted call with the receptionist that answers real ones. Pure. */
export function playCase(rehearsal: Rehearsal, script: RehearsalCase): PlayedCall {
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
