import { dialable } from './north-american-numbers.ts';
import type { DigitRun } from './words/digit-runs.ts';

/** Written in words of its own, the ten before a digit: "quatre-cinquante, cinq" is 4, 50, 5. */
const tenThenDigit =
  /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|vingt|trente|quarante|cinquante|soixante)[\s,]+\p{L}+$/iu;

/** A run that is no number as it was read, with a ten and a digit told apart, where that makes it one. */
export function withTensApart(text: string, run: DigitRun): DigitRun {
  if (!run.spoken || run.plus || dialable(run.digits) !== null) return run;
  for (const [index, { digits, start, end }] of run.groups.entries()) {
    if (digits.length !== 2 || !tenThenDigit.test(text.slice(start, end))) continue;
    const apart = `${digits.charAt(0)}0${digits.charAt(1)}`;
    const groups = run.groups.with(index, { digits: apart, start, end });
    const whole = groups.map((group) => group.digits).join('');
    if (whole.length === wholeNumber && dialable(whole) !== null)
      return { ...run, digits: whole, groups };
  }
  return run;
}

/** A number with its area code. */
const wholeNumber = 10;
