import type { Word } from './words.ts';

/** How many words a "not" reaches over. */
const reach = 6;
const negators = new Set([
  'not',
  'never',
  'no',
  'without',
  'nothing',
  'neither',
  'pas',
  'jamais',
  'ne',
  'sans',
]);
/** "Can't you", "not sure", "not only": a question or a doubt, which takes nothing back. */
const harmless = new Set(
  (
    'you i we they there it he she sure certain know only remember mind understand hear believe think ' +
    'problem clue idea worries longer later doubt sur sure certain'
  ).split(' '),
);
/** After one of these the sentence turns: "not cancel, just move it". */
const turns = new Set([
  'but',
  'just',
  'so',
  'because',
  'and',
  'instead',
  'until',
  'mais',
  'juste',
  'unless',
  'before',
]);

/**
 * Whether a "not" earlier in the clause takes back what is said at `at`: "I don't want to cancel".
 * `words` are all the words of the clause, the silent ones too; what is said ends before `end`.
 */
export function isNegated(words: Word[], at: number, end: number): boolean {
  if (negators.has(words[at]?.text ?? '')) return false;
  for (let place = at - 1; place >= Math.max(0, at - reach); place -= 1) {
    const word = words[place]?.text ?? '';
    if (turns.has(word)) return false;
    if (!negators.has(word)) continue;
    if (harmless.has(words[place + 1]?.text ?? '')) continue;
    if (
      place === 0 &&
      (word === 'no' || word === 'not') &&
      /^(i|can|could|is|please|just|we|that|it)$/.test(words[1]?.text ?? '')
    )
      continue;
    return true;
  }
  return end <= at + 1 && words[at + 1]?.text === 'pas';
}
