import { describe, expect, it } from 'vitest';
import { priceRow } from '../dialogue/price-rows.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { priced, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { furtherOfBare } from './extras.ts';

const shop: BusinessKnowledge = {
  ...plumber,
  name: 'Tamarack Chimneys',
  serviceArea: null,
  hours: week('08:00-17:00', '09:00-14:00', 'closed'),
  services: [
    withOptions(
      'flues',
      'Flue Sweep',
      { 'Up to 2 flues': 180, 'Up to 4 flues': 260 },
      'Each further flue is 40.',
    ),
    priced('cap', 'Cap Installation', 120, 'With a flue sweep it is 90.'),
    priced('check', 'Stove Check', 110, 'Second stove at the same visit 60 dollars.'),
    withOptions('pellet', 'Pellet Delivery', { Small: 50, Medium: 80, Large: 120 }),
    priced('wood', 'Wood Stacking', 70, 'Up to 3 cords; each further cord is 15.'),
    withOptions(
      'trunks',
      'Trunk Removal',
      { 'Up to 5 trunks': 150, '6 to 9 trunks': 240 },
      'Each further trunk is 30.',
    ),
    priced('care', 'Careful Home Membership', 20, 'Per month.'),
  ],
  commonQuestions: [],
  operationalNotes: [
    {
      id: 'sizes',
      title: 'Loads',
      content: 'Small is under 10 bags, medium 10 to 30, large over 30.',
    },
  ],
};

describe('how many a price is for', () => {
  it('is the largest option and what each one beyond it costs', () => {
    expect(callTo(shop).say('how much to sweep six flues')).toMatch(/\$340/);
  });

  it('is the option of as many, whatever else has that thing in its name', () => {
    const answer = callTo(shop).say('how much is a sweep for three flues');
    expect(answer).toMatch(/\$260/);
    expect(answer).not.toMatch(/\$120/);
  });

  it('is all of a range, and further ones are those beyond its end', () => {
    expect(callTo(shop).say('how much to remove seven trunks')).toMatch(/\$240(?!.*\$30)/);
    expect(callTo(shop).say('how much to remove eleven trunks')).toMatch(/\$300/);
  });

  it('is the count as it was put right, in every sum after it', () => {
    const call = callTo(shop);
    call.say('how much to remove four trunks');
    expect(call.say('no wait i counted again its eight')).toMatch(/\$240/);
    expect(call.say('hang on my son is out there he says its eleven')).toMatch(/\$300/);
    call.say('do you do caps');
    expect(call.say('what are the trunks and the cap together')).toMatch(/\$420/);
  });

  it('takes in a second one that is priced by itself, and no third', () => {
    expect(callTo(shop).say('what is a stove check for two stoves')).toMatch(/\$170/);
    expect(callTo(shop).say('what is a stove check for three stoves')).not.toMatch(/\$230|\$330/);
  });

  it('is a bare number where what is counted was spoken of, and only there', () => {
    const stacking = shop.services.find(({ id }) => id === 'wood');
    const row = stacking && priceRow(stacking, null);
    if (!row) throw new Error('no such row');
    const told = 'Up to 3 cords; each further cord is 15.';
    expect(furtherOfBare(row, 'so five would be what altogether', told)).toBe(2);
    expect(furtherOfBare(row, 'so two would be what', told)).toBe(0);
    expect(furtherOfBare(row, 'so five would be what altogether', 'We open at eight.')).toBeNull();
    expect(furtherOfBare(row, 'is it five dollars then', told)).toBeNull();
  });

  it('is no sum that the caller claims', () => {
    const call = callTo(shop);
    call.say('what is wood stacking');
    expect(call.say('so five would be what altogether')).not.toMatch(/not quite/i);
  });
});

describe('a size that the owner explained elsewhere', () => {
  it('is chosen by what the caller measures', () => {
    expect(callTo(shop).say('how much is pellet delivery for twenty bags')).toMatch(/\$80/);
    expect(callTo(shop).say('what is pellet delivery for forty bags')).toMatch(/\$120/);
  });

  it('is kept for a later question', () => {
    const call = callTo(shop);
    call.say('i need about forty bags');
    expect(call.say('what is pellet delivery')).toMatch(/\$120/);
  });
});

describe('a price beside another thing', () => {
  it('takes the place of its own', () => {
    const call = callTo(shop);
    call.say('how much to sweep two flues');
    const answer = call.say('and with the cap installation, what is that together');
    expect(answer).toMatch(/\$90/);
    expect(answer).toMatch(/\$270/);
    expect(answer).not.toMatch(/\$300/);
  });

  it('is wanted with what was only asked an option of', () => {
    const call = callTo(shop);
    call.say('how much for the flue sweep and the cap installation');
    call.say('can you do that thursday morning');
    call.say('the smaller one');
    expect(
      call
        .conversation()
        .wanted.items.map(({ name }) => name)
        .join(' + '),
    ).toMatch(/Flue Sweep \(Up to 2 flues\).*Cap|Cap.*Flue Sweep \(Up to 2 flues\)/);
  });
});

describe('two options of one service, told one after the other', () => {
  it('are summed where both are asked for', () => {
    const call = callTo(shop);
    call.say('how much is small pellet delivery');
    call.say('and the large pellet delivery');
    expect(call.say('so both')).toMatch(/\$170/);
  });
});

describe('a word that many things here are about', () => {
  it('names no service that only has it in its name', () => {
    const answer = callTo(shop).say('do you even come to a home like mine with a steep roof');
    expect(answer).not.toMatch(/Membership/);
  });
});

describe('a call that is wanted first', () => {
  it('takes the place of a visit that has no time yet', () => {
    const call = callTo(shop);
    call.say('can i book a stove check');
    expect(call.say('actually just have someone call me')).toMatch(/call you/i);
    expect(call.conversation().wanted.requests.map(({ kind }) => kind)).toEqual(['callback']);
  });

  it('takes nothing from a visit they are to be called before', () => {
    const call = callTo(shop);
    call.say('can i book a stove check');
    call.say('call me before you come though');
    expect(call.conversation().wanted.requests.map(({ kind }) => kind)).toContain('booking');
  });
});

describe('words that take no leave', () => {
  it('end no call', () => {
    const call = callTo(shop);
    call.say('how much is a stove check');
    call.say('okay just mine then');
    expect(call.conversation().phase).toBe('talking');
  });
});
