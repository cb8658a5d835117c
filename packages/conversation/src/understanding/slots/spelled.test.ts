import { describe, expect, it } from 'vitest';
import { findSpelled } from './spelled.ts';

describe('spelled words', () => {
  it.each([
    ['D A N A', 'dana'],
    ['S-I-O-B-H-A-N', 'siobhan'],
    ['d as in david a n a', 'dana'],
    ['bravo echo november', 'ben'],
    ['w h i t f i e l d', 'whitfield'],
    ['k e double l y', 'kelly'],
    ['double u a y n e', 'wayne'],
  ])('%j is %s', (text, letters) => expect(findSpelled(text)[0]?.letters).toBe(letters));

  it.each(['i am a driver', 'you see why', 'mike and victor'])('%j is none', (text) => {
    expect(findSpelled(text)).toEqual([]);
  });
});
