import { contractions } from './spoken-forms.ts';

/** One word as the grammars see it, and where it stood. */
export interface Word {
  /** Lower case, without accents or apostrophes. */
  text: string;
  /** UTF-16 offsets into the utterance, end exclusive. Words of one contraction share them. */
  start: number;
  end: number;
}

const token = /\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{N}]+(?:['’`][\p{L}]+)*/gu;
const elision = /^(j|l|d|c|n|s|m|t|qu|jusqu|lorsqu|puisqu|aujourd)'(.+)$/;
const takesIs = /^(what|where|when|who|how|why|that|it|there|here|he|she|everything|everyone)$/;

/** Lower case, accents and ligatures folded: "Reçu" and "recu" are one word to a caller. */
function fold(text: string): string {
  const lower = text.toLowerCase().replaceAll(/[’`]/g, "'");
  if (!/[^ -~]/.test(lower)) return lower;
  return lower.replaceAll('œ', 'oe').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

function withApostrophe(word: string): string {
  if (word.endsWith("n't")) {
    const stem = { "can't": 'can', "won't": 'will', "ain't": 'is', "shan't": 'shall' }[word];
    return `${stem ?? word.slice(0, -3)} not`;
  }
  const elided = elision.exec(word);
  if (elided && !/^(s|t|d|m|re|ve|ll)$/.test(elided[2] ?? '')) return `${elided[1]} ${elided[2]}`;
  const [stem = '', ending = ''] = word.split("'");
  if (ending === 's') return takesIs.test(stem) ? `${stem} is` : stem === 'let' ? 'let us' : stem;
  const spelledOut = { re: 'are', ve: 'have', ll: 'will', d: 'would', m: 'am' }[ending];
  return spelledOut ? `${stem} ${spelledOut}` : word.replaceAll("'", '');
}

/**
 * The words of an utterance, contractions written out ("what's" is "what is", also where the
 * recogniser dropped the apostrophe; "j'ai" is "j ai"). Linear in the length of the text.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(token)) {
    const start = match.index;
    const end = start + match[0].length;
    const folded = fold(match[0]);
    const spoken = folded.includes("'") ? withApostrophe(folded) : folded;
    const full = contractions.get(spoken) ?? spoken;
    for (const part of full.split(' ')) if (part !== '') words.push({ text: part, start, end });
  }
  return words;
}
