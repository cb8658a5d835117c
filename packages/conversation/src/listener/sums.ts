import type { Act } from '../heard/acts.ts';
import { type HeardAct, type ServiceRef, sameRef } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { mayBeMoneyIn } from '../knowledge/guard.ts';
import { parsePrice } from '../knowledge/prices.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { countsOnly, type Reckoning, reckoningIn } from '../understanding/reckonings.ts';
import { askingStems } from './candidates.ts';
import { countsIn } from './counts-of-each.ts';
import type { Hearing } from './hearing.ts';
import { namedOutright } from './named-outright.ts';

/** "What's that come to", "ça monterait à combien": words that ask for a sum. */
const asksForSum =
  /\b(?:(?:what|how much)(?:'s|s|'d|'ll)?\b[^.?!]*\b(?:come(?:s)? (?:out )?to|coming to|(?:that|this|those|it|all|does|would)(?:'s)? (?:make|bring)s?(?: (?:it|that|me|us|my \w+))?(?: to)?|run me (?:all|both|total)|add(?:s)? up|all (?:in|together|of (?:it|that|them))|altogether|total|for (?:both|everything|all)|be (?:with|then|all|for (?:all|both|everything)))|add (?:it|that|those|them|this) (?:all )?up|if (?:i|we|you) (?:get|do|take|book|want) (?:them )?(?:both|all (?:of (?:it|them)|three|that)|the two)\b(?=.*\b(?:what|how much)\b)|(?:my|the|a|in|grand) total|altogether|all[- ]in(?! (?:one|the|a|my|your|there)\b)|(?:how much|what)(?:'s| is| would| are)? (?:all (?:of )?(?:that|this|those|it|them)|both)|how much (?:for|is|are) (?:all|both)|all (?:that|of that) (?:come|be|run)|(?:ca|cela) (?:me |nous |lui |m'|nous )?(?:fait|ferait|fera|va faire|monte|monterait|revient|reviendrait|donne|donnerait|arrive)[^.?!]{0,16}\b(?:combien|quoi)|combien (?:que )?(?:ca |cela )?(?:me |nous )?(?:en tout|au total|fait|ferait|monte|monterait|revient|reviendrait|le tout|pour le tout|tout ensemble|toute? ensemble|les (?:deux|trois|quatre))|au total|en tout|le total|tout(?:e)? ensemble)\b/;
/** "What if I add", "si je rajoutais": what it comes to then. */
const supposesMore =
  /\b(?:what if (?:i|we|you)|if (?:i|we) (?:also |just )?(?:add|added|get|got|do|did|throw|toss|take|took|want|wanted)|say (?:i|we) add|si (?:je|j'|on|vous) ?(?:vous )?(?:en )?(?:rajout|ajout|pren|fais|veux|voul)\w*)/;
const adding =
  /\b(?:as well|too|also|on top|add(?:ed|ing)?|throw(?:ing)? in|toss in|plus|with|including|aussi|en plus|de plus|avec|rajout\w*|ajout\w*|tant qu'a)\b/;
/** "Add that up" adds nothing. */
const addUp = /\badd(?:s|ing|ed)? (?:(?:it|that|this|them|those|all) )*up\b/g;
/** Whether it is less taken together, or there is one price for all of it. */
const asksCheaper =
  /\b(?:(?:cheaper|less|something|better (?:price|deal)|(?:a |any |some )?(?:deal|discount|bundle|package|combo|special|break|savings?))\b[^.?!]*\b(?:both|together|all (?:three|of (?:it|them|that)|that)|the (?:two|three)|combined?|at once|same (?:time|visit|day)|if i (?:do|get|book|take))|(?:both|together|all (?:three|of (?:it|them))|the (?:two|three) of them|combined?)\b[^.?!]*\b(?:cheaper|less|deal|discount|bundle|package|combo|special|save)|(?:a|any|some (?:kind|sort) of|kind of an?) (?:bundle|package|combo)|(?:un genre de|un|des|en|de) (?:forfait|ensemble)s?|(?:moins cher|rabais|meilleur prix|(?:un |de )?prix)\b[^.?!]*\b(?:ensemble|les (?:deux|trois)|pour (?:le tout|tout\w*)|combine\w*|en meme temps|d'un coup)|(?:ensemble|les (?:deux|trois))\b[^.?!]*\b(?:moins cher|rabais|forfait|meilleur prix))\b/;

/** Acts that a question of a sum is easily taken for. */
const takenFor: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.includes',
  'ask.fact',
  'ask.compare',
  'ask.offer',
  'ask.discount',
  'ask.when',
  'ask.next',
  'claim',
  'aside',
  'ack',
  'unclear',
  'describe',
  'give',
  'choose',
  'correct',
  'want.book',
  'affirm',
]);

const mostBare = 9;

/** Acts that "and X as well" is taken for, which ask nothing of X. */
const mistaken: ReadonlySet<Act> = new Set([
  'ask.includes',
  'ask.compare',
  'ask.fact',
  'aside',
  'ack',
  'unclear',
  'give',
]);

/** "With the shelf" adds to what was talked of; "a table with the shelf" names both. */
function addsToWhatWas(said: string, receptionist: Receptionist): boolean {
  const folded = fold(said).replace(addUp, (words) => ' '.repeat(words.length));
  const found = adding.exec(folded);
  if (!found) return false;
  const [first] = namedOutright(said, receptionist);
  const joins = /^(?:with|plus|avec|including)$/.test(found[0]);
  return !(joins && first && first.end <= found.index) || wholeOfIt.test(folded);
}

/** "What's everything", "en tout": all that was talked of so far. */
const wholeOfIt =
  /\b(?:everything|all(?! in\b)|total|altogether|together|tout|toute?s?|ensemble|total)\b/;
/** "What would that come to with the shelf": with what was talked of last. */
const ofThat = /\b(?:that|it|this|ca|cela)\b/;

/** "Does that come with the shelf" asks what is part of it, and adds nothing. */
const asksIncluded =
  /\b(?:does|do|is|are|est-ce)\b.*\b(?:comes? with|includ\w*|part of|in (?:that|it)|compris\w*|inclu\w*|vien(?:t|nent) avec)\b/;

/** What an act asks of a sum, where it does: that it is asked for, added to, or hoped to be less. */
export function sumAsked(
  said: string,
  act: Act,
  { focus, receptionist, open }: Pick<Hearing, 'focus' | 'receptionist' | 'open'>,
): { act: Act; adds?: true; toLast?: true; cheaper?: true } | null {
  if (act !== 'ask.total' && !takenFor.has(act)) return null;
  const folded = fold(said);
  const cheaper = asksCheaper.test(folded);
  const adds = focus.length > 0 && addsToWhatWas(said, receptionist);
  const services = servicesByOwnWord(said, receptionist);
  const named = services.length;
  const further = services.filter(
    ({ serviceId }) => !focus.some((ref) => ref.serviceId === serviceId),
  );
  if (cheaper && (focus.length > 0 || named > 1))
    return { act: 'ask.total', cheaper: true, ...(adds && { adds }) };
  const toLast = adds && further.length === named && ofThat.test(folded) && !wholeOfIt.test(folded);
  const added = { ...(adds && { adds }), ...(toLast && { toLast }) };
  if (act === 'ask.total') return { act, ...added };
  // "The wax and the odour thing", with nothing else said of them.
  const bare = named > 1 && act === 'unclear' && said.split(/\s+/).length <= mostBare;
  if (bare) return { act: 'ask.price' };
  // "And the stairs as well": a thing of its own, and no part of what is talked of.
  if (
    adds &&
    further.length > 0 &&
    !asksIncluded.test(folded) &&
    (supposesMore.test(folded) || mistaken.has(act))
  ) {
    if (['none', 'else', 'help', 'option', 'service'].includes(open) || open.startsWith('offer'))
      return { act: 'ask.total', adds };
    if (open === 'time' || open === 'name') return { act: 'want.book' };
  }
  const sums = asksForSum.test(folded);
  if (
    sums &&
    (adds || named > 1 || (named === 0 && focus.length > 0)) &&
    (act !== 'want.book' || named > 1)
  )
    return { act: 'ask.total', ...added };
  return null;
}

/** Words that say when rather than what, whoever's name they stand in. */
const ofTimes = contentStems(
  'spring summer fall autumn winter season morning evening night day week month year today printemps ete automne hiver saison matin soir nuit jour semaine mois',
);

/** Services called by a word that stands in no other service's name. */
export function servicesByOwnWord(
  said: string,
  { candidates, profile }: Receptionist,
): ServiceRef[] {
  const stems = new Set(
    [...contentStems(said), ...askingStems(said)].filter((stem) => !ofTimes.has(stem)),
  );
  const named = candidates.all.filter(({ kind }) => kind === 'service');
  const found = named.filter((one) =>
    [...one.title].some(
      (stem) => stems.has(stem) && named.every((other) => other === one || !other.title.has(stem)),
    ),
  );
  const order = new Map(profile.knowledge.services.map(({ id }, at) => [id, at]));
  return found
    .toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
    .map(({ id }) => ({ serviceId: id, optionId: null }));
}

/** Read once: what a business charges does not change while calls are answered. */
const known = new WeakMap<Receptionist, ReadonlySet<number>>();

/** Every sum a shop's price list, descriptions, notes and answers speak of, in cents. */
function figuresOf(receptionist: Receptionist): ReadonlySet<number> {
  const before = known.get(receptionist);
  if (before) return before;
  const { services, commonQuestions, operationalNotes } = receptionist.profile.knowledge;
  const told = services.filter(({ pricingType }) => pricingType !== 'dont_say');
  const rows = told.flatMap(({ basePrice, options, pricingType }) =>
    pricingType === 'options' ? options.map(({ price }) => price) : [basePrice],
  );
  const words = [
    ...told.map(({ description }) => description),
    ...commonQuestions.flatMap(({ explanation, explanationFr }) => [explanation, explanationFr]),
    ...operationalNotes.flatMap(({ content, contentFr }) => [content, contentFr]),
  ];
  const figures = new Set([
    ...rows.flatMap((price) => parsePrice(price).amountCents ?? []),
    ...words.flatMap((text) => mayBeMoneyIn(text ?? '').map(({ cents }) => cents)),
  ]);
  known.set(receptionist, figures);
  return figures;
}

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
  text: string,
  acts: readonly HeardAct[],
  { receptionist, focus, language, open }: Hearing,
): HeardAct[] {
  const reckoning = open === 'phone' || open === 'address' ? null : reckoningIn(text, language);
  if (!reckoning) return [...acts];
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
  const [first] = acts.filter(within);
  if (!first) return [...acts];
  const excluded = new Set(acts.flatMap(({ slots }) => slots.without ?? []));
  // "One of each, so a hundred and seventy": what several are meant by is known without their names.
  const several = acts
    .filter(within)
    .flatMap(({ target }) =>
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
  const asks: HeardAct = {
    act: 'ask.total',
    confidence: 1,
    start: first.start,
    end: Math.max(...acts.filter(within).map(({ end }) => end)),
    words: text.slice(first.start, Math.max(...acts.filter(within).map(({ end }) => end))).trim(),
    target: null,
    slots: {
      reckoning: { ...reckoning, named, called: calledBy(reckoning, receptionist) },
      ...(excluded.size > 0 ? { without: [...excluded] } : {}),
    },
  };
  const asked = acts.filter((one) => !within(one) && !isTag(one, asks));
  return [...asked, asks].sort((one, other) => one.start - other.start);
}

/** The services that each amount is said to be the price of. */
function calledBy({ terms }: Reckoning, receptionist: Receptionist): string[][] {
  return terms.map(({ name }) =>
    servicesByOwnWord(name, receptionist).map(({ serviceId }) => serviceId),
  );
}

/** "Is that right", "c'est ça": the tail of what was reckoned. */
function isTag({ act, words, start }: HeardAct, asks: HeardAct): boolean {
  if (act === 'ask.total' || act === 'ask.price')
    return start >= asks.end && asksForSum.test(fold(words));
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
  const asks = asksForSum.test(fold(text));
  if (terms.length === 0)
    return (
      claimed !== null &&
      focus.length > 0 &&
      acts.some(
        ({ act, slots }) =>
          (act === 'ask.total' ||
            act === 'claim' ||
            (act === 'correct' && endsAsking.test(text))) &&
          !slots.times,
      )
    );
  if (matched.length === 0) return false;
  const reckons = claimed !== null || asks || terms.some(({ times }) => times !== null);
  return reckons && matched.length >= Math.min(amounts.length, leastMatched);
}

/** "So that's a hundred and four, isn't it" */
const endsAsking =
  /\b(?:right|correct|yeah|no|isn't it|is it|is that right|non|hein|c'est (?:bien )?[cç]a)\W*$/i;

/** As many of the numbers must be amounts of this shop's. */
const leastMatched = 2;

/** One question of a sum a turn: what its parts name and ask is of the same sum. */
export function asOneSum(acts: readonly HeardAct[]): HeardAct[] {
  const sums = acts.filter(({ act }) => act === 'ask.total');
  const last = sums.at(-1);
  if (!last) return [...acts];
  const reckons = sums.find(({ slots }) => slots.reckoning);
  const cheaper = sums.some(({ slots }) => slots.cheaper);
  const kept = cheaper ? acts.filter(({ act }) => act !== 'claim') : acts;
  if (sums.length === 1) return [...kept];
  const refs = sums.flatMap(({ target }) => (target?.kind === 'services' ? target.refs : []));
  const distinct = refs.filter((ref, at) => refs.findIndex((one) => sameRef(one, ref)) === at);
  const whole: HeardAct = {
    ...last,
    start: sums[0]?.start ?? last.start,
    words: sums.map(({ words }) => words).join(' '),
    target: distinct.length > 0 ? { kind: 'services', refs: distinct } : last.target,
    slots: Object.assign({}, ...sums.map(({ slots }) => slots), cheaper ? { cheaper } : {}),
  };
  if (reckons && cheaper) delete whole.slots.reckoning;
  return kept.flatMap((one) => (one === last ? whole : sums.includes(one) ? [] : one));
}
