import { expect, it } from 'vitest';
import { wordPieces } from './word-pieces.ts';

const vocabulary = [
  '[PAD]',
  '[UNK]',
  '[CLS]',
  '[SEP]',
  'skin',
  'fade',
  '##s',
  'cafe',
  '$',
  '40',
  "'",
  't',
  'can',
  '日',
];
const piecesOf = (text: string) => wordPieces(vocabulary)(text).map((number) => vocabulary[number]);

it.each([
  ['Skin  fades', ['skin', 'fade', '##s']],
  ['a word nobody knows: café', ['[UNK]', '[UNK]', '[UNK]', '[UNK]', '[UNK]', 'cafe']],
  ["can't", ['can', "'", 't']],
  ['$40', ['$', '40']],
  ['日fade\u0000', ['日', 'fade']],
  ['', []],
  ['f'.repeat(101), ['[UNK]']],
])('cuts %j into pieces', (text, pieces) => {
  expect(piecesOf(text)).toEqual(['[CLS]', ...pieces, '[SEP]']);
});
