import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { note, priced, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const marina: BusinessKnowledge = {
  ...plumber,
  name: 'Pickerel Bay Marina',
  serviceArea: null,
  hours: week('08:00-18:00', '09:00-16:00', 'closed'),
  services: [
    withOptions(
      'storage',
      'Winter Storage',
      { 'Up to 18 feet': 310, 'Up to 24 feet': 420 },
      'Shrink wrap included; each further two feet is 30 dollars.',
    ),
    priced('paddle', 'Kayak Rental', 24, 'The first two hours; each further half hour is 6.'),
    priced('wash', 'Hull Wash', 85, 'Boats over 25 feet are 40 dollars more.'),
    priced(
      'decals',
      'Registration Letters',
      35,
      'Both sides; shadows are 2 dollars more per letter.',
    ),
    priced('tender', 'Float Rental', 60, 'Per day; delivery is 28 dollars each way.'),
    priced('tour', 'Lake Tour', 150, 'Up to six guests; each further guest is 20 dollars.'),
  ],
  commonQuestions: [],
  operationalNotes: [
    note('towing', 'Towing', 'We tow from Arden and Elm Point for 45 dollars each way.'),
    note('late', 'Late returns', 'After six it is 9 dollars for each quarter hour.'),
    note('locker', 'Lockers', 'Lockers are 4 dollars a day.'),
  ],
};

const said = (...lines: readonly string[]) => {
  const call = callTo(marina);
  return lines.map((line) => call.say(line)).at(-1) ?? '';
};

describe('what so much comes to by the rate that an owner wrote', () => {
  it.each([
    ['a longer time', ['how much is a kayak rental', "we'd be out like three hours"], '$36'],
    [
      'an hour and minutes',
      ['how much is a kayak rental', 'more like two and a half hours'],
      '$30',
    ],
    [
      'people for guests',
      ['what do you charge for the lake tour', "there'd be eight people"],
      '$190',
    ],
    ['a size past the largest', ['how much is winter storage', "she's 27 feet"], '$480'],
    ['a measure that is over', ['how much is a hull wash', "it's a thirty foot boat"], '$125'],
    [
      'what is added for each',
      ['how much are registration letters', 'and with shadows on six letters'],
      '$47',
    ],
    [
      'both ways beside the price',
      ['how much is a float rental', 'one day and you drop it off and pick it up'],
      '$116',
    ],
  ])('is told of %s', (_, lines, sum) => {
    expect(said(...lines)).toContain(sum);
  });

  it.each([
    ['there and back', ['do you tow from Arden', 'so there and back would be'], '$90'],
    ['so late', ['what do you charge if we bring it back late', 'say it is an hour'], '$36'],
    [
      'later still',
      ['what do you charge if we bring it back late', 'say it is an hour', 'and if it was two'],
      '$72',
    ],
  ])('is told of what stands in a note: %s', (_, lines, sum) => {
    expect(said(...lines)).toContain(sum);
  });

  it('adds nothing for a measure that is not over', () => {
    const line = said('how much is a hull wash for a twenty foot boat');
    expect(line).toContain('$85');
    expect(line).not.toContain('$125');
  });

  it('is not told of another count', () => {
    const line = said(
      'how much is a kayak rental',
      'I tried calling two times and there was no answer',
    );
    expect(line).not.toMatch(/\$(?!24)\d/);
  });
});
