import { describe, expect, it } from 'vitest';
import { explained, note, priced, week } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const framer = {
  ...salon,
  name: 'Quay Street Framing',
  serviceArea: null,
  about: null,
  hours: week('09:00-17:00', '10:00-14:00', 'closed'),
  services: [priced('frame', 'Picture Framing', 90), priced('glass', 'Glass Replacement', 40)],
  commonQuestions: [
    explained('book', 'Do I need an appointment?', 'Only for large mirrors, else just walk in.'),
  ],
  operationalNotes: [
    note('park', 'Parking', 'Two spots in the lane, the front is a bus stop.'),
    note('door', 'The door', 'Three steps at the front and a ramp by the lane.'),
    note('slot', 'After hours', 'There is a drop box beside the lane door.'),
    note('down', 'Deposit', 'New customers put 30 dollars down.'),
  ],
};

const optician = {
  ...framer,
  name: 'Lunetterie du Port',
  services: [priced('exam', 'Examen de la vue', 110), priced('fix', 'Ajustement', 15)],
  commonQuestions: [
    explained('book', 'Faut-il un rendez-vous', 'Oui, sauf pour un ajustement, passez avant 16 h.'),
  ],
  operationalNotes: [
    note('park', 'Stationnement', 'Dans la cour, par la ruelle.'),
    note('door', 'Accès', 'Deux marches en avant, une rampe sur le côté.'),
    note('slot', 'Boîte de dépôt', 'Une boîte à droite de la porte.'),
    note('down', 'Dépôt', 'Un dépôt de 50 $ pour une monture sur mesure.'),
  ],
};

describe('what is asked of coming to a shop is answered by what its owner wrote of it', () => {
  it.each([
    ['can I pull up outside for a sec', /lane, the front/],
    ['where am I meant to put my van', /lane, the front/],
    ["my mother's on crutches are there any steps", /ramp/],
    ["I'm not great on stairs, is that a problem", /ramp/],
    ['can I leave it there once you guys are closed', /drop box/],
    ['is there someplace I can drop it', /drop box/],
    ['do I have to phone first', /just walk in/],
    ['can I just drop by with a print', /just walk in/],
    ['do I need to give you something down', /30 dollars/],
  ])('in English: %s', (words, told) => {
    expect(callTo(framer).say(words)).toMatch(told);
  });

  it.each([
    ['mon camion je le laisse où', /ruelle/],
    ['y a-tu une place pour mon char', /ruelle/],
    ['mon père a une marchette y a tu des escaliers', /rampe/],
    ['je peux-tu les laisser avant que vous ouvriez', /boîte/i],
    ["est-ce qu'il faut que j'appelle d'avance", /sauf pour un ajustement/],
    ['je peux tu venir de même pour un ajustement', /sauf pour un ajustement/],
    ['faut-tu que je mette de quoi d’avance', /50 \$/],
  ])('in French: %s', (words, told) => {
    expect(callTo(optician, '+14185550142').say(words)).toMatch(told);
  });
});

describe('and by none of it where something else is asked', () => {
  it.each([
    'can I pick it up before you close on Thursday',
    'is there a fee if I leave it overnight',
    'how many steps are there to framing a print',
    'do you frame a picture of a truck',
    'could I come Thursday at ten with a picture',
  ])('%s', (words) => {
    expect(callTo(framer).say(words)).not.toMatch(/lane|walk in|30 dollars/);
  });
});
