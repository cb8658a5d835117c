import type { Token } from '../words/tokens.ts';
import type { TimeWord } from './time-word.ts';

/** "I'm on nights", "je travaille de soir": when somebody works, and no time of day. */
const shift =
  /\b(?:(?:i'?m|i am|he'?s|she'?s|we'?re|been|be|was|stuck) on|(?:do|does|doing|pull\w*|straight)|work(?:s|ing|ed)?(?: the)?) (?<part>nights|days|evenings|mornings|afternoons)\b|\b(?:the |my )?(?<named>night|day|evening|morning|afternoon)s? shifts?\b|\b(?:travaill\w*|bosse\w*|suis|chu|chus)(?: (?:de|les|sur les|le))? (?<partie>nuits?|soirs?|jours?|soirees?)\b|\bquarts? de (?<quart>nuit|soir|jour)\b/g;

export function markShifts(tokens: readonly Token[], words: TimeWord[]): void {
  const said = tokens.map(({ word }) => word).join(' ');
  const starts = new Map<number, Token>();
  let at = 0;
  for (const token of tokens) {
    starts.set(at, token);
    at += token.word.length + 1;
  }
  for (const found of said.matchAll(shift)) {
    const part = Object.values(found.groups ?? {}).find((one) => one !== undefined) ?? '';
    const token = starts.get(found.index + found[0].lastIndexOf(part));
    const index = words.findIndex(({ start }) => start === token?.start);
    const word = words[index];
    if (word) words[index] = { ...word, symbol: '.' };
  }
}

/** "This Wednesday or the one after": the same weekday, a week on. */
const oneAfter = new Set([
  'the one after',
  'the week after',
  'the following one',
  'the following week',
  'the next one',
  'le suivant',
  'la suivante',
  "celui d'apres",
  'celui apres',
  'celui qui suit',
]);

/** Written as the weekday that it is, a week after the one that was named. */
export function nameOneAfter(tokens: readonly Token[], words: readonly TimeWord[]): TimeWord[] {
  const named = words.findIndex(({ symbol }) => symbol === 'D');
  const day = words[named];
  if (!day) return [...words];
  for (let first = 0; first < tokens.length; first += 1)
    for (const length of [2, 3]) {
      const said = tokens.slice(first, first + length);
      const [from, to] = [said[0], said.at(-1)];
      const or = tokens[first - 1]?.word ?? '';
      if (!from || !to || from.start <= day.end || !/^(?:or|ou|and|et)$/.test(or)) continue;
      if (!oneAfter.has(said.map(({ word }) => word).join(' '))) continue;
      const span = { start: from.start, end: to.end };
      return [
        ...words.filter(({ end }) => end <= from.start),
        { ...span, symbol: 'D', value: day.value },
        { ...span, symbol: 'a', value: 0 },
        { ...span, symbol: 'x', value: 0 },
        ...words.filter(({ start }) => start >= to.end),
      ];
    }
  return [...words];
}
