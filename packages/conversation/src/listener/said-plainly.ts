import type { Act } from '../heard/acts.ts';
import type { SlotValues } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { dropsBy } from '../understanding/drops-by.ts';

/**
 * What words do in so many words, where they were heard as something they are easily taken for; null
 * elsewhere.
 * @param said the words of the act, @param text the whole turn.
 */
export function saidPlainly(
  act: Act,
  said: string,
  text: string,
  { times }: SlotValues,
): Act | null {
  const [here, whole] = [fold(said), fold(text)];
  const visit = booked.test(here) || unable.test(here);
  if (cancelable.has(act) && visit && booked.test(whole) && unable.test(whole))
    return 'want.cancel';
  if (deferrable.has(act) && callsBack.test(here)) return 'defer';
  if (taxable.has(act) && tax.test(here) && !sums.test(here)) return 'ask.includes';
  if (dropping.has(act) && times?.some(({ date }) => date) && dropsBy.test(said)) return 'ask.when';
  return null;
}

/** "I have an appointment Thursday and I can't make it", whatever else it sounds like. */
const cancelable: ReadonlySet<Act> = new Set(['want.book', 'describe', 'give', 'aside', 'greet']);
const booked =
  /\b(?:(?:i|we)(?:'ve| have)?(?: got| had| have)? (?:an? |my |our )?(?:\p{L}+ ){0,3}(?:appointment|booking|reservation|showing|session|appt|visit)|(?:i|we)(?:'ve| have)(?: got)? an? (?:\p{L}+ ){1,3}(?:at|on|booked|today|tomorrow|this|next|\p{L}+day)\b|(?:i'm|we're|i am|we are) (?:booked|scheduled|supposed to)|(?:j'ai|on a|j'avais|on avait) (?:un|mon|notre) (?:\p{L}+ ){0,2}(?:rendez-vous|rdv|visite|reservation))\b/u;
const unable =
  /\b(?:(?:can't|cannot|can not|won't|not (?:gonna|going to)|not able to|not gonna be able to|unable to) (?:be able to )?(?:make|come|be there|do)|(?:pourr\w+|peux|peut|serai|sera) (?:pas|pu|plus|point)\b)/;

/** "That's with the HST, right" asks of tax, whatever else it sounds like. */
const taxable: ReadonlySet<Act> = new Set([
  'ask.area',
  'ask.total',
  'ask.price',
  'claim',
  'ack',
  'affirm',
  'aside',
  'give',
  'describe',
]);
const tax = /\b(?:tax(?:es)?|hst|gst|pst|qst|tps|tvq|tvh)\b/;
const sums =
  /\bhow much\b|\bwhat(?:'?s| is| does| would| do)?\b.*\b(?:come|total|cost|run|all in|altogether|paying|owe|damage)\b|\bcombien\b|\bbefore (?:the )?tax/;

/** Who will call back, or asks somebody at home first, is let go. */
const deferrable: ReadonlySet<Act> = new Set([
  'give',
  'describe',
  'aside',
  'want.callback',
  'return.call',
  'unclear',
  'thanks',
  'ack',
]);
const callsBack =
  /\b(?:i'?ll|i will|we'?ll|lemme|let me|i'm gonna|gonna) (?:(?:just |have to |need to )?(?:think|talk|check|ask|see|figure|sleep on|run it|look)\b.*\b)?(?:call|ring|phone|get back to) (?:you|ya)\b|\b(?:let me|lemme|i'?ll|gotta|need to|have to) (?:go )?(?:think about it|talk (?:to|with) (?:my|the|him|her)|ask (?:my|the|him|her)|check with (?:my|the|him|her)|run it by)|\bje (?:vais |vas |va )?(?:vous |te )?(?:re)?(?:rappelle(?:rai)?|rappeler|contacte(?:rai)?)\b|\b(?:je|on) (?:va|vas|vais) (?:y penser|(?:voir|en parler|regarder ca) (?:avec|a)|en jaser)/;

/** Acts in which somebody who names a day to drop by asks whether the doors are open then. */
const dropping: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.offer',
  'describe',
  'aside',
  'unclear',
]);
