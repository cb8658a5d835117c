import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { note, priced, week } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop: BusinessKnowledge = {
  ...salon,
  name: 'Marrow Lane Sewing Machines',
  serviceArea: 'Brandon, Souris and Carberry. We do not go to Neepawa.',
  hours: week('09:00-17:00', '10:00-14:00', 'closed'),
  services: [
    {
      ...priced('rental', 'Machine Rental', 30, 'Per week, thread not included.'),
      basePrice: '30 per week',
    },
    priced('service', 'Machine Service', 85, 'Oiling, timing and a new needle.'),
    priced('belt', 'Belt Replacement', 45, 'Industrial machines only.'),
  ],
  commonQuestions: [],
  operationalNotes: [
    note(
      'warranty',
      'Warranty',
      '90 days on our labour. Belts are covered for 6 months. Motors carry the maker’s guarantee.',
    ),
    note('parking', 'Parking', 'Two free stalls behind the bakery. The street is metered until 6.'),
    note(
      'staff',
      'Staff',
      'Odile owns the shop. Bram repairs the industrial machines. Suri is at the counter on Fridays.',
    ),
  ],
};

describe('an answer', () => {
  it('is not told again on the next turn, where something else is asked; the question is noted', () => {
    const call = callTo(shop);
    expect(call.say('where can i park')).toContain('bakery');
    const again = call.say('can i park a moving truck there with the trailer on');
    expect(again).not.toContain('metered');
    expect(again).toMatch(/team/i);
  });

  it('is told again to who asks to hear it', () => {
    const call = callTo(shop);
    call.say('how much is a machine service');
    expect(call.say('sorry how much was that again')).toContain('$85');
  });

  it('says the unit of a price once', () => {
    const said = callTo(shop).say('how much is a machine rental');
    expect(said.match(/week/gi)).toHaveLength(1);
    expect(said).toContain('thread not included');
  });

  it('is of a note the sentence that bears on the question', () => {
    const said = callTo(shop).say('what is the warranty on a belt replacement');
    expect(said).toContain('6 months');
    expect(said).not.toContain('Motors');
  });

  it('leads up to figures that have no verb', () => {
    expect(callTo(shop).say('what warranty do you give on your labour')).toMatch(
      /^For the warranty, it's 90 days/,
    );
  });
});

describe('the hours', () => {
  it('are those of the day that is talked of', () => {
    const call = callTo(shop);
    call.say('are you open this saturday');
    const said = call.say('and how late are you open');
    expect(said).toContain('2 PM');
    expect(said).not.toContain('Monday');
  });

  it('answer yes or no where an hour is named', () => {
    expect(callTo(shop).say('are you open saturday at four')).toMatch(/^(?:I'm afraid|Unfort)/);
  });
});

describe('what was taken down', () => {
  it('is said back once', () => {
    const call = callTo(shop);
    call.say("my name is Ansel Ritter and i'd like to book a machine service");
    const said = call.say('friday at three');
    expect(said.match(/3 PM/g)).toHaveLength(1);
  });
});

describe('what a description leaves out', () => {
  const shears: BusinessKnowledge = {
    ...shop,
    services: [priced('sharpen', 'Scissor Sharpening', 12, 'pinking and serrated we dont do')],
  };

  it('is the answer, though it was told of before the question', () => {
    const said = callTo(shears).say("I've got serrated scissors, do you do sharpening on those?");
    expect(said).toMatch(/dont do/);
    expect(said).not.toMatch(/\byes\b/i);
  });

  it('is no yes where it is asked once more', () => {
    const call = callTo(shears);
    call.say("I've got serrated scissors, do you do sharpening on those?");
    expect(call.say('my pair is serrated, do you do sharpening on those?')).not.toMatch(/\byes\b/i);
  });
});
