import { describe, expect, it } from 'vitest';
import { plumber, salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shops = [plumber, salon];

function heard(words: string) {
  return shops.map((shop) => {
    const call = callTo(shop, '+16045550150');
    const said = call.say(words);
    return { said, outcome: call.outcome() };
  });
}

describe('trouble that is told in plain words, in any trade', () => {
  it.each([
    // As a thing.
    "there's a whiff of gas in my grandson's hallway",
    'gas odour at the school, the kids are outside',
    'une senteur de gaz au deuxième étage',
    'ma tante a une odeur de propane dans son chalet',
    'sewer backup at our bakery',
    'I have a ruptured water main in the parkade',
    "j'ai un tuyau éclaté en arrière du four",
    "on a un refoulement d'égout à la garderie",
    // As what happens.
    'the church basement is filling up with water',
    'the tub in the suite above is running over',
    'brown water is bubbling up through the shower',
    'my sister called, her water line froze and split',
    "l'eau brune remonte dans la douche de ma mère",
    'le lavabo du bureau est en train de déborder',
    'la valve vient de lâcher derrière la laveuse',
    // As what was done, or came of it.
    'somebody snapped the water pipe in the hallway',
    'a gas line got nicked, they hit the gas main',
    'le voisin a brisé un tuyau, ça gicle',
    'the bedroom ceiling caved in',
    'a pole came down across the garage roof',
    'the kiln exploded',
    'la galerie vient de s’effondrer',
    'le réservoir a explosé dans la cave',
    // Of people.
    'a worker is pinned beneath the forklift',
    "my niece's arm is caught between the rollers",
    'the wardrobe tipped on my roommate',
    'un employé est coincé sous le comptoir',
    'la bibliothèque est tombée sur ma belle-mère',
  ])('is alerted: %s', (words) => {
    for (const { outcome } of heard(words)) expect(outcome.urgent).toBe(true);
  });

  it.each([
    'I saw your listing on Google maps, a pipe has burst over my desk',
    'read your five star reviews, the toilet here is overflowing',
    'about the extended warranty you sold me, the tank just ruptured and the den is flooded',
    'your web page said day and night, our crawl space is full of sewage',
    "j'ai trouvé vos avis sur Google, un tuyau vient de fendre",
  ])('is a customer who tells it, wherever they found us: %s', (words) => {
    for (const { outcome } of heard(words)) {
      expect(outcome.urgent).toBe(true);
      expect(outcome.spam).toBe(false);
    }
  });

  it('is met though the one who rings was taken for a salesman before', () => {
    const call = callTo(plumber, '+16045550150');
    call.say('hi we help local businesses get to the top of Google search results');
    expect(call.outcome().spam).toBe(true);
    call.say('okay but seriously, our office bathroom is flooding');
    expect(call.outcome()).toMatchObject({ spam: false, urgent: true });
  });
});

describe('words of trouble that report none', () => {
  it.each([
    // Past, or mended.
    'our pipes burst two winters ago and I want them wrapped',
    'the drain overflowed last month, you guys fixed it, can I get the receipt',
    "le toit est tombé l'hiver passé, on a tout refait",
    "le tuyau a brisé mais c'est réparé",
    // Supposed, or to be kept from happening.
    'what would it cost so the basement never floods',
    'how much to swap the hose before it bursts',
    'if a pipe bursts some night, do you pick up',
    "combien pour pas que l'égout refoule",
    // Asked of as a kind of work.
    'do you look after burst pipes',
    'how much do you charge for a broken pipe',
    'faites-vous les tuyaux éclatés',
    // In other senses.
    'we are flooded with orders this week',
    'my hair exploded in the rain',
    "I'm stuck behind a garbage truck, ten minutes late",
    "I'm buried under paperwork, call me Friday",
    'the price of copper came down, did yours',
    'the coffee smells like a gas station',
    'je suis inondée de messages, textez-moi',
    'mon agenda déborde',
    "je suis coincée au travail, j'arrive en retard",
    // Selling.
    'this is the home warranty office, your pipes could burst any day',
  ])('ring no alarm: %s', (words) => {
    for (const { outcome } of heard(words)) expect(outcome.urgent).toBe(false);
  });
});

describe('an emergency told in Spanish', () => {
  it.each([
    ['se está inundando la cocina de mi hermana', /water off/],
    ['hay fuego en el garaje, por favor', /911/],
    ['aquí huele a gas', /911/],
    ['mi esposo no puede respirar', /911/],
    ['tenemos una emergencia aquí', /911/],
    ['¡auxilio!', /911/],
  ])('is alerted, and what to do first is said: %s', (words, said) => {
    for (const one of heard(words)) {
      expect(one.said).toMatch(said);
      expect(one.outcome.urgent).toBe(true);
    }
  });

  it.each([
    'no es una emergencia, necesito una cita',
    'is Casa Fuego the place beside you',
    'the name is Hay, Maria Fuego',
    '¿cuánto cuesta una emergencia?',
  ])('and none is heard where none is told: %s', (words) => {
    for (const { outcome } of heard(words)) expect(outcome.urgent).toBe(false);
  });
});

it('what came down or blew up is no leak and no cold house: nobody is sent to a valve', () => {
  for (const words of ['the ceiling just collapsed', 'my furnace exploded'])
    for (const { said } of heard(words)) {
      expect(said).toContain('911');
      expect(said).not.toMatch(/main valve|warm in one room/);
    }
});
