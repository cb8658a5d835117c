import { describe, expect, it } from 'vitest';
import { asOwnersSay } from './owners-word.ts';

describe('a thing a caller names in another word', () => {
  it.each([
    ['is the stove included', 'includes inside the oven and the cupboards', 'is the oven included'],
    ['does that do the motor', 'comes with the engine bay', 'does that do the engine'],
    ['is the sofa in that', 'one couch and two chairs', 'is the couch in that'],
    ['le divan est-tu compris', 'comprend un canapé', 'le canape est-tu compris'],
  ])('is called as the owner calls it: %s', (said, written, expected) => {
    expect(asOwnersSay(said, [written])).toBe(expected);
  });

  it.each([
    ['is the oven included', 'inside the oven, not the stove top'],
    ['is the washing included', 'includes the cleaning of the filter'],
    ['are the windows included', 'includes inside the oven'],
  ])('is left where the owner writes it so, or writes of nothing like it: %s', (said, written) => {
    expect(asOwnersSay(said, [written])).toBe(said);
  });

  it('is looked for first in what is talked of', () => {
    expect(asOwnersSay('is the sofa in that', ['one loveseat', 'one couch'])).toBe(
      'is the loveseat in that',
    );
  });
});
