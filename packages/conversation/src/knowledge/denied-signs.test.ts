import { describe, expect, it } from 'vitest';
import { explained, priced } from '../testing/business-parts.ts';
import { barber, plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic, garage } from '../testing/more-trades.ts';

const heating = {
  ...plumber,
  services: [priced('tune', 'Furnace Tune-Up', 159)],
  commonQuestions: [
    explained('gas', 'I smell gas, what do I do?', 'Get everyone out and call 911 from outside.'),
  ],
  operationalNotes: [],
};

describe('a danger that is denied', () => {
  it.each([
    "there isn't any gas smell, I just want a tune up",
    "there's no gas smell no smoke nothing like that it's just the pilot that needs cleaning",
    "y'a ni odeur de gaz ni fumée je veux juste un prix",
    'ça sent pas le gaz pantoute je veux juste un entretien',
    "y'a pas de fuite de gaz c'est juste le thermostat",
    'nobody smells gas, we just want the meter moved',
  ])('rings for nobody and sends nobody out: %s', (line) => {
    const call = callTo(heating, '+16045550150');
    expect(call.say(line)).not.toMatch(/everyone out|911/);
    expect(call.outcome().urgent).toBe(false);
  });

  it.each([
    "no, there's a smell of gas in here",
    "there's no smoke but I smell gas",
    'ça sent pas la fumée mais ça sent le gaz en bas',
    "it's not urgent but my dad isn't breathing",
  ])('denies nothing but what it names: %s', (line) => {
    const call = callTo(heating, '+16045550150');
    expect(call.say(line)).toMatch(/911/);
    expect(call.outcome().urgent).toBe(true);
  });
});

describe('what is past, taught, or of nobody', () => {
  it.each([
    [animalClinic, 'I took a pet first aid class on choking and they said to ask for a handout'],
    [animalClinic, "y'a eu des convulsions y'a deux ans y prend des pilules"],
    [animalClinic, "y'avait été frappé par une auto bébé y boite un peu c'est combien un bain"],
    [heating, 'the college does a course on gas leaks, do you send your guys'],
    [
      heating,
      'I smelled something burnt by the outlet last month, you fixed it, I want the receipt',
    ],
    [garage, 'locked my keys in, no kids or pets in it, take your time'],
    [garage, "locked out but nobody's inside and I'm in no hurry, how much"],
    [barber, 'c’est pas urgent là mais ma soeur se marie pis on est dans le jus'],
  ])('rings no alarm: %#', (shop, line) => {
    const call = callTo(shop, '+16045550150');
    expect(call.say(line)).not.toMatch(/9-?1-?1/);
    expect(call.outcome().urgent).toBe(false);
  });

  it.each([
    [animalClinic, "mon chien y'a deux ans pis y fait des convulsions"],
    [garage, 'I locked my keys in with the baby inside'],
  ])('and what goes on still does: %#', (shop, line) => {
    const call = callTo(shop, '+16045550150');
    call.say(line);
    expect(call.outcome().urgent).toBe(true);
  });
});
