import type { Act } from '../heard/acts.ts';
import { type HeardAct, refsMeant, type ServiceRef, sameRef, type Target } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { rememberingOf } from '../remembering.ts';
import { askingStems } from './candidates.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { namedOutright } from './named-outright.ts';

/** "What's that come to", "ça monterait à combien": words that ask for a sum. */
const sumInWords =
  /\b(?:(?:what|how much)(?:'s|s|'d|'ll)?\b[^.?!]*\b(?:come(?:s)? (?:out )?to|coming to|(?:that|this|those|it|all|does|would)(?:'s)? (?:make|bring)s?(?: (?:it|that|me|us|my \w+))?(?: to)?|run me (?:all|both|total)|add(?:s)? up|all (?:in|together|of (?:it|that|them))|altogether|total|for (?:both|everything|all)|be (?:with|then|all|for (?:all|both|everything)))|add (?:it|that|those|them|this) (?:all )?up|if (?:i|we|you) (?:get|do|take|book|want) (?:them )?(?:both|all (?:of (?:it|them)|three|that)|the two)\b(?=.*\b(?:what|how much)\b)|(?:my|the|a|in|grand) total|altogether|all[- ]in(?! (?:one|the|a|my|your|there)\b)|(?:how much|what)(?:'s| is| would| are)? (?:all (?:of )?(?:that|this|those|it|them)|both)|how much (?:for|is|are) (?:all|both)|all (?:that|of that) (?:come|be|run)|(?:ca|cela) (?:me |nous |lui |m'|nous )?(?:fait|ferait|fera|va faire|monte|monterait|revient|reviendrait|donne|donnerait|arrive)[^.?!]{0,16}\b(?:combien|quoi)|combien (?:que )?(?:ca |cela )?(?:me |nous )?(?:en tout|au total|fait|ferait|monte|monterait|revient|reviendrait|le tout|pour le tout|tout ensemble|toute? ensemble|les (?:deux|trois|quatre))|au total|en tout|le total|tout(?:e)? ensemble|(?:ca|cela) (?:monte|revient|reviendrait|monterait|arrive) a(?=\W*$))\b/;
/** "What am I at", "where does that put me", "what do I owe you", "je suis rendu à combien": where so far it stands. */
const sumSoFar =
  /\b(?:(?:what|where|how much)(?: all)? (?:am i|are we|would (?:i|we) be|will (?:i|we) be|i'd be|we'd be) (?:now |then |all )?(?:at|up to|in for|out|paying|owing|spending|on the hook for|looking at)|(?:what|where|how much) (?:does |would |will |do |'ll )?(?:that|it|this|those|everything|all (?:of )?(?:that|it))(?:'d|'ll)? (?:all )?(?:put|leave|bring|land|get|take) (?:me|us|him|her)\b(?! (?:a|an|the|my|in|there|from|any))|(?:what|how much) (?:do|would|will|did|'d|'ll) (?:i|we) (?:all )?owe|what'?s? (?:is |are )?(?:the damage|my damage|(?:the|my|our) (?:grand total|bottom line|final (?:bill|number|price|tally|total)|tally))|(?:je (?:suis|serais|vais etre)|on (?:est|serait|va etre)) (?:rendue?s? )?a combien|je (?:vous|te) do(?:is|ive|ivrais|evrais) combien|combien (?:est-ce )?(?:que )?je (?:vous|te) do\w+|(?:ca|cela) (?:me|nous) (?:met|mettrait|mene|amene|laisse) a combien)/;

/** Whether folded words ask for a sum, in the words for it or by where it stands so far. */
export function asksForSum(folded: string): boolean {
  return sumInWords.test(folded) || sumSoFar.test(folded);
}
/** "What if I add", "si je rajoutais": what it comes to then. */
const supposesMore =
  /\b(?:what if (?:i|we|you)|if (?:i|we) (?:also |just )?(?:add|added|get|got|do|did|throw|toss|take|took|want|wanted)|say (?:i|we) add|si (?:je|j'|on|vous) ?(?:vous )?(?:en )?(?:rajout|ajout|pren|fais|veux|voul)\w*)/;
const adding =
  /\b(?:as well|too|also|on top|add(?:ed|ing)?|throw(?:ing)? in|toss in|plus|with|including|aussi|en plus|de plus|avec|rajout\w*|ajout\w*|tant qu'a|en meme temps|du meme coup|d'un coup)\b/;
/** "Add that up" adds nothing. */
const addUp = /\badd(?:s|ing|ed)? (?:(?:it|that|this|them|those|all) )*up\b/g;
/** Whether it is less taken together, or there is one price for all of it. */
const asksCheaper =
  /\b(?:(?:cheaper|less|something|better (?:price|deal)|(?:a |any |some )?(?:deal|discount|bundle|package|combo|special|break|savings?))\b[^.?!]*\b(?:both|together|all (?:three|of (?:it|them|that)|that)|the (?:two|three)|combined?|at once|same (?:time|visit|day)|if i (?:do|get|book|take))|(?:both|together|all (?:three|of (?:it|them))|the (?:two|three) of them|combined?)\b[^.?!]*\b(?:cheaper|less|deal|discount|bundle|package|combo|special|save)|(?:a|any|some (?:kind|sort) of|kind of an?) (?:bundle|package|combo)|(?:un genre de|un|des|en|de) (?:forfait|ensemble)s?|(?:moins cher|rabais|meilleur prix|(?:un |de )?prix)\b[^.?!]*\b(?:ensemble|les (?:deux|trois)|pour (?:le tout|tout\w*)|combine\w*|en meme temps|d'un coup)|(?:ensemble|les (?:deux|trois))\b[^.?!]*\b(?:moins cher|rabais|forfait|meilleur prix))\b/;

/** "How much do I save that way", "what's that saving me", "ça me fait sauver combien". */
const asksSaved =
  /\b(?:how much|what)\b[^.?!]{0,30}\b(?:sav(?:e|es|ing|ings)\b|(?:cheaper|less) (?:is|does|would|it|that|this|the|doing|than))|\b(?:do|does|did|would|will|am|are) (?:i|we|that|it|this|you)\b[^.?!]{0,12}\b(?:sav(?:e|ing) (?:me |us )?(?:anything|any|much|money|something|doing|that way|by|if|with|going|taking|getting|over)|sav(?:e|ing)$)|\bwhat'?s (?:the|my) savings?\b|\b(?:combien|quoi)\b[^.?!]{0,30}\b(?:sauv\w+|economis\w+|epargn\w+|de moins)\b|\b(?:sauv\w+|economis\w+|epargn\w+)[^.?!]{0,12}\b(?:combien|quelque chose|de quoi)\b/;

/** "Is there a deal if I come every week", "y a-tu un forfait", whatever else it sounds like. */
const dealAskable: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.offer',
  'ask.next',
  'ask.when',
  'want.person',
  'describe',
  'aside',
  'unclear',
]);
const dealAsked =
  /\b(?:(?:(?:is|are|isn't|would) )?there|do (?:you|ya|you guys|you folks) (?:do|have|offer|give|got)|(?:you|you guys) (?:got|have)|can (?:i|we) get|any chance of)(?: like| maybe)? (?:an?|any|some(?: (?:kind|sort) of)?)(?: an?)? (?:[\p{L}-]+ )?(?:deals?|discounts?|price break|break(?= (?:on|if|for))|(?:multi|punch|loyalty) ?-?cards?|bulk (?:price|rate)|better (?:price|rate|deal)|package deals?)\b|\b(?:y a[- ]t(?:[- ]il|u)|y'a-tu|avez[- ]vous|vous avez[- ]tu|vous faites[- ]tu|faites[- ]vous) (?:un|des|de|une sorte de) (?:[\p{L}-]+ )?(?:rabais|escomptes?|prix de groupe|meilleurs? prix|forfaits?)\b/u;

/** Whether words ask for a deal, and were heard as something they are easily taken for. */
export function asksForDeal(act: Act, folded: string): boolean {
  return dealAskable.has(act) && dealAsked.test(folded);
}

const ofDeals = contentStems(
  'discount deal special percent package promotion coupon free rabais escompte forfait promotion gratuit',
);

/** Whether words ask for a deal, and an answer that they are like tells of none. */
export function missesDeal(
  target: Target | null,
  said: string,
  { candidates }: Receptionist,
): boolean {
  if (target?.kind !== 'fact' || !dealAsked.test(fold(said))) return false;
  const fact = candidates.all.find(({ id }) => id === target.factId);
  return ![...ofDeals].some((stem) => fact?.title.has(stem) || fact?.body.has(stem));
}

/** Acts that a question of a sum is easily taken for. */
export const takenFor: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.includes',
  'ask.fact',
  'ask.compare',
  'ask.offer',
  'ask.discount',
  'ask.when',
  'ask.next',
  'ask.donow',
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
/** "So with that", "that on top": what was talked of last is itself what is added. */
const thatAdded =
  /\b(?:with|plus|and|including|adding|add|avec|plus) (?:that|it|this|those|them|ca|cela)\b(?! (?:all )?(?:up|together)\b)|\b(?:that|it|this|those|ca|cela) (?:too|as well|added|on top|included|aussi|en plus|de plus)\b/;

/** Whether a sum is asked of what was talked of last, and of nothing before it. */
function asksOfLast(folded: string): boolean {
  return ofThat.test(folded) && !wholeOfIt.test(folded) && !thatAdded.test(folded);
}

/** "Does that come with the shelf" asks what is part of it, and adds nothing. */
const asksIncluded =
  /\b(?:does|do|is|are|est-ce)\b.*\b(?:comes? with|includ\w*|part of|in (?:that|it)|compris\w*|inclu\w*|vien(?:t|nent) avec)\b/;

const hardlyHeard = 0.35;

/** What an act asks of a sum, where it does: that it is asked for, added to, or hoped to be less. */
export function sumAsked(
  said: string,
  act: Act,
  { focus, receptionist, open }: Pick<Hearing, 'focus' | 'receptionist' | 'open'>,
  confidence: number,
): { act: Act; adds?: true; toLast?: true; cheaper?: true; saves?: true } | null {
  if (act !== 'ask.total' && !takenFor.has(act)) return null;
  const folded = fold(said);
  if (asksSaved.test(folded)) return { act: 'ask.total', saves: true };
  const cheaper = asksCheaper.test(folded);
  const adds = focus.length > 0 && addsToWhatWas(said, receptionist);
  const services = servicesByOwnWord(said, receptionist);
  const named = services.length;
  const further = services.filter(
    ({ serviceId }) => !focus.some((ref) => ref.serviceId === serviceId),
  );
  if (cheaper && (focus.length > 0 || named > 1))
    return { act: 'ask.total', cheaper: true, ...(adds && { adds }) };
  const toLast = adds && further.length === named && asksOfLast(folded);
  const added = { ...(adds && { adds }), ...(toLast && { toLast }) };
  // "And my feet done": heard for a sum by little more than its tone.
  if (act === 'ask.total' && confidence < hardlyHeard && !adds && !asksForSum(folded))
    return { act: 'ask.price' };
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
  const sums = asksForSum(folded);
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
export function servicesByOwnWord(said: string, receptionist: Receptionist): ServiceRef[] {
  const stems = new Set(
    [...contentStems(said), ...askingStems(said)].filter((stem) => !ofTimes.has(stem)),
  );
  const own = ownStems(receptionist);
  const found = new Map<string, number>();
  for (const stem of stems) {
    const only = own.get(stem);
    if (only) found.set(only.id, only.at);
  }
  return [...found]
    .toSorted(([, one], [, other]) => one - other)
    .map(([serviceId]) => ({ serviceId, optionId: null }));
}

/** Which service a stem of a name calls; null: several. */
type OwnStems = ReadonlyMap<string, { id: string; at: number } | null>;

/** The service that a stem of a name calls, where it stands in the name of no other. */
export const ownStems = rememberingOf(({ candidates, profile }: Receptionist): OwnStems => {
  const order = new Map(profile.knowledge.services.map(({ id }, at) => [id, at]));
  const own = new Map<string, { id: string; at: number } | null>();
  for (const { kind, id, title } of candidates.all)
    if (kind === 'service')
      for (const stem of title)
        own.set(stem, own.has(stem) ? null : { id, at: order.get(id) ?? 0 });
  return own;
});

/** "And with the shelf, what's that come to": what is named before the question of its sum is added in it. */
export function withAddedBefore(
  acts: readonly HeardAct[],
  { hearing: { receptionist, focus } }: HeardTurn,
): HeardAct[] {
  return acts.flatMap((act, at): HeardAct[] => {
    const next = acts[at + 1];
    const takes = next?.act === 'ask.total' && next.target === null && focus.length > 0;
    if (takes && addedIn(act, receptionist)) return [];
    const before = acts[at - 1];
    if (!before || act.act !== 'ask.total' || act.target !== null || focus.length === 0)
      return [act];
    const refs = addedIn(before, receptionist);
    if (!refs) return [act];
    const folded = fold(act.words);
    const toLast = asksOfLast(folded);
    const slots = { ...act.slots, adds: true as const, ...(toLast && { toLast }) };
    return [
      {
        ...act,
        start: before.start,
        words: `${before.words} ${act.words}`,
        target: { kind: 'services', refs },
        slots,
      },
    ];
  });
}

function addedIn(
  { act, words, target }: HeardAct,
  receptionist: Receptionist,
): ServiceRef[] | null {
  if (!mistaken.has(act) && act !== 'ask.offer') return null;
  if (target?.kind === 'fact' || !adding.test(fold(words)) || asksIncluded.test(fold(words)))
    return null;
  const named = namedOutright(words, receptionist);
  return named.length > 0 ? named.map(({ serviceId }) => ({ serviceId, optionId: null })) : null;
}

/** "How much", "do I save that way": the half that names nothing asks no price of its own. */
export function withSaving(acts: readonly HeardAct[]): readonly HeardAct[] {
  if (!acts.some(({ slots }) => slots.saves)) return acts;
  return acts.filter(
    ({ act, target, words }) =>
      !(act === 'ask.price' && target === null && contentStems(words).size === 0),
  );
}

/** One question of a sum a turn: what its parts name and ask is of the same sum. */
export function asOneSum(acts: readonly HeardAct[]): HeardAct[] {
  const sums = acts.filter(({ act }) => act === 'ask.total');
  const last = sums.at(-1);
  if (!last) return [...acts];
  const reckons = sums.find(({ slots }) => slots.reckoning);
  const cheaper = sums.some(({ slots }) => slots.cheaper);
  const kept = cheaper ? acts.filter(({ act }) => act !== 'claim') : acts;
  if (sums.length === 1) return [...kept];
  const refs = sums.flatMap(({ target }) => refsMeant(target));
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
