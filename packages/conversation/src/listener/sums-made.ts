import type { Act } from '../heard/acts.ts';
import type { HeardAct, ServiceRef, SlotValues } from '../heard/heard.ts';
import { mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import { parsePrice } from '../knowledge/prices.ts';
import { fold, withoutSpans } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { rememberingOf } from '../remembering.ts';
import { countsOnly, type Reckoning, reckoningIn } from '../understanding/reckonings.ts';
import { countsIn } from './counts-of-each.ts';
import type { HeardTurn } from './hearing.ts';
import { mergedAct, withMerged } from './merged-act.ts';
import { asksForSum, servicesByOwnWord, takenFor } from './sums.ts';

/** Every sum a shop's price list, descriptions, notes and answers speak of, in cents. */
const figuresOf = rememberingOf(({ profile: { knowledge } }: Receptionist): ReadonlySet<number> => {
  const { services, commonQuestions, operationalNotes } = knowledge;
  const told = services.filter(({ pricingType }) => pricingType !== 'dont_say');
  const rows = told.flatMap(({ basePrice, options, pricingType }) =>
    pricingType === 'options' ? options.map(({ price }) => price) : [basePrice],
  );
  const words = [
    ...told.map(({ description }) => description),
    ...commonQuestions.flatMap(({ explanation, explanationFr }) => [explanation, explanationFr]),
    ...operationalNotes.flatMap(({ content, contentFr }) => [content, contentFr]),
  ];
  return new Set([
    ...rows.flatMap((price) => parsePrice(price).amountCents ?? []),
    ...words.flatMap((text) => mayBeMoneyIn(text ?? '').map(({ cents }) => cents)),
  ]);
});

/** Acts in which a caller makes up a sum; what books, complains or tells a number does not. */
const mayReckon: ReadonlySet<Act> = new Set([
  ...takenFor,
  'ask.total',
  'deny',
  'frustrated',
  'greet',
  'either',
  'ask.hours',
]);

/**
 * "So the ninety five and the thirty, what's that come to": the acts such words were taken for make
 * place for one question of the sum. Only where the numbers are this shop's, or the sum is asked for.
 */
export function withReckoning(
  acts: readonly HeardAct[],
  { text, slots, hearing: { receptionist, focus, language, open } }: HeardTurn,
): HeardAct[] {
  const bare = withoutSpans(
    text,
    slots.filter(({ values }) => isDated(values)),
  );
  const reckoning = open === 'phone' || open === 'address' ? null : reckoningIn(bare, language);
  if (!reckoning) return [...acts];
  // "Friday the twenty-seventh at nine" makes no sum.
  const dated = acts.some(({ slots }) =>
    slots.times?.some(
      ({ date, time, start, end }) =>
        date && time && start < reckoning.end && end > reckoning.start,
    ),
  );
  if (dated && reckoning.terms.length === 1) return [...acts];
  const tells = acts.some(
    ({ slots, start, end }) =>
      start < reckoning.end &&
      end > reckoning.start &&
      (slots.phone ?? slots.digits ?? slots.email),
  );
  if (
    (tells && !reckoning.agrees) ||
    !isOfPrices(reckoning, acts, figuresOf(receptionist), text, focus)
  )
    return [...acts];
  const within = ({ act, start, end }: HeardAct) =>
    mayReckon.has(act) && start < reckoning.end && end > reckoning.start;
  const merged = acts.filter(within);
  if (merged.length === 0) return [...acts];
  const excluded = new Set(acts.flatMap(({ slots }) => slots.without ?? []));
  // "One of each, so a hundred and seventy": what several are meant by is known without their names.
  const several = merged.flatMap(({ target }) =>
    target?.kind === 'services' && target.refs.length > 1 ? target.refs : [],
  );
  const counts = countsIn(text, receptionist);
  const byName = servicesByOwnWord(text, receptionist)
    .filter(({ serviceId }) => !several.some((ref) => ref.serviceId === serviceId))
    .map((ref) => {
      const count = counts.get(ref.serviceId);
      return count === undefined ? ref : { ...ref, count };
    });
  const named = [...several, ...byName].filter(({ serviceId }) => !excluded.has(serviceId));
  const asks = mergedAct(text, merged, {
    act: 'ask.total',
    target: null,
    slots: {
      reckoning: { ...reckoning, named, called: calledBy(reckoning, receptionist) },
      ...(excluded.size > 0 ? { without: [...excluded] } : {}),
    },
  });
  return withMerged(
    acts,
    acts.filter((one) => within(one) || isTag(one, asks)),
    asks,
  );
}

/** "Friday the twenty-seventh at nine" multiplies nothing. */
const isDated = ({ times }: SlotValues) => times?.some(({ date }) => date !== undefined) === true;

/** The services that each amount is said to be the price of. */
function calledBy({ terms }: Reckoning, receptionist: Receptionist): string[][] {
  return terms.map(({ name }) =>
    servicesByOwnWord(name, receptionist).map(({ serviceId }) => serviceId),
  );
}

/** "Is that right", "c'est ça": the tail of what was reckoned. */
function isTag({ act, words, start }: HeardAct, asks: HeardAct): boolean {
  if (act === 'ask.total' || act === 'ask.price')
    return start >= asks.end && asksForSum(fold(words));
  return start >= asks.end && tag.test(fold(words)) && words.split(/\s+/).length <= longestTag;
}

const tag =
  /\b(?:right|yeah|yes|correct|is (?:it|that)|c'est (?:bien )?(?:ca|tu ca)|(?:est|c'est)[- ]tu (?:bien )?ca|non|hein|no)\b/;
const longestTag = 5;

function isOfPrices(
  { terms, claimed }: Reckoning,
  acts: readonly HeardAct[],
  figures: ReadonlySet<number>,
  text: string,
  focus: readonly ServiceRef[],
): boolean {
  const ours = (amounts: readonly number[]) => amounts.some((cents) => figures.has(cents));
  const amounts = terms.filter((term) => !countsOnly(term) || ours(term.amounts));
  const matched = amounts.filter(
    ({ amounts, times }) => ours(amounts) || (times !== null && ours(times)),
  );
  const asks = asksForSum(fold(text));
  if (terms.length === 0)
    return (
      claimed !== null &&
      focus.length > 0 &&
      acts.some(
        ({ act, slots }) =>
          ((act === 'ask.total' || act === 'claim') && !slots.times) ||
          (concludes.has(act) && asksIfSo(text) && isBareClock(slots)),
      )
    );
  if (matched.length === 0) return false;
  const reckons = claimed !== null || asks || terms.some(({ times }) => times !== null);
  return reckons && matched.length >= Math.min(amounts.length, leastMatched);
}

/** What "so that's two thirty nine, right" is taken for. */
const concludes: ReadonlySet<Act> = new Set([
  'ask.total',
  'claim',
  'correct',
  'ask.when',
  'give',
  'ask.price',
]);

/** No time was told, or one of odd minutes, which is rather an amount: visits begin on the five. */
function isBareClock({ times }: SlotValues): boolean {
  return (times ?? []).every(
    ({ date, time }) => !date && time !== undefined && time.minute % 5 !== 0,
  );
}

const asksIfSo = (text: string) => endsAsking.test(text) || doubts.test(fold(text));

/** "Shouldn't that be two thirty nine" */
const doubts =
  /\b(?:should|shouldn't|wouldn't|isn't) (?:it|that|this)(?: all)? (?:be|come|make)\b|\bca devrait\b/;
/** "So that's a hundred and four, isn't it" */
const endsAsking =
  /\b(?:right|correct|yeah|no|isn't it|is it|is that right|non|hein|c'est (?:bien )?[cç]a)\W*$/i;

/** As many of the numbers must be amounts of this shop's. */
const leastMatched = 2;
