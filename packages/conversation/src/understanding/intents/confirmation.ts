import type { AnswerPhrases } from './answer-phrases.ts';
import { answers as englishAnswers, answerSets as englishSets } from './english/answers.ts';
import { answers as frenchAnswers, answerSets as frenchSets } from './french/answers.ts';
import { findPhrases, indexPhrases } from './phrase-index.ts';
import { wordsOf } from './words.ts';

/** How a caller answered a yes-or-no question. */
export interface Confirmation {
  answer: 'yes' | 'no' | 'unsure';
  /** 0 to 1: about 0.5 for "I guess so", 0.95 for "yes". */
  strength: number;
}

const fillers = new Set(
  'um uh er erm ah oh hmm well so and then euh ben bah hi hello hey'.split(' '),
);
const hesitations = new Set('um uh er erm euh'.split(' '));
const thumbUp = /^\s*(?:👌|👍|✅)/u;
const thumbDown = /^\s*(?:👎|❌)/u;
const index = indexPhrases(
  [...englishAnswers, ...frenchAnswers].flatMap((answer) =>
    answer.phrases.map((phrase): [string, AnswerPhrases] => [phrase, answer]),
  ),
  { ...englishSets, ...frenchSets },
);

/** As `confirmation`, with where in the text the answer is said (UTF-16 offset). */
export function readConfirmation(text: string): (Confirmation & { start: number }) | null {
  // A reply answers at its beginning; what comes after a long sentence is another matter.
  if (thumbUp.test(text)) return { answer: 'yes', strength: 0.9, start: 0 };
  if (thumbDown.test(text)) return { answer: 'no', strength: 0.9, start: 0 };
  const spoken = wordsOf(text.slice(0, 400));
  const opening = spoken.findIndex(
    (word, at) => spoken[at + 1]?.text === 'huh' || !fillers.has(word.text),
  );
  const words = spoken
    .slice(Math.max(opening, 0))
    .filter((word, at, all) => all[at + 1]?.text === 'huh' || !hesitations.has(word.text));
  const found = findPhrases(index, words);
  let best: (typeof found)[number] | null = null;
  for (const match of found) {
    if (match.meaning.place === 'opening' && match.from > 0) continue;
    const overrides = best && match.from >= best.to && match.meaning.place === 'correction';
    const longer =
      best && match.from === best.from && match.to > best.to && match.meaning.place === 'opening';
    if (!best || overrides || longer) best = match;
  }
  const start = best && words[best.from]?.start;
  if (!best || start === null || start === undefined) return null;
  const { answer, strength } = best.meaning;
  return { answer, strength, start };
}

/**
 * Reads a reply to a yes-or-no question, mixed forms included ("yeah no that's fine" is yes, "no
 * that's right" is yes, "not really" is no); null where it does not answer it.
 */
export function confirmation(text: string): Confirmation | null {
  const reply = readConfirmation(text);
  return reply && { answer: reply.answer, strength: reply.strength };
}
