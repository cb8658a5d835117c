import type { Act } from '../heard/acts.ts';
import { type HeardAct, refsMeant, type ServiceRef, type Target } from '../heard/heard.ts';
import { tierOf } from '../knowledge/further-priced.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold, stem, wordsOf } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { type FoundCount, findCounts } from '../understanding/slots/counts.ts';
import { countOf } from './counted.ts';
import type { FoundSlot } from './found-slot.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { mentionsOutright } from './named-outright.ts';
import { isPutAsQuestion } from './put-as-question.ts';
import { countsWithin } from './slots.ts';
import { servicesByOwnWord } from './sums.ts';

/** What may stand between a number and the thing it counts: "two quick basic tune-ups". */
const mostBetween = 2;
const mostOfOne = 30;

/** "A", "one", "une" */
const article = /^(?:a|an|un|une)$/;

/** No number of things: "at two", "turning three", "not three". */
const noCount = /^(?:at|turning|aged|number|by|times|a|vers|numero|fois|not|pas)$/;

/**
 * "Two basic and one overhaul": how many of each of several services, by the number before its own name.
 * A number by itself is of one of them and of no other.
 */
export function withCountsOfEach(
  acts: readonly HeardAct[],
  { text, hearing: { receptionist } }: HeardTurn,
): HeardAct[] {
  return acts.map((act) => countedApart(text, act, receptionist));
}

function countedApart(text: string, act: HeardAct, receptionist: Receptionist): HeardAct {
  const { target } = act;
  if (target?.kind !== 'services' || target.refs.length < 2) return act;
  const counts = countsIn(text, receptionist);
  const distinct = new Set(target.refs.map(({ serviceId }) => serviceId)).size;
  if (distinct < target.refs.length || ![...counts.values()].some((count) => count > 1)) return act;
  const refs = target.refs.map(({ count: _, ...ref }): ServiceRef => {
    const own = counts.get(ref.serviceId);
    return own === undefined ? ref : { ...ref, count: own };
  });
  const { count: _, ...slots } = act.slots;
  return { ...act, target: { ...target, refs }, slots };
}

/**
 * "There's three of them, what would that be": how many was told in another stretch of the turn that is of nothing
 * else, of the one thing that is asked for.
 */
export function withCountTold(
  acts: readonly HeardAct[],
  { slots, hearing }: HeardTurn,
): HeardAct[] {
  const { receptionist, focus } = hearing;
  return acts.map((one) => {
    const act = withoutCountOfPeople(one, slots, hearing);
    if (!ofPrice.has(act.act) || act.slots.count !== undefined || act.slots.reckoning) return act;
    const [only, other] = act.target === null ? focus : refsMeant(act.target);
    if (!only || other || only.count !== undefined) return act;
    const told = acts.flatMap((one) => {
      const own = refsMeant(one.target);
      const ofThis = own.every(({ serviceId }) => serviceId === only.serviceId);
      return one !== act && mayTell.has(one.act) && ofThis && !one.slots.phone
        ? countsWithin(slots, one.start, one.end)
        : [];
    });
    const count = countOf(told, act.act, act.target, focus, receptionist);
    return count === undefined ? act : { ...act, slots: { ...act.slots, count } };
  });
}

/**
 * "Two bridesmaids and me, what's that for the three of us": who they are together is no number of the one thing that
 * was counted by its own name, in these words or in those before.
 */
function withoutCountOfPeople(
  act: HeardAct,
  slots: readonly FoundSlot[],
  { receptionist, saidBefore = [] }: Hearing,
): HeardAct {
  const { count, ...rest } = act.slots;
  const [only, other] = refsMeant(act.target);
  if (count === undefined || !only || other || !ofPrice.has(act.act)) return act;
  const own = countsWithin(slots, act.start, act.end).filter(({ value }) => value === count);
  if (own.length === 0 || own.some(({ counted }) => counted.kind !== 'people')) return act;
  // "With me getting a cut", added to what the others get.
  const added = act.slots.adds ? countsIn(act.words, receptionist).get(only.serviceId) : undefined;
  if (added !== undefined) return { ...act, slots: { ...rest, count: added } };
  const ofThing = (counts: readonly FoundCount[]) =>
    countOf(
      counts.filter(({ counted }) => counted.kind === 'things'),
      act.act,
      { kind: 'services', refs: [only] },
      [],
      receptionist,
    );
  const here = ofThing(countsWithin(slots, 0, Number.POSITIVE_INFINITY));
  const before = saidBefore.map((line) => ofThing(findCounts(line)));
  const told = here ?? before.findLast((one) => one !== undefined);
  if (told === undefined || told === count) return act;
  // How many of them it is for by now is not known where it was told before, and each is told by itself.
  return { ...act, slots: { ...rest, count: here ?? 1 } };
}

/**
 * "The other one's gone too, so both of them", after the price of one thing: what it comes to for as many is asked,
 * though no price is asked for again.
 */
export function withCountGoneOn(
  acts: readonly HeardAct[],
  { slots, hearing: { receptionist, focus, quoted = [], request, open } }: HeardTurn,
): readonly HeardAct[] {
  const [only, other] = focus;
  const [priced] = quoted;
  const service = only && receptionist.serviceById.get(only.serviceId);
  const alone = quoted.every(({ serviceId }) => serviceId === only?.serviceId);
  if (!service || other || !priced || !alone || request || open === 'option') return acts;
  if (service.pricingType === 'dont_say' || acts.some(({ act }) => asksElse.test(act))) return acts;
  const going = acts.filter((act) => mayGoOn(act, service.id));
  const counting = going.find(({ words }) => both.test(fold(words)) || ofThem(words) !== undefined);
  const first = counting ?? (going.length === 1 ? going[0] : undefined);
  if (!first) return acts;
  const named = servicesByOwnWord(first.words, receptionist).some(
    ({ serviceId }) => serviceId !== service.id,
  );
  const target: Target = { kind: 'services', refs: [only] };
  const counts = countsWithin(slots, first.start, first.end);
  // "Both wheels", of "each further wheel is 12", though the truing of wheels is a thing of its own.
  const further = tierOf(service, service.options.find(({ id }) => id === only.optionId) ?? null);
  const isFurther = counts.some(
    ({ counted }) =>
      counted.kind === 'things' && counted.words.some((word) => further?.stems.has(stem(word))),
  );
  const ofOthers = named && !isFurther;
  const several = both.test(fold(first.words)) ? 2 : ofThem(first.words);
  const count = countOf(counts, 'ask.price', target, focus, receptionist) ?? several;
  if (ofOthers || count === undefined || count < 2) return acts;
  const { thing: _, ...told } = first.slots;
  return acts.map((act) =>
    act === first
      ? { ...act, act: 'ask.price', confidence: 1, target, slots: { ...told, count } }
      : act,
  );
}

function mayGoOn({ act, target, confidence, words, slots }: HeardAct, serviceId: string): boolean {
  const told = slots.phone ?? slots.name ?? slots.address ?? slots.times ?? slots.amounts;
  if (told !== undefined || slots.reckoning || isPutAsQuestion(words)) return false;
  const isOf =
    target === null ||
    target.kind === 'unknown' ||
    (target.kind === 'services' && target.refs.every((ref) => ref.serviceId === serviceId));
  const guessed = act === 'ask.price' || (act.startsWith('ask.') && confidence < leastAsked);
  return isOf && (mayTell.has(act) || guessed);
}

/** "I've got three of them", "j'en ai trois". */
function ofThem(words: string): number | undefined {
  const folded = fold(words);
  return spokenNumbers(folded).find(
    ({ value, start, end }) =>
      value <= mostOfThem &&
      (/^ of (?:them|those|these|'?em)\b/.test(folded.slice(end)) ||
        (comesTo.test(folded.slice(0, start)) && endsSo.test(folded.slice(end))) ||
        (/\bj'en (?:ai|aurais) (?:juste |comme )?$/.test(folded.slice(0, start)) &&
          /^\W*$/.test(folded.slice(end)))),
  )?.value;
}

/** "With the rooms upstairs that makes six", "ça fait six en tout": how many it comes to. */
const comesTo =
  /\b(?:(?:that|it|this)(?:'ll| will|'d| would)? (?:makes?|be)|(?:that|it)'?s|make (?:it|that)|ca (?:en )?(?:fait|ferait|fera)|c'est|on est rendu[s]? a) (?:more like |actually |really |gonna be |going to be |like |plutot |comme |bien )?$/;
const endsSo =
  /^(?: (?:then|now|total|altogether|all together|in all|all in|instead|actually|of them|en tout|finalement|au total|plutot))?\W*$/;

const mostOfThem = 12;
const leastAsked = 0.5;
const asksElse = /^(?:want\.|complain|alarm|refuse|deny|bye|defer|claim)/;
const both =
  /\b(?:both(?: of)?(?: (?:them|these|those|the|my|our))?(?: \p{L}+)?\W*$|the two of them\b|all two\b|(?:pour |fait que |donc )?les deux(?: \p{L}+)?\W*$)/u;

const ofPrice: ReadonlySet<Act> = new Set(['ask.price', 'ask.total']);
const mayTell: ReadonlySet<Act> = new Set([
  'describe',
  'give',
  'aside',
  'ack',
  'unclear',
  'correct',
  'choose',
  'want.book',
  'affirm',
  'greet',
]);

/** How many of each service a text speaks of, where it says a number or an article before its name. */
export function countsIn(text: string, receptionist: Receptionist): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const named = mentionsOutright(receptionist, text);
  for (const [at, { serviceId, start }] of named.entries()) {
    const from = named[at - 1]?.end ?? 0;
    const count = countBefore(text.slice(from, start));
    if (count !== null) found.set(serviceId, count);
  }
  return found;
}

/** The number that stands right before a name. */
function countBefore(before: string): number | null {
  const words = wordsOf(before);
  for (let at = words.length - 1; at >= 0 && at >= words.length - 1 - mostBetween; at -= 1) {
    const { text, afterBreak } = words[at] ?? { text: '', afterBreak: false };
    const value = article.test(text) ? 1 : numberIn(text);
    const counts = !noCount.test(words[at - 1]?.text ?? '') && value !== null;
    if (counts && value >= 1 && value <= mostOfOne) return value;
    if (afterBreak || /^(?:and|et|pis|plus|for|pour|the|le|la|les|my|mon|ma|mes)$/.test(text))
      return null;
  }
  return null;
}

function numberIn(word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  return spokenNumbers(fold(word))[0]?.value ?? null;
}
