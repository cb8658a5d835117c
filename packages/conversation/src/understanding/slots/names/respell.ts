import { fold } from '../words/tokens.ts';

/** How unlike two words are, 0 to 1: letters of one that the other lacks, in order. */
export function unlikeness(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row[b.length] ?? 0) / Math.max(a.length, b.length, 1);
}

/** "Kofi Mensah, K O F I M E N S A H" spells all of it. */
const wholeNameSpelled = 0.25;

/** Letters cut into words as long as those heard; the last takes what is left. */
function cutLikeBefore(words: readonly string[], letters: string): string[] {
  let at = 0;
  return words.map((word, index) => {
    const to = index === words.length - 1 ? letters.length : at + word.length;
    const part = letters.slice(at, to);
    at = to;
    return part;
  });
}

/** The words of a name with the one that was spelled put right; the last where none is close. */
export function respell(words: readonly string[], letters: string): string[] {
  const whole = words.join('').toLowerCase();
  if (words.length > 1 && unlikeness(whole, letters) < wholeNameSpelled)
    return cutLikeBefore(words, letters);
  const scores = words.map((word) => unlikeness(word.toLowerCase(), letters));
  const best = Math.min(...scores);
  const at = best < 0.75 ? scores.indexOf(best) : words.length;
  const spelled = [...words];
  // The letters of "Hélène" are spelled without their accents.
  if (at < words.length && fold(words[at] ?? '') === letters) return spelled;
  // A spelling unlike every word heard is one more word, such as the surname after "Dana".
  if (at < words.length || words.length < 2) spelled[Math.min(at, words.length)] = letters;
  else spelled[words.length - 1] = letters;
  return spelled;
}
