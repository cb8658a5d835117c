import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { day, explained, no, note, priced, week, withOptions } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const skis: BusinessKnowledge = {
  ...salon,
  name: 'Spoke and Ski Works',
  phone: '250-555-0111',
  address: '9 Mill Road, Nelson, BC',
  serviceArea: null,
  about: null,
  hours: { ...week('10:00-18:00', '09:00-16:00', 'closed'), monday: day('closed') },
  services: [
    withOptions('wax', 'Ski Wax', { 'Hot wax': 20, 'Race wax': 45 }, 'by hand'),
    priced('edges', 'Edge Sharpening', 18),
    priced('base', 'Base Repair', 40, 'gouges up to the length of a finger; core shots not done'),
    priced('bike', 'Bike Tune-Up', 95, 'gears, brakes and wheels trued; parts extra'),
    priced('rental', 'Ski Rental', 38, 'per day, boots and poles included'),
  ],
  commonQuestions: [
    explained('walkin', 'Do you take walk-ins?', 'Waxing any time; repairs by appointment only.'),
    explained('long', 'How long does it take?', 'A wax is twenty minutes and a tune-up two days.'),
    explained('guarantee', 'Is there a guarantee?', 'Thirty days on repairs.'),
    explained(
      'off',
      'What is your cancellation policy?',
      'A day ahead is fine, then it is 15 dollars.',
    ),
    no('boards', 'Do you fix skateboards?'),
  ],
  operationalNotes: [
    note('late', 'Late returns', 'Rentals back after closing are 10 dollars an hour.'),
    note('lunch', 'Lunch', 'The counter is closed from noon to 12:30.'),
  ],
};

const animaux: BusinessKnowledge = {
  ...salon,
  name: 'Clinique Animo',
  phone: '418-555-0122',
  address: '12 rue du Parc, Rimouski, QC',
  serviceArea: null,
  about: null,
  services: [
    withOptions(
      'toilettage',
      'Toilettage',
      { 'Petit chien': 60, 'Grand chien': 95 },
      'bain et coupe',
    ),
    priced('griffes', 'Coupe de griffes', 18),
    priced('pension', 'Pension', 42, 'par nuit'),
    priced('vente', 'Vente de cage', 120, 'neuve, pliante'),
    priced('location', 'Location de cage', 8, 'par jour'),
  ],
  commonQuestions: [
    explained('rdv', 'Prenez-vous sans rendez-vous?', 'Pour les griffes oui, le reste non.'),
    explained(
      'annuler',
      "Quelle est votre politique d'annulation?",
      "Un jour d'avance, sinon 20 $.",
    ),
    explained('sterile', 'Mon chien doit-il être stérilisé?', 'Oui pour la pension.'),
  ],
  operationalNotes: [note('retard', 'Retard', 'Un animal repris après la fermeture: 15 $.')],
};

describe('a question in an idiom that shares no word with what is written', () => {
  it.each([
    ['do i just wander in or is it call ahead only', /any time/i],
    ['can i just roll up or do i have to book', /any time/i],
    ['what happens if im twenty minutes past closing with the skis', /10 dollars an hour/i],
    ['and if i back out that morning do i lose anything', /15 dollars/i],
    ['say it comes apart again a week later', /thirty days/i],
  ])('is answered with that: %s', (asked, answer) => {
    expect(callTo(skis).say(asked)).toMatch(answer);
  });

  it.each([
    ['je peux-tu arriver comme ça ou faut que je prenne un rendez-vous', /griffes oui/i],
    ["qu'est-ce qui arrive si j'arrive une demi-heure trop tard", /15 \$/],
    ['si je peux pas venir finalement vous me chargez-tu quelque chose', /20 \$/],
    ['il est pas opéré c’est-tu un problème', /pension/i],
  ])('in French: %s', (asked, answer) => {
    expect(callTo(animaux).say(asked)).toMatch(answer);
  });

  it('is passed on where nothing is written of it', () => {
    const bare = { ...skis, commonQuestions: [], operationalNotes: [] };
    expect(callTo(bare).say('and if i back out that morning do i lose anything')).not.toMatch(
      /\$|\d/,
    );
  });

  it('takes nothing from who names what they ask for', () => {
    expect(callTo(skis).say('im running ten minutes late, how much is edge sharpening')).toMatch(
      /\$18/,
    );
  });
});

describe('an answer with parts for several kinds of work', () => {
  it('is told for the work that is talked of', () => {
    const call = callTo(skis);
    call.say('how much is a bike tune up');
    const said = call.say('how long does it take');
    expect(said).toMatch(/two days/i);
    expect(said).not.toMatch(/twenty minutes/i);
  });

  it('is told whole where none of it is', () => {
    expect(callTo(skis).say('do you take walk-ins')).toMatch(/any time; repairs by appointment/i);
  });
});

describe('what was told of a thing before it is asked whether it matters', () => {
  it('is held against the limit that is written of it', () => {
    const call = callTo(skis);
    call.say('how much is base repair');
    expect(call.say('its about the length of my whole hand is that a problem')).toMatch(
      /length of a finger/i,
    );
  });
});

describe('of two options one that is refused', () => {
  it('leaves the other', () => {
    expect(callTo(skis).say("I don't need the race wax, how much is a ski wax")).toMatch(/\$20/);
  });
});

describe('renting in the place of what was priced', () => {
  it('is the rental', () => {
    const call = callTo(animaux);
    call.say('combien pour une vente de cage');
    const said = call.say('pis sinon en louer une ça revient à combien');
    expect(said).toMatch(/8\s\$/);
    expect(said).not.toMatch(/120/);
  });
});

describe('a moment at which the counter is closed', () => {
  it('is told so, and no yes by the hours of the day', () => {
    const said = callTo(skis).say('are you open at quarter past twelve on thursday');
    expect(said).toMatch(/closed from noon/i);
    expect(said).not.toMatch(/^yes/i);
  });
});

describe('somebody who is asked for by how they look', () => {
  it('is nobody that a note tells of', () => {
    const call = callTo({
      ...skis,
      operationalNotes: [note('gloves', 'Green gloves', 'Lost green gloves are in the box.')],
    });
    expect(call.say('is that guy with the green gloves in on friday')).not.toMatch(/box/i);
  });
});
