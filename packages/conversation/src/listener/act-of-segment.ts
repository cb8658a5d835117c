import { type Act, acts } from '../heard/acts.ts';
import type { SlotValues } from '../heard/heard.ts';
import { deniesDanger, floods, isDanger, smoulders } from '../knowledge/hazards.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { dropsBy } from '../understanding/drops-by.ts';
import type { Hearing } from './hearing.ts';
import type { Ranking } from './retrieve.ts';
import type { Segment } from './segments.ts';
import { alike } from './targets.ts';
import type { HeardWord } from './tokens.ts';

/** Fewer words than these hide no question. */
export const leastAsking = 4;

/** The owner's answer must be this likely before it takes the place of ours. */
export const surelyMeant = 0.5;

/**
 * The act of a segment once its details are known: what a detail is, its type says better than the
 * words around it, and what would end or alarm a call must be sure.
 */
export function settled(
  { act, confidence, probabilities, from, to }: Segment,
  said: string,
  values: SlotValues,
  { open }: Hearing,
): Act {
  const tells = values.phone ?? values.email ?? values.digits ?? values.callerNumber;
  const vague = act === 'aside' || act === 'ack' || act === 'unclear' || act === 'greet';
  if (tells && vague) return 'give';
  if (vague && values.name) return 'give';
  if (vague && values.address) return 'give';
  if (vague && values.times && open === 'time') return 'give';
  const proof = proofOf[act];
  if (proof && confidence < surelySo && !proof.test(fold(said)))
    return nextLikely(probabilities, act);
  // Nobody is sent away by half a guess.
  if ((act === 'wrong.number' || act === 'who.sales') && confidence < sureEnough) return 'unclear';
  if (act === 'bye' && confidence < sureEnough) return 'unclear';
  if (act === 'bye' && to - from > longestGoodbye) return 'ack';
  if (act.startsWith('alarm.') && confidence < 1 && alarmChance(probabilities) < sureAlarm)
    return 'describe';
  return act;
}

/** Acts that are met with much ado: less sure than this, a word must speak for them. */
const surelySo = 0.85;
const proofOf: Partial<Record<Act, RegExp>> = {
  'ask.discount':
    /\b(?:discount\w*|deals?|cheap\w*|off|lower|match|price|specials?|coupons?|promo\w*|save|seniors?|student\w*|veteran|military|break|free|bundle|package|less|expensive|steep|pricey|better|rabais|escompte|moins cher|speciaux?|aine\w*|etudiant\w*|age d'or|meilleur|negoci\w*|reduction|much|cost\w*|charge)\b/,
};

/** The likeliest act but one. */
function nextLikely(probabilities: Float64Array, but: Act): Act {
  let best: Act = 'unclear';
  let most = 0;
  acts.forEach((act, at) => {
    const chance = probabilities[at] ?? 0;
    if (act !== but && chance > most) [best, most] = [act, chance];
  });
  return best;
}

/** Words that only carry the last question on: "okay, Saturday then", "there's six of them", "I'm in Sooke". */
export function followed(
  words: readonly HeardWord[],
  { from, to }: Segment,
  { said, text }: { said: string; text: string },
  act: Act,
  values: SlotValues,
  { open, lastActs, receptionist }: Hearing,
): Act {
  const town =
    receptionist.areaFacts.length > 0 &&
    words.slice(from, to).some((word, at) => namesTown(word, words[from + at - 1], receptionist));
  const mayAskOfTown = ofPlaces.has(act) || (act === 'want.message' && open !== 'reason');
  if (town && mayAskOfTown && !(values.phone ?? values.address)) return 'ask.area';
  const [here, whole] = [fold(said), fold(text)];
  if (cancelable.has(act) && (booked.test(here) || unable.test(here)))
    if (booked.test(whole) && unable.test(whole)) return 'want.cancel';
  if (deferrable.has(act) && callsBack.test(here)) return 'defer';
  if (taxable.has(act) && tax.test(here) && !sums.test(here)) return 'ask.includes';
  if (dropping.has(act) && values.times?.some(({ date }) => date) && dropsBy.test(said))
    return 'ask.when';
  const loose = [
    'ack',
    'aside',
    'give',
    'describe',
    'choose',
    'affirm',
    'unclear',
    'correct',
  ].includes(act);
  if (!loose || !['else', 'none', 'help', 'offer.book', 'offer.call', 'option'].includes(open))
    return act;
  if (values.name ?? values.phone ?? values.address) return act;
  const days = values.times?.some(({ date }) => date) === true;
  if (days && lastActs.includes('ask.hours')) return 'ask.hours';
  const priced = lastActs.includes('ask.price') || lastActs.includes('ask.total');
  if (priced && values.count !== undefined && to - from <= longestFollowUp) return 'ask.price';
  return town ? 'ask.area' : act;
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

/** A town whose name is an everyday word ("Hope") is one after "to" or "in". */
function namesTown(
  word: HeardWord,
  before: HeardWord | undefined,
  { tradeWords }: Receptionist,
): boolean {
  if (!tradeWords.towns.has(word.word)) return false;
  return !word.small || /^(?:to|in|at|near|from|a|de|vers)$/.test(before?.word ?? '');
}

const longestFollowUp = 8;
/** Questions that are about going there where they name a town the shop speaks of. */
const ofPlaces: ReadonlySet<Act> = new Set([
  'ask.offer',
  'ask.fact',
  'ask.hours',
  'ask.when',
  'ask.place',
  'ask.status',
  'ask.compare',
  'ask.you',
  'ask.next',
  'ask.includes',
]);

/** Acts that end a call are only believed when they are likelier than not. */
const sureEnough = 0.5;
/** Who leaves says so in few words. */
const longestGoodbye = 10;
/** An alarm rings for a report, never for a word. */
const sureAlarm = 0.42;

/** How likely words are a report of trouble that cannot wait. */
export function alarmChance(probabilities: Float64Array): number {
  return (
    (probabilities[acts.indexOf('alarm.danger')] ?? 0) +
    (probabilities[acts.indexOf('alarm.urgent')] ?? 0)
  );
}

/** Life at risk is never missed for want of a better reading. */
export function withDanger(text: string, matter: string, segments: Segment[]): Segment[] {
  if (deniesDanger(text))
    return segments.map((one) =>
      one.act === 'alarm.danger' ? { ...one, act: 'describe' as const } : one,
    );
  const danger = isDanger(text) || smoulders(text, matter);
  if (!danger && !floods(text)) return segments;
  const heard = segments.some(
    ({ act, probabilities }) => act.startsWith('alarm.') && alarmChance(probabilities) >= sureAlarm,
  );
  if (heard) return segments;
  const [first, ...rest] = segments;
  const last = rest.at(-1) ?? first;
  if (!first || !last) return segments;
  const act = danger ? ('alarm.danger' as const) : ('alarm.urgent' as const);
  return [{ ...first, to: last.to, act, confidence: 1 }];
}

/** Trouble told before and trouble told now, each half an alarm, together are one from here on. */
const surelyTogether = 0.55;
/** What is told now must itself sound of trouble this much. */
const halfAnAlarm = 0.15;

/**
 * Trouble told slowly: "there's a spot on the ceiling", and then "now it's pouring". What was told
 * before counts as much as what is told now.
 * @param chanceOf how likely an alarm other words are by themselves.
 */
export function toldSlowly(
  segments: readonly Segment[],
  matter: string,
  chanceOf: (words: string) => number,
): Segment[] {
  let before: number | null = null;
  return segments.map((one) => {
    if (!(one.act === 'describe' || one.act.startsWith('alarm.')) || matter === '') return one;
    const now = alarmChance(one.probabilities);
    if (now < halfAnAlarm) return one;
    before ??= chanceOf(matter);
    const both = 1 - (1 - now) * (1 - before);
    return both < surelyTogether ? one : { ...one, act: 'alarm.urgent', confidence: 1 };
  });
}

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
  { language, focus, focusFact }: Hearing,
): Segment {
  const { act, confidence, probabilities, from, to } = segment;
  if (!overruled.has(act) || confidence >= 1) return segment;
  const chances = alike.map((one) => ({ one, chance: probabilities[acts.indexOf(one)] ?? 0 }));
  const asked = chances.reduce((sum, { chance }) => sum + chance, 0);
  const [best] = chances.sort((a, b) => b.chance - a.chance);
  if (asked <= confidence) {
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
  return best ? { ...segment, act: best.one, confidence: asked } : segment;
}

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
