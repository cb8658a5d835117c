import { describe, expect, it } from 'vitest';
import { floods, isWaterAlone } from './water-running.ts';

describe('water that runs where it should not', () => {
  it.each([
    ['water is pouring out of the wall', true],
    ['my pipe burst and it is going everywhere', true],
    ['water is pouring out of the ceiling onto the panel', false],
    ['water is pouring into the basement and my mother is stuck down there', false],
    ['how much is a new water heater', false],
  ])('is no danger to life by itself: %s', (words, alone) => {
    expect(isWaterAlone(words)).toBe(alone);
  });
});

describe('water by how deep it stands', () => {
  it.each([
    ['there is a foot of water in the laundry room', true],
    ["it's past my ankles down here and the water keeps rising", true],
    ['the flooded cellar is thigh-deep', true],
    ["y'a trois pouces d'eau dans la cave", true],
    ["l'eau est rendue aux chevilles", true],
    ['the pool needs two feet of water', false],
    ['the pond is knee deep with lilies', false],
  ])('runs where it should not: %s', (words, runs) => {
    expect(floods(words)).toBe(runs);
  });
});
