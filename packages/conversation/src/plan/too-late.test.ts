import { describe, expect, it } from 'vitest';
import { explained, note, priced, week } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const physio = {
  ...salon,
  name: 'Birch Hill Physio',
  hours: week('09:00-19:00', '09:00-13:00', 'closed'),
  services: [priced('visit', 'Treatment', 95)],
  commonQuestions: [
    explained(
      'late',
      'What if I am late?',
      'Call us. Past 15 minutes late we have to rebook you. Late payments are 5 dollars.',
    ),
  ],
  operationalNotes: [],
};
const garage = {
  ...physio,
  name: 'Garage du Quai',
  commonQuestions: [],
  operationalNotes: [
    note(
      'late',
      'Retards',
      'avertir la veille sinon 30 $. plus de 20 minutes de retard on reporte le rendez-vous',
    ),
    note(
      'pick',
      'Ramassage',
      'retard de plus de 10 minutes pour ramasser, on reporte au lendemain',
    ),
  ],
};

describe('who comes later than the owner waits', () => {
  it.each([
    "I've got a treatment at two and I'm running half an hour late",
    "hi it's Ada Moss I'm going to be about twenty five minutes late",
    "I'll be three quarters of an hour late for my appointment",
  ])('hears at once what is done then, and is passed on: %s', (words) => {
    const call = callTo(physio);
    const said = call.say(words);
    expect(said).toContain('we have to rebook you');
    expect(said).not.toMatch(/5 dollars/);
    expect(call.sms()).toMatch(/late/);
  });

  it.each([
    "j'ai un rendez-vous à deux heures pis je vas être une demi-heure en retard",
    "je vas avoir trente minutes de retard, c'est Luc Roy",
  ])('hears it in French: %s', (words) => {
    const said = callTo(garage, '+14185550142').say(words);
    expect(said).toContain('on reporte le rendez-vous');
    expect(said).not.toMatch(/lendemain|30/);
  });

  it.each([
    "I'm running ten minutes late",
    "I've got a treatment in half an hour and I'll be five minutes late",
    "I'm running late for my two o'clock",
  ])('and nobody else does: %s', (words) => {
    expect(callTo(physio).say(words)).not.toContain('rebook');
  });
});
