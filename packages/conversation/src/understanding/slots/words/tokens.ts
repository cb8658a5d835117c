/** A word, a run of digits or a single mark of a text, and where it stands. */
export interface Token {
  /** Lower case, without accents or a French elision: "L'après" gives "apres". */
  word: string;
  kind: 'word' | 'digits' | 'mark';
  start: number;
  end: number;
}

const pieces = /(\d+)|(\p{L}\p{M}*(?:['’]?\p{L}\p{M}*)*)|(\S)/gu;
const elision = /^(?:qu|[ldjmcnst])['’](?=\p{L}{2})/iu;
const accents = /\p{M}+/gu;
const beyondAscii = /[^ -~]/;

/** Lower case, straight apostrophes, no accents: how words are compared throughout. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!beyondAscii.test(lower)) return lower;
  return lower.normalize('NFD').replace(accents, '').replaceAll('’', "'").replaceAll('œ', 'oe');
}

/** The words, numbers and marks of a text in order. One pass, in time linear in its length. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pieces)) {
    const whole = match[0];
    const end = match.index + whole.length;
    const kind = match[1] !== undefined ? 'digits' : match[2] !== undefined ? 'word' : 'mark';
    const skipped = kind === 'word' ? (elision.exec(whole)?.[0].length ?? 0) : 0;
    tokens.push({ word: fold(whole.slice(skipped)), kind, start: match.index + skipped, end });
  }
  return tokens;
}
