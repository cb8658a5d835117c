import type { BusinessKnowledge } from './business.ts';
import { contentStems } from './common-words.ts';
import { dayNames, fold } from './words.ts';
import { writtenTexts } from './written-texts.ts';

/** On which days of the week a thing is done, or somebody works, as the owner wrote it. */
export interface DayRule {
  /** The owner's own sentence. */
  says: string;
  /** 0 is Monday. */
  days: ReadonlySet<number>;
  serviceIds: ReadonlySet<string>;
  /** Folded. */
  people: ReadonlySet<string>;
}

const weekday = new RegExp(`\\b(${dayNames})s?\\b`, 'g');
const span = new RegExp(
  `\\b(${dayNames})s? (?:to|through|thru|till|until|au|a|jusqu'au|jusqu'a) (${dayNames})s?\\b`,
);
const only = /\b(?:only|seulement|uniquement|exclusivement)\b/;
/** Of hours, prices, refusals and comers without an appointment, "only" says something else. */
const ofElse =
  /\d|%|\b(?:not|no|never|n't|closed|except|before|after|noon|off|percent|discount|free|special|walk-?ins?|any day|every day|pas|jamais|ferme\w*|sauf|avant|apres|midi|rabais|gratuit\w*|sans rendez-vous|tous les jours)\b/;

/** "Safes are done Tuesday to Thursday": no need of "only". */
const doneOn = /\b(?:(?:are|is|gets?) done|se font|se fait|(?:sont|est) faite?s?)\b/;
const never = /\b(?:not|no|never|n't|except|pas|jamais|sauf)\b/;
/** "The crews work Monday to Friday": whoever does the work, so that it binds all of it. */
const ofCrews =
  /\b(?:(?:the|our|all) )?(?:crews?|teams?|techs?|technicians?|cleaners?|installers?|guys|girls) (?:only )?(?:works?|are out|are on the road|go out|come out|visit)\b|\b(?:les |nos |l')?(?:equipes?|techniciens?|preposes?|employes?|gars|filles) (?:travaillent|travaille|sortent|se deplacent|viennent|sont sur la route)\b/;

const daysInAWeek = 7;

/** The days of the week that folded words name, each or from one to another. */
export function daysNamedIn(sentence: string): Set<number> {
  const numberOf = (name: string | undefined) =>
    dayNames.split('|').indexOf(name ?? '') % daysInAWeek;
  const range = span.exec(sentence);
  if (!range) return new Set([...sentence.matchAll(weekday)].map(([, name]) => numberOf(name)));
  const [from, to] = [numberOf(range[1]), numberOf(range[2])];
  const length = ((to - from + daysInAWeek) % daysInAWeek) + 1;
  return new Set(Array.from({ length }, (_, at) => (from + at) % daysInAWeek));
}

const sentencesOf = (text: string) => text.split(/(?<=[.;!?])\s+/);

/**
 * What the owner wrote of days on which something is done only: "Alignments are Tuesday to Thursday
 * only", "Kim works Fridays only".
 */
export function dayRulesOf(knowledge: BusinessKnowledge, staff: ReadonlySet<string>): DayRule[] {
  const { services } = knowledge;
  const titles = services.map(({ id, name }) => ({ id, stems: contentStems(name) }));
  const titled = titlesByStem(titles);
  const written = [
    ...services.flatMap(({ id, description }) =>
      sentencesOf(description ?? '').map((says) => ({ says, of: id })),
    ),
    ...writtenTexts(knowledge).flatMap(({ body }) =>
      sentencesOf(body).map((says) => ({ says, of: null })),
    ),
  ];
  const peopleIn = (says: string) =>
    fold(says)
      .split(/[^\p{L}'-]+/u)
      .map((word) => word.replace(/'s$/, ''))
      .filter((word) => staff.has(word));
  // Looked for where a rule may be bound by it, once for all of them.
  let doers: readonly ReadonlySet<string>[] | null = null;
  const doersOf = (title: number) => {
    doers ??= doersOfEach(titles, titled, written, peopleIn);
    return doers[title] ?? nobody;
  };
  const ruleOf = ({ says, of }: (typeof written)[number]): DayRule[] => {
    const folded = fold(says);
    const days = daysNamedIn(folded);
    if (days.size > 0 && ofCrews.test(folded) && span.test(folded) && !never.test(folded))
      return [{ says, days, serviceIds: new Set(services.map(({ id }) => id)), people: new Set() }];
    const bounded = only.test(folded) || (span.test(folded) && doneOn.test(folded));
    if (days.size === 0 || !bounded || ofElse.test(folded)) return [];
    const stems = contentStems(says);
    const people = new Set(peopleIn(says));
    const named = new Set([...stems].flatMap((stem) => titled.get(stem) ?? []));
    // What several people do is not bound by the days of one.
    const byOthers = (title: number) => [...doersOf(title)].some((name) => !people.has(name));
    const bound = [...named].filter((title) => people.size === 0 || !byOthers(title));
    const ids = bound.toSorted((one, other) => one - other).flatMap((at) => titles[at]?.id ?? []);
    const serviceIds = new Set([...(of ? [of] : []), ...ids]);
    return serviceIds.size + people.size > 0 ? [{ says, days, serviceIds, people }] : [];
  };
  const rules: DayRule[] = [];
  for (const one of written) if (rules.length < mostRules) rules.push(...ruleOf(one));
  return rules;
}

/** More of them no shop has: each may bind every service. */
const mostRules = 200;
/** More people than these do one thing in no shop. */
const mostDoers = 50;

interface Titled {
  id: string;
  stems: ReadonlySet<string>;
}

const nobody: ReadonlySet<string> = new Set();

/** The places of titles in which a stem stands. */
function titlesByStem(titles: readonly Titled[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { stems }] of titles.entries())
    for (const stem of stems) {
      const held = places.get(stem);
      if (held) held.push(at);
      else places.set(stem, [at]);
    }
  return places;
}

/** By title: everybody who is named in a sentence that speaks of it. */
function doersOfEach(
  titles: readonly Titled[],
  titled: ReadonlyMap<string, readonly number[]>,
  written: readonly { says: string }[],
  peopleIn: (says: string) => readonly string[],
): readonly ReadonlySet<string>[] {
  const doers = titles.map(() => new Set<string>());
  for (const { says } of written) {
    const people = peopleIn(says);
    if (people.length === 0) continue;
    const spoken = new Set([...contentStems(says)].flatMap((stem) => titled.get(stem) ?? []));
    for (const at of spoken) {
      const known = doers[at];
      for (const name of people) if (known && known.size < mostDoers) known.add(name);
    }
  }
  return doers;
}
