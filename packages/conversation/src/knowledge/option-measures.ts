import { rememberingOf } from '../remembering.ts';
import {
  type Bracket,
  bracketOf,
  figure,
  fits,
  heardMeasures,
  type Measure,
  ofThing,
  units,
} from './brackets.ts';
import type { ServiceOption } from './business.ts';

interface Bracketed {
  option: ServiceOption;
  bracket: Bracket;
}

const bracketsOf = rememberingOf((options: readonly ServiceOption[]): readonly Bracketed[] =>
  options.flatMap((option) => {
    const bracket = bracketOf(option.measure ?? option.name);
    return bracket ? [{ option, bracket }] : [];
  }),
);

/** Fifteen is up to twenty and up to forty: the nearer is meant. */
function nearest(fitting: readonly Bracketed[]): ServiceOption[] {
  const least = Math.min(...fitting.map(({ bracket }) => bracket.to));
  const nested = fitting.length > 1 && fitting.every(({ bracket }) => bracket.from === 0);
  return fitting
    .filter(({ bracket }) => !nested || bracket.to === least)
    .map(({ option }) => option);
}

/**
 * The options whose measure a caller's fits: "seventy pounds" is "Large (over 50 lb)", "an hour" is
 * "60 minutes". Empty where nothing was measured, or nothing fits.
 */
export function optionsByMeasure(options: readonly ServiceOption[], text: string): ServiceOption[] {
  const brackets = bracketsOf(options);
  if (brackets.length < 2) return [];
  const measures = heardMeasures(text);
  if (measures.length === 0) return [];
  const fitting = (wide: boolean) =>
    nearest(
      brackets.filter(({ bracket }) => measures.some((measure) => fits(measure, bracket, wide))),
    );
  const inside = fitting(false);
  if (inside.length > 0) return inside;
  const near = fitting(true);
  return near.length > 0 ? near : inTheMiddle(options, brackets, measures);
}

/** "Eleven by twelve", of a small one up to ten by ten, a medium one and a large one over fourteen: the medium one. */
function inTheMiddle(
  options: readonly ServiceOption[],
  brackets: readonly Bracketed[],
  measures: readonly Measure[],
): ServiceOption[] {
  const [only, other] = options.filter((option) => brackets.every((one) => one.option !== option));
  const [first] = brackets;
  if (
    !only ||
    other ||
    !first ||
    brackets.some(({ bracket }) => bracket.unit !== first.bracket.unit)
  )
    return [];
  const isBetween = ({ value, unit }: Measure) =>
    unit === first.bracket.unit &&
    brackets.some(({ bracket }) => bracket.to < value) &&
    brackets.some(
      ({ bracket }) => bracket.from > value || (bracket.openFrom && bracket.from === value),
    );
  return measures.some(isBetween) ? [only] : [];
}

/** The options whose measure a bare number fits, whatever they are measured in: "his is only five hundred". */
export function optionsByNumber(options: readonly ServiceOption[], value: number): ServiceOption[] {
  const brackets = bracketsOf(options);
  const [first] = brackets;
  if (!first || brackets.some(({ bracket }) => bracket.unit !== first.bracket.unit)) return [];
  return nearest(brackets.filter(({ bracket }) => fits({ value, unit: null }, bracket, false)));
}

/**
 * The largest of options that each include so many ("up to 12 vents", "13 to 20 vents"), where the caller
 * counts more than any of them: what an owner's "each further vent" then adds to. Null where one includes them
 * all, or none of them is counted.
 */
export function largestBelow(
  options: readonly ServiceOption[],
  text: string,
): ServiceOption | null {
  const brackets = bracketsOf(options);
  const [largest] = brackets.toSorted((one, other) => other.bracket.to - one.bracket.to);
  if (!largest || brackets.length < options.length) return null;
  const { to, unit, closedTo, range } = largest.bracket;
  const counted =
    (closedTo || range) && heardMeasures(text).some((one) => one.unit === unit && one.value > to);
  return counted ? largest.option : null;
}

/**
 * The option that includes so many, of whatever options are measured in; the largest, where none includes as many.
 * Null where they measure nothing, or several fit.
 */
export function optionForCount(
  options: readonly ServiceOption[],
  value: number,
): ServiceOption | null {
  const brackets = bracketsOf(options);
  const [first] = brackets;
  if (!first || brackets.length < options.length) return null;
  if (brackets.some(({ bracket }) => bracket.unit !== first.bracket.unit)) return null;
  const [fitting, other] = optionsByNumber(options, value);
  if (fitting) return other ? null : fitting;
  const [largest] = brackets.toSorted((one, another) => another.bracket.to - one.bracket.to);
  const beyond = largest && (largest.bracket.closedTo || largest.bracket.range);
  return beyond && value > largest.bracket.to ? largest.option : null;
}

/** The most that an option from so many to so many includes: 20 of "13 to 20 vents"; null for any other. */
export function rangeEnd({ name, measure }: ServiceOption): number | null {
  const bracket = bracketOf(measure ?? name);
  return bracket?.range && bracket.unit.startsWith(ofThing) ? bracket.to : null;
}

/** Stems of the things that several options of a service count: "vent" of "up to 12 vents" and "up to 20 vents". */
export function thingsMeasured(options: readonly ServiceOption[]): string[] {
  const things = bracketsOf(options).flatMap(({ bracket }) =>
    bracket.unit.startsWith(ofThing) ? bracket.unit.slice(ofThing.length) : [],
  );
  return [...new Set(things.filter((thing, at) => things.indexOf(thing) !== at))];
}

/** Whether a text measures something: "up to 12 vents", "over 50 lb". */
export function measureNamed(text: string): boolean {
  return bracketOf(text) !== null;
}

/** The unit that stands behind a number of a folded text, as it is written; null where none does. */
export function unitAfter(folded: string): string | null {
  for (const { 0: digits, index } of folded.matchAll(figure)) {
    const after = folded.slice(index + digits.length);
    for (const { pattern } of units) {
      const said = pattern.exec(after)?.[0].trim();
      if (said) return said;
    }
  }
  return null;
}
