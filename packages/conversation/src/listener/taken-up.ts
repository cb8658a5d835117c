import type { HeardAct, Target } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { matchOptions } from '../knowledge/options.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import { unitsPriced } from './counted.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { namedItems } from './named-items.ts';
import { asksPrice, holds, mistaken, withOnlyOne } from './only-one.ts';
import { isPutAsQuestion } from './put-as-question.ts';

/** Questions that this open question's own "yes" answers. */
const ofOther: ReadonlySet<Hearing['open']> = new Set([
  'offer.call',
  'offer.message',
  'offer.extra',
  'readback',
  'phone?',
  'reason',
]);

/** "Let's do that", "book me in", "yes do that one too": said of what was talked of. */
const takes =
  /\b(?:(?:let's|let us|i'll|we'll|i'd like to|i wanna|we can|i can) (?:just )?(?:do|take|have|get|go (?:with|for|ahead (?:with|and do)))(?: with)? (?:that|it|this|both|them|those|all (?:of )?(?:that|it|them|three)|the (?:lot|two))(?: (?:one|two|please|then|too|as well))*|(?:yes|yeah|yep|sure|okay|ok|alright|right|please|and|then|,) (?:please )?(?:do|add|put|include|throw in) (?:that|it|this|both|them|those)(?: (?:one|on|in|too|then|please|as well|down))*|(?:yes|yeah|yep|sure|okay|ok) (?:please )?both(?: please)?|both (?:of them )?please|book (?:me|us|it|that|them|both)(?: (?:in|then|please|for (?:that|it|both)))*|sign (?:me|us) up|go ahead (?:with (?:that|it|both)|and (?:book|do|add) (?:it|that|me|both|them))|(?:on|je) (?:va|vais|vas) (?:prendre|faire) (?:ca|les deux)|faites (?:donc )?ca|ajoutez[- ]le|les deux(?: s'il vous plait| svp| please)$)(?!\p{L})/u;
/** Bookings by these words are meant whatever was asked last. */
const takesOutright = /\b(?:book (?:me|us|it|that|them|both)|sign (?:me|us) up)\b/;
/** "Yes please", with nothing else, where a price or an offer was asked of. */
const plainYes =
  /^(?:(?:oh|ok|okay|alright|great|perfect)[ ,]+)*(?:yes|yeah|yep|sure|oui)(?:[ ,]+(?:yes|please|sure|thanks|svp|s'il vous plait|that too|that's fine|that one))+$/;
const unwilling =
  /\b(?:not|n't|no|never|if|later|myself|ourselves|pas|si|non|moi-meme|nous-memes)\b/;
/** "And if I did highlights": what it would cost, and no wish for it yet. */
const supposes =
  /^(?:(?:and|but|so|or|okay|ok|hm+|well|oh|et|pis|mais)[ ,]+)*(?:what |how much )?(?:if|say) (?:i|we|you)\b(?! (?:could|can|may|might)\b)|^(?:(?:et|pis|mais)[ ,]+)*si (?:je|j'|on|vous)\b/;

/**
 * What is settled on once it was talked of: "let's do that" wants it, "just the bath" wants it and nothing
 * beside, and "what if I did the rug too" only asks.
 */
export function withTakenUp(acts: readonly HeardAct[], turn: HeardTurn): readonly HeardAct[] {
  const supposed = acts
    .map((act) => asPriceOfIt(act, turn.hearing))
    .map((act) => asSupposed(act, turn.hearing));
  return (
    forSoMany(supposed, turn) ??
    withOnlyOne(supposed, turn) ??
    withoutAsked(supposed, turn) ??
    supposed.flatMap((act) => asDroppedOff(asTaken(act, supposed, turn), turn.hearing))
  );
}

/** "Can I drop it Tuesday night", of what was priced: it is answered, and wished for. */
function asDroppedOff(act: HeardAct, { focus, request }: Hearing): HeardAct[] {
  const days = act.slots.times?.some(({ date, excluded }) => date && !excluded) === true;
  const brings = days && focus.length > 0 && request === undefined && mayBring.test(act.act);
  if (!brings || !brought.test(fold(act.words))) return [act];
  const { times, ...slots } = act.slots;
  const wish: HeardAct = {
    ...act,
    act: 'want.book',
    confidence: 1,
    target: null,
    slots: times ? { times } : {},
  };
  return [{ ...act, slots }, wish];
}

const mayBring = /^ask\.(?:fact|offer|includes|hours)$/;
const brought =
  /\b(?:can|could|may) (?:i|we) (?:just )?(?:drop|bring|leave|come|swing|stop|get (?:it|him|her|them) in)\b|\b(?:je|on) (?:peux|peut|pourrais|pourrait)[- ](?:tu |je |on )?(?:l'|le |la |les )?(?:amener|laisser|apporter|venir|passer)\b/;

/** "No, leave that", of more that was only priced: it is let go, and what was wanted before stays. */
function withoutAsked(acts: readonly HeardAct[], { text, hearing }: HeardTurn): HeardAct[] | null {
  const { focus, wanted = [], lastActs } = hearing;
  const said = fold(text);
  const extras = focus.filter(
    ({ serviceId }) => !wanted.some(({ ref }) => ref.serviceId === serviceId),
  );
  if (extras.length === 0 || wanted.length === 0 || !lastActs.some((one) => asked.test(one)))
    return null;
  if (!refusesIt.test(said) || said.includes('?') || isPutAsQuestion(text)) return null;
  if (namedItems(text, {}, hearing).some(({ ruledOut }) => !ruledOut)) return null;
  const at = acts.findIndex(({ act }) => mistaken.test(act));
  return at < 0
    ? null
    : acts.map((act, place) => {
        const booked = act.act === 'want.book' && act.target?.kind !== 'services';
        const one: HeardAct = booked ? { ...act, act: 'deny', target: null } : act;
        const without = [...(act.slots.without ?? []), ...extras.map(({ serviceId }) => serviceId)];
        return place === at ? { ...one, slots: { ...act.slots, without } } : one;
      });
}

const refusesIt =
  /^(?:(?:hm+|uh|um|oh|ah|okay|ok|well|god|geez|yeah|ben|bon|euh)[ ,]+)*(?:no|nah|nope|non)\b|\b(?:leave (?:that|it|those|them) (?:off|out|then|for now)|skip (?:that|it|those)|don't (?:bother|worry) (?:with|about) (?:that|it|those)|(?:i'll|we'll) (?:pass|skip|leave (?:it|that)|do (?:it|that|those|them) (?:myself|ourselves))|(?:that's|it's|bit) too much|not (?:that|this time|today)|never ?mind(?: (?:that|then))?|forget (?:that|it)|laissez (?:faire|tomber)|laisse faire|pas (?:ca|cette fois)|trop cher)\b/;

/** "What's that run": of what is talked of, in words that name nothing. */
function asPriceOfIt(act: HeardAct, { focus }: Hearing): HeardAct {
  const unknown = act.target === null || act.target.kind === 'unknown';
  const asks = /^(?:ask\.(?:price|fact|includes|next|offer)|repeat)$/.test(act.act) && unknown;
  return asks && focus.length > 0 && pricesIt.test(fold(act.words))
    ? { ...act, act: 'ask.price', target: null }
    : act;
}

const pricesIt =
  /\b(?:what|how much)(?:'s|'d|'ll|s| does| do| would| will| is)? (?:that|it|this|those|they|these|one)(?: \p{L}+ly| all)? (?:run|cost|go for|come to|set me back|worth|be)(?: (?:me|you|now|then|these days|usually|about|roughly))*[.?!]*$/u;

function asSupposed(act: HeardAct, { focus, receptionist }: Hearing): HeardAct {
  if (act.slots.times || !supposes.test(fold(act.words))) return act;
  if (act.act === 'want.book') return { ...act, act: 'ask.price' };
  // "What if you did the insides too": another option of what is talked of.
  const [ref, more] = focus;
  const service = ref && !more ? receptionist.serviceById.get(ref.serviceId) : undefined;
  if (!ref || !service || !/^ask\.(?:includes|fact|offer)$/.test(act.act)) return act;
  if (act.target?.kind === 'fact' && !act.target.unsure) return act;
  const [option, other] = matchOptions(service, act.words);
  if (!option || other || option.id === ref.optionId) return act;
  const target = { kind: 'services' as const, refs: [{ ...ref, optionId: option.id }] };
  return { ...act, act: 'ask.price', confidence: 1, target };
}

/** What was asked of in the caller's line before. */
const asked = /^ask\.(?:price|offer|total|includes|compare|fact|discount)$/;

/** "Put those on too", where nothing is wanted yet: what was priced before them is wanted with them. */
function withThoseBefore(
  said: string,
  { focus, quoted = [], wanted = [] }: Hearing,
): Target | null {
  if (wanted.length > 0 || !adding.test(said)) return null;
  const [before] = quoted.filter((ref) => !holds(focus, ref));
  return before ? { kind: 'services', refs: [before, ...focus] } : null;
}

const adding = /\b(?:too|as well|also|both|aussi|les deux)\b/;

function asTaken(act: HeardAct, acts: readonly HeardAct[], { hearing }: HeardTurn): HeardAct {
  const { focus, open, lastActs, request } = hearing;
  if (focus.length === 0 || !mistaken.test(act.act) || act.act === 'want.book') return act;
  const said = fold(act.words).replace(/[.!]+$/, '');
  if (isPutAsQuestion(act.words) || asksPrice.test(said) || unwilling.test(said)) return act;
  const afterAsking = lastActs.some((one) => asked.test(one));
  const outright = takesOutright.test(said);
  if (ofOther.has(open) && !(outright && open === 'offer.call')) return act;
  if (request !== undefined && !afterAsking) return act;
  const plain = afterAsking && request !== undefined && acts.length === 1 && plainYes.test(said);
  if (!plain && !takes.test(said)) return act;
  if (act.target?.kind === 'fact' || act.target?.kind === 'either') return act;
  return {
    ...act,
    act: 'want.book',
    confidence: 1,
    target: act.target ?? withThoseBefore(said, hearing),
  };
}

/** "Just for one room then", of what was priced by the room: it is wanted, for as many. */
function forSoMany(acts: readonly HeardAct[], { text, hearing }: HeardTurn): HeardAct[] | null {
  const { focus, lastActs, receptionist, request } = hearing;
  const [ref, other] = focus;
  const service = ref && !other ? receptionist.serviceById.get(ref.serviceId) : undefined;
  if (!ref || !service || request === undefined || !lastActs.some((one) => asked.test(one)))
    return null;
  const [, number = '', thing = ''] = soMany.exec(fold(text)) ?? [];
  const units = unitsPriced(service).flatMap((unit) => [...contentStems(unit)]);
  const count = spokenNumbers(number)[0]?.value ?? Number(number);
  if (!thing || !Number.isInteger(count) || isPutAsQuestion(text)) return null;
  if (![...contentStems(thing)].some((stem) => units.includes(stem))) return null;
  const at = acts.findIndex(({ words }) => soMany.test(fold(words)));
  const own = acts[at];
  if (!own) return null;
  const target = { kind: 'services' as const, refs: [{ ...ref, count }] };
  return acts.map((act, place) =>
    place === at
      ? { ...own, act: 'want.book', confidence: 1, target, slots: { ...own.slots, count } }
      : act,
  );
}

const soMany =
  /\b(?:just|only|juste|seulement) (?:for |in |do |on |pour |dans )?(?:the )?(\d{1,2}|one|two|three|four|five|six|une?|deux|trois|quatre|cinq) (\p{L}+)/u;
