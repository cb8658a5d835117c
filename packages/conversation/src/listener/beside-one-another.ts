import type { Act } from '../heard/acts.ts';
import { type HeardAct, refsMeant, type ServiceRef, type Target } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { severalOptions } from '../knowledge/several-options.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import type { FoundCount } from '../understanding/slots/counts.ts';
import { askingStems } from './candidates.ts';
import { countOf } from './counted.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { withOption } from './service-targets.ts';
import { countsWithin } from './slots.ts';
import { servicesByOwnWord } from './sums.ts';

/** Acts that may be about several options of one service at once. */
const mayNameSeveral: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.total',
  'ask.offer',
  'ask.compare',
  'want.book',
  'describe',
  'choose',
  'correct',
  'give',
  'aside',
  'ack',
  'unclear',
  'affirm',
]);
/** Acts that ask nothing: where options are named, they are chosen or asked the price of. */
const loose: ReadonlySet<Act> = new Set(['describe', 'give', 'aside', 'ack', 'unclear', 'affirm']);

/** "What's the difference between the two" chooses neither. */
const asksToCompare = /\b(?:differen\w+|compar\w+|versus|vs|better|distingu\w*|mieux)\b/;

/** Every service that a question of a sum names by a word of its own. */
export function allNamed(
  said: string,
  act: Act,
  target: Target | null,
  hearing: Hearing,
  whole: boolean,
): Target | null {
  if (act !== 'ask.total' && !whole) return target;
  const known = refsMeant(target);
  const named = servicesByOwnWord(said, hearing.receptionist).filter(
    ({ serviceId }) => !hearing.excluded?.has(serviceId),
  );
  const covers = known.every((ref) => named.some(({ serviceId }) => serviceId === ref.serviceId));
  if (named.length <= known.length || !covers) return target;
  const refs = named.map(
    ({ serviceId }) =>
      known.find((ref) => ref.serviceId === serviceId) ??
      withOption(hearing.receptionist, serviceId, [said], {}, hearing),
  );
  return { kind: 'services', refs };
}

/**
 * "One queen and two twins", "a box kit times two": several options of one service, and how many of
 * each thing, where they are named beside one another.
 */
export function besideOneAnother(
  acts: readonly HeardAct[],
  { text, slots, hearing: { receptionist, focus, open, quoted = [] } }: HeardTurn,
): HeardAct[] {
  const counts = countsWithin(slots, 0, text.length);
  const priced = new Set(quoted.map(({ serviceId }) => serviceId)).size;
  const seen = new Set<string>();
  return acts.flatMap((one): HeardAct[] => {
    // "Both together", after the prices of two things, is of those.
    if (one.act === 'ask.total' && one.target === null && priced > 1) return [one];
    if (!mayNameSeveral.has(one.act)) return [one];
    const [talkedOf, other] = focus;
    const named =
      one.target?.kind === 'services'
        ? one.target.refs
        : one.target === null && talkedOf && !other
          ? [talkedOf]
          : [];
    const ofEach = named.flatMap((ref) => optionsOf(ref, text, receptionist));
    // "A hand wash for the car and one for the truck": of what is called by its name, where something is.
    const called = ofEach.filter(({ serviceId }) => isCalled(serviceId, text, receptionist));
    const spreads = called.length > 0 ? called : ofEach;
    if (spreads.length === 0) return [withCounts(one, text, counts, receptionist)];
    const several = new Set(spreads.map(({ serviceId }) => serviceId));
    const key = [...several].join(' ');
    const asks = one.act.startsWith('ask.') || one.act === 'want.book';
    // Told once, whichever part of the words it was heard in.
    if (seen.has(key) && !asks) return [];
    seen.add(key);
    const options = new Set(
      spreads.flatMap(({ serviceId, optionId }) => [
        ...optionStems(serviceId, optionId, receptionist),
      ]),
    );
    const others = named.filter(
      ({ serviceId }) =>
        !several.has(serviceId) && saysMore(serviceId, options, text, receptionist),
    );
    const refs = [...others, ...spreads];
    const compares = one.act === 'ask.compare' && !asksToCompare.test(fold(one.words));
    const chosen = open === 'option' && (loose.has(one.act) || compares);
    const act = chosen ? 'choose' : loose.has(one.act) ? 'ask.price' : one.act;
    const { count: _, ...slots } = one.slots;
    return [{ ...one, act, target: { kind: 'services', refs }, slots }];
  });
}

function optionsOf(
  { serviceId }: ServiceRef,
  text: string,
  receptionist: Receptionist,
): ServiceRef[] {
  const service = receptionist.serviceById.get(serviceId);
  if (service?.pricingType !== 'options') return [];
  const own = new Set(service.options.flatMap(({ name }) => [...contentStems(name)]));
  // A stretch that names another service chooses nothing of this one.
  const ofOther = (piece: string) =>
    servicesByOwnWord(piece, receptionist).some(
      ({ serviceId: other }) => other !== serviceId && saysMore(other, own, piece, receptionist),
    );
  const said = severalOptions(service, text, ofOther);
  return said.map(({ option, count }) => ({
    serviceId,
    optionId: option.id,
    ...(count > 1 ? { count } : {}),
  }));
}

function titleOf(serviceId: string, { candidates }: Receptionist): ReadonlySet<string> {
  return candidates.all.find(({ id }) => id === serviceId)?.title ?? new Set();
}

function isCalled(serviceId: string, text: string, receptionist: Receptionist): boolean {
  const title = titleOf(serviceId, receptionist);
  return [...askingStems(text)].some((stem) => title.has(stem));
}

/** Whether a service is called by more than words that are options of another: "robe" of a hem. */
function saysMore(
  serviceId: string,
  options: ReadonlySet<string>,
  text: string,
  receptionist: Receptionist,
): boolean {
  const title = titleOf(serviceId, receptionist);
  return [...askingStems(text)].some((stem) => title.has(stem) && !options.has(stem));
}

function optionStems(
  serviceId: string,
  optionId: string | null,
  { serviceById }: Receptionist,
): ReadonlySet<string> {
  const option = serviceById.get(serviceId)?.options.find(({ id }) => id === optionId);
  return contentStems(option?.name ?? '');
}

/** How many of each of several things, as far as the words count it. */
function withCounts(
  act: HeardAct,
  text: string,
  counts: readonly FoundCount[],
  receptionist: Receptionist,
): HeardAct {
  const { target } = act;
  if (target?.kind !== 'services') return act;
  const several = target.refs.length > 1;
  const ofThings = counts.filter(({ counted }) => counted.kind === 'things');
  const refs = target.refs.map((ref) => {
    const own = { kind: 'services' as const, refs: [ref] };
    const count =
      timesSaid(ref, text, receptionist) ??
      (several ? countOf(ofThings, act.act, own, [], receptionist) : undefined);
    return count !== undefined && count > 1 ? { ...ref, count } : ref;
  });
  const [only, other] = refs;
  if (only?.count !== undefined && !other)
    return { ...act, slots: { ...act.slots, count: only.count } };
  // A number that counts one of several things counts no other of them.
  const bound =
    several && refs.some(({ count }) => count !== undefined && count === act.slots.count);
  const { count: _, ...slots } = act.slots;
  return { ...act, target: { ...target, refs }, slots: bound ? slots : act.slots };
}

/** "That kit times two": a number behind the name. */
function timesSaid(
  { serviceId }: ServiceRef,
  text: string,
  { candidates }: Receptionist,
): number | undefined {
  const title = candidates.all.find(({ id }) => id === serviceId)?.title;
  const folded = fold(text);
  for (const { index, 0: sign } of folded.matchAll(/\b(?:times|fois|x)\s+/g)) {
    const before = folded.slice(0, index).trim().split(/\s+/).slice(-wordsBefore).join(' ');
    const after = folded.slice(index + sign.length);
    const digits = /^\d{1,2}\b/.exec(after)?.[0];
    const [spoken] = spokenNumbers(after);
    const value = digits ? Number(digits) : spoken?.start === 0 ? spoken.value : undefined;
    const names = servicesIn(before, title);
    if (value !== undefined && names && value > 1 && value <= mostTimes) return value;
  }
  return undefined;
}

const wordsBefore = 3;
const mostTimes = 50;

function servicesIn(words: string, title: ReadonlySet<string> | undefined): boolean {
  return [...askingStems(words)].some((stem) => title?.has(stem));
}
