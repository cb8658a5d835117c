import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced, week, withOptions } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const stoves: BusinessKnowledge = {
  ...salon,
  name: 'Slate Lane Range Repair',
  address: '40 Slate Lane, Kingston, ON',
  serviceArea:
    'Kingston, Gananoque and Napanee. Belleville with a 35 dollar travel fee. We do not go to Brockville.',
  about: null,
  hours: week('08:00-17:00', '09:00-12:00', 'closed'),
  services: [
    withOptions('range', 'Range Repair', { Gas: 195, Electric: 165 }, 'labour; parts are extra'),
    priced('hood', 'Hood Fan Installation', 240, 'removes the old fan; no island hoods'),
    priced('refit', 'Kitchen Refit', 2600, 'two weeks to order'),
    priced('tune', 'Burner Tune-Up', 85, 'home ranges only'),
  ],
  commonQuestions: [
    explained(
      'makes',
      'Which makes do you repair?',
      'Viking, Aga and Wolf; we do not work on Ilve.',
    ),
    explained('pay', 'Do you offer financing?', 'Yes, on jobs over 1000 dollars, over a year.'),
    explained(
      'again',
      'Is your work guaranteed?',
      'Free within ten days of the visit; after that it is 30 dollars.',
    ),
  ],
  operationalNotes: [note('deposit', 'Deposit', 'Refits need a 20 percent deposit.')],
};

describe('what is not done', () => {
  it('comes before a yes or a price to who names it', () => {
    for (const line of [
      'do you fix ilve ranges',
      "what do you charge to fix a range it's an ilve",
    ]) {
      const said = callTo(stoves).say(line);
      expect(said).toMatch(/we do not work on Ilve/);
      expect(said).not.toMatch(/\byes\b|\$/i);
    }
  });

  it('is said of the service that it is written of', () => {
    expect(callTo(stoves).say('can you put in a hood fan it is an island hood')).toMatch(
      /no island hoods/,
    );
  });

  it('comes before the price where the work is done of one thing only, and no yes before it', () => {
    const said = callTo(stoves).say('do you do a burner tune-up on a food truck');
    expect(said).toMatch(/home ranges only.*\$85/);
    expect(said).not.toMatch(/\byes\b/i);
    expect(callTo(stoves).say('do you do burner tune-ups')).toMatch(/Yes.*\$85.*home ranges only/);
  });

  it('is no word of other work', () => {
    expect(callTo(stoves).say('do you fix viking ranges')).toMatch(/yes/i);
  });
});

describe('a make that is listed', () => {
  it('is met with a yes, without what is left out', () => {
    const call = callTo(stoves);
    call.say('do you fix ilve ranges');
    const said = call.say("what about my mom's it's an aga");
    expect(said).toMatch(/^Yes.*Aga/);
    expect(said).not.toContain('Ilve');
  });
});

describe('what a caller concludes', () => {
  it('is held against the days that the owner wrote', () => {
    const call = callTo(stoves);
    call.say('is your work guaranteed');
    expect(call.say('so that would be free for me then since it was saturday')).toMatch(
      /^Yes, that's within the ten days/,
    );
    expect(call.say('and my sister had hers three weeks ago so hers is free too right')).toMatch(
      /^No, that's more than the ten days/,
    );
  });

  it('is held against the amount that the owner wrote', () => {
    const call = callTo(stoves);
    call.say('what is a hood fan installation');
    call.say('do you do financing');
    expect(call.say('okay so the hood fan would not count then')).toMatch(
      /^That's right, it's only on jobs over 1000 dollars/,
    );
    expect(call.say('so the kitchen refit would count right')).toMatch(/^Yes, that's over 1000/);
  });

  it('is left alone where nothing that was told decides it', () => {
    const call = callTo(stoves);
    call.say('do you do financing');
    expect(call.say('so can i come in thursday then')).not.toMatch(/1000/);
  });
});

describe('a town', () => {
  it('is answered for itself, though it stood in what was told of another', () => {
    const call = callTo(stoves);
    call.say('do you go to brockville');
    expect(call.say('what about napanee then it could be done at my dads')).toMatch(/Yes.*Napanee/);
  });

  it('has no other price where nothing more is written of it', () => {
    const call = callTo(stoves);
    call.say('how much is a burner tune-up');
    const said = call.say("i'm in gananoque is that okay and does that come out the same price");
    expect(said).toMatch(/Gananoque.*no extra charge|extra charge/i);
    expect(said).not.toMatch(/other part/);
    expect(call.say('and is it the same price in belleville')).toMatch(/35/);
  });
});

describe('the second half of a line', () => {
  it('is answered beside the option that was chosen', () => {
    const call = callTo({
      ...stoves,
      services: [
        withOptions(
          'fit',
          'Oven Fitting',
          { Wall: 320, Under: 280 },
          'includes removal of the old oven',
        ),
        ...stoves.services,
      ],
    });
    call.say('how much is an oven fitting');
    const said = call.say('the wall one and does that include taking the old oven away');
    expect(said).toContain('$320');
    expect(said).toMatch(/Yes, removal of the old oven is included/);
  });
});
