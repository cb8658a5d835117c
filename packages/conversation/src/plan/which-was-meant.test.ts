import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { note, priced, week, withOptions } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop: BusinessKnowledge = {
  ...salon,
  name: 'Burdock Pet Parlour',
  serviceArea: null,
  hours: week('08:00-17:00', '09:00-14:00', 'closed'),
  services: [
    withOptions(
      'groom',
      'Full Groom',
      { Small: 70, Medium: 85, Large: 108 },
      'Bath, haircut, nails.',
    ),
    withOptions('bath', 'Bath Only', { Small: 41, Medium: 52, Large: 63 }, 'Washed and dried.'),
    priced('poodle', 'Show Cut', 150, 'Poodles only.'),
    priced('trim', 'Nail Trim', 17, 'With clippers.'),
    priced('grind', 'Nail Grinding', 26, 'Filed smooth with the dremel.'),
    priced('vent', 'Dryer Vent Cleaning', 120),
    withOptions('ducts', 'Duct Cleaning', { 'Up to 10 vents': 299, '11 to 20 vents': 389 }),
  ],
  commonQuestions: [],
  operationalNotes: [
    note(
      'sizes',
      'Sizes',
      'Yorkies and pugs are small, beagles and spaniels medium, labs and goldens large.',
    ),
  ],
};

describe('which was meant', () => {
  it('is the one that knows the thing they have, and none that only sounds like what they said', () => {
    const answer = callTo(shop).say(
      'how much to get my golden done like the haircut and everything',
    );
    expect(answer).toContain('$108');
    expect(answer).not.toContain('$150');
  });

  it('is never what is named, whatever else their thing would fit', () => {
    expect(callTo(shop).say('how much is a nail trim for my golden')).toContain('$17');
    expect(callTo(shop).say('how much is the show cut for my golden')).toContain('$150');
  });

  it('is what they point at, whatever else shares a word with it', () => {
    const answer = callTo(shop).say(
      "my dryer takes forever to dry I think it's the vent what do you charge to clean that out",
    );
    expect(answer).toContain('$120');
    expect(answer).not.toContain('$299');
  });

  it('is what they say instead, in words of their own', () => {
    const call = callTo(shop);
    call.say('what do you charge to clip his nails');
    expect(call.say('no the one where you file them down smooth')).toContain('$26');
  });

  it('is nothing else where they only let it be', () => {
    const call = callTo(shop);
    call.say('what do you charge to clip his nails');
    expect(call.say("no that's okay I don't need them filed thanks")).not.toContain('$26');
  });

  it('is never what they ask not to be done', () => {
    const call = callTo(shop);
    call.say('how much is a full groom for a pug');
    const answer = call.say("actually just a bath for him don't cut anything");
    expect(answer).toContain('$41');
    expect(answer).not.toContain('$150');
  });

  it('is what is told of beside the question, and not what was priced before', () => {
    const call = callTo(shop);
    call.say('what do you charge to clip his nails');
    const answer = call.say('my dryer vent is clogged how much');
    expect(answer).toContain('$120');
    expect(answer).not.toContain('$17');
  });

  it('is one more thing that is told of after a price', () => {
    const call = callTo(shop);
    call.say('how much is dryer vent cleaning');
    expect(call.say("and my dog's nails should get filed smooth")).toContain('$26');
  });
});
