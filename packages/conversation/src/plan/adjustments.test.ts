import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { priced, week } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const tuner: BusinessKnowledge = {
  ...salon,
  name: 'Middle C Piano Tuning',
  serviceArea: null,
  about: null,
  hours: week('09:00-18:00', '09:00-13:00', 'closed'),
  services: [
    priced('tune', 'Piano Tuning', 160, 'church and school pianos 25 less. pitch raise adds 45'),
    priced('clean', 'Key Cleaning', 70),
  ],
  commonQuestions: [],
  operationalNotes: [],
};

const accordeur: BusinessKnowledge = {
  ...tuner,
  name: 'Accord Parfait',
  services: [
    priced('accord', 'Accord de piano', 160, '25 $ de rabais pour les écoles et les églises'),
    priced('nettoyage', 'Nettoyage du clavier', 70),
  ],
};

describe('a sum that counts in what the owner adds or takes off', () => {
  it('is right, and told with the words it comes by', () => {
    const call = callTo(tuner);
    call.say('how much is a piano tuning, it is a school piano');
    const said = call.say('okay so one thirty five then');
    expect(said).toMatch(/right|exactly/i);
    expect(said).toMatch(/25 less.*\$135/);
  });

  it('stays part of what it comes to with other work', () => {
    const call = callTo(tuner);
    call.say('how much is a piano tuning, it is for our church');
    call.say('so one thirty five');
    expect(call.say('and with the key cleaning, what does it all come to')).toContain('$205');
  });

  it('is wrong where no words of the owner come to it', () => {
    const call = callTo(tuner);
    call.say('how much is a piano tuning');
    const said = call.say('okay so one fifty then');
    expect(said).not.toMatch(/exactly|that's right/i);
    expect(said).toContain('$160');
    const less = call.say('so twenty five dollars in all');
    expect(less).not.toMatch(/exactly|that's right/i);
  });

  it('is right in French', () => {
    const call = callTo(accordeur);
    call.say("combien pour un accord de piano, c'est pour l'école");
    const said = call.say('ok donc cent trente-cinq');
    expect(said).toMatch(/Oui/);
    expect(said).toMatch(/135\s\$/);
    const wrong = callTo(accordeur);
    wrong.say('combien pour un accord de piano');
    expect(wrong.say('donc cent quarante-cinq')).not.toMatch(/Oui/);
  });
});
