import { describe, expect, it } from 'vitest';
import { isWaterAlone } from './water-running.ts';

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
