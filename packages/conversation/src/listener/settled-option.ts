import type { Act } from '../heard/acts.ts';
import { type HeardAct, refsMeant, type ServiceRef } from '../heard/heard.ts';
import type { Service, ServiceOption } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { optionInReply } from '../knowledge/option-replies.ts';
import { matchOptions, optionWords } from '../knowledge/options.ts';
import { severalOptions } from '../knowledge/several-options.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { isPutAsQuestion } from './put-as-question.ts';

/** Acts that a story is taken for, beside what it tells. */
const mayBeAside = /^(?:aside|unclear|describe|give|correct|claim|choose|ask\.(?:price|fact))$/;
const priced = /\b(?:how much|what(?:'s| is| does| would| about)|price|cost|combien|prix|coute)\b/;

/** What stands right before an option that is chosen: "it's for a", "make it the", "j'ai dit le". */
const choosing =
  /(?:\b(?:it's|it is|it'll be|they're|we're|i'm|is|make it|take|want|need|meant?|said|just|only|rather|instead|not|no|c'est|je suis|prend\w*|veux|voulais|voudrais|dit|disais|parlais|seulement|juste|plutot|pas|non) *(?:for |like |more |pour |plus )*(?:(?:an?|the|my|our|le|la|les|l'|une?|mon|ma|mes|du|des) ?)?|^(?:(?:an?|the|le|la|les|l'|une?) ?)?)$/;
/** "Oh sorry, I meant my wife's SUV": however it is called, another is chosen. */
const putsRight =
  /\b(?:i (?:meant?|said)|make (?:it|that)|instead|je (?:voulais dire|parlais)|j'ai dit|plutot)\b/;
/** "My kid's concert": whose something else is. */
const owning = /\b(?:my|our|his|her|their) $/;
const owningInFrench = /\bde (?:mon|ma|mes|notre|nos|son|sa|ses|leur) $/;

/** So much may be said beside an option by who chooses it. */
const mostBeside = 1;

/**
 * Where an option of a service was settled, a word of another in an aside ("there's old film on the back window",
 * "it's my kid's recital") chooses none: the aside is of nothing.
 */
export function withSettledOptions(
  acts: readonly HeardAct[],
  { hearing }: HeardTurn,
): readonly HeardAct[] {
  if (hearing.open === 'option') return acts;
  return acts.map((act) => (choosesInPassing(act, hearing) ? asAside(act) : act));
}

function asAside(act: HeardAct): HeardAct {
  const { hints: _, count: __, ...slots } = act.slots;
  const tells = Object.keys(slots).length > 0;
  return { ...act, act: tells ? 'give' : 'aside', target: null, slots };
}

function choosesInPassing({ act, target, words }: HeardAct, hearing: Hearing): boolean {
  if (target?.kind !== 'services' || !mayBeAside.test(act)) return false;
  const folded = fold(words);
  if (isPutAsQuestion(words) || priced.test(folded) || putsRight.test(folded)) return false;
  const [only, other] = refsMeant(target);
  const service = only && !other ? hearing.receptionist.serviceById.get(only.serviceId) : undefined;
  const option = service?.options.find(({ id }) => id === only?.optionId);
  if (!service || !option) return false;
  const settled = settledOf(service, hearing);
  return settled !== null && settled !== option.id && !choosesOutright(words, service, option);
}

/** The option of a service that is wanted, or talked of, or was priced last. */
function settledOf({ id }: Service, { wanted = [], focus, quoted = [] }: Hearing): string | null {
  const known = [...wanted.map(({ ref }) => ref), ...focus, ...quoted];
  return known.find(({ serviceId, optionId }) => serviceId === id && optionId)?.optionId ?? null;
}

/** Whether words choose an option: they say little else, or put it as a choice. */
function choosesOutright(said: string, service: Service, option: ServiceOption): boolean {
  const named = service.options.map(({ name }) => optionWords(name));
  const own = new Set(
    [...optionWords(option.name)].filter((stem) => !named.every((words) => words.has(stem))),
  );
  const known = contentStems(service.name);
  const ofAll = new Set(named.flatMap((words) => [...words]));
  const words = [...said.matchAll(/[\p{L}\p{N}'’-]+/gu)].map(({ 0: word, index }) => ({
    word: fold(word),
    before: fold(said.slice(0, index)),
    after: said.slice(index + word.length),
    stems: stemsAt(word, said.slice(index + word.length)),
  }));
  const naming = words.filter(({ stems }) => stems.some((stem) => own.has(stem)));
  // Told by a measure, or by what it is not: no word of it stands in an aside.
  if (naming.length === 0) return true;
  const meant = naming.filter(({ word, before, after }) => {
    if (owningInFrench.test(before)) return false;
    const [next] = /^ ?[\p{L}'’-]+/u.exec(after) ?? [];
    const ofIt = next && [...contentStems(next)].some((stem) => known.has(stem));
    return !(/['’]s$/.test(word) && owning.test(before) && next && !ofIt);
  });
  if (meant.length === 0) return false;
  const beside = words.filter(
    ({ word, stems }) =>
      !stems.some((stem) => ofAll.has(stem)) &&
      [...contentStems(word)].some((stem) => !known.has(stem)),
  );
  return beside.length <= mostBeside || meant.some(({ before }) => choosing.test(before));
}

/** What a word tells of options, by itself or with the next: "back window" for a rear one. */
function stemsAt(word: string, after: string): string[] {
  const bare = word.replace(/['’]s$/i, '');
  const [next = ''] = /^ [\p{L}'’-]+/u.exec(after) ?? [];
  const alone = optionWords(next);
  return [...optionWords(bare), ...optionWords(`${bare}${next}`)].filter(
    (stem) => !alone.has(stem),
  );
}

/**
 * "It stands there by itself", in answer to "freestanding or built-in, which would it be": what is no question is a
 * reply to ours, whatever it sounds like, and chooses by more than the very names of the options. A reply that
 * chooses none is no question either.
 */
export function withOptionReply(
  acts: readonly HeardAct[],
  { hearing }: HeardTurn,
): readonly HeardAct[] {
  if (hearing.open !== 'option') return acts;
  const asked = openServices(hearing);
  const replies = acts.filter((act) => mayReply(act, asked));
  if (replies.length === 0 || acts.some((one) => !replies.includes(one) && !beside.has(one.act)))
    return acts;
  const words = replies.map((one) => one.words).join(', ');
  const ref = chosenOf(asked, words, hearing);
  const [first] = replies;
  if (ref === null)
    return acts.map((act) =>
      isHeardAsQuestion(act) && contentStems(act.words).size > 0 ? asDescription(act) : act,
    );
  const { thing: _, ...slots } = first?.slots ?? {};
  return acts.flatMap((act): HeardAct[] => {
    if (act === first)
      return [
        { ...act, act: 'choose', confidence: 1, target: { kind: 'services', refs: [ref] }, slots },
      ];
    return replies.includes(act) ? [] : [act];
  });
}

/** What may stand beside a reply to which option it is. */
const beside: ReadonlySet<Act> = new Set(['ack', 'greet', 'affirm', 'thanks', 'hold', 'deny']);

const telling: ReadonlySet<Act> = new Set([
  'choose',
  'describe',
  'give',
  'aside',
  'unclear',
  'correct',
  'either',
]);

/** The services of which an option was to be told. */
function openServices({ focus, receptionist }: Hearing): Service[] {
  return focus
    .filter(({ optionId }) => !optionId)
    .flatMap(({ serviceId }) => receptionist.serviceById.get(serviceId) ?? [])
    .filter(({ options }) => options.length > 1);
}

function mayReply(act: HeardAct, asked: readonly Service[]): boolean {
  const { target, slots, confidence } = act;
  const told =
    slots.name ?? slots.phone ?? slots.email ?? slots.address ?? slots.digits ?? slots.times;
  if (told !== undefined) return false;
  const isOurs = ({ serviceId, optionId }: ServiceRef) =>
    !optionId && asked.some(({ id }) => id === serviceId);
  const named = target?.kind === 'services' && !target.refs.every(isOurs);
  if (named || target?.kind === 'either' || (target?.kind === 'fact' && confidence > leastSure))
    return false;
  return telling.has(act.act) || isHeardAsQuestion(act);
}

/** Surer than this, a statement asks all the same. */
const leastSure = 0.5;
/** A count that was told is heard as a question of its price, and surely. */
const leastSureOfCount = 0.9;

function isHeardAsQuestion({ act, words, confidence, slots }: HeardAct): boolean {
  const least = slots.count === undefined ? leastSure : leastSureOfCount;
  return act.startsWith('ask.') && confidence < least && !isPutAsQuestion(words);
}

function chosenOf(asked: readonly Service[], words: string, { hints }: Hearing): ServiceRef | null {
  for (const service of asked) {
    // "One queen and two twins" are several of them.
    if (severalOptions(service, words, () => false).length > 0) return null;
    const [only, other] = matchOptions(service, words, [...hints]);
    const option = only && !other ? only : optionInReply(service, words);
    if (option) return { serviceId: service.id, optionId: option.id };
  }
  return null;
}

function asDescription(act: HeardAct): HeardAct {
  const { thing: _, count: __, ...slots } = act.slots;
  return { ...act, act: 'describe', target: null, slots };
}
