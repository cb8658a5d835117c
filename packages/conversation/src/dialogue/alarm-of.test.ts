import { describe, expect, it } from 'vitest';
import { mayBeUrgent } from './alarm-of.ts';

describe('a message that may tell of what cannot wait', () => {
  it.each([
    'There is a fire in the back room!',
    'my husband collapsed, he is not breathing',
    'basement is flooding please answer',
    'I smell gas',
    'we have no heat and a newborn',
    'ça sent le gaz chez nous',
    'le sous-sol est inondé',
  ])('is told at once: %s', (words) => expect(mayBeUrgent(words)).toBe(true));

  it.each([
    'How much is a tune-up?',
    'can I come in Friday at two',
    'thanks!',
    'Êtes-vous ouverts samedi?',
    `${'so anyway as I was saying '.repeat(200)}fire`,
  ])('is no usual one: %s', (words) => expect(mayBeUrgent(words)).toBe(false));
});
