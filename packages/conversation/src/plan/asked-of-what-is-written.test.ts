import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, no, note, priced, week, withOptions } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const stable: BusinessKnowledge = {
  ...salon,
  name: 'Thistle Barn Horse Care',
  serviceArea: null,
  hours: week('08:00-17:00', '09:00-13:00', 'closed'),
  services: [
    withOptions(
      'trim',
      'Hoof Trim',
      { Pony: 55, 'Large horse': 75 },
      'all four feet; takes forty minutes',
    ),
    withOptions(
      'clip',
      'Body Clip',
      { Pony: 90, 'Large horse': 140 },
      'clipped and washed; good for about six weeks',
    ),
    priced('spa', 'Horse Wash Stall', 25, 'half an hour of warm water; bring your own towels'),
    priced('saddle', 'Saddle Rental', 40, 'per day, with an 80 dollar deposit that is returned'),
    priced('float', 'Dental Float', 130, 'sedation included'),
    priced('plant', 'Pasture Seeding', 300, 'per acre'),
  ],
  commonQuestions: [
    explained(
      'makes',
      'Which makes of saddle do you repair?',
      'Passier and Stubben; we do not repair Wintec.',
    ),
    explained(
      'age',
      'How young can a horse be for the farrier?',
      'A horse must be at least one year old.',
    ),
    explained(
      'fetch',
      'Do you collect horses?',
      'Yes, we collect a horse within 20 kilometres for 60 dollars.',
    ),
    explained(
      'walk',
      'Do I need an appointment?',
      'A trim is first come, first served before noon; all else is by appointment.',
    ),
    explained('grow', 'What do you seed?', 'Timothy and brome; we do not seed clover.'),
    no('goat', 'Do you take goats?'),
  ],
  operationalNotes: [
    note('when', 'Arrival', 'We arrive between 8 and 9, or between noon and 1.'),
    note('calm', 'Nervous horses', 'A nervous horse is seen first; tell us.'),
    note('skin', 'Tender skin', 'Oat shampoo is free of charge; tell us.'),
  ],
};

/** What is answered to the last of some lines. */
function answered(shop: BusinessKnowledge, ...lines: string[]): string {
  const call = callTo(shop);
  return lines.map((line) => call.say(line)).at(-1) ?? '';
}

describe('a question that leans on the service that is talked of', () => {
  it.each([
    ['what do you charge for a hoof trim on a pony', 'how long does that take', /forty minutes/],
    ['what is a body clip for a pony', 'how many weeks does that stay nice', /six weeks/],
    ['how much is the horse wash stall', 'do I need to bring anything', /towels/],
    ['how much is the saddle rental', 'do I have to leave anything down', /80 dollar/],
    ['what is a body clip for a pony', 'and what do you actually do in that', /washed/],
  ])('%s: %s', (before, asked, told) => {
    expect(answered(stable, before, asked)).toMatch(told);
  });
});

describe('a note or an answer', () => {
  it('goes before a service that says nothing of what is asked beyond its name', () => {
    expect(
      answered(stable, 'how much is a hoof trim for a pony', 'is the oat shampoo extra'),
    ).toMatch(/free of charge/);
  });

  it('tells what is not done with the work that is talked of', () => {
    const said = answered(stable, 'how much is pasture seeding', 'what about clover');
    expect(said).toMatch(/not seed clover/);
  });

  it('answers when they come, where that is written', () => {
    const said = answered(stable, 'how much is a dental float', 'what time do you guys arrive');
    expect(said).toMatch(/between 8 and 9/);
  });
});

describe('a word that most of what is written has', () => {
  it.each(['hi so I have two horses', 'do you come and get the horse'])(
    'names no service: %s',
    (said) => {
      expect(answered(stable, said)).not.toMatch(/Wash Stall/);
    },
  );
});

const caterer: BusinessKnowledge = {
  ...salon,
  name: 'Traiteur du Vieux Quai',
  services: [
    priced('cours', 'Cours de pâtisserie', 95, 'dure trois heures; apportez un tablier'),
    priced(
      'table',
      'Table chaude',
      32,
      'par personne; service compris; dure deux heures et se garde deux jours',
    ),
  ],
  commonQuestions: [
    explained('annule', 'Peut-on annuler?', 'Sans frais jusqu’à 48 heures d’avance.'),
  ],
  operationalNotes: [],
};

describe('the same in French', () => {
  it.each([
    ['combien le cours de pâtisserie', 'pis ça prend combien de temps', /trois heures/],
    ['combien le cours de pâtisserie', 'est-ce que je dois apporter quelque chose', /tablier/],
    ['combien la table chaude', 'ça se garde combien de jours', /deux jours/],
    ['combien la table chaude', 'le service faut-tu que je le paye à part', /compris/],
    ['combien le cours de pâtisserie', 'faut annuler combien de temps d’avance', /48/],
  ])('%s: %s', (before, asked, told) => {
    expect(answered(caterer, `bonjour ${before}`, asked)).toMatch(told);
  });
});
