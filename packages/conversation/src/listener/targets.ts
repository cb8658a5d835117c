import { type Act, acts } from '../heard/acts.ts';
import type { KnownThing, ServiceRef, SlotValues, Target } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { matchOptions } from '../knowledge/options.ts';
import { matchServices } from '../knowledge/services.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { calledByPrice } from './amounts-said.ts';
import type { Candidate } from './candidates.ts';
import type { Hearing } from './hearing.ts';
import { lookFirst } from './look-first.ts';
import { namedTogether } from './named-together.ts';
import { type Ranked, type Ranking, rankOver } from './retrieve.ts';
import type { Segment } from './segments.ts';
import type { HeardWord } from './tokens.ts';

/** Acts that are about something the shop knows, or does not. */
export const aboutSomething: ReadonlySet<Act> = new Set([
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

/** Likelier than this, the likeliest is meant; of telling acts it must be surer. */
const enough = { unsure: 0.15, asking: 0.24, telling: 0.35, asked: 0.3, told: 0.6 };
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
/** Acts that may be about several services in one breath. */
const coordinated: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.offer',
  'ask.total',
  'ask.compare',
  'want.book',
  'describe',
]);
/** Named in passing, a service must be this likely to be what is told of. */
const leastTold = 0.25;
/** A likelier thing than this goes before the name that was said. */
const surelyOther = 0.6;

/** The one service words name outright; null where they name none, or several. */
function saidByName(said: string, { services }: Receptionist): string | null {
  const [only, other] = matchServices(services, said);
  const [best] = only?.candidates ?? [];
  if (!only || other || only.ambiguous || !best || best.kind === 'near') return null;
  return best.service.id;
}

interface Reading {
  act: Act;
  weight: number;
}

/** Questions that are easily taken for one another, and are about the same things. */
export const alike: readonly Act[] = [
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
export function readingsOf({ act: heard, probabilities }: Segment, act: Act): Reading[] {
  if (!alike.includes(act) || act !== heard) return [{ act, weight: 1 }];
  return alike
    .map((one) => ({ act: one, weight: probabilities[acts.indexOf(one)] ?? 0 }))
    .filter((one) => one.act === act || one.weight >= leastReading)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostReadings);
}

/** One act's words, in the turn they stand in, and what they may be doing. */
interface Said {
  said: string;
  text: string;
  act: Act;
  readings: Reading[];
  words: readonly HeardWord[];
}

/** Acts that may ask somebody to find out what is wrong. */
const looks: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.offer',
  'ask.when',
  'want.book',
  'describe',
]);
/** What is likelier than this is the work itself. */
const sureEnough = 0.5;

/** What an act is about, as far as words, what is known and what was talked of tell; null: nothing is named. */
export function targetOf(
  ranking: Ranking,
  { said, text, act, readings, words }: Said,
  values: SlotValues,
  hearing: Hearing,
): Target | null {
  if (!aboutSomething.has(act)) return null;
  const { receptionist, language, focus, focusFact } = hearing;
  const asked = askedAbout(said, text, hearing);
  const query = { text: asked, act, language, focus, focusFact };
  const together = coordinated.has(act)
    ? namedTogether(
        said,
        (part) => ranking({ ...query, text: part, focus: [], focusFact: null }),
        asking.has(act) || act === 'ask.total' ? enough.asked : enough.told,
        receptionist,
      ).filter((id) => !hearing.excluded?.has(id))
    : [];
  if (together.length > 1)
    return {
      kind: 'services',
      refs: together.map((id) => withOption(receptionist, id, [said], values, hearing)),
    };
  if (act === 'ask.total') {
    const byPrice = calledByPrice(said, receptionist.candidates).filter(
      ({ serviceId }) => !hearing.excluded?.has(serviceId),
    );
    if (byPrice.length > 1) return { kind: 'services', refs: byPrice };
  }
  if (act === 'ask.total' && focus.length > 0 && !namesService(said, receptionist)) return null;
  const ranked = rankOver(ranking, query, readings).filter(
    ({ candidate }) => !candidate || !hearing.excluded?.has(candidate.id),
  );
  const none = ranked.find(({ candidate }) => candidate === null)?.probability ?? 0;
  const known = ranked.filter(({ candidate }) => candidate !== null);
  const [best] = known;
  const asks = asking.has(act);
  const surely = asks || act.startsWith('ask.') ? enough.asking : enough.telling;
  // Of a question a likely answer is told, as a guess; "yes, we do" is no guess, and nothing is done by one.
  const mayGuess = asks && act !== 'ask.offer';
  const least = mayGuess ? enough.unsure : surely;
  const byName = named.has(act) ? saidByName(asked, receptionist) : null;
  const spoken = byName && hearing.excluded?.has(byName) ? null : byName;
  const chance = best?.probability ?? 0;
  const likeliest = best?.candidate?.id === spoken;
  const believed = likeliest ? asks || chance >= leastTold : chance < surelyOther;
  const look =
    looks.has(act) && (focus.length === 0 || act !== 'describe')
      ? lookFirst(said, act, words, known, spoken !== null || chance >= sureEnough)
      : null;
  if (look && look !== spoken) {
    const ref = withOption(receptionist, look, [said, text], values, hearing);
    return { kind: 'services', refs: [ref] };
  }
  if (spoken && believed)
    return {
      kind: 'services',
      refs: [withOption(receptionist, spoken, [said, text], values, hearing)],
    };
  if (
    !best?.candidate ||
    best.probability < least ||
    best.probability < none * (mayGuess ? noneShare.asked : noneShare.told)
  ) {
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
  const doubts = {
    ...(best.probability < surely ? { unsure: true as const } : {}),
    ...(mayGuess ? rivalOf(known) : {}),
  };
  if (best.candidate.kind !== 'service')
    return { kind: 'fact', factId: best.candidate.id, ...doubts };
  const meant = servicesMeant({ said, text, act }, known, best, values, hearing);
  return meant?.kind === 'services' ? { ...meant, ...doubts } : meant;
}

/** What is nearly as likely as the likeliest, of other words of the owner's. */
function rivalOf([best, second]: readonly Ranked[]): { also?: KnownThing } {
  const thing = second?.candidate;
  if (!best?.candidate || !thing || best.probability >= alone) return {};
  if (second.probability < best.probability * rivalLeast) return {};
  // Two services are told as an either-or.
  if (thing.kind === 'service' && best.candidate.kind === 'service') return {};
  return {
    also:
      thing.kind === 'service'
        ? { kind: 'service', serviceId: thing.id }
        : { kind: 'fact', factId: thing.id },
  };
}

/** Likelier than this has no rival; a rival has at least this share of it. */
const alone = 0.6;
const rivalLeast = 0.5;

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
const noneShare = { asked: 0.25, told: 0.45 };
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

/** "She's seventy-one": what people of an age are called in what owners write. */
function withAge(said: string): string {
  const folded = fold(said);
  const aged = [...folded.matchAll(ofAge)].flatMap(([, words = '']) => [
    ...spokenNumbers(words).map(({ value }) => value),
    ...(words.match(/\d+/g) ?? []).map(Number),
  ]);
  return aged.some((age) => age >= leastSenior && age < 110) ? `${said} senior` : said;
}

const ofAge =
  /\b(?:i am|i'm|is|he's|she's|am|turn(?:s|ed|ing)?|be|at|j'ai|a|as|aged) ((?:[a-z]+[- ]?){1,3}|\d{2,3})\b(?! (?:dollars?|bucks?|minutes?|hours?|feet|foot|inch\w*|percent))/g;
const leastSenior = 60;

/** Words that name nothing are about what the whole turn, or the trouble told before, is about. */
function askedAbout(said: string, text: string, hearing: Hearing): string {
  return withAge(askedOf(said, text, hearing));
}

function askedOf(
  said: string,
  text: string,
  { matter, terms, focus, receptionist }: Hearing,
): string {
  if (terms && ofTerms.test(fold(said)) && !namesService(said, receptionist))
    return `${said}. ${terms}`;
  const stems = contentStems(said);
  // "How much is a tarp?" names a service, whatever else the turn spoke of.
  if (stems.size > 1 || namesService(said, receptionist)) return said;
  if (contentStems(text).size > stems.size) return text;
  return focus.length === 0 && matter ? `${matter} ${said}` : said;
}

/** What is paid, lost or made good: asked of a change or a complaint, it is asked of its terms. */
const ofTerms =
  /\b(?:fees?|charged?|charging|pay|paying|costs?|ding(?:ed)?|penalt\w*|owe|notice|lose|losing|deposit|refund\w*|money|covered|warrant\w*|guarante\w*|free|extra|frais|payer|paye|charge[sz]?|penalite|perd\w*|depot|rembours\w*|garanti\w*|couvert|gratuit\w*|argent)\b/;

/** Whether a word of it stands in a service's name. */
function namesService(said: string, { candidates }: Receptionist): boolean {
  const stems = [...contentStems(said)].filter((stem) => !summing.has(stem));
  return candidates.all.some(
    ({ kind, title }) => kind === 'service' && stems.some((stem) => title.has(stem)),
  );
}

/** "What's that together": said of a sum, they name no package. */
const summing = contentStems('together total both all whole full altogether everything ensemble');

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
    .filter(({ candidate }) => !candidate?.hidden || namesOnly(candidate, said, receptionist))
    .filter(({ probability }) => probability >= best.probability * rivalShare && probability > 0.15)
    .flatMap(({ candidate }) => candidate?.id ?? []);
  const names = mentions.length > 0 || contentStems(said).size > 0;
  if (!names && focus.length > 0) return null;
  if (rivals.length > 0 && best.probability < 0.6) {
    const keptBack = best.candidate?.hidden && !namesOnly(best.candidate, said, receptionist);
    const refs = (keptBack && act === 'ask.price' ? rivals : [id, ...rivals]).map(refOf);
    if (refs.length === 1) return { kind: 'services', refs };
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

/** Whether a word is said that of all names only this one has: else a price that is kept back is no rival. */
function namesOnly({ id, title }: Candidate, said: string, { candidates }: Receptionist): boolean {
  const stems = contentStems(said);
  const others = candidates.all.filter((one) => one.kind === 'service' && one.id !== id);
  return [...title].some((stem) => stems.has(stem) && others.every((one) => !one.title.has(stem)));
}

/** Of several services named in one breath, each must be at least this likely. */
const leastNamed = 0.12;

/** The service with the option the words, or what was told of the thing before, choose. */
function withOption(
  { serviceById, candidates }: Receptionist,
  serviceId: string,
  said: readonly string[],
  values: SlotValues,
  { hints }: Hearing,
): ServiceRef {
  const service = serviceById.get(serviceId);
  if (!service || service.options.length === 0) return { serviceId, optionId: null };
  const [priced] = calledByPrice(said.join(' . '), candidates).filter(
    (ref) => ref.serviceId === serviceId && ref.optionId,
  );
  if (priced) return priced;
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

/** "Drain cleaning" chooses no "Bathroom drain": the words of the service's own name choose nothing. */
function beyondName({ name }: Service, words: string): string {
  const own = contentStems(name);
  return words.replace(/[\p{L}\p{N}'’-]+/gu, (word) => (isOneOf(own, word) ? ' ' : word));
}

function isOneOf(stems: ReadonlySet<string>, word: string): boolean {
  const [only] = contentStems(word);
  return only !== undefined && stems.has(only);
}
