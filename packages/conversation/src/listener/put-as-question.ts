import { type Act, acts } from '../heard/acts.ts';
import type { SlotValues } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { asksWithParticle } from '../understanding/question-particle.ts';
import { firstNames } from '../understanding/slots/names/name-words.ts';
import type { Hearing } from './hearing.ts';
import { alike } from './readings.ts';
import type { Ranking } from './retrieve.ts';
import type { Segment } from './segments.ts';

/** Fewer words than these hide no question. */
export const leastAsking = 4;

/** The owner's answer must be this likely before it takes the place of ours. */
export const surelyMeant = 0.5;
/** A question this likely, beside what was heard, is believed where the shop surely knows its answer. */
const mayAsk = 0.2;

/**
 * Several questions that are each half likely are together likelier than a statement; and what the
 * shop surely knows about is rather asked than told.
 */
export function asAQuestion(
  segment: Segment,
  said: string,
  ranking: Ranking,
  told: SlotValues,
  { language, focus, focusFact }: Hearing,
): Segment {
  const { act, confidence, probabilities, from, to } = segment;
  const ordered = to - from >= leastAsking && putAsQuestion.test(fold(said));
  const put = ordered || (to - from >= leastAsking && asksWithParticle(said));
  const held = ordered ? questionHeld(segment) : null;
  if (held) return held;
  const guessedMove = act === 'want.move' && ordered && confidence < surelyPut;
  const gives = overruled.has(act) || guessedMove || (put && statements.has(act));
  if (!gives || confidence >= 1) return segment;
  const chances = alike.map((one) => ({ one, chance: probabilities[acts.indexOf(one)] ?? 0 }));
  const asked = chances.reduce((sum, { chance }) => sum + chance, 0);
  const [best] = chances.sort((a, b) => b.chance - a.chance);
  // "Can you bill us", where their name was asked for: who tells nothing asks.
  if (ordered && best && telling.has(act) && Object.keys(told).length === 0)
    return { ...segment, act: best.one, confidence: Math.max(asked, surelyPut) };
  if (asked <= confidence && !(put && asked >= (ordered ? leastPut : leastAskedAfter))) {
    if (asked < mayAsk * confidence || !best || to - from <= leastAsking) return segment;
    const [top] = ranking({
      text: said,
      act: best.one,
      language,
      focus,
      focusFact,
    });
    if (!top?.candidate || top.probability < surelyMeant) return segment;
  }
  if (!best) return segment;
  // "Can somebody tell me what he ate, it's ...": a question beside a detail is no less one.
  const surely = ordered && telling.has(act) ? Math.max(asked, surelyPut) : asked;
  return { ...segment, act: best.one, confidence: surely };
}

/** Acts that tell a detail, or agree to one. */
const telling: ReadonlySet<Act> = new Set(['give', 'choose', 'affirm', 'ack', 'aside', 'unclear']);

/** What is put as a question, and is one of several alike, is as sure as all of them together. */
function questionHeld(segment: Segment): Segment | null {
  const { act, confidence, probabilities } = segment;
  if (!plainly.includes(act)) return null;
  const asked = plainly.reduce((sum, one) => sum + (probabilities[acts.indexOf(one)] ?? 0), 0);
  return { ...segment, confidence: Math.max(confidence, asked, surelyPut) };
}

/** "The others do it for forty" may ask for less, or claim it: neither makes the other surer. */
const plainly: readonly Act[] = alike.filter((act) => act !== 'claim' && act !== 'ask.discount');

/** As sure as words are that stand in the order of a question. */
export const surelyPut = 0.5;

/** Words in the order of a question: "what do we bring", "can you bill us", "faut-il". */
const putAsQuestion =
  /^(?:(?:and|so|but|or|okay|ok|oh|um|uh|well|hm+|then|yeah|now|also|plus|et|pis|mais|ou|alors|bon|euh|ben)[ ,]+)*(?:(?:what|how|when|where|which|who|why)(?:'s|'ll|'d|s)?|(?:do|does|did|can|could|would|will|should|is|are|am|was|were|have|has|don't|doesn't|can't|isn't|aren't|won't) (?:you|ya|i|we|it|they|he|she|that|this|there|these|those|the|my|your|our|somebody|someone|anybody|anyone)|(?:est-ce|combien|comment|pourquoi|quand|quel\w*|ou (?:est|sont|c'est|je|on|vous)|qu'est-ce|qui (?:c'est|est)|y a-t-il|avez-vous|faites-vous|pouvez-vous|faut-il|puis-je|est-il|sont-ils|c'est quoi|c'est combien)|\w+[- ](?:tu|vous)) /;
/** Whether words are put as a question, in the order of one or with the particle of one. */
export function isPutAsQuestion(said: string): boolean {
  return putAsQuestion.test(fold(said)) || asksWithParticle(said);
}

/** "Do you send SMS reminders": whether what could be a name is what a question asks about. */
export function isAskedAbout(
  text: string,
  { start, end }: { start: number; end: number },
): boolean {
  const [first = ''] = fold(text.slice(start, end)).split(/[\s-]/);
  if (firstNames.has(first)) return false;
  const said = text.slice(0, end);
  const begins = Math.max(...[...',.;?!'].map((mark) => said.lastIndexOf(mark))) + 1;
  return isPutAsQuestion(said.slice(begins).trim());
}

/** A question so put needs no more than this to be taken for one. */
const leastPut = 0.08;
/** Where the particle stands behind something that is told ("Saturday at two, c'tu possible"), more. */
const leastAskedAfter = 0.25;

/** Statements that words in the order of a question are not. */
const statements: ReadonlySet<Act> = new Set([
  'greet',
  'thanks',
  'defer',
  'deny',
  'refuse',
  'correct',
  'either',
]);

const overruled: ReadonlySet<Act> = new Set([
  'describe',
  'aside',
  'ack',
  'unclear',
  'give',
  'choose',
  'frustrated',
  'want.message',
  'ask.next',
  'affirm',
  'hold',
  'want.book',
]);
