import type { FactUsed } from '../conversation.ts';

import { answerOf, isAnswered } from '../knowledge/answers.ts';
import type { FaqItem } from '../knowledge/business.ts';
import { fold } from '../knowledge/words.ts';
import { hoursClaimsIn } from './claims/hours-claims.ts';
import { priceClaimsIn } from './claims/price-claims.ts';
import { whyAnswerIsWrong } from './judge-text.ts';
import {
  answersOf,
  failed,
  type PlayedCall,
  passed,
  type Rehearsal,
  type RehearsalCase,
  type Verdict,
} from './rehearsal.ts';
import { whyNotSameAnswer } from './same-facts.ts';

/** Callers who ask each answered question in the owner's own words. */
export function questionCases(rehearsal: Rehearsal): RehearsalCase[] {
  return rehearsal.profile.knowledge.commonQuestions
    .filter((item) => item.question.trim() !== '' && isAnswered(item))
    .map((item) => questionCase(rehearsal, item));
}

function questionCase(rehearsal: Rehearsal, item: FaqItem): RehearsalCase {
  return {
    id: `question ${item.id}`,
    group: 'questions',
    name: `Asks "${item.question.trim()}"`,
    about: { kind: 'faq', id: item.id },
    at: rehearsal.now,
    lines: [item.question.trim()],
    answer: () => null,
    judge: (call) => judgeAnswer(rehearsal, call, item),
  };
}

function judgeAnswer(rehearsal: Rehearsal, call: PlayedCall, item: FaqItem): Verdict {
  const wrong = whyAnswerIsWrong(rehearsal, item);
  if (wrong) return failed(`The answer to "${item.question}" cannot be right: ${wrong}.`);
  const expected = answerOf(item);
  const facts = call.turns.flatMap((turn) => turn.facts);
  const twin = otherAnswer(rehearsal, item);
  if (twin)
    return failed(`"${item.question}" stands twice with different answers: callers hear only one.`);
  if (facts.some(({ kind, id }) => kind === 'faq' && id === item.id))
    return passed('The AI gave your answer.');
  const [used] = facts;
  if (used && saysTheSame(rehearsal, call, item, used))
    return passed('The AI said the same from your prices, hours or notes.');
  const said = call.turns[0]?.said ?? '';
  return failed(
    used
      ? `Expected your answer "${expected}" The AI heard another question and answered from "${used.label}": "${said}"`
      : `Expected your answer "${expected}" The AI did not find it and said "${said}"`,
  );
}

/**
 * Whether what was answered from elsewhere comes to the same as the owner's answer. Prices and hours
 * that the answer states have been found to agree with the rows by now.
 */
function saysTheSame(
  { receptionist }: Rehearsal,
  call: PlayedCall,
  item: FaqItem,
  { kind }: FactUsed,
): boolean {
  const said = answersOf(call);
  if (item.answer !== 'explain') {
    const denies = /\b(no|not|closed|don['’]t|can['’]t|isn['’]t|aren['’]t)\b/i.test(said);
    return kind !== 'faq' && kind !== 'note' && denies === (item.answer === 'no');
  }
  const text = item.explanation ?? '';
  if (kind === 'hours' && hoursClaimsIn(text, item.question).length > 0) return true;
  const priced = kind === 'service' || kind === 'option';
  if (priced && priceClaimsIn(receptionist, text, item.question).length > 0) return true;
  return whyNotSameAnswer(answerOf(item), said) === null;
}

/** The same question with another answer. */
function otherAnswer({ profile }: Rehearsal, item: FaqItem): FaqItem | undefined {
  return profile.knowledge.commonQuestions.find(
    (other) =>
      other.id !== item.id &&
      isAnswered(other) &&
      fold(other.question).trim() === fold(item.question).trim() &&
      answerOf(other) !== answerOf(item),
  );
}
