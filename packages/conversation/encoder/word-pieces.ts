const unknown = '[UNK]';
/** A longer word has no pieces. */
const longestWord = 100;

/** A sentence as the encoder's numbers: pieces of words, longest first, as BERT cuts them. */
export type WordPieces = (text: string) => number[];

/** @param vocabulary the pieces in the order of their numbers. */
export function wordPieces(vocabulary: readonly string[]): WordPieces {
  const numbers = new Map(vocabulary.map((piece, number) => [piece, number]));
  const numberOf = (piece: string) => numbers.get(piece) ?? 0;
  return (text) => [
    numberOf('[CLS]'),
    ...wordsOf(text)
      .flatMap((word) => piecesOf(word, numbers))
      .map(numberOf),
    numberOf('[SEP]'),
  ];
}

/** Lower case, without accents; every mark of punctuation stands by itself. */
function wordsOf(text: string): string[] {
  return text
    .replace(/[\t\n\r]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, '')
    .replace(/[\u3400-\u9FFF\uF900-\uFAFF\u{20000}-\u{2CEAF}\u{2F800}-\u{2FA1F}]/gu, ' $& ')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[\p{P}$+<=>^`|~]/gu, ' $& ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

function piecesOf(word: string, numbers: ReadonlyMap<string, number>): string[] {
  const letters = [...word];
  if (letters.length > longestWord) return [unknown];
  const pieces: string[] = [];
  for (let from = 0; from < letters.length; ) {
    let to = letters.length;
    const pieceTo = (end: number) => (from > 0 ? '##' : '') + letters.slice(from, end).join('');
    while (to > from && !numbers.has(pieceTo(to))) to -= 1;
    if (to === from) return [unknown];
    pieces.push(pieceTo(to));
    from = to;
  }
  return pieces;
}
