import { contentStems } from '../knowledge/common-words.ts';
import { amountsIn } from '../knowledge/guard.ts';

/** More than this share of a statement's words being said, it counts as said. */
const enough = 0.6;

/** The same of a statement that tells prices, beside these. */
const enoughOfPrice = 0.25;

/** The statements of a plan that what was spoken does not convey. */
export function leftOut(statements: readonly string[], spoken: readonly string[]): string[] {
  return statements.filter((statement) => !conveys(spoken, statement));
}

/** Whether a sentence says what has been said before it. */
export function saysNothingNew(sentence: string, spoken: readonly string[]): boolean {
  return /\?\s*$/.test(sentence) ? spoken.includes(sentence) : conveys(spoken, sentence);
}

function conveys(spoken: readonly string[], statement: string): boolean {
  const said = new Set(
    spoken.flatMap((one) => [...contentStems(one), ...(one.match(/\d+/g) ?? [])]),
  );
  const amounts = new Set(spoken.flatMap(amountsIn));
  if (!amountsIn(statement).every((amount) => amounts.has(amount))) return false;
  // A price that was told is told, whatever it is called the second time.
  const named = [...contentStems(statement)].filter((stem) => !/\d/.test(stem));
  const heard = named.filter((stem) => said.has(stem)).length;
  if (amountsIn(statement).length > 0 && heard > 0 && heard / named.length >= enoughOfPrice)
    return true;
  const telling = [...contentStems(statement), ...(statement.match(/\d+/g) ?? [])];
  if (telling.length === 0) return spoken.length > 0;
  return telling.filter((one) => said.has(one)).length / telling.length >= enough;
}
