import { hearQuestion } from '../knowledge/heard-question.ts';
import { findOwnQuestions, onlyLeadsUp } from '../knowledge/own-questions.ts';
import { asksOfDeals } from '../knowledge/promotions.ts';
import { clausesOf } from '../understanding/intents/clauses.ts';
import { longestUnderstood } from '../understanding/understand.ts';
import { tellFact } from './answer-fact.ts';
import { tellRunning } from './answer-promotions.ts';
import type { Turn } from './turn.ts';

/**
 * Answers what a caller asks in the owner's own words, before anything is guessed of it. The rest of
 * the turn, with those questions blanked out; null where nothing else was said.
 */
export function answerOwnQuestions(turn: Turn, words: string): string | null {
  const { ownQuestions } = turn.receptionist;
  const text = words.slice(0, longestUnderstood);
  const ends = clausesOf(text).map(({ end }) => end);
  let rest = text;
  const told = new Set<string>();
  for (const { item, start, end } of findOwnQuestions(ownQuestions, text, ends)) {
    const { polar } = hearQuestion(text.slice(start, end));
    if (!told.has(item.id))
      tellFact(turn, { source: 'item', item, score: 1, kind: 'strong', polar });
    if (item.answer === 'yes' && asksOfDeals(item.question)) tellRunning(turn);
    told.add(item.id);
    rest = `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`;
  }
  if (told.size === 0) return words;
  return onlyLeadsUp(rest) ? null : rest;
}
