import { describe, expect, it } from 'vitest';
import { explained, no, note, priced, week, yes } from '../testing/business-parts.ts';
import { barber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';
import { namedOutright } from './named-outright.ts';

/** A bicycle shop whose owner wrote everything in French. */
const bikes = {
  ...barber,
  hours: week('10:00-18:00', '10:00-16:00', 'closed'),
  services: [
    priced('tune', 'Mise au point', 79, 'ajustement des freins et des vitesses'),
    priced('flat', 'Réparation de crevaison', 18, 'chambre à air comprise'),
    priced('store', 'Entreposage pour l’hiver', 90),
    priced(
      'rust',
      'Nettoyage du dérailleur',
      35,
      'chaque maillon de plus est à un dollar cinquante',
    ),
  ],
  commonQuestions: [
    explained('wait', 'Peut-on attendre sur place?', 'Oui, il y a un banc et du café.'),
    explained('walk', 'Prenez-vous les vélos sans rendez-vous?', 'Oui, du mardi au jeudi.'),
    yes('cards', 'Acceptez-vous les cartes de crédit?'),
    no('used', 'Vendez-vous des vélos usagés?'),
    explained('loan', 'Prêtez-vous un vélo?', 'Oui, nous en prêtons deux.'),
  ],
  operationalNotes: [
    note('park', 'Stationnement', 'On stationne dans la cour de l’église.'),
    note('staff', 'Mécaniciens', 'Odile est là le mardi et le vendredi.'),
    note('off', 'Annulation', 'Avec moins d’un jour d’avis, on garde dix dollars.'),
    note('away', 'Déplacements', 'On se déplace pour les écoles seulement.'),
  ],
};

const greeted = () => {
  const call = callTo(bikes);
  call.say('bonjour');
  return call;
};

describe('a shop whose owner wrote in French', () => {
  it.each([
    ['où c’est qu’on peut se parquer', 'park'],
    ['je peux-tu rester là pendant que vous faites ça', 'wait'],
    ['on peut-tu arriver de même sans appeler', 'walk'],
  ])('is asked in other words than its own: %s', (said, fact) => {
    const call = greeted();
    call.say(said);
    expect(call.factIds()).toContain(fact);
  });

  it('tells the answer again that speaks of days, for another day', () => {
    const call = greeted();
    call.say('prenez-vous les vélos sans rendez-vous');
    expect(call.say('pis si j’y vais un samedi')).toContain('du mardi au jeudi');
  });

  it('books nobody who supposes another day', () => {
    const call = greeted();
    call.say('prenez-vous les vélos sans rendez-vous');
    call.say('pis si j’y vais un samedi');
    expect(call.conversation().wanted.requests).toHaveLength(0);
  });

  it('is asked of the days somebody works, by the name alone', () => {
    const call = greeted();
    const said = call.say('est-ce qu’Odile travaille le mercredi');
    expect(said).not.toContain('Travaille');
    expect(said).toContain('mardi');
  });

  it('is asked how work stands, and of no bicycle that is lent', () => {
    const said = greeted().say('mon vélo est-tu prêt');
    expect(said).not.toContain('prêtons');
    expect(said).toContain('nom');
  });

  it('tells what a visit costs that is called off, and not where it goes', () => {
    const call = greeted();
    expect(call.say('faut que je cancelle ma mise au point de demain')).toContain('nom');
    expect(call.say('allez-vous me charger quelque chose pour ça')).toContain('dix dollars');
  });
});

describe('a charger', () => {
  it('is not named by who asks what is charged', () => {
    const services = [
      priced('ev', 'EV charger installation', 895),
      priced('fan', 'Ceiling fan installation', 140),
    ];
    const receptionist = receptionistOf({ ...barber, services });
    expect(namedOutright('le soir vous chargez-tu plus cher', receptionist)).toEqual([]);
    expect(namedOutright('how much for a charger', receptionist)).toHaveLength(1);
  });
});
