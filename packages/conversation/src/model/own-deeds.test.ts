import { describe, expect, it } from 'vitest';
import { clocks, horloges, isSpokenBy } from '../testing/clock-shops.ts';

describe('a deposit the owner asks for', () => {
  it('is not waived', () => {
    const asked = ['is there a deposit for an overhaul', "You don't need a deposit."] as const;
    expect(isSpokenBy(clocks, ...asked)).toBe(false);
    const enFrancais = ['faut-il un dépôt', 'Pas besoin de dépôt, on se fie à vous.'] as const;
    expect(isSpokenBy(horloges, ...enFrancais)).toBe(false);
  });
});

describe('who answers the telephone', () => {
  it.each([
    ['can I get a new strap', "I'll put two straps aside; no, I'll lay one by until closing."],
    ['I may be late on Friday', "If you're late, I'll make sure someone stays."],
    ['I may be late on Friday', "Come on Friday and I'll open the back for you."],
    ['I may be late on Friday', "I'll have Bertrand stay until seven."],
    ['is there a guarantee', 'I guarantee the overhaul, whatever happens.'],
    ['is there a guarantee', "I guarantee it'll never stop again."],
    ['is there a deposit', "Don't worry, I'm going to forget the deposit this once."],
  ])('promises no deed of the shop’s: %s — %s', (caller, lie) => {
    expect(isSpokenBy(clocks, caller, lie)).toBe(false);
  });

  it.each([
    ['je vais être en retard vendredi', 'Si vous êtes en retard, je vous attends.'],
    ['je vais être en retard vendredi', 'Je vais vous ouvrir la porte en arrière.'],
  ])('promises no deed of the shop’s in French: %s — %s', (caller, lie) => {
    expect(isSpokenBy(horloges, caller, lie)).toBe(false);
  });

  it.each([
    ['can I get a new strap', "I'll note that, and I'll let the shop know about the strap."],
    ['can I get a new strap', "I'll make sure the shop knows about the strap."],
    ['I may be late on Friday', "I'll pass on that you may be late on Friday."],
    ['is there a guarantee', "I can't guarantee that myself."],
  ])('notes, asks and passes on: %s — %s', (caller, truth) => {
    expect(isSpokenBy(clocks, caller, truth)).toBe(true);
  });

  it('notes and passes on in French', () => {
    const truth = 'Je vous comprends, et je vais vous faire rappeler.';
    const caller = "j'aimerais que quelqu'un me rappelle pour mon bracelet";
    expect(isSpokenBy(horloges, caller, truth)).toBe(true);
  });
});
