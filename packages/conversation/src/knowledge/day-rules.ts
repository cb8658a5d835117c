import type { BusinessKnowledge } from './business.ts';
import { contentStems } from './common-words.ts';
import { fold } from './words.ts';

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

const names =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';
const weekday = new RegExp(`\\b(${names})s?\\b`, 'g');
const span = new RegExp(
  `\\b(${names})s? (?:to|through|thru|till|until|au|a|jusqu'au|jusqu'a) (${names})s?\\b`,
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

function daysIn(sentence: string): Set<number> {
  const numberOf = (name: string | undefined) => names.split('|').indexOf(name ?? '') % daysInAWeek;
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
  const { services, commonQuestions, operationalNotes } = knowledge;
  const titles = services.map(({ id, name }) => ({ id, stems: contentStems(name) }));
  const written = [
    ...services.flatMap(({ id, description }) =>
      sentencesOf(description ?? '').map((says) => ({ says, of: id })),
    ),
    ...[
      ...commonQuestions.map(({ explanation }) => explanation ?? ''),
      ...operationalNotes.map(({ content }) => content),
    ].flatMap((text) => sentencesOf(text).map((says) => ({ says, of: null }))),
  ];
  const peopleIn = (says: string) =>
    fold(says)
      .split(/[^\p{L}'-]+/u)
      .map((word) => word.replace(/'s$/, ''))
      .filter((word) => staff.has(word));
  return written.flatMap(({ says, of }): DayRule[] => {
    const folded = fold(says);
    const days = daysIn(folded);
    if (days.size > 0 && ofCrews.test(folded) && span.test(folded) && !never.test(folded))
      return [{ says, days, serviceIds: new Set(services.map(({ id }) => id)), people: new Set() }];
    const bounded = only.test(folded) || (span.test(folded) && doneOn.test(folded));
    if (days.size === 0 || !bounded || ofElse.test(folded)) return [];
    const stems = contentStems(says);
    const people = new Set(peopleIn(says));
    const named = titles.filter((title) => [...title.stems].some((stem) => stems.has(stem)));
    // What several people do is not bound by the days of one.
    const byOthers = ({ stems: own }: (typeof titles)[number]) =>
      written.some(
        (other) =>
          other.says !== says &&
          peopleIn(other.says).some((name) => !people.has(name)) &&
          [...contentStems(other.says)].some((stem) => own.has(stem)),
      );
    const bound = people.size > 0 ? named.filter((title) => !byOthers(title)) : named;
    const serviceIds = new Set([...(of ? [of] : []), ...bound.map(({ id }) => id)]);
    return serviceIds.size + people.size > 0 ? [{ says, days, serviceIds, people }] : [];
  });
}
