import { describe, expect, it } from 'vitest';
import { asksOfDoingAgain } from './plain-questions.ts';

describe('what is to be done again', () => {
  it.each([
    'so do I have to pay again',
    'will she see me again',
    'does it need to be done again',
    'faut-tu que je paye encore',
  ])('is asked, and nothing is to be said again: %s', (words) => {
    expect(asksOfDoingAgain(words)).toBe(true);
  });

  it.each([
    'can you say that again',
    'sorry what was that again',
    'can I get that number again',
    'could I hear it again',
    'pouvez-vous répéter encore',
  ])('is not, where it is to be said again: %s', (words) => {
    expect(asksOfDoingAgain(words)).toBe(false);
  });
});
