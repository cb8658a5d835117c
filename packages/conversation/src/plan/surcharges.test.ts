import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { priced, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop: BusinessKnowledge = {
  ...plumber,
  name: 'Les Bateaux du Lac',
  serviceArea: null,
  hours: week('08:00-17:00', '09:00-14:00', 'closed'),
  services: [
    priced('wrap', 'Emballage de bateau', 300, 'Voilier 80 $ de plus, ponton 120 $ de plus.'),
    priced('wash', 'Lavage de coque', 90, 'Au jet. 35 $ de plus si la coque est en bois.'),
    priced('motor', 'Hivernisation', 140, 'Antigel compris. Deuxième moteur en plus 70 $.'),
  ],
  commonQuestions: [],
  operationalNotes: [],
};

const lake: BusinessKnowledge = {
  ...shop,
  name: 'Lakeside Trailers',
  services: [
    withOptions(
      'trailer',
      'Trailer Inspection',
      { Single: 60, Tandem: 85 },
      'Bearings greased. Surge brakes, $25 more.',
    ),
    priced('polish', 'Hull Polish', 200, 'Each extra foot is 10 dollars.'),
  ],
};

describe('what an owner adds in some cases', () => {
  it('is added where the caller tells what decides it', () => {
    const call = callTo(shop);
    const answer = call.say("c'est combien l'emballage de bateau pour un ponton");
    expect(answer).toMatch(/120\s\$ de plus/);
    expect(answer).toMatch(/420\s\$/);
  });

  it('is another for the other of two that cannot both be', () => {
    const call = callTo(shop);
    call.say("c'est combien l'emballage de bateau pour un ponton");
    expect(call.say("pis si c'est un voilier")).toMatch(/380\s\$/);
  });

  it('is added once it is told, after the price', () => {
    const call = callTo(shop);
    expect(call.say('combien pour un lavage de coque')).toMatch(/90\s\$/);
    expect(call.say('la coque est en bois')).toMatch(/125\s\$/);
  });

  it('is added where it is only said to be much so', () => {
    const call = callTo(shop);
    call.say('combien pour un lavage de coque');
    expect(call.say('ma coque est pas mal en bois')).toMatch(/125\s\$/);
  });

  it('is left out where the caller says that it is not so', () => {
    const call = callTo(shop);
    call.say('combien pour un lavage de coque');
    expect(call.say("ma coque est pas en bois là c'est combien")).not.toMatch(/125\s\$/);
  });

  it('is part of a sum', () => {
    const call = callTo(shop);
    call.say('combien pour un lavage de coque la mienne est en bois');
    expect(call.say("pis l'hivernisation avec ça ça fait combien en tout")).toMatch(/265\s\$/);
  });

  it('is agreed to where the caller claims that it was said', () => {
    const call = callTo(shop);
    call.say("c'est combien l'emballage de bateau");
    expect(call.say('vous avez pas dit quatre-vingts de plus pour un voilier')).toMatch(/380\s\$/);
  });

  it('is the same in English', () => {
    const call = callTo(lake);
    const answer = call.say('how much is a tandem trailer inspection with surge brakes');
    expect(answer).toContain('$110');
  });

  it('is no matter of how many there are', () => {
    const call = callTo(lake);
    expect(call.say('how much is a hull polish')).toContain('$200');
  });
});
