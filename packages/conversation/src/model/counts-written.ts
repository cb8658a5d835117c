import { contentStems } from '../knowledge/common-words.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { hearsPrice } from './callers-count.ts';
import type { Grounds, Passage } from './grounds.ts';
import { unitsOfTime } from './lengths-there.ts';
import { shared, withDigits } from './standing-words.ts';
import { writtenNumbers } from './written-numbers.ts';

/** "Thirty minutes" of an owner who wrote half an hour. */
export function isHalfHour(
  value: number,
  after: string,
  folded: string,
  grounds: Grounds,
): boolean {
  if (value !== 30 || !/^[\s-]minutes?\b/.test(after)) return false;
  return grounds.passages.some(
    (one) =>
      /\bhalf an hour\b|\bdemi-?heure\b/.test(one.folded) && shared(one, folded, grounds) > 0,
  );
}

/** "Serves forty-eight", of an owner who wrote that it serves 48. */
export function standsAfterItsWord(
  { folded, kind }: Passage,
  value: number,
  before: string,
): boolean {
  const word = /([a-z]{4,}) $/.exec(before)?.[1];
  if (word === undefined || kind === 'shop' || hearsPrice.test(word)) return false;
  return contentStems(word).size > 0 && withDigits(folded).includes(`${word} ${value}`);
}

/** Whether an owner's number is money, though it has no currency: then it is told by its reference. */
export function isAmountThere({ words }: Passage, value: number, { brief }: Grounds): boolean {
  return [...brief.figures.values()].some(
    ({ unit, value: cents, source }) =>
      unit === 'money' &&
      cents === value * 100 &&
      source.kind === 'words' &&
      words.includes(source.words),
  );
}

export function unitFollows(
  { folded }: Passage,
  value: number,
  unit: string,
  stems: ReadonlySet<string>,
): boolean {
  const written = [
    ...[...folded.matchAll(/\d+/g)].map((found) => ({
      value: Number(found[0]),
      end: found.index + found[0].length,
    })),
    ...spokenNumbers(folded),
  ];
  return written.some(({ value: other, end }) => {
    if (other !== value) return false;
    const stop = /[.;?!]/.exec(folded.slice(end))?.index ?? folded.length;
    const begin = Math.max(...['.', ';', '?', '!'].map((mark) => folded.lastIndexOf(mark, end)), 0);
    const after = folded.slice(begin, end + stop);
    const ofTime = unitsOfTime.find((one) => one.test(unit));
    if (stems.size === 0) return ofTime?.test(after) ?? after.includes(unit.slice(0, 5));
    const there = contentStems(after);
    return [...stems].some((stem) => there.has(stem));
  });
}

export function planHas(value: number, unit: string, { plan }: Grounds): boolean {
  const folded = plan.toLowerCase();
  return writtenNumbers(folded).some(
    (one) =>
      one.value === value && (unit === '' || folded.slice(one.end, one.end + 30).includes(unit)),
  );
}
