import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { note, priced, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const framer: BusinessKnowledge = {
  ...plumber,
  name: 'Corner & Mitre',
  serviceArea: null,
  hours: week('08:00-17:00', '09:00-14:00', 'closed'),
  services: [
    withOptions(
      'dust',
      'Canvas Cleaning - Front Only',
      { Small: 40, Large: 90 },
      'Up to 4 canvases, each further canvas is 12.',
    ),
    withOptions('both', 'Canvas Cleaning - Front and Back', { Small: 70, Large: 150 }),
    priced('glass', 'Glass Replacement', 60, 'Per frame; oval frames are 25 more per frame.'),
    priced(
      'hang',
      'Picture Hanging',
      80,
      'Includes the first half hour, each further half hour is 30.',
    ),
    priced('crate', 'Crating', 200, 'Each picture above 3 is 20 more.'),
    priced('timer', 'Timing Light Repair', 45),
    withOptions('visit', 'Collection Care', { Monthly: 90, 'Every 2 weeks': 70, Weekly: 50 }),
    withOptions('polish', 'Polissage', {
      'Aux semaines': 30,
      'Aux 2 semaines': 45,
      'Aux mois': 80,
    }),
  ],
  commonQuestions: [],
  operationalNotes: [
    note(
      'supplies',
      'Supplies',
      'A supplies fee of 5 percent, max 6 dollars, is added to every bill. Not on crating.',
    ),
  ],
};

describe('a fee that is a share of the price', () => {
  it('is reckoned on the price, and never added whole at its ceiling', () => {
    const said = callTo(framer).say('how much is a glass replacement');
    expect(said).toContain('$63');
    expect(said).not.toContain('$66');
  });

  it('is no more than its ceiling', () => {
    expect(callTo(framer).say('what is front and back canvas cleaning, the large one')).toContain(
      '$156',
    );
  });

  it('is not added to what the owner leaves out', () => {
    expect(callTo(framer).say('how much is crating')).not.toMatch(/fee|with that/i);
  });

  it('is reckoned on the sum of what is asked for together', () => {
    const said = callTo(framer).say('how much for a glass replacement and a picture hanging');
    expect(said).toContain('$146');
  });
});

describe('one of several that were told', () => {
  it('is the one that is only the thing they share', () => {
    const call = callTo(framer);
    call.say('how much to clean a small canvas');
    const said = call.say('just the front');
    expect(said).toContain('$40');
    expect(said).not.toContain('$70');
  });

  it('leaves the rest out of later sums', () => {
    const call = callTo(framer);
    call.say('how much is front only for a small canvas');
    call.say('and how much is front and back for a small one');
    call.say("no I don't want both, just the front only");
    expect(call.say('so what does that come to in total')).not.toContain('$110');
  });
});

describe('what is beyond a price', () => {
  it('is a longer time, where the owner prices that', () => {
    const call = callTo(framer);
    call.say('how much for picture hanging');
    expect(call.say('and say he is there a full hour')).toContain('$110');
  });

  it('is counted from the number the owner writes beside it', () => {
    expect(callTo(framer).say('how much is crating for five pictures')).toContain('$240');
  });

  it('is what is added to each of what is priced for each', () => {
    expect(callTo(framer).say('how much is a glass replacement on an oval frame')).toContain('$85');
  });
});

describe('what is said beside a name', () => {
  it('is no count of things where it is a date', () => {
    const call = callTo(framer);
    call.say('how much is front only for a large canvas');
    const said = call.say('not Thursday, Friday the thirteenth at nine');
    expect(said).not.toMatch(/extra|more at/);
  });

  it('names nothing by the word time', () => {
    const call = callTo(framer);
    call.say("I'd like to book a glass replacement on Friday");
    expect(call.say('eight thirty is the time')).not.toContain('Timing');
  });

  it('chooses an option by a number in words as by its digits', () => {
    expect(callTo(framer).say('how much is collection care every two weeks')).toContain('$70');
  });

  it('chooses an option by a number in French words as by its digits', () => {
    const said = callTo(framer).say("le polissage aux deux semaines, c'est combien?");
    expect(said).toContain('45');
    expect(said).not.toMatch(/\b(?:30|80)\b/);
  });
});
