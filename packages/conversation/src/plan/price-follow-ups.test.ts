import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced, week, withOptions } from '../testing/business-parts.ts';
import { barber, salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const clocks: BusinessKnowledge = {
  ...salon,
  name: 'Mossgate Clock Repair',
  address: '7 Mossgate, Orillia, ON',
  serviceArea: null,
  about: null,
  hours: week('08:00-17:00', '09:00-12:00', 'closed'),
  services: [
    priced('call', 'Service Call', 65, 'taken off the repair if you go ahead'),
    withOptions('clock', 'Clock Repair', { Spring: 120, Electric: 150 }, 'labour; parts are extra'),
    priced('battery', 'Battery Change', 16, 'each further clock in the same visit is 9'),
    priced('tune', 'Pendulum Adjustment', 80, '45 minutes, only after the first year'),
    withOptions(
      'polish',
      'Case Polish',
      { Light: 40, Deep: 90 },
      'Light is a wax by hand; Deep takes the old finish off',
    ),
  ],
  commonQuestions: [
    explained('old', 'Do you have a seniors discount?', 'Customers over 65 get 10 percent off.'),
  ],
  operationalNotes: [
    note('fetch', 'Pick-up', 'We fetch clocks in Orillia for 20 dollars, round trip.'),
  ],
};

describe('of a price that was told', () => {
  it.each([
    'and do I get that back if I go ahead',
    'and if he fixes it I still pay that',
    'does that come off the repair',
  ])('is told what it is taken off: %s', (line) => {
    const call = callTo(clocks);
    call.say('how much is a service call');
    expect(call.say(line)).toMatch(/taken off the repair/);
  });

  it('parts on top are not what it is taken off', () => {
    const call = callTo(clocks);
    call.say('how much to repair a spring clock');
    expect(call.say('so parts are on top of that')).not.toMatch(/taken off/);
  });

  it.each(['so that eighty comes down to what', 'so what does he pay then'])(
    'is told what a discount leaves of it: %s',
    (line) => {
      const call = callTo(clocks);
      call.say('how much is a pendulum adjustment');
      call.say('do you have a seniors discount');
      expect(call.say(line)).toMatch(/\$72/);
    },
  );

  it('a fee for the round trip is none for each way', () => {
    const call = callTo(clocks);
    call.say('do you fetch clocks in Orillia');
    expect(call.say("and that's twenty each way")).toMatch(/^No\b/);
  });

  it('is told what as many come to', () => {
    const call = callTo(clocks);
    call.say('how much is a battery change');
    expect(call.say("I've got three of them")).toMatch(/\$34/);
  });
});

describe('how long work takes', () => {
  it.each(['and how long is that', 'how long would he be here', 'is that a long appointment'])(
    'is told from what is written, whatever follows it: %s',
    (line) => {
      const call = callTo(clocks);
      call.say('how much is a pendulum adjustment');
      expect(call.say(line)).toMatch(/45 minutes/);
    },
  );
});

describe('which option it is', () => {
  it('is told apart by what is written of each, and is no sum', () => {
    const call = callTo(clocks);
    call.say('how much is a case polish');
    const said = call.say("what's the difference between the light and the deep");
    expect(said).toMatch(/\$40.*wax by hand.*\$90.*old finish off/s);
    expect(said).not.toMatch(/\$130/);
  });

  it.each([
    ['just the cheaper one', /\$40/],
    ['the one that takes off the old finish', /\$90/],
    ['the second one', /\$90/],
  ])('is chosen in other words than its name: %s', (line, price) => {
    const call = callTo(clocks);
    call.say('how much is a case polish');
    expect(call.say(line)).toMatch(price);
  });

  it('is asked once more where nothing was chosen, and not dropped', () => {
    const call = callTo(clocks);
    call.say('how much is a case polish');
    expect(call.say("it's from my grandmother's hallway")).toMatch(/light or deep/i);
  });

  it('is told with its price to who asks for that in the same breath', () => {
    const call = callTo(clocks);
    call.say('can I book a clock repair for Thursday morning');
    expect(call.say("it's an electric one so what's that gonna be")).toMatch(/\$150/);
  });
});

describe('the price of the one thing that is wanted', () => {
  it('is asked for by nothing but how much, though the hours were talked of before', () => {
    const call = callTo(barber);
    call.say('what time do you open tomorrow');
    call.say('if I get a haircut before noon on Thursday when would I be done');
    expect(call.say('and how much is it')).toMatch(/\$35/);
  });
});
