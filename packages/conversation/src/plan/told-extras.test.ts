import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced, week, withOptions } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const bikes: BusinessKnowledge = {
  ...salon,
  name: 'Larch Street Bikes',
  serviceArea: null,
  about: null,
  hours: week('09:00-18:00', '10:00-16:00', 'closed'),
  services: [
    withOptions(
      'tune',
      'Tune-Up',
      { Basic: 75, Full: 140 },
      'Recumbents are 25 more since they need the big stand.',
    ),
    priced('true', 'Wheel Truing', 30, 'second wheel half price'),
    priced('chain', 'Drivetrain Clean', 45),
    priced('spring', 'Spring Package', 150, 'full tune-up and drivetrain clean together'),
    priced('panes', 'Reflector Set (up to 10 reflectors)', 20, 'each additional reflector 3'),
  ],
  commonQuestions: [
    explained('tandem', 'Do you work on tandems?', 'Yes, tandems are 40 dollars more on any job.'),
    explained('rush', 'Can you do it the same day?', 'Rush jobs are done for a $20 rush fee.'),
  ],
  operationalNotes: [
    note('mud', 'Dirty bikes', 'Very muddy bikes: we add $12 for washing first.'),
    note('pick', 'Storage', 'Bikes not picked up are charged $5.'),
  ],
};

describe('what is charged more in some case', () => {
  it('is told to who tells of the case, with what it comes to', () => {
    const call = callTo(bikes);
    call.say('how much is a drivetrain clean');
    const said = call.say("it's a tandem");
    expect(said).toMatch(/^Tandems are 40 dollars more/);
    expect(said).toContain('$85');
  });

  it.each(["it's not a tandem", "oh it isn't muddy at all"])(
    'is not told to who says that this is not the case: %s',
    (line) => {
      const call = callTo(bikes);
      call.say('how much is a drivetrain clean');
      expect(call.say(line)).not.toMatch(/\d/);
    },
  );

  it('decides by the case, and not by why it is dearer', () => {
    const call = callTo(bikes);
    call.say("what's a full tune up");
    const said = call.say("it's a recumbent if that matters");
    expect(said).toContain('25 more');
    expect(said).not.toMatch(/\bno\b/i);
    expect(call.say("so what's that all in")).toContain('$165');
  });

  it('is part of a sum that is asked for afterwards', () => {
    const call = callTo(bikes);
    call.say('how much is a drivetrain clean');
    call.say("the bike's pretty muddy i gotta warn you");
    expect(call.say("ok so what's my total")).toMatch(/\$12.*\$57/);
  });

  it('is not told to who tells of something else, nor asked of who comes late', () => {
    const call = callTo(bikes);
    call.say('how much is a drivetrain clean');
    expect(call.say("it's a green one my brother built")).not.toMatch(/\$|\d/);
  });
});

describe('what takes the place of its parts for less', () => {
  it('is all that a sum is of, once it was offered', () => {
    const call = callTo(bikes);
    expect(call.say('how much for a full tune up and a drivetrain clean')).toContain('$150');
    const said = call.say('so what does all that come to');
    expect(said).toContain('$150');
    expect(said).not.toMatch(/\$(?:185|335)/);
  });
});

describe('a price of more than one', () => {
  it('has the second at half the price where that is written', () => {
    expect(callTo(bikes).say('how much is it to true two wheels')).toContain('$45');
  });

  it('begins beyond as many as the name holds', () => {
    expect(callTo(bikes).say('how much for twelve reflectors')).toContain('$26');
  });
});

describe('how a case is told', () => {
  const dogs: BusinessKnowledge = {
    ...bikes,
    name: 'Otter Creek Dog Wash',
    services: [
      priced('wash', 'Dog Wash', 50, 'Matted fur is 20 extra. Thick double coats are 15 more.'),
      priced('trim', 'Claw Trim', 18),
    ],
    commonQuestions: [
      explained(
        'stairs',
        'Is there a charge for stairs?',
        'Walk-ups are $40 a floor above the first.',
      ),
      explained('fast', 'Can it be done quickly?', 'Rush service is 9 dollars more.'),
    ],
    operationalNotes: [],
  };

  it('may leave out what it is said of', () => {
    const call = callTo(dogs);
    call.say('how much is a dog wash');
    expect(call.say("she's pretty matted")).toContain('$70');
  });

  it('may leave out a word of several, and none of two', () => {
    const call = callTo(dogs);
    call.say('how much is a dog wash');
    expect(call.say("he's got a really thick coat")).toContain('$65');
    expect(call.say("she's got lovely fur")).not.toContain('20 extra');
  });

  it('may speak of what only the question of the owner names as a charge', () => {
    const call = callTo(dogs);
    call.say('how much is a dog wash');
    expect(call.say("it's a walk-up on the third floor")).toContain('$40 a floor');
  });

  it('may be that it is wanted at once', () => {
    const call = callTo(dogs);
    call.say('how much is a claw trim');
    expect(call.say('is it more if i need it tomorrow')).toContain('9 dollars');
  });
});

describe('a sum', () => {
  it('holds nothing that is added in a case the caller never told of', () => {
    const call = callTo(bikes);
    call.say('how much is a drivetrain clean');
    call.say('do you work on tandems');
    expect(call.say("so what's my total")).not.toContain('$85');
  });
});
