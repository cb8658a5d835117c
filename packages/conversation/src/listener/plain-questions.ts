import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';

const doesAgain =
  /\b(?:do|does|did|will|would|should|can|could|is|are|am|have|must|gonna|going to) (?:i|we|he|she|they|it|somebody|someone|my \p{L}+|the \p{L}+)\b(?! (?:just |maybe |please )*(?:get|grab|have(?! to))\b).*\b\p{L}+|\b(?:dois|doit|devrai|faut|va falloir|peux|est-ce que|vas|va)\b.*\b(?:encore|de nouveau|une autre fois|a nouveau)\b/u;
const saysAgain =
  /\b(?:sa(?:y|ys|id|ying)|repeat\p{L}*|hear|heard|catch|caught|miss(?:ed)?|understand|spell|read|mean|slow\p{L}*|dire|dites|dit|redi\p{L}+|repet\p{L}+|entend\p{L}*|compris\p{L}*|manque\p{L}*)\b/u;

/** "So do I have to pay again": what is done again is asked, and nothing is to be said again. */
export function asksOfDoingAgain(said: string): boolean {
  const folded = fold(said);
  return doesAgain.test(folded) && !saysAgain.test(folded);
}

/**
 * "Hold off on Thursday, how do I pay you anyway": a question put as one, of what somebody wrote down, is answered
 * beside whatever surer was heard.
 */
export function withPlainQuestions(acts: readonly HeardAct[]): readonly HeardAct[] {
  return acts.map((act) => {
    const { target, confidence, words } = act;
    const said = fold(words);
    const plain = act.act.startsWith('ask.') && (opensQuestion.test(said) || endsAsking.test(said));
    const written = target?.kind === 'fact' && !target.unsure;
    const long = words.trim().split(/\s+/).length >= leastAsked;
    // "Can my son let him in, he's sixteen": asked, whatever detail is told with it.
    const open = target?.kind === 'unknown' && asksLeave.test(said);
    return plain && (written || open) && long
      ? { ...act, confidence: Math.max(confidence, asked) }
      : act;
  });
}

/** Whether words ask by their form, wherever in them they do: "Correct" and "fine" do not. */
export function isPutAsQuestion(words: string): boolean {
  return /\?/.test(words) || hasQuestion.test(fold(words));
}

const questionWord =
  '(?:how|what|where|who|which|do (?:i|you|we|they)|does|can (?:i|you|we|he|she|they|my|the|our|somebody|someone)|is (?:there|that|it)|are (?:you|there|they)|will|would|should|est-ce|comment|combien|ou|quel\\p{L}*|avez|prenez|faites|y a[- ])(?!\\p{L})';
const opensQuestion = new RegExp(
  `^\\W*(?:(?:and|but|so|oh|by the way|also|et|pis|mais|ah)[ ,]+)*${questionWord}`,
  'u',
);
const hasQuestion = new RegExp(`(?<!\\p{L})(?:${questionWord}|\\p{L}+-tu(?!\\p{L}))`, 'u');
const asksLeave = /^\W*(?:(?:and|but|so|oh)[ ,]+)*(?:can|could|may) (?:my|our|he|she|they)\b/;
/** "I'm not getting charged, am I". */
const endsAsking =
  /, (?:am|are|is|was|do|does|did|can|will|would|should|isn't|aren't|don't|doesn't|won't) (?:i|you|we|they|it|he|she|that)\W*$/;
const leastAsked = 4;
const asked = 0.4;
