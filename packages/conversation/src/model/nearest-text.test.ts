import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, no, note, priced, unquoted, week } from '../testing/business-parts.ts';
import { modelCall } from '../testing/model-call.ts';

const kilns: BusinessKnowledge = {
  name: 'Two Rivers Pottery',
  industry: 'Pottery',
  phone: '+15065550137',
  email: null,
  website: null,
  address: '6 Wharf Street, Fredericton, NB E3B 1A1',
  serviceArea: null,
  about: null,
  timeZone: 'America/Moncton',
  region: { country: 'CA', subdivision: 'NB' },
  hours: week('09:00-17:00', '10:00-15:00', 'closed'),
  services: [
    priced('wheel', 'Wheel Class', 60, 'with Odette, on Tuesdays; from age ten; clay included'),
    priced('firing', 'Kiln Firing', 25, 'pieces up to twelve inches; ready in one week'),
    unquoted('mural', 'Tile Mural', 'after a talk with Odette'),
  ],
  commonQuestions: [
    explained('parking', 'Is there parking?', 'Two stalls behind the shop.'),
    explained('booking', 'Do I need to book?', 'Classes must be booked; firings need no booking.'),
    no('glaze', 'Do you sell glaze?'),
  ],
  operationalNotes: [note('pieces', 'Leaving pieces', 'Pieces are kept for thirty days.')],
  details: null,
};

function isSpoken(caller: string, sentence: string): boolean {
  const call = modelCall(kilns, '+15065550199');
  call.say(caller);
  call.reply(`=\n${sentence}`);
  return Object.keys(call.state().tally.dropped).length === 0;
}

describe('what is told of the shop', () => {
  it.each([
    ['can you fire my vase', 'We could send it to our partner kiln across town.'],
    ['is the clay in the class price', 'The clay is included in every class we give.'],
    ['how long does a firing take', 'Firings usually take longer in winter.'],
    ['can my eight year old join the wheel class', 'Eight is fine for the wheel class.'],
    ['do i need to book a class', "Classes don't need booking at all, just walk in."],
    ['is there parking', "There's a big garage across the street."],
    ['do you sell glaze', 'Yes, we sell every glaze there is.'],
    ['vendez-vous du glaze', 'Oui, on en vend, et de toutes les couleurs.'],
    ['could Odette phone me', 'Odette will give you a ring tonight by seven.'],
    ['how much clay may I use', 'Use as much clay as you like, however big the pot.'],
    ['can you fire a bathtub', 'I can tell you we fire any piece, no exceptions.'],
    ['can you fire my vase', "Our partner across town fires those, and I've noted that for you."],
  ])('is not told beyond the text it is of: %s — %s', (caller, lie) => {
    expect(isSpoken(caller, lie)).toBe(false);
  });

  it.each([
    ['is there parking', "You'll find two stalls behind the shop."],
    ['how long does a firing take', 'A firing takes one week.'],
    ['do i need to book a class', 'Yes, the classes have to be booked.'],
    ['can my eight year old join the wheel class', "I'm sorry, the wheel class is from age ten."],
    ['how long do you keep my vase', 'Pieces are kept for thirty days.'],
    [
      'is a chip in the rim safe to eat from',
      "Whether the rim is safe I can't judge, so I'm passing on the chip.",
    ],
    [
      'no day yet, my wife has shifts',
      "No day then, and I've put that down, though I can't promise the hour.",
    ],
    ['do you sell glaze', "No, I'm sorry, we don't sell glaze."],
    ['could Odette phone me tonight', "I've noted that you'd like Odette to call you tonight."],
    ['is there a guarantee', "I don't know whether there's a guarantee on a firing."],
    ['my mug cracked on the way home', "Oh no, that's a rotten thing to happen."],
  ])('is told in other words than the owner’s: %s — %s', (caller, truth) => {
    expect(isSpoken(caller, truth)).toBe(true);
  });
});

describe('a bound the owner set', () => {
  const terms = {
    ...kilns,
    operationalNotes: [note('terms', 'Terms', 'Orders over 600 dollars need a deposit.')],
  };
  it('is told in the caller’s language, after a price that is kept back too', () => {
    const call = modelCall(terms, '+15065550199');
    call.say('combien pour une murale');
    call.reply("=\nJe n'ai pas de prix à vous donner pour ça.");
    call.say('demandez-vous un dépôt');
    const figure = /\$600 \[(f\d+)\]|600 dollars \[(f\d+)\]/.exec(call.prompt()?.system ?? '');
    const id = figure?.[1] ?? figure?.[2];
    const said = call.reply(`=\nUne commande de plus de {${id}} demande un dépôt.`);
    expect(said).toContain('600');
  });
});

describe('who asks what is kept back', () => {
  it('hears nothing that is like a price', () => {
    const asks = 'what would a tile mural cost roughly';
    expect(isSpoken(asks, "It's charged by the hour.")).toBe(false);
    expect(isSpoken(asks, 'Think of it as ten wheel classes and a half, give or take.')).toBe(
      false,
    );
    expect(isSpoken(asks, 'A mural begins with a talk with Odette.')).toBe(true);
  });
});

describe('days and deeds', () => {
  it('are no day that is not theirs, and no hour that nobody wrote', () => {
    expect(isSpoken('can odette teach me on thursday', 'Odette can take you on Thursday.')).toBe(
      false,
    );
    expect(isSpoken('can i come on sunday', 'Sure, you can come by on Sunday.')).toBe(false);
    expect(isSpoken('can you fire it fast', 'We can have it fired that same day.')).toBe(false);
  });

  it('are none that only the plan could do', () => {
    expect(isSpoken('i want two spots', "I've set aside two spots.")).toBe(false);
    expect(isSpoken('i want two spots', "I've let Odette know you're coming.")).toBe(false);
    expect(isSpoken('i want two spots', "I've noted that you'd like two spots.")).toBe(true);
  });
});
