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

describe('a spelled name', () => {
  it.each([
    ["it's tara quill t a r a and i can do friday", 'tara'],
    ["greta g r e t a i'm on the list", 'greta'],
    ['joss j o s s and a friend of mine', 'joss'],
    ['lou l o u i think you have me', 'lou'],
    ["c'est line l i n e puis y a mon chien", 'line'],
    ["it's sami s a m i and i can come", 'sami'],
    ['k a r i', 'kari'],
    ['m a r and i', 'mari'],
    ['n i a', 'nia'],
  ])('ends where its bearer goes on: %s', (text, letters) => {
    expect(findSpelled(text)[0]?.letters).toBe(letters);
  });
});
