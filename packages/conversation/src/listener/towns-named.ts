import { smallWords } from '../knowledge/common-words.ts';
import { sensedWords } from '../knowledge/senses.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { type HeardWord, townKind } from './tokens.ts';

/** A town whose name is an everyday word ("Hope") is one after "to" or "in". */
export function namesTown(
  word: HeardWord,
  before: HeardWord | undefined,
  { areaText }: Receptionist,
): boolean {
  // Whoever works there is named in capitals too, and is no town.
  if (word.kind !== townKind || !areaText.includes(word.word)) return false;
  return !word.small || /^(?:to|in|at|near|from|a|de|vers)$/.test(before?.word ?? '');
}

/** "And how much more is it for Vernon": of all that the shop speaks of, only the town is named. */
export function namesOnlyTowns(said: string, { tradeWords, candidates }: Receptionist): boolean {
  return sensedWords(said).every(
    ({ text, root, senses }) =>
      smallWords.has(text) ||
      tradeWords.towns.has(text) ||
      candidates.all.every(
        ({ title, titled }) => !title.has(root) && ![...senses].some((one) => titled.has(one)),
      ),
  );
}

const introduced =
  /(?:\bname(?:'s| is)?|\bi(?:'m| am)|\bthis is|\bcalled|\bje m'appelle|\bnom (?:est|c'est)|\bmoi c'est),? *$/;

/** "Out in Oro, Oro-Medonte": a town the shop knows is no name of a caller's, unless they say it is. */
export function isTown(
  { values: { name }, start }: { values: { name?: string }; start: number },
  text: string,
  places: readonly string[],
): boolean {
  if (!name) return false;
  const said = fold(name);
  return (
    places.some((place) => fold(place) === said) && !introduced.test(fold(text.slice(0, start)))
  );
}
