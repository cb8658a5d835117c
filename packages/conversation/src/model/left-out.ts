import { contentStems } from '../knowledge/common-words.ts';
import { amountsIn } from '../knowledge/guard.ts';

/** More than this share of a statement's words being said, it counts as said. */
const enough = 0.6;

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
  const telling = [...contentStems(statement), ...(statement.match(/\d+/g) ?? [])];
  if (telling.length === 0) return spoken.length > 0;
  return telling.filter((one) => said.has(one)).length / telling.length >= enough;
}
