import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import { familiesServed, type Served, type ServedFamily } from '../knowledge/ages-served.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { spokenNumbers, withFigures } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import { countsIn } from './counts-of-each.ts';
import type { HeardTurn, Hearing } from './hearing.ts';

/** Somebody a thing is for, as far as the words tell. */
interface Person {
  age: number | null;
  young: boolean;
  old: boolean;
  /** The caller. */
  self: boolean;
  sex: 'm' | 'f' | null;
}

const numeral = '(?:\\d{1,2}|two|three|four|five|six|both|deux|trois|quatre|cinq)';
const who = new RegExp(
  `(?<![\\p{L}'])(?:(?:my|our|the|his|her|mon|ma|mes|notre|nos|les|mes)\\s+)(?:(${numeral})\\s+)?(?:(?:little|young|older|younger|oldest|youngest|other|petite?s?|grande?s?)\\s+)?(sons?|boys?|kids?|child(?:ren)?|daughters?|girls?|grandsons?|granddaughters?|husband|boyfriend|brothers?|dad|father|wife|girlfriend|sisters?|mom|mum|mother|grandma|grandmother|grandpa|grandfather|gars|garcons?|fils|filles?|enfants?|mari|chum|freres?|pere|femme|blonde|soeurs?|mere|grand-mere|grand-pere)(?![\\p{L}])|(?<![\\p{L}'])(grandma|grandpa|grandmother|grandfather)(?![\\p{L}])|(?<![\\p{L}'])(me|myself|moi)(?:-meme)?(?![\\p{L}'-])`,
  'gu',
);
const isYoung =
  /^(?:sons?|boys?|kids?|child(?:ren)?|daughters?|girls?|grandsons?|granddaughters?|gars|garcons?|fils|filles?|enfants?)$/;
const isMale =
  /^(?:sons?|boys?|grandsons?|husband|boyfriend|brothers?|dad|father|grandpa|grandfather|gars|garcons?|fils|mari|chum|freres?|pere|grand-pere)$/;
const isFemale =
  /^(?:daughters?|girls?|granddaughters?|wife|girlfriend|sisters?|mom|mum|mother|grandma|grandmother|filles?|femme|blonde|soeurs?|mere|grand-mere)$/;
const isOld = /^(?:grandma|grandpa|grandmother|grandfather|grand-mere|grand-pere)$/;
/** "Let me", "can you tell me", "je suis, moi": nobody the work is for. */
const forNobody =
  /\b(?:let|tell|give|gimme|call|cost|costs|costing|run|text|excuse|told|charge|get|dites|coute\p{L}*|rappel\p{L}*|donne\p{L}*|faire)[- ](?:moi )?$/u;
const ofDad = /\b(?:i'm|i am|je suis) (?:their|his|her|the|leur|son|le) (?:dad|father|pere|papa)\b/;
const ofMom =
  /\b(?:i'm|i am|je suis) (?:their|his|her|the|leur|sa|la) (?:mom|mum|mother|mere|maman)\b/;
/** "The three of us": those spoken of before. */
const allOfUs =
  /\b(?:of us|all of (?:us|them)|everybody|everyone|(?:nous|les) (?:deux|trois|quatre|cinq)|nous autres|tout le monde|tous)\b/;
/** The people a text speaks of, with their ages in the order they are told. */
function peopleIn(text: string): Person[] {
  const folded = fold(text);
  const self = ofDad.test(folded) ? 'm' : ofMom.test(folded) ? 'f' : null;
  const groups = [...folded.matchAll(who)].flatMap((found) => {
    const [, number, relation, elder, me] = found;
    const word = relation ?? elder ?? me ?? '';
    if (me && forNobody.test(folded.slice(0, found.index))) return [];
    // "I'm their dad" tells of the caller, and of nobody else.
    if (/\b(?:i'm|i am|je suis) $/.test(folded.slice(0, found.index))) return [];
    const several = number ? countSaid(number) : /(?:s|children)$/.test(word) && !me ? 2 : 1;
    const person: Person = {
      age: null,
      young: isYoung.test(word),
      old: isOld.test(word),
      self: me !== undefined,
      sex: me ? self : isMale.test(word) ? 'm' : isFemale.test(word) ? 'f' : null,
    };
    return [
      {
        count: word === 'gars' || word === 'fils' ? (number ? several : 1) : several,
        person,
        end: found.index + found[0].length,
      },
    ];
  });
  const told = agesIn(folded);
  const claimed = groups.map(({ count, person, end }, at) => {
    const next = groups[at + 1]?.end ?? folded.length;
    const own = told.filter(({ start }) => start >= end && start < next);
    return person.self && groups.some((one) => one.person.young) ? [] : own.slice(0, count);
  });
  const left = told.filter((age) => !claimed.some((own) => own.includes(age)));
  const young = groups.findIndex(({ person }, at) => person.young && claimed[at]?.length === 0);
  return groups.flatMap(({ count, person }, at) => {
    const own = at === young ? left : (claimed[at] ?? []);
    return Array.from({ length: Math.min(count, mostPeople) }, (_, index) => ({
      ...person,
      age: own[index]?.value ?? null,
    }));
  });
}

const mostPeople = 8;

function countSaid(number: string): number {
  if (number === 'both') return 2;
  return /^\d/.test(number) ? Number(number) : (spokenNumbers(number)[0]?.value ?? 1);
}

/** Numbers that are ages: "they're eight and thirteen", "neuf et quinze ans". */
function agesIn(folded: string): { value: number; start: number }[] {
  const numbers = [
    ...[...folded.matchAll(/(?<![\d$.,:-])\d{1,2}(?![\d:%-])/g)].map(({ 0: digits, index }) => ({
      value: Number(digits),
      start: index,
      end: index + digits.length,
    })),
    // "Nine and fifteen" are two numbers.
    ...spokenNumbers(
      folded.replace(/(?<![\p{L}])(?:and|et)(?![\p{L}])/gu, (word) => ','.padEnd(word.length)),
    ),
  ].sort((one, other) => one.start - other.start);
  return numbers.filter(({ value, start, end }, at) => {
    const [before, after] = [folded.slice(0, start), folded.slice(end)];
    const follows = numbers[at - 1];
    const listed =
      follows !== undefined &&
      /^\s*(?:,|and|et|pis|\s)+\s*$/.test(folded.slice(follows.end, start));
    const said = agedBefore.test(before) || agedAfter.test(after) || standsInList.test(after);
    return value > 0 && value < 110 && (said || (listed && !countsThing.test(after)));
  });
}

/** "I'm seventy": an age, where nothing is counted by it. */
const ofSelf =
  /\b(?:i'm|i am) (?:only |just |almost |nearly |now |turning )?(\d{1,2})(?=$|[,.;?!]| (?:and|but|is|so|do|would|now|can|could|with|who)\b)/;

/** The ages a text tells of somebody. */
export function agesTold(text: string): number[] {
  const said = fold(text);
  const told = agesIn(said).map(({ value }) => value);
  const self = ofSelf.exec(withFigures(said))?.[1];
  return told.length === 0 && self !== undefined ? [Number(self)] : told;
}

const agedBefore =
  /(?:\b(?:they|he|she|who|it|mine|one|kids?|boys?|girls?|sons?|daughters?|dad|mom|grandma|grandpa|mother|father|husband|wife|grand(?:son|daughter|mother|father|kid)s?|uncle|aunt|nephew|niece|brother|sister|partner|baby|friend|neighbou?r)(?:'re|'s| is| are)|\b(?:aged?|turning|turned|turns|ont|elle a|il a|qui a|qui ont)|\b(?:sons?|boys?|daughters?|girls?|kids|children|gars|garcons?|filles?|fils|enfants?)(?: de)?,?)\s*(?:only |just |both |about |like )?$/;
const agedAfter = /^\s*-?(?:years? old|year olds?|yrs?|ans)\b/;
const standsInList = /^\s*(?:,|and|et|pis)\s+(?:\p{L}+|\d+)\s*-?(?:years? old|ans)\b/u;
const countsThing =
  /^\s*(?:(?:for|pour)\b|(?:of|de|men|kids?|cuts?|adults?|hommes?|enfants?|coupes?)\b)/;

/**
 * "My two boys, eight and thirteen, and one for me": which rows those are for whom an owner wrote ages, and
 * how many of each. Null where nobody's age, or nobody it would be for, is told.
 */
function servedBy(
  text: string,
  hearing: Hearing,
): { family: ServedFamily; refs: ServiceRef[] } | null {
  const { receptionist, focus, saidBefore = [] } = hearing;
  const families = familiesServed(receptionist.profile.knowledge.services);
  if (families.length === 0) return null;
  const folded = fold(text);
  const alone = peopleIn(text);
  const earlier = allOfUs.test(folded) || (alone.length === 0 && agesIn(folded).length > 0);
  // Whom this line speaks of is counted once, though it stands among their lines by now.
  const lines = saidBefore.filter((line) => line !== text);
  const spoken = earlier ? [...lines, text].join(' . ') : text;
  const people = earlier ? peopleIn(spoken) : alone;
  const telling = people.some(({ age, old }) => age !== null || old);
  if (people.length === 0 || !telling) return null;
  const said = contentStems(spoken);
  const family =
    families.find(({ stems }) =>
      [...stems].some((stem) => [...said].some((word) => word.endsWith(stem) || stem === word)),
    ) ??
    families.find(({ rows }) =>
      rows.some(({ serviceId }) => focus.some((ref) => ref.serviceId === serviceId)),
    ) ??
    (focus.length === 0 && families.length === 1 ? families[0] : undefined);
  if (!family) return null;
  // Who counts them out by name has said it better.
  const counted = [...countsIn(text, receptionist).keys()];
  if (counted.filter((id) => family.rows.some(({ serviceId }) => serviceId === id)).length > 1)
    return null;
  const rows = people.map((person) => rowFor(person, family, null));
  const grown = rows.find((row, at) => row && row.sex !== null && !isChild(people[at]));
  const all = rows.map((row, at) => row ?? rowFor(people[at], family, grown?.sex ?? null));
  const found = all.flatMap((row) => row ?? []);
  if (found.length === 0 && people.every(({ age }) => age !== null))
    return plainBeside(family, people.length, hearing);
  if (found.length < all.length) return null;
  const refs: ServiceRef[] = [];
  for (const { serviceId, optionId } of found) {
    const known = refs.find((ref) => ref.serviceId === serviceId && ref.optionId === optionId);
    if (known) known.count = (known.count ?? 1) + 1;
    else refs.push({ serviceId, optionId, count: 1 });
  }
  return { family, refs };
}

/** Beside a kids' lesson and a seniors', the one that is for no age in particular: for who is of neither. */
function plainBeside(
  family: ServedFamily,
  count: number,
  { receptionist }: Hearing,
): { family: ServedFamily; refs: ServiceRef[] } | null {
  const { services } = receptionist.profile.knowledge;
  const [plain, other] = services.filter(({ id, name }) => {
    const own = contentStems(name);
    const aged = family.rows.some(({ serviceId }) => serviceId === id);
    return !aged && [...family.stems].every((stem) => own.has(stem));
  });
  if (!plain || other) return null;
  return { family, refs: [{ serviceId: plain.id, optionId: null, count }] };
}

function isChild(person: Person | undefined): boolean {
  return person?.young === true && person.age === null;
}

/** The one row of a family that somebody's age and sex leave; null where none or several are left. */
function rowFor(
  person: Person | undefined,
  { rows }: ServedFamily,
  likeOthers: 'm' | 'f' | null,
): Served | null {
  if (!person) return null;
  const sex = person.sex ?? likeOthers;
  const age = person.age ?? (person.young ? childhood : person.old ? oldAge : adulthood);
  const fits = rows.filter(
    (row) =>
      age >= row.from && age <= row.to && (row.sex === null || sex === null || row.sex === sex),
  );
  // The narrowest range was written for them.
  const width = ({ from, to }: Served) => to - from;
  const least = Math.min(...fits.map(width));
  const [only, other] = fits.filter((row) => width(row) === least);
  return only && !other ? only : null;
}

const childhood = 6;
const adulthood = 40;
const oldAge = 80;

/** The rows that those whom words speak of are served by, where their ages tell. */
export function servicesServed(text: string, hearing: Hearing): readonly ServiceRef[] | null {
  return servedBy(text, hearing)?.refs ?? null;
}

/** Acts that are of the rows for those they are said to be for. */
const ofRows = /^(?:ask\.(?:price|total|offer|when)|want\.book|describe|give|correct)$/;

/** What is asked or wanted for several people is of the rows their ages leave. */
export function withPeopleServed(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): HeardAct[] {
  const asks = acts.some(({ act }) => ofRows.test(act));
  const served = asks ? servedBy(text, hearing) : null;
  if (!served) return [...acts];
  const ids = served.family.rows.map(({ serviceId }) => serviceId);
  return acts.map((act) => {
    const { target } = act;
    const refs = target?.kind === 'services' || target?.kind === 'either' ? target.refs : [];
    const other = refs.some(({ serviceId }) => !ids.includes(serviceId));
    const loose = target?.kind === 'either' && target.guessed;
    if (!ofRows.test(act.act) || target?.kind === 'fact' || (other && !loose)) return act;
    if (/^(?:describe|give)$/.test(act.act)) return { ...act, target: null };
    const { count: _, adds: __, ...slots } = act.slots;
    return { ...act, target: { kind: 'services', refs: served.refs }, slots };
  });
}
