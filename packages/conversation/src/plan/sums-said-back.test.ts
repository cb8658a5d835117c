import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { note, priced, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const washers: BusinessKnowledge = {
  ...plumber,
  name: 'Birch Road Window Washers',
  serviceArea: null,
  hours: week('08:00-17:00', '09:00-14:00', 'closed'),
  services: [
    withOptions('inside', 'Window Washing', { 'One storey': 140, 'Two storeys': 210 }),
    priced('gutters', 'Gutter Cleaning', 95),
    priced('call', 'Service Call', 80, 'trip and first half hour'),
  ],
  commonQuestions: [],
  operationalNotes: [
    note('area', 'Service area', 'Guelph and Fergus. Elora with a 30 dollar travel fee.'),
    note('screens', 'Screens', 'Homes with screens have a 15 dollar surcharge.'),
    note('cats', 'Pets', 'Homes with more than two pets have a 35 dollar surcharge.'),
    note('weekend', 'Weekends', 'Saturday visits cost 25 dollars more.'),
  ],
};

const ramoneur: BusinessKnowledge = {
  ...washers,
  name: 'Ramonage du Fleuve',
  services: [
    priced('foyer', 'Ramonage de foyer', 150),
    priced('appel', 'Appel de service', 90, 'déplacement et première demi-heure compris'),
  ],
  operationalNotes: [
    note('secteur', 'Secteur', 'Lévis et Québec; pour Beaumont 35 dollars de déplacement.'),
  ],
};

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('a sum the caller says back', () => {
  it('is agreed to where it is the sum that was told', () => {
    const call = callTo(washers);
    call.say('how much is window washing for one storey');
    call.say('and gutter cleaning, what is that together');
    const said = call.say("shouldn't that be like two thirty-five");
    expect(said).toMatch(/right|exactly/);
    expect(said).toContain('$235');
  });

  it('holds what was told to be added', () => {
    const call = callTo(washers);
    call.say('how much is window washing for two storeys');
    expect(call.say('we have screens, is that extra')).toContain('15 dollar');
    const said = call.say('so with the fifteen on top, so two twenty five');
    expect(said).toMatch(/right|exactly/);
    expect(said).toContain('$225');
    expect(said).not.toMatch(/Not quite|differently/);
  });

  it('is put right by its parts where a fee is named and the rest is not', () => {
    const call = callTo(washers);
    call.say('how much is window washing for two storeys');
    call.say('we have screens, is that extra');
    const said = call.say('so with the fifteen on top, so two forty five');
    expect(said).toContain('$225');
  });

  it('that is asked for holds what was told of a case it names', () => {
    const call = callTo(washers);
    call.say('how much is window washing for two storeys');
    expect(call.say('I have four pets, is that extra')).toContain('35 dollar');
    const said = call.say('so what does the whole thing come to with the pets');
    expect(said).toContain('$245');
  });

  it('is told with the way that is on top of it', () => {
    const call = callTo(washers);
    call.say('how much is gutter cleaning');
    call.say('do you come out to Elora');
    const said = call.say('so is that on top of the ninety five');
    expect(said).toMatch(/right|exactly/);
    expect(said).toContain('$125');
  });

  it('takes the way for its fee, and for no service call', () => {
    const call = callTo(ramoneur);
    call.say("c'est combien un ramonage de foyer");
    expect(plain(call.say('venez-vous à Beaumont'))).toContain('185 $');
    const said = plain(call.say("le total c'est toujours 185 hein avec le déplacement"));
    expect(said).toMatch(/185 \$/);
    expect(said).not.toMatch(/Appel de service|90 \$|240/);
    const again = plain(call.say("vous m'avez dit 185, non, là"));
    expect(again).toContain('185 $');
  });
});
