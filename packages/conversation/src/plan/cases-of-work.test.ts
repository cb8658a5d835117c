import { describe, expect, it } from 'vitest';
import { priced, week } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const luthier = {
  ...salon,
  name: 'Alder Guitar Repair',
  serviceArea: null,
  about: null,
  hours: week('09:00-18:00', '10:00-16:00', 'closed'),
  services: [
    priced('setup', 'Guitar Setup', 70, 'per guitar. same day is 25 extra and has to be in by 11'),
    priced('fret', 'Fret Dressing', 120, 'strings included. rusted frets 30 more per half hour'),
    priced('nut', 'Nut Replacement', 55),
  ],
  commonQuestions: [],
  operationalNotes: [],
};
const groomer = {
  ...luthier,
  name: 'Pattes du Bic',
  services: [
    priced('tonte', 'Tonte', 60, 'bain et oreilles inclus. poil collé 15 de plus par demi-heure'),
    priced('bain', 'Bain', 35),
    priced('oreilles', 'Oreilles', 12),
  ],
};

describe('what the work that is talked of costs more in some case', () => {
  it.each([
    ['how much is a guitar setup', 'ok and if I needed it back the same day', /25 extra/],
    ['how much is a guitar setup', 'what about a rush', /25 extra/],
    [
      'what is a fret dressing',
      'the frets are pretty rusted though does that change anything',
      /30 more/,
    ],
  ])('is told to who asks of the case: %s / %s', (first, then, told) => {
    const call = callTo(luthier);
    call.say(first);
    const said = call.say(then);
    expect(said).toMatch(told);
    expect(said).not.toMatch(/don't have|written down/);
  });

  it.each(['y est pas mal collé', 'son poil est ben collé par exemple, ça change tu de quoi'])(
    'or tells of it, in French: %s',
    (words) => {
      const call = callTo(groomer, '+14185550142');
      call.say("c'est combien une tonte");
      expect(call.say(words)).toContain('15 de plus');
    },
  );

  it.each(["c'est pas mal ça", "non c'est pas mal tout"])(
    'but nothing is told of by who is done: %s',
    (words) => {
      const call = callTo(groomer, '+14185550142');
      call.say("c'est combien une tonte");
      expect(call.say(words)).not.toMatch(/15 de plus|rappe/);
    },
  );

  it('is told to nobody whose work it is not', () => {
    const call = callTo(luthier);
    call.say('how much is a nut replacement');
    expect(call.say('and if I needed it back the same day')).not.toMatch(/25 extra/);
  });

  it('nor to who says something else', () => {
    const call = callTo(luthier);
    call.say('how much is a guitar setup');
    expect(call.say("it's an old one my uncle left me")).not.toMatch(/25|30/);
  });
});

describe('a part of the work, told with its price already', () => {
  it.each([
    [
      luthier,
      'what is a fret dressing',
      'does that include the strings',
      /strings (?:are )?included/i,
    ],
    [groomer, "c'est combien une tonte", 'pis ça comprend tu les oreilles', /oreilles inclus/],
  ])('is told again to who asks of that part', (shop, first, then, told) => {
    const call = callTo(shop, '+14185550142');
    call.say(first);
    expect(call.say(then)).toMatch(told);
  });
});
