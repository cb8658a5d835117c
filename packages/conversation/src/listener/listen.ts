import type { Instant } from '../conversation.ts';
import { type Act, acts } from '../heard/acts.ts';
import type { Heard, HeardAct, ServiceRef, SlotValues, Target } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { asideWords, contentStems, vagueWords } from '../knowledge/common-words.ts';
import { matchFaq } from '../knowledge/faq.ts';
import { deniesDanger, isDanger } from '../knowledge/hazards.ts';
import { matchOptions } from '../knowledge/options.ts';
import { findOwnQuestions } from '../knowledge/own-questions.ts';
import { fitsKindAsked, isTitledIn } from '../knowledge/promotions.ts';
import { matchServices } from '../knowledge/services.ts';
import type { Receptionist } from '../receptionist.ts';
import { neverNames, neverNamesFrench } from '../understanding/slots/names/name-words.ts';
import { fold } from '../understanding/slots/words/tokens.ts';
import { countOf } from './counted.ts';
import type { ListenContext } from './features.ts';
import { hashText } from './hash.ts';
import { type Ranked, type Ranking, type RetrievalModel, rank, rankOver } from './retrieve.ts';
import { type ActModels, type Segment, segmentsOf } from './segments.ts';
import { countsWithin, type FoundSlot, findSlots, type SlotContext, slotsWithin } from './slots.ts';
import { type HeardWord, heardWords, townKind } from './tokens.ts';
import { classesOf } from './word-classes.ts';

/** All that was learned: which acts, and what they are about. */
export interface ListenerModels extends ActModels {
  /** By words alone: for French, and wherever there are no sentence vectors. */
  retrieval: RetrievalModel;
  /** By words and sentence vectors. */
  compared: RetrievalModel;
}

/** What the listener knows of the call when words come. */
export interface Hearing extends ListenContext, Omit<SlotContext, 'open' | 'language'> {
  receptionist: Receptionist;
  now: Instant;
  focus: readonly ServiceRef[];
  focusFact: string | null;
  /** What they told of their trouble before, which a question without a thing is about. */
  matter: string;
  /** Words that pick options, from what was told before. */
  hints: readonly string[];
  /** Services the very words rule out. */
  excluded?: ReadonlySet<string>;
  /** Ranks what words may be about; left out: by the words alone. */
  rank?: Ranking;
}

/** Speech recognition never delivers a sentence this long; what lies beyond is kept but not parsed. */
const longestUnderstood = 1_000;

/** Acts that are about something the shop knows, or does not. */
const aboutSomething: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.total',
  'ask.includes',
  'ask.compare',
  'ask.offer',
  'ask.fact',
  'ask.discount',
  'ask.donow',
  'ask.when',
  'ask.place',
  'ask.area',
  'claim',
  'want.book',
  'want.move',
  'want.callback',
  'describe',
  'choose',
  'correct',
  'give',
]);
/** Of these, words that name nothing known ask of something that is not known. */
const asking: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.compare',
  'ask.offer',
  'ask.fact',
  'ask.includes',
]);

/** Reads a caller's words: what they do, what about, and what they tell. Pure; never throws. */
export function listen(models: ListenerModels, words: string, hearing: Hearing): Heard {
  const text = words.slice(0, longestUnderstood);
  const heard = heardWords(text, hearing.receptionist.tradeWords, hearing.language);
  const slots = findSlots(text, hearing);
  const segments = withDanger(text, segmentsOf(models, heard, hearing));
  const { receptionist } = hearing;
  const ranking = hearing.rank ?? ((query) => rank(models.retrieval, receptionist, query));
  const ruled = ruledOutIn(text, receptionist);
  const excluded = new Set(ruled.map(({ serviceId }) => serviceId));
  let focus = hearing.focus.filter(({ serviceId }) => !excluded.has(serviceId));
  const done: HeardAct[] = [];
  for (const each of segments) {
    const start = heard[each.from]?.start ?? 0;
    const end = heard[each.to]?.start ?? text.length;
    const said = text.slice(start, end).trim();
    const segment = asAQuestion(each, said, ranking, hearing);
    const counts = countsWithin(slots, start, end);
    const told = slotsWithin(slots, start, end);
    const several = countOf(counts, segment.act, null, focus, receptionist);
    const values = several === undefined ? told : { ...told, count: several };
    const without = ruled.flatMap(({ serviceId, at }) =>
      at >= start && at < end ? serviceId : [],
    );
    const scene = { ...hearing, focus, excluded };
    const wants = wantsNamed(heard, segment, said, scene);
    const picked = wants
      ? null
      : (pickedOption(said, segment.act, values, scene) ?? namedInstead(said, segment, scene));
    const read = wants
      ? 'want.book'
      : picked
        ? 'correct'
        : followed(heard, segment, settled(segment, values, hearing), values, hearing);
    const offers = asksOfOffers(said, read, receptionist);
    const own =
      namesMore(heard, segment) && !offers
        ? ownersAnswer(ranking, said, read, values, scene)
        : null;
    const act = offers ? 'ask.discount' : own ? 'ask.fact' : read;
    const name = nameInReply(heard, segment, act, values, hearing, slots, text);
    const target =
      picked ??
      own ??
      targetOf(ranking, { said, text, act, readings: readingsOf(segment, act) }, values, scene);
    const count = told.count ?? countOf(counts, act, target, focus, receptionist);
    if (target?.kind === 'services') focus = target.refs;
    done.push({
      act,
      confidence: offers ? 1 : segment.confidence,
      start,
      end,
      words: said,
      target,
      slots: {
        ...told,
        ...(count === undefined ? {} : { count }),
        ...(name ? { name } : {}),
        ...namedThings(heard, { ...segment, act }, target),
        ...(without.length > 0 ? { without } : {}),
      },
    });
  }
  const beside = done.map((act) => withNeighbour(act, done));
  return { text, language: hearing.language, acts: withOwnQuestions(text, beside, hearing) };
}

/** What is asked in the owner's own words is that question, whatever it sounds like. */
function withOwnQuestions(
  text: string,
  acts: readonly HeardAct[],
  { receptionist }: Hearing,
): HeardAct[] {
  const marks = [...text.matchAll(/[,.;?!](?=\s|$)/g)].map(({ index }) => index);
  const ends = [...new Set([...marks, ...acts.map(({ end }) => end), text.length])].sort(
    (a, b) => a - b,
  );
  const own = findOwnQuestions(receptionist.ownQuestions, text, ends);
  if (own.length === 0) return [...acts];
  const others = acts.filter(
    ({ start, end }) =>
      !own.some((one) => Math.min(end, one.end) - Math.max(start, one.start) > (end - start) / 2),
  );
  const asked = own.map(
    ({ item, start, end }): HeardAct => ({
      act: 'ask.fact',
      confidence: 1,
      start,
      end,
      words: text.slice(start, end).trim(),
      target: { kind: 'fact', factId: `faq:${item.id}` },
      slots: {},
    }),
  );
  return [...others, ...asked].sort((one, other) => one.start - other.start);
}

/** "Are you open on Monday" names nothing but a day; "can I leave my gear there on Sunday" does. */
function namesMore(words: readonly HeardWord[], { from, to }: Segment): boolean {
  return words
    .slice(from, to)
    .some(({ small, classes, key, kind }) => !small && classes.length === 0 && key === kind);
}

/** Who asserts, refuses or sells asks for nothing. */
const notAsking = /^(?:claim|complain|refuse|deny|who\.sales|alarm\.)/;

/** Asked for deals, or for one by its title, a shop tells those of its promotions that fit. */
function asksOfOffers(said: string, act: Act, { profile }: Receptionist): boolean {
  if (notAsking.test(act)) return false;
  return (profile.knowledge.promotions ?? []).some(
    (promotion) => fitsKindAsked(promotion, said) || isTitledIn(promotion, said),
  );
}

/** Questions that have answers of ours, which the owner's own answer goes before. */
const answeredByUs: ReadonlySet<Act> = new Set([
  'ask.hours',
  'ask.when',
  'ask.area',
  'ask.place',
  'ask.contact',
  'ask.next',
  'ask.status',
  'ask.you',
  'ask.discount',
  'ask.donow',
  'language',
  'want.book',
  'want.person',
]);
/** The owner's answer must be this likely before it takes the place of ours. */
const surelyMeant = 0.5;
/** Opening hours are asked for often, and in plain words. */
const surelyNotHours = 0.8;

/** Acts that would be met with next to nothing: a question may hide in the words. */
const emptyOtherwise: ReadonlySet<Act> = new Set([
  'aside',
  'unclear',
  'ack',
  'affirm',
  'deny',
  'hold',
  'frustrated',
  'describe',
  'claim',
  'give',
  'choose',
]);
const leastAsking = 4;

function holdsDetail(values: SlotValues): boolean {
  const { times, hints, count, amounts, now, ...rest } = values;
  return Object.keys(rest).length > 0 || times !== undefined;
}

/** What the owner wrote goes before what a question only sounds like. */
function ownersAnswer(
  ranking: Ranking,
  said: string,
  act: Act,
  values: SlotValues,
  { receptionist, language, focus, focusFact }: Hearing,
): Target | null {
  const empty =
    emptyOtherwise.has(act) && said.split(/\s+/).length >= leastAsking && !holdsDetail(values);
  if (!answeredByUs.has(act) && !empty) return null;
  const query = { text: said, act: 'ask.fact' as const, language, focus, focusFact };
  const [best] = ranking(query);
  const fact = best?.candidate;
  if (!fact || fact.kind === 'service') return null;
  if (best.probability < (act === 'ask.hours' ? surelyNotHours : surelyMeant)) return null;
  if (act === 'ask.area' && (values.town || receptionist.areaFacts.includes(fact.id))) return null;
  if (act.startsWith('want.') && !matchFaq(receptionist.questions, said)) return null;
  return { kind: 'fact', factId: fact.id };
}

/** "How much? It's for a windshield": a question that names nothing is of what stands beside it. */
function withNeighbour(act: HeardAct, acts: readonly HeardAct[]): HeardAct {
  if (!act.act.startsWith('ask.') || !aboutSomething.has(act.act)) return act;
  if (act.target !== null && act.target.kind !== 'unknown') return act;
  if (act.target?.kind === 'unknown' && act.words.split(/\s+/).length > 5) return act;
  const beside = acts.find((one) => one !== act && one.target?.kind === 'services');
  if (!beside) return act;
  const { count } = beside.slots;
  const slots = count === undefined ? act.slots : { count, ...act.slots };
  return { ...act, target: beside.target, slots };
}

/** "I meant the SUV": an option of what is being talked of, in words that do nothing else. */
function pickedOption(
  said: string,
  act: Act,
  values: SlotValues,
  { receptionist, focus, open }: Hearing,
): Target | null {
  const loose = ['aside', 'ack', 'unclear', 'describe', 'give', 'correct', 'choose', 'claim'];
  if (!loose.includes(act) || open === 'option' || open === 'name' || open === 'address')
    return null;
  if (values.name ?? values.phone ?? values.email ?? values.address ?? values.digits) return null;
  if (values.times) return null;
  const [ref, second] = focus;
  const service = ref && !second ? receptionist.serviceById.get(ref.serviceId) : undefined;
  if (!ref || !service || service.options.length < 2) return null;
  const [only, other] = matchOptions(service, said, values.hints ?? []);
  if (!only || other || only.id === ref.optionId) return null;
  const named = matchServices(receptionist.services, said).filter(
    ({ candidates }) => candidates[0]?.kind !== 'near',
  );
  if (named.some(({ candidates }) => !candidates.some((one) => one.service.id === service.id)))
    return null;
  return { kind: 'services', refs: [{ serviceId: service.id, optionId: only.id }] };
}

/** What a detail is, its type says better than the words around it. */
const wanting: ReadonlySet<number> = new Set([hashText('class:want'), hashText('class:book')]);

/** "I'd like a full balayage": a service and a wish for it, whatever stands around them. */
function wantsNamed(
  words: readonly HeardWord[],
  { from, to, act }: Segment,
  said: string,
  { receptionist }: Hearing,
): boolean {
  if (!['give', 'aside', 'greet', 'ack', 'unclear', 'describe'].includes(act)) return false;
  const wishes = words
    .slice(from, to)
    .some(({ classes }) => classes.some((one) => wanting.has(one)));
  return (
    wishes &&
    matchServices(receptionist.services, said).some(
      ({ candidates }) => candidates[0]?.kind === 'exact',
    )
  );
}

/** "No, not the deluxe, the basic one": the one service that is named and not ruled out. */
function namedInstead(
  said: string,
  { act, from, to }: Segment,
  { receptionist, focus, open, excluded }: Hearing,
): Target | null {
  const loose = [
    'deny',
    'refuse',
    'affirm',
    'ack',
    'aside',
    'frustrated',
    'give',
    'claim',
  ].includes(act);
  if (!loose || to - from < leastNaming || open === 'name' || open === 'address') return null;
  const mentions = matchServices(receptionist.services, said).filter(
    ({ candidates, ambiguous }) => !ambiguous && candidates[0]?.kind !== 'near',
  );
  const kept = mentions.flatMap(({ candidates: [best] }) =>
    best && !excluded?.has(best.service.id) ? best.service : [],
  );
  const [only, other] = [...new Set(kept)];
  if (!only || other || focus.some(({ serviceId }) => serviceId === only.id)) return null;
  if (focus.length === 0 && mentions.length < 2) return null;
  return { kind: 'services', refs: [{ serviceId: only.id, optionId: null }] };
}

const leastNaming = 3;
const ruledOut =
  /\b(?:not|no|isn'?t|(?:don'?t|do not) (?:want|need)|no more|without|instead of|rather than|take off|take out|remove|drop|scratch|skip|forget|pas|sans|au lieu|plutot que|enlev\p{L}+|retir\p{L}+|oublie\p{L}*)\s+(?:(?:for|the|a|an|any|about|off|out|that|this|my|of|le|la|les|de|du|des|d'|l'|un|une|want|need|to|do|book|veux|voulais|besoin)\s+){0,4}$/u;

/** "I don't want storage, take off the box kit": services named to be left out, and where. */
function ruledOutIn(text: string, { services }: Receptionist): { serviceId: string; at: number }[] {
  return matchServices(services, text).flatMap(({ candidates: [best], ambiguous }) => {
    if (!best || ambiguous || best.kind === 'near') return [];
    const at = text.indexOf(best.matchedSpan);
    if (at < 0 || !ruledOut.test(fold(text.slice(0, at)))) return [];
    return { serviceId: best.service.id, at };
  });
}

function settled(
  { act, confidence, probabilities, from, to }: Segment,
  values: SlotValues,
  { open }: Hearing,
): Act {
  const tells = values.phone ?? values.email ?? values.digits ?? values.callerNumber;
  const vague = act === 'aside' || act === 'ack' || act === 'unclear' || act === 'greet';
  if (tells && vague) return 'give';
  if (vague && values.name) return 'give';
  if (vague && values.address) return 'give';
  if (vague && values.times && open === 'time') return 'give';
  // Nobody is sent away by half a guess.
  if ((act === 'wrong.number' || act === 'who.sales') && confidence < sureEnough) return 'unclear';
  if (act === 'bye' && confidence < sureEnough) return 'unclear';
  if (act === 'bye' && to - from > longestGoodbye) return 'ack';
  if (act.startsWith('alarm.') && confidence < 1 && alarmChance(probabilities) < sureAlarm)
    return 'describe';
  return act;
}

/** Words that only carry the last question on: "okay, Saturday then", "there's six of them", "I'm in Sooke". */
function followed(
  words: readonly HeardWord[],
  { from, to }: Segment,
  act: Act,
  values: SlotValues,
  { open, lastActs, receptionist }: Hearing,
): Act {
  const town =
    receptionist.areaFacts.length > 0 &&
    words.slice(from, to).some((word, at) => namesTown(word, words[from + at - 1], receptionist));
  if (town && ofPlaces.has(act) && !(values.phone ?? values.address)) return 'ask.area';
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

function alarmChance(probabilities: Float64Array): number {
  return (
    (probabilities[acts.indexOf('alarm.danger')] ?? 0) +
    (probabilities[acts.indexOf('alarm.urgent')] ?? 0)
  );
}

/** Life at risk is never missed for want of a better reading. */
function withDanger(text: string, segments: Segment[]): Segment[] {
  if (deniesDanger(text))
    return segments.map((one) =>
      one.act === 'alarm.danger' ? { ...one, act: 'describe' as const } : one,
    );
  if (!isDanger(text)) return segments;
  const heard = segments.some(
    ({ act, probabilities }) => act.startsWith('alarm.') && alarmChance(probabilities) >= sureAlarm,
  );
  if (heard) return segments;
  const [first, ...rest] = segments;
  const last = rest.at(-1) ?? first;
  if (!first || !last) return segments;
  return [{ ...first, to: last.to, act: 'alarm.danger', confidence: 1 }];
}

/** Likelier than this, the likeliest is meant; of telling acts it must be surer. */
const enough = { asking: 0.24, telling: 0.45 };
/** Nearly as likely as the first: both may be meant. */
const rivalShare = 0.55;

/** Acts in which a service called by its name, or by what people call it, is that service. */
const named: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.offer',
  'ask.total',
  'want.book',
  'describe',
  'want.callback',
]);
/** A likelier thing than this goes before the name that was said. */
const surelyOther = 0.6;

/** The one service words name outright; null where they name none, or several. */
function saidByName(said: string, { services }: Receptionist): string | null {
  const [only, other] = matchServices(services, said);
  const [best] = only?.candidates ?? [];
  if (!only || other || only.ambiguous || !best || best.kind === 'near') return null;
  return best.service.id;
}

/** A question this likely, beside what was heard, is believed where the shop surely knows its answer. */
const mayAsk = 0.2;

/**
 * Several questions that are each half likely are together likelier than a statement; and what the
 * shop surely knows about is rather asked than told.
 */
function asAQuestion(
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

interface Reading {
  act: Act;
  weight: number;
}

/** Questions that are easily taken for one another, and are about the same things. */
const alike: readonly Act[] = [
  'ask.price',
  'ask.total',
  'ask.includes',
  'ask.compare',
  'ask.offer',
  'ask.fact',
  'ask.discount',
  'claim',
];
const leastReading = 0.1;
const mostReadings = 3;

/** What a question may be instead, each as likely as it was heard. */
function readingsOf({ act: heard, probabilities }: Segment, act: Act): Reading[] {
  if (!alike.includes(act) || act !== heard) return [{ act, weight: 1 }];
  return alike
    .map((one) => ({ act: one, weight: probabilities[acts.indexOf(one)] ?? 0 }))
    .filter((one) => one.act === act || one.weight >= leastReading)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostReadings);
}

function targetOf(
  ranking: Ranking,
  { said, text, act, readings }: { said: string; text: string; act: Act; readings: Reading[] },
  values: SlotValues,
  hearing: Hearing,
): Target | null {
  if (!aboutSomething.has(act)) return null;
  const { receptionist, language, focus, focusFact } = hearing;
  const query = { text: askedAbout(said, text, hearing), act, language, focus, focusFact };
  const ranked = rankOver(ranking, query, readings).filter(
    ({ candidate }) => !candidate || !hearing.excluded?.has(candidate.id),
  );
  const none = ranked.find(({ candidate }) => candidate === null)?.probability ?? 0;
  const known = ranked.filter(({ candidate }) => candidate !== null);
  const [best] = known;
  const asks = asking.has(act);
  const least = asks || act.startsWith('ask.') ? enough.asking : enough.telling;
  const byName = named.has(act) ? saidByName(askedAbout(said, text, hearing), receptionist) : null;
  const spoken = byName && hearing.excluded?.has(byName) ? null : byName;
  if (spoken && best?.candidate?.id !== spoken && (best?.probability ?? 0) < surelyOther)
    return {
      kind: 'services',
      refs: [withOption(receptionist, spoken, [said, text], values, hearing)],
    };
  if (!best?.candidate || best.probability < least || best.probability < none * noneShare) {
    const guess = focus.length === 0 && guessing.has(act) ? likelyServices(known, none) : [];
    if (guess.length > 0)
      return {
        kind: 'either',
        guessed: true,
        refs: guess.map((id) => withOption(receptionist, id, [said, text], values, hearing)),
      };
    const titled = asks ? titledFact(said, receptionist) : null;
    if (titled) return titled;
    return asks && none > 0.5 ? { kind: 'unknown', words: null } : null;
  }
  if (
    best.candidate.kind === 'service' &&
    asks &&
    focus.some(({ serviceId }) => serviceId === best.candidate?.id)
  ) {
    const titled = titledFact(said, receptionist);
    if (titled) return titled;
  }
  if (best.candidate.kind !== 'service') return { kind: 'fact', factId: best.candidate.id };
  return servicesMeant({ said, text, act }, known, best, values, hearing);
}

/** A note or question every telling word of whose title was said: "the deposit, how much is that". */
function titledFact(said: string, { candidates }: Receptionist): Target | null {
  const stems = contentStems(said);
  const titled = candidates.all.filter(({ kind, title, id }) => {
    if (kind === 'service') return false;
    const telling = [...title].filter(
      (stem) => (candidates.uses.get(stem) ?? 0) <= mostUses && stem.length > 3,
    );
    return (
      telling.length > 0 &&
      telling.length <= 2 &&
      telling.every((stem) => stems.has(stem)) &&
      id !== ''
    );
  });
  const [only, other] = titled;
  return only && !other ? { kind: 'fact', factId: only.id } : null;
}

/** A word that stands in more things than these tells none of them. */
const mostUses = 3;

/** Known things are believed against "none of them" from this share on. */
const noneShare = 0.45;
/** Acts that are answered with what is likely, as an either-or, where nothing is sure. */
const guessing: ReadonlySet<Act> = new Set(['ask.price', 'want.book', 'ask.total']);
/** As many services as are told in one breath must hold this much of what all services are given. */
const guessShare = 0.4;
const mostNone = 0.9;
const mostGuessed = 3;

/** The few services that are likeliest, where they stand out among all. */
function likelyServices(known: readonly Ranked[], none: number): string[] {
  const services = known.filter(({ candidate }) => candidate?.kind === 'service');
  const all = services.reduce((sum, { probability }) => sum + probability, 0);
  if (none > mostNone) return [];
  let share = 0;
  const guessed: string[] = [];
  for (const { candidate, probability } of services.slice(0, mostGuessed)) {
    if (candidate) guessed.push(candidate.id);
    share += probability;
    if (guessed.length > 1 && share >= all * guessShare) return guessed;
  }
  return [];
}

/** Words that name nothing are about what the whole turn, or the trouble told before, is about. */
function askedAbout(said: string, text: string, { matter, focus }: Hearing): string {
  if (contentStems(said).size > 1) return said;
  if (contentStems(text).size > contentStems(said).size) return text;
  return focus.length === 0 && matter ? `${matter} ${said}` : said;
}

function servicesMeant(
  { said, text, act }: { said: string; text: string; act: Act },
  known: readonly Ranked[],
  best: Ranked,
  values: SlotValues,
  hearing: Hearing,
): Target | null {
  const { receptionist, focus } = hearing;
  const services = known.filter(({ candidate }) => candidate?.kind === 'service');
  const mentions = matchServices(receptionist.services, said).filter(
    ({ candidates: [first] }) =>
      first && first.kind !== 'near' && !hearing.excluded?.has(first.service.id),
  );
  const refOf = (serviceId: string) =>
    withOption(receptionist, serviceId, [said, text], values, hearing);
  if (mentions.length > 1) {
    const named = mentions.flatMap(({ candidates }) => {
      const ids = new Set(candidates.map(({ service }) => service.id));
      return (
        services.find(
          ({ candidate, probability }) =>
            candidate && ids.has(candidate.id) && probability >= leastNamed,
        )?.candidate?.id ?? []
      );
    });
    const distinct = [...new Set(named)];
    if (distinct.length > 1) return { kind: 'services', refs: distinct.map(refOf) };
  }
  const id = best.candidate?.id ?? '';
  const rivals = services
    .slice(1, 3)
    .filter(({ probability }) => probability >= best.probability * rivalShare && probability > 0.15)
    .flatMap(({ candidate }) => candidate?.id ?? []);
  const names = mentions.length > 0 || contentStems(said).size > 0;
  if (!names && focus.length > 0) return null;
  if (rivals.length > 0 && best.probability < 0.6) {
    const refs = [id, ...rivals].map(refOf);
    return act === 'ask.compare' || act === 'ask.total'
      ? { kind: 'services', refs }
      : { kind: 'either', refs };
  }
  const ref = refOf(id);
  const talkedOf = focus.some(({ serviceId }) => serviceId === id);
  const named = mentions.some(({ candidates }) =>
    candidates.some(({ service }) => service.id === id),
  );
  if (talkedOf && !named && !ref.optionId) return null;
  return { kind: 'services', refs: [ref] };
}

/** Of several services named in one breath, each must be at least this likely. */
const leastNamed = 0.12;

/** The service with the option the words, or what was told of the thing before, choose. */
function withOption(
  { serviceById }: Receptionist,
  serviceId: string,
  said: readonly string[],
  values: SlotValues,
  { hints }: Hearing,
): ServiceRef {
  const service = serviceById.get(serviceId);
  if (!service || service.options.length === 0) return { serviceId, optionId: null };
  for (const words of said) {
    const [only, second] = matchOptions(
      service,
      beyondName(service, words),
      values.hints ?? [...hints],
    );
    if (only) return { serviceId, optionId: second ? null : only.id };
  }
  return { serviceId, optionId: null };
}

const beforeNames = new Set(
  "yeah yep yes sure um uh oh okay ok so well it it's its this is my name name's the i i'm im put just under for hi hello of course mrs mr ms miss doctor dr here and that's thats first last oui ouais euh ben c'est ca c cest mon nom je m'appelle appelle moi madame monsieur mettez prenom sous pour au a".split(
    ' ',
  ),
);
/** "Is it dangerous" is a question, and names nobody. */
const questionOpeners = new Set(
  'is are do does did can could will would how what why when where est-ce combien quand comment pourquoi'.split(
    ' ',
  ),
);
/** More words than these are no name. */
const mostNames = 3;

/** A bare reply to "your name?": the words that can be one, up to the first that cannot. */
function nameInReply(
  words: readonly HeardWord[],
  { from, to }: Segment,
  act: Act,
  values: SlotValues,
  { open, receptionist }: Hearing,
  all: readonly FoundSlot[],
  text: string,
): string | null {
  if (values.name) return null;
  const full = besideTheNumber(words, from, to, all, text, receptionist);
  if (full) return full;
  if (!['give', 'correct', 'affirm', 'want.callback', 'ack'].includes(act)) return null;
  // "Francine Doucette, six one three ...": who tells a number tells whose it is beside it.
  if (open !== 'name' && !all.some((one) => one.values.phone)) return null;
  const said = words.slice(from, to);
  if (questionOpeners.has(said[0]?.word ?? '')) return null;
  const start = said.findIndex(({ word }) => !beforeNames.has(word));
  if (start < 0) return null;
  const names: HeardWord[] = [];
  for (const word of said.slice(start)) {
    if (names.some(({ key }) => key === word.key)) continue;
    if (!mayBeName(word, receptionist)) break;
    names.push(word);
    if (names.length === mostNames) break;
  }
  const last = names.at(-1);
  // "I meant the other one": what stands after "I" is done, and names nobody.
  if (/^(?:i|je|j'ai|we|you|on|vous)$/.test(said[start - 1]?.word ?? '')) return null;
  if (!last || ofAnother.has(said[start + names.length]?.word ?? '')) return null;
  // Unasked, it must stand right before the number.
  const number = all.find((one) => one.values.phone);
  const between = number ? text.slice(last.end, number.start) : null;
  const beside =
    between !== null &&
    number !== undefined &&
    number.start >= last.end &&
    besideNumber.test(between);
  if (open !== 'name' && !beside) return null;
  return asWritten(names, text);
}

/** "Leave a message, Samuel Ouellet, eight one nine ...": a first and a last name right before the number. */
function besideTheNumber(
  words: readonly HeardWord[],
  from: number,
  to: number,
  all: readonly FoundSlot[],
  text: string,
  receptionist: Receptionist,
): string | null {
  const number = all.find((one) => one.values.phone);
  if (!number) return null;
  const before = words.filter(
    ({ end }, at) =>
      at >= from &&
      at < to &&
      end <= number.start &&
      besideNumber.test(text.slice(end, number.start)),
  );
  const last = before[0];
  if (!last) return null;
  const names: HeardWord[] = [];
  for (let at = words.indexOf(last); at >= from && names.length < mostNames; at -= 1) {
    const word = words[at];
    if (!word || !mayBeName(word, receptionist)) break;
    names.unshift(word);
  }
  return names.length > 1 ? asWritten(names, text) : null;
}

/** A name with its accents and hyphens, as the recogniser wrote it. */
function asWritten(names: readonly HeardWord[], text: string): string {
  return names
    .map(({ start, end }, at) => {
      const next = names[at + 1];
      const joined = next?.start === end + 1 && text[end] === '-';
      return `${titled(text.slice(start, end).toLowerCase())}${next ? (joined ? '-' : ' ') : ''}`;
    })
    .join('');
}

/** What may stand between a name and its number: "Gord, you can get me at". */
const besideNumber =
  /^[\s,.]*(?:and |et )?(?:(?:my |the |mon |le )?(?:number|cell|phone|numero|numéro|cell)(?:'s| is| est| c'est)?|(?:you can |vous pouvez )?(?:get|reach|call|me|at|on|joindre|rejoindre|au)(?: me| at| on| au)*|at|au|it's|c'est)?[\s,.]*$/i;
/** "Maude, is she in": what follows makes it somebody else's name. */
const ofAnother = new Set(
  'is est was cut told said he she elle il there la did has does are'.split(' '),
);

function mayBeName(
  { word, stem, small, classes }: HeardWord,
  { tradeWords }: Receptionist,
): boolean {
  const bare = word.replace(/'s$/, '');
  if (small || classes.length > 0 || classesOf(bare, undefined).length > 0 || bare.length < 2)
    return false;
  if (neverNames.has(bare) || neverNamesFrench.has(bare) || tradeWords.stems.has(stem))
    return false;
  return /^[\p{L}'-]+$/u.test(bare) && !asideWords.has(stem) && !vagueWords.has(stem);
}

/** "Drain cleaning" chooses no "Bathroom drain": the words of the service's own name choose nothing. */
function beyondName({ name }: Service, words: string): string {
  const own = contentStems(name);
  return words.replace(/[\p{L}\p{N}'’-]+/gu, (word) => (isOneOf(own, word) ? ' ' : word));
}

function isOneOf(stems: ReadonlySet<string>, word: string): boolean {
  const [only] = contentStems(word);
  return only !== undefined && stems.has(only);
}

/** "A real person" is nobody's name. */
const anybody = new Set(
  'real actual live human person somebody someone anybody anyone whoever whomever people first vrai vraie personne humain quelqu'.split(
    ' ',
  ),
);

/** What a question is about beside its target, in the caller's own words. */
function namedThings(
  words: readonly HeardWord[],
  segment: Segment,
  target: Target | null,
): SlotValues {
  const { act, from, to } = segment;
  if (['want.book', 'want.move', 'give', 'choose', 'correct', 'ask.when'].includes(act))
    return withPerson(words, segment);
  const asksOfThing = act === 'ask.includes' || act === 'ask.offer' || act === 'ask.price';
  if (act !== 'ask.area' && act !== 'want.person' && act !== 'who.supplier' && !asksOfThing)
    return {};
  if (act === 'ask.price' && target?.kind !== 'unknown') return {};
  const rest = words.slice(from, to).filter(({ small, classes }) => !small && classes.length === 0);
  if (act === 'who.supplier') {
    const at = words.findIndex(
      ({ word }, index) => index >= from && index < to && (word === 'from' || word === 'chez'),
    );
    const company = at >= 0 ? words[at + 1] : undefined;
    return company && !company.small ? { company: titled(company.word) } : {};
  }
  const said = rest.slice(0, 4).map(({ word }) => word);
  if (said.length === 0 && act !== 'ask.area') return {};
  const towns = words.slice(from, to).filter(({ kind, key }) => kind !== key && kind === townKind);
  if (act === 'ask.area' && towns.length > 0)
    return { town: towns.map(({ word }) => titled(word)).join(' ') };
  if (act === 'ask.area') return said.length > 0 ? { town: said.map(titled).join(' ') } : {};
  if (act === 'want.person') {
    const named = rest
      .filter((word) => !anybody.has(word.word) && !isCommon(word))
      .map(({ word }) => word);
    return named.length > 0 && named.length <= 2 ? { person: named.map(titled).join(' ') } : {};
  }
  return { thing: said.join(' ') };
}

/** "Thursday with Kim" */
function withPerson(words: readonly HeardWord[], { from, to }: Segment): SlotValues {
  const at = words.findIndex(
    ({ word }, index) => index >= from && index < to - 1 && (word === 'with' || word === 'avec'),
  );
  const person = at >= 0 ? words[at + 1] : undefined;
  if (!person || person.small || person.classes.length > 0 || person.kind !== person.key) return {};
  if (
    neverNames.has(person.word) ||
    neverNamesFrench.has(person.word) ||
    !/^\p{L}{3,}$/u.test(person.word)
  )
    return {};
  return { person: titled(person.word) };
}

function isCommon({ stem }: HeardWord): boolean {
  return asideWords.has(stem) || vagueWords.has(stem) || commonThings.has(stem);
}

const commonThings = new Set([
  'servic',
  'question',
  'somebod',
  'someon',
  'office',
  'shop',
  'team',
  'staff',
  'desk',
]);

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
