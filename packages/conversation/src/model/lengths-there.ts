import { contentStems } from '../knowledge/common-words.ts';
import type { Passage } from './grounds.ts';
import { saidStems } from './in-both.ts';
import { numbersIn } from './numbers-in.ts';

/** "Two days" of one thing is no "two days" of another that the same text speaks of. */
export function lastsThere(
  { folded: words, kind }: Passage,
  value: number,
  said: string,
  cited: boolean,
  after: string,
): boolean {
  const clauses = words.split(/[.;,]\s|\?\s/);
  const unit = unitsOfTime.find((one) => one.test(/[a-z]+/.exec(after)?.[0] ?? ''));
  const of = clauses.filter(
    (clause) => numbersIn(clause).has(value) && (unit ?? timeUnit).test(clause),
  );
  if (cited && kind === 'fact') return of.length > 0;
  const ofOthers = clauses.filter((clause) => !of.includes(clause) && numbersIn(clause).size > 0);
  const stems = saidStems(said);
  const shares = (clause: string) =>
    [...contentStems(clause)].some(
      (stem) => stems.has(stem) && !/^\d/.test(stem) && !timeStem.has(stem),
    );
  return of.some(shares) || (of.length > 0 && !ofOthers.some(shares));
}

/** The same length in each way it is written, in both languages: two days are no two weeks. */
export const unitsOfTime: readonly RegExp[] = [
  /\b(?:secs?|seconds?|secondes?)\b/,
  /\b(?:mins?|minutes?)\b/,
  /\b(?:\d ?h|h|hrs?|hours?|heures?)\b/,
  /\b(?:days?|jours?|journees?)\b/,
  /\b(?:wks?|weeks?|semaines?)\b/,
  /\b(?:mos?|months?|mois)\b/,
  /\b(?:yrs?|years?|ans?|annees?)\b/,
];

const timeUnit =
  /\b(?:sec|secs|min|mins|hr|hrs|h|wk|wks|mo|mos|yr|yrs|seconds?|minutes?|hours?|days?|weeks?|months?|years?|secondes?|heures?|jours?|semaines?|mois|ans?|annees?)\b/;

const timeStem = contentStems(
  'seconds minutes hours days weeks months years secondes heures jours semaines mois ans annees',
);
