import { describe, expect, it } from 'vitest';
import { findCounts } from '../understanding/slots/counts.ts';
import { countsOfAsked } from './asked-of-one.ts';

const told = (text: string) => countsOfAsked(text, findCounts(text)).map(({ value }) => value);

describe('how many of what is asked the price of', () => {
  it.each([
    'there are four of us in the house, how much is a tap replacement',
    'I have three cars but only one is scratched, what does a polish cost',
    'my two girls dance with yours, how much is an updo for me',
    "I've got three dogs at home so I have to be quick, what's a haircut for a man",
    "j'ai deux enfants pis je suis pressée, c'est combien une coupe",
  ])('is not how many of something else were told of: %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  it.each([
    ['I need three taps replaced, how much is a tap', [3]],
    ['how much is a wash for two cars', [2]],
    ['I have three dogs, how much is a bath for all three', [3, 3]],
    ['two cuts please, and how much is a shave', [2]],
    ['how much would three windows be', [3]],
  ])('is what is counted where they want or ask for it: %s', (text, counts) => {
    expect(told(text)).toEqual(counts);
  });
});
