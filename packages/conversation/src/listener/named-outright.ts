import { audienceWords, smallWords, vagueWords } from '../knowledge/common-words.ts';
import { thingsCounted } from '../knowledge/counted-things.ts';
import { joinedSides, jointServices } from '../knowledge/joint-services.ts';
import { errands } from '../knowledge/kinds-of-work.ts';
import { namesOnly, termsOf } from '../knowledge/phrases.ts';
import { isRuledOut } from '../knowledge/ruled-out.ts';
import { kindOfWork } from '../knowledge/service-index.ts';
import { placedMentions } from '../knowledge/service-mentions.ts';
import { fold, wordsOf } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { rememberingEach } from '../remembering.ts';
import { serviceNames, stemOf, tellingStems } from './service-names.ts';

/** A service that words call by what no other service is called by, and where they do. */
export interface NamedOutright {
  serviceId: string;
  start: number;
  end: number;
}

/**
 * The services that words name outright, in their order, whatever was talked of before: by a word that only
 * they are called by, by their whole name, or by what people call them. Of a service that does at once what
 * others do, a single word names the other. What is ruled out is not named.
 */
export function namedOutright(text: string, receptionist: Receptionist): NamedOutright[] {
  const mentions = mentionsOutright(receptionist, text).filter(
    ({ start, end }) => !isRuledOut(text, start, end),
  );
  const distinct = mentions.filter(
    ({ serviceId }, at) => mentions.findIndex((one) => one.serviceId === serviceId) === at,
  );
  return withJoint(text, distinct, receptionist);
}

/** Every mention, of one service as often as it is named. */
export const mentionsOutright = rememberingEach(findMentions);

/** Nobody names more in one turn, and each is held against each. */
const mostMentions = 120;
/** Services that one place in a text may be the whole name of: more of them are told apart by nobody. */
const mostOfOneName = 4;

function findMentions(receptionist: Receptionist, text: string): readonly NamedOutright[] {
  const { services } = receptionist.profile.knowledge;
  const { own, whole } = serviceNames(receptionist.profile.knowledge);
  const words = wordsOf(text).map(({ text: word, start, end }) => ({
    // "Vous chargez" is no "charger", though both begin alike.
    stem: smallWords.has(word) ? '' : stemOf(word),
    ofClock: /^times?$/.test(word),
    start,
    end,
  }));
  const byWord = words.flatMap(({ stem: one, ofClock, start, end }) => {
    // "The time" is no timing, though both have one stem.
    if (ofClock) return [];
    const serviceId = own.get(one);
    if (!serviceId) return [];
    const before = wordsBefore(text, start);
    if (audienceWords.has(one) && whose.test(before)) return [];
    // "The rental" is a thing, and "do you rent" asks of many.
    if (kindOfWork(one) !== undefined && !asThing.test(before)) return [];
    return [{ serviceId, start, end }];
  });
  const inFull = whole.flatMap(({ id, stems }) =>
    words.flatMap((_, at) => {
      const run = words.slice(at, at + stems.length);
      const [first, last] = [run[0], run.at(-1)];
      const said = run.length === stems.length && run.every((one) => stems.includes(one.stem));
      return said && first && last && new Set(run.map((one) => one.stem)).size === stems.length
        ? [{ serviceId: id, start: first.start, end: last.end }]
        : [];
    }),
  );
  const found = [...byWord, ...fewOfEach(inFull), ...byOption(text, words, receptionist)];
  const joint = jointServices(services);
  const otherwise = placedMentions(receptionist.services, text).flatMap(
    ({ service, sure, rivals, start, end }) => {
      const left = rivals.filter(({ id }) => !joint.has(id));
      const [only, other] = rivals.length > 0 ? left : [service];
      if (!only || other || joint.has(only.id) || !sure) return [];
      // Words that name another outright are no other name of this; nor is a word that others have too.
      const taken = found.some((one) => one.start >= start && one.end <= end);
      const span = tellingStems(text.slice(start, end));
      const title = tellingStems(`${only.name} ${only.nameFr ?? ''}`);
      const half =
        span.some((one) => title.includes(one)) && !title.every((one) => span.includes(one));
      return taken || half ? [] : [{ serviceId: only.id, start, end }];
    },
  );
  const all = [...found, ...otherwise]
    .sort((one, other) => one.start - other.start)
    .slice(0, mostMentions);
  // "The rental, for an adult" names no lesson for adults: there it is an option of the rental.
  const choosesOption = ({ serviceId, start, end }: NamedOutright) => {
    const [word] = tellingStems(text.slice(start, end));
    if (word === undefined) return false;
    // "Entretien de fournaise électrique": right behind a name, a word is of that.
    const isBehind = (other: NamedOutright) =>
      other.end <= start && behind.test(text.slice(other.end, start));
    return all.some(
      (other) =>
        other.serviceId !== serviceId &&
        (ofPeople.has(word) || isBehind(other)) &&
        receptionist.serviceById
          .get(other.serviceId)
          ?.options.some(({ name }) => tellingStems(name).includes(word)),
    );
  };
  // "A winter driving lesson" is no driving lesson beside it.
  const isWithin = (one: NamedOutright) =>
    all.some(
      (other) =>
        other.serviceId !== one.serviceId &&
        !joint.has(other.serviceId) &&
        other.start <= one.start &&
        other.end >= one.end &&
        other.end - other.start > one.end - one.start,
    );
  return callingThem(
    text,
    all.filter((one) => !choosesOption(one) && !isWithin(one)),
    receptionist,
  );
}

/** As far back as what stands right before a name is told by. */
const longestBefore = 40;
const wordsBefore = (text: string, start: number) =>
  fold(text.slice(Math.max(0, start - longestBefore), start));

function fewOfEach(inFull: readonly NamedOutright[]): NamedOutright[] {
  const times = new Map<number, number>();
  return inFull.filter(({ start }) => {
    const before = times.get(start) ?? 0;
    times.set(start, before + 1);
    return before < mostOfOneName;
  });
}

/**
 * The mentions that call their service. "Seventeen vents" are of the one that is priced by as many, and "my hair
 * is long" tells of theirs, and names no wedding hair.
 */
export function callingThem<Mention extends NamedOutright>(
  text: string,
  mentions: readonly Mention[],
  { profile: { knowledge } }: Receptionist,
): Mention[] {
  const counted = thingsCounted(text, knowledge.services);
  const { titles } = serviceNames(knowledge);
  const isCounted = ({ serviceId, start, end }: NamedOutright) =>
    counted.some(
      (one) => start >= one.start && end <= one.end && !one.serviceIds.includes(serviceId),
    );
  const tellsOfTheirs = ({ serviceId, start, end }: NamedOutright) =>
    whose.test(wordsBefore(text, start)) &&
    toldOf.test(fold(text.slice(start, start + longestTold))) &&
    (titles.find(({ id }) => id === serviceId)?.stems.length ?? 0) > 2 &&
    !/\s/.test(text.slice(start, end));
  return mentions.filter((one) => !isCounted(one) && !tellsOfTheirs(one));
}

interface Stemmed {
  stem: string;
  start: number;
  end: number;
}

/** "A long cut": of several that are cuts, the one that has a length to choose. */
function byOption(
  text: string,
  words: readonly Stemmed[],
  { profile: { knowledge } }: Receptionist,
): NamedOutright[] {
  const { titles, inTitles } = serviceNames(knowledge);
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (!next || /[^\p{L}\s'’-]/u.test(text.slice(word.end, next.start))) return [];
    const pairs = [
      [word.stem, next.stem],
      [next.stem, word.stem],
    ] as const;
    const called = pairs.some(([thing]) => (inTitles.get(thing) ?? 0) > 1);
    if (!called) return [];
    const found = titles.filter(({ stems, choices }) =>
      pairs.some(([thing, option]) => stems.includes(thing) && choices.has(option)),
    );
    const [only, other] = found;
    return only && !other ? [{ serviceId: only.id, start: word.start, end: next.end }] : [];
  });
}

/** A word and "were" behind it. */
const longestTold = 80;
const behind = /^[\s-]+(?:de |d['’]|à |au |for )?$/iu;
const toldOf = /^\p{L}+(?:[’']s| is| are| was| were| est| sont)(?!\p{L})/u;
const asThing = /(?<![\p{L}'])(?:a|an|the|le|la|un|une|l')\s?$/u;
/** Words for whom a thing is, which choose among its options as well as among services. */
export const ofPeople: ReadonlySet<string> = new Set(
  tellingStems('adult child children adulte enfant homme femme'),
);

/** "My kid's sick" names nothing that is done for kids. */
const whose = /(?<![\p{L}'])(?:my|our|his|her|their|mon|ma|mes|notre|nos|son|sa|ses)\s$/u;

/** "A cut with the beard", where several are cuts: what does both is named by words of both its sides. */
function withJoint(
  text: string,
  named: NamedOutright[],
  { profile }: Receptionist,
): NamedOutright[] {
  const { services } = profile.knowledge;
  const said = calledStems(text);
  const folded = fold(text);
  for (const [id, parts] of jointServices(services)) {
    const own = named.filter(({ serviceId }) => parts.includes(serviceId));
    const name = services.find((one) => one.id === id)?.name ?? '';
    const sides = sidesOf(name);
    const whole = sides.every((side) => side.some((one) => said.includes(one)));
    const ofBoth = own.length === 0 && joining.test(folded) && isForSameErrand(name, folded);
    if (!whole || !(own.length === 1 || ofBoth)) continue;
    const rest = named.filter((one) => !own.includes(one));
    const [start, end] = [own[0]?.start ?? 0, own[0]?.end ?? text.length];
    return [...rest, { serviceId: id, start, end }].sort((one, other) => one.start - other.start);
  }
  return named;
}

const joining = /\b(?:and|both|plus|with|et|pis|les deux|avec)\b|[&+]/;

/** A new furnace is not what a furnace is tuned up by, whatever both are called by. */
function isForSameErrand(name: string, folded: string): boolean {
  const called = Object.values(errands).filter((one) => one.called.test(fold(name)));
  return called.some((one) => one.called.test(folded) || one.told.test(folded));
}

/** The telling words of a text, and what else each is called. */
export function calledStems(text: string): string[] {
  const terms = termsOf(wordsOf(text), namesOnly).filter(({ small }) => !small);
  return [...tellingStems(text), ...terms.map(({ stems }) => stems.join(' '))];
}

/** The telling words on each side of a name that joins two things: not "bundle", nor what is done to both. */
export function sidesOf(name: string): string[][] {
  return joinedSides(name)
    .map((side) => {
      const things = calledStems(withoutWork(side));
      return things.length > 0 ? things : calledStems(side);
    })
    .map((side) => side.filter((one) => !vagueWords.has(one) && kindOfWork(one) === undefined))
    .filter((side) => side.length > 0);
}

function withoutWork(side: string): string {
  const called = Object.values(errands).map((one) => one.called);
  return [bundled, ...called].reduce((left, one) => left.replace(one, ' '), side);
}

const bundled = /\b(?:bundles?|combos?|packages?|deals?|forfaits?|ensembles?|duos?)\b/;
