import { clausesOf } from './clauses.ts';
import type { Intent, RecognisedIntent, RecognitionContext } from './intent.ts';

const first: [Intent, RegExp][] = [
  ['reschedule', /\b(reschedule|move my|push my)\b/i],
  ['cancel', /\bcancel\b/i],
  ['price', /\b(how much|price|cost|charge)\b/i],
  ['hours', /\b(hours|open|close)\b/i],
  ['address', /\b(where|address|located)\b/i],
  ['book', /\b(book|appointment)\b/i],
  ['person', /\b(person|human|owner|someone)\b/i],
  ['thanks', /\b(thanks|thank you)\b/i],
  ['goodbye', /\b(bye|goodbye)\b/i],
  ['greeting', /\b(hello|hi|hey)\b/i],
  ['yes', /\b(yes|yeah|yep|sure)\b/i],
  ['no', /\b(no|nope)\b/i],
];

/**
 * What the caller is doing, one entry per intent and clause, in the order it was said. Entries too
 * weak to act on are dropped; an empty list means nothing was recognised.
 */
export function recogniseIntents(
  text: string,
  _context: RecognitionContext = {},
): RecognisedIntent[] {
  return clausesOf(text).flatMap(({ text: clause, start, end }) => {
    const found = first.find(([, pattern]) => pattern.test(clause));
    return found ? [{ intent: found[0], confidence: 0.7, start, end }] : [];
  });
}

/** The one intent a single answer should go to; null where nothing was recognised. */
export function primaryIntent(text: string, context: RecognitionContext = {}): Intent | null {
  return recogniseIntents(text, context)[0]?.intent ?? null;
}
