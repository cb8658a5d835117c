import type { FactUsed } from '../conversation.ts';
import { sayMatch } from '../knowledge/answers.ts';
import type { FaqMatch } from '../knowledge/faq.ts';
import { ask, type Turn, tell } from './turn.ts';

/** Answers from the owner's questions, notes or description; a near match is checked first. */
export function answerFact(turn: Turn, match: FaqMatch, asked: string): void {
  if (match.kind === 'near') {
    const question = match.source === 'item' ? match.item.question : null;
    if (!question) return answerUnknown(turn, asked);
    turn.unsure = true;
    return ask(
      turn,
      { kind: 'meantQuestion', factId: match.source === 'item' ? match.item.id : '', asked },
      'meantQuestion',
      { question },
    );
  }
  tellFact(turn, match);
}

/** Speaks a fact, once in a turn, and remembers which one it was. */
export function tellFact(turn: Turn, match: FaqMatch): void {
  const used = factUsed(match);
  if (turn.facts.some(({ kind, id }) => kind === used.kind && id === used.id)) return;
  turn.facts.push(used);
  turn.statements.push(sayMatch(match, turn.state.language));
}

function factUsed(match: FaqMatch): FactUsed {
  if (match.source === 'item')
    return { kind: 'faq', id: match.item.id, label: match.item.question };
  if (match.source === 'note') return { kind: 'note', id: match.note.id, label: match.note.title };
  return { kind: 'note', id: 'about', label: 'About us' };
}

/** Nothing known answers it: that is said, noted for the owner, and a call back offered. */
export function answerUnknown(turn: Turn, asked: string): void {
  turn.unsure = true;
  tell(turn, 'unknownAnswer');
  turn.state.unanswered.push(asked);
  if (turn.state.goals.length > 0) return;
  ask(turn, { kind: 'takeMessage', goal: 'answer', about: asked }, 'offerAnswer');
}
