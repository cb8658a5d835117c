import { classifySpam } from './classify-spam.ts';
import { clauseRanges } from './clauses.ts';
import { readConfirmation } from './confirmation.ts';
import { english } from './english/vocabulary.ts';
import { french } from './french/vocabulary.ts';
import type { Intent, RecognisedIntent, RecognitionContext } from './intent.ts';
import { isNegated } from './negation.ts';
import type { PhraseIndex } from './phrase-index.ts';
import { findPhrases, indexPhrases } from './phrase-index.ts';
import { urgency, yieldsTo } from './precedence.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';
import { tellingWords, wordsOf } from './words.ts';

/** How far each column of a vocabulary is believed. */
const weights = { certain: 0.9, likely: 0.65, hints: 0.35 } as const;
/** What is believed less is dropped: one hint is not enough, two are. */
const threshold = 0.5;

interface Evidence {
  intent: Intent;
  /** Negative where the phrase says it is not this intent. */
  weight: number;
  negatable: boolean;
}

function* evidenceOf({ phrases }: Vocabulary): Generator<[string, Evidence]> {
  for (const { intent, unless = [], negatable = false, ...columns } of phrases) {
    for (const phrase of unless) yield [phrase, { intent, weight: -1, negatable: false }];
    for (const column of ['certain', 'likely', 'hints'] as const)
      for (const phrase of columns[column] ?? [])
        yield [phrase, { intent, weight: weights[column], negatable }];
  }
}

const grammars: PhraseIndex<Evidence>[] = [english, french].map((vocabulary) =>
  indexPhrases(evidenceOf(vocabulary), vocabulary.sets),
);

/** Confidence per intent in one clause: every further phrase takes away part of the doubt left. */
function weigh(words: Word[]): Map<Intent, number> {
  const telling = tellingWords(words);
  const placeOf = new Map<Word | undefined, number>(words.map((word, place) => [word, place]));
  const found = new Map<Intent, number>();
  const refused = new Set<Intent>();
  const seen = new Set<Evidence>();
  for (const grammar of grammars)
    for (const { meaning, from, to } of findPhrases(grammar, telling)) {
      if (seen.has(meaning)) continue;
      seen.add(meaning);
      if (meaning.weight < 0) refused.add(meaning.intent);
      const at = placeOf.get(telling[from]) ?? 0;
      const end = (placeOf.get(telling[to - 1]) ?? 0) + 1;
      if (meaning.negatable && isNegated(words, at, end)) continue;
      const doubt = 1 - (found.get(meaning.intent) ?? 0);
      found.set(meaning.intent, 1 - doubt * (1 - meaning.weight));
    }
  for (const intent of refused) found.delete(intent);
  return found;
}

/** Drops what is too weak, and what another intent of the same clause explains better. */
function settle(found: Map<Intent, number>): [Intent, number][] {
  const strong = [...found].filter(([, confidence]) => confidence >= threshold);
  return strong.filter(
    ([intent, confidence]) =>
      !strong.some(([other, rival]) => yieldsTo(intent, other) && rival >= confidence - 0.1),
  );
}

/** A yes or no, in the clause where it is said; a hesitant one counts only where we asked for it. */
function answerIn(
  text: string,
  context: RecognitionContext,
): { intent: Intent; confidence: number; at: number } | null {
  const reply = readConfirmation(text);
  if (!reply) return null;
  const least = context.expecting === 'yesNo' ? 0.3 : 0.7;
  if (reply.answer === 'unsure' || reply.strength < least) return null;
  const confidence = Math.max(reply.strength, threshold);
  return { intent: reply.answer, confidence, at: reply.start };
}

/**
 * What the caller is doing, one entry per intent and clause, in the order it was said. Entries too
 * weak to act on are dropped; an empty list means nothing was recognised. Knows nothing of any one
 * business: "do you do brakes" is `serviceOffered`, and which service that is is for others to
 * tell. Never throws, and takes time in proportion to the text.
 */
export function recogniseIntents(
  text: string,
  context: RecognitionContext = {},
): RecognisedIntent[] {
  const words = wordsOf(text);
  const first = words[0];
  const last = words[words.length - 1];
  const answer = answerIn(text, context);
  if (!first || !last)
    return answer
      ? [{ intent: answer.intent, confidence: answer.confidence, start: 0, end: text.length }]
      : [];
  const spam = classifySpam(text);
  if (spam.spam)
    return [{ intent: 'spam', confidence: spam.score, start: first.start, end: last.end }];
  const answeredAt = Math.max(answer?.at ?? 0, first.start);
  return clauseRanges(text, words).flatMap(({ from, to }) => {
    const clause = words.slice(from, to);
    const start = clause[0]?.start ?? 0;
    const end = clause[clause.length - 1]?.end ?? start;
    const found = settle(weigh(clause));
    if (answer && answeredAt >= start && answeredAt < end)
      found.unshift([answer.intent, answer.confidence]);
    return found.map(([intent, confidence]) => ({ intent, confidence, start, end }));
  });
}

/**
 * The one intent a single answer should go to; null where nothing was recognised. Danger goes
 * first, courtesies last, and a plain yes or no leads where that is what we asked for and the
 * caller asks for nothing else.
 */
export function primaryIntent(text: string, context: RecognitionContext = {}): Intent | null {
  return leadingIntent(recogniseIntents(text, context), context);
}

/** Where an intent stands in `urgency`: a "great" nobody asked for says less than a thanks. */
function rankOf(
  { intent, confidence }: RecognisedIntent,
  { expecting }: RecognitionContext,
): Intent | 'plainAnswer' | 'plainGoodbye' {
  if (intent === 'goodbye' && confidence >= 0.85) return 'plainGoodbye';
  if (intent !== 'yes' && intent !== 'no') return intent;
  return expecting === 'yesNo' || confidence >= 0.8 ? 'plainAnswer' : intent;
}

/** As `primaryIntent`, for intents already recognised. */
export function leadingIntent(
  recognised: readonly RecognisedIntent[],
  context: RecognitionContext = {},
): Intent | null {
  for (const group of urgency) {
    const best = recognised
      .filter((found) => group.includes(rankOf(found, context)))
      .reduce<RecognisedIntent | null>(
        (lead, next) => (lead && lead.confidence >= next.confidence - 0.05 ? lead : next),
        null,
      );
    if (best) return best.intent;
  }
  return null;
}
