import { describe, expect, it } from 'vitest';
import { note } from '../testing/business-parts.ts';
import { clocks, horloges, isSpokenBy } from '../testing/clock-shops.ts';

describe('work that is told of one of the people', () => {
  it.each([
    ['can I get a new strap', 'Ottilie does the straps, so you would see her.'],
    ['how much is a wall clock overhaul', 'Bertrand overhauls those, and he loves a wall clock.'],
    ['how much is a wall clock overhaul', 'Bertrand is our clock man.'],
    ['do you change batteries', "I'll send Ottilie to change your batteries."],
    ['do you have a care plan', 'Bertrand looks after the care plan.'],
  ])('is written of them: %s — %s', (caller, lie) => {
    expect(isSpokenBy(clocks, caller, lie)).toBe(false);
  });

  it.each([
    ['changez-vous les bracelets', "C'est Ottilie qui pose les bracelets, demandez-la."],
    ["c'est combien une révision", 'Bertrand fait les révisions.'],
  ])('is written of them in French: %s — %s', (caller, lie) => {
    expect(isSpokenBy(horloges, caller, lie)).toBe(false);
  });

  it.each([
    ['can I get a new strap', 'Bertrand fits the straps.'],
    ['how much is a wall clock overhaul', 'Ottilie overhauls the clocks.'],
    ['can I get a new strap', 'I can ask Ottilie about the strap.'],
    ['can I get a new strap', 'I can have Ottilie call you about the strap.'],
    ['can Ottilie fit a strap', "I'll note that you'd like Ottilie for the strap."],
  ])('may be told as it is, and passed on: %s — %s', (caller, truth) => {
    expect(isSpokenBy(clocks, caller, truth)).toBe(true);
  });

  it('is of whoever is to be asked about it', () => {
    const shop = {
      ...clocks,
      operationalNotes: [
        ...clocks.operationalNotes,
        note(
          'parts',
          'Paying in parts',
          'Three equal payments, first one on the day. Ask for Bertrand',
        ),
      ],
    };
    expect(
      isSpokenBy(
        shop,
        'can I pay in parts',
        'Three equal payments, and Bertrand handles the first one.',
      ),
    ).toBe(true);
  });

  it('may be told in French as it is', () => {
    const truth = "C'est Bertrand qui s'occupe des bracelets.";
    expect(isSpokenBy(horloges, 'changez-vous les bracelets', truth)).toBe(true);
  });
});
