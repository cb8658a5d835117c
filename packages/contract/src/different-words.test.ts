import { expect, it } from 'vitest';
import { differentWords } from './different-words.ts';

it('keeps one of words that differ in capitals alone, in the order they came', () => {
  expect(
    differentWords(['haircut', 'Beard', 'Haircut', 'BEARD', 'Épilation', 'épilation']),
  ).toEqual(['haircut', 'Beard', 'Épilation']);
  expect(differentWords(['tint', 'tinting'])).toEqual(['tint', 'tinting']);
});
