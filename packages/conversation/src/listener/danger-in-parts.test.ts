import { describe, expect, it } from 'vitest';
import { dangerInParts } from './danger-in-parts.ts';
import { listenerModels } from './models.ts';

const told = (words: string, before: readonly string[] = []) =>
  dangerInParts(listenerModels().danger, words, before);

describe('danger told amid other things', () => {
  it.each([
    "put me down for the ten o'clock, my dad's chest is really tight and he's gone grey, and do you take debit",
    "c'est pour le devis du toit, mon mari est tombé de l'échelle pis y bouge pus, en tout cas rappelez-moi",
  ])('is heard by the clauses that tell it: %s', (words) => {
    expect(told(words)).toBe('danger');
  });

  it('is heard by a clause with the line before it', () => {
    expect(told('and he went under, can I move my lesson', ['the boy fell in the pool'])).toBe(
      'danger',
    );
  });

  it.each([
    'a fire truck was parked across the street, so I was late, can I come Monday',
    "I won't be here any more, we're moving to Regina, so close my file",
    'my dad has a bad back, so he sits, do you have a chair',
  ])('and is none where what stands around it puts it right: %s', (words) => {
    expect(told(words)).toBeNull();
  });
});
