import { describe, expect, it } from 'vitest';
import { clocks, horloges, isSpokenBy } from '../testing/clock-shops.ts';

describe('what a caller is said to have said', () => {
  it.each([
    ['how much is an overhaul', 'You mentioned it fell off a shelf, so that takes longer.'],
    ['how much is a strap', 'You told me you had the leather one in mind.'],
    ['how much is a strap', 'You asked for two batteries as well, so those are noted.'],
    ['when are you open Friday', 'You said Tuesday suits you, so that is noted.'],
    ['do I pay for that', 'You paid for it in the fall, so there is nothing left.'],
    ['how much is a wall clock', 'It was your grandmother who owned it, like you said.'],
  ])('is theirs: %s — %s', (caller, lie) => {
    expect(isSpokenBy(clocks, caller, lie)).toBe(false);
  });

  it.each([
    ["c'est combien une révision", "Vous m'avez dit qu'elle était tombée, alors c'est plus long."],
    ["c'est combien un bracelet", 'Vous disiez que le cuir vous va mieux.'],
    ["c'est combien un bracelet", "Vous l'aviez acheté ici, alors je le note."],
  ])('is theirs in French: %s — %s', (caller, lie) => {
    expect(isSpokenBy(horloges, caller, lie)).toBe(false);
  });

  it.each([
    ['the pendulum on my wall clock broke', 'You said the pendulum is broken.'],
    ['I have two watches and Tuesday is good', 'You mentioned two watches, and Tuesday.'],
    ['how much is a strap', "You asked about a strap fitting, and that's {f4}."],
    ['how much is a strap', 'You mentioned it was for a gift?'],
  ])('may be said back: %s — %s', (caller, truth) => {
    expect(isSpokenBy(clocks, caller, truth)).toBe(true);
  });

  it('may be said back in French', () => {
    const caller = "le balancier de l'horloge est brisé";
    expect(isSpokenBy(horloges, caller, "Vous m'avez dit que le balancier est brisé.")).toBe(true);
  });
});
