import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { no, note, priced, week, withOptions } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop: BusinessKnowledge = {
  ...salon,
  name: 'Larkspur Wash & Trim',
  serviceArea: null,
  hours: week('08:00-17:00', '09:00-14:00', 'closed'),
  services: [
    withOptions('wax', 'Hand Wax', { Sedan: 140, SUV: 165, Truck: 190 }),
    withOptions('hair', 'Haircut', { "Men's": 31, "Women's": 52 }),
    withOptions('tank', 'Tank Pumping', {
      'Up to 750 gallons': 360,
      '751 to 1,000 gallons': 430,
      'Over 1,000 gallons': 520,
    }),
    withOptions('vents', 'Vent Cleaning', { 'Up to 10 vents': 210, '11 to 20 vents': 280 }),
    withOptions(
      'oil',
      'Oil Change',
      { '4 or 5 litres': 79, '6 litres and up': 112 },
      'Cars and small SUVs take 4 or 5 litres, vans and V8s take 6 and up.',
    ),
    withOptions('panes', 'Pane Washing', { Inside: 90, 'Inside and outside': 150 }),
    withOptions('doors', 'Door Fitting', { Sliding: 400, Hinged: 460 }),
    withOptions('coolant', 'Coolant Refill', { '2014 and older': 189, '2015 and newer': 319 }),
    withOptions('tires', 'Tire Change', { 'On rims': 58, 'Off rims': 104 }),
    priced('buff', 'Lamp Buffing', 64),
  ],
  commonQuestions: [no('tint', 'Do you tint glass?')],
  operationalNotes: [note('keys', 'Keys', 'The key slot is by the side door.')],
};

describe('the same for another', () => {
  it('is priced by what is told of the other', () => {
    const call = callTo(shop);
    call.say('how much is a hand wax on my civic');
    expect(call.say("and my wife's she drives a rav4")).toContain('$165');
    expect(call.say("my dad's is a truck")).toContain('$190');
  });

  it('is priced by whose it is, where options are for men and women', () => {
    const call = callTo(shop);
    call.say("how much is a men's haircut");
    expect(call.say("and my wife's")).toContain('$52');
  });

  it('is priced by a bare number of what the options measure', () => {
    const call = callTo(shop);
    call.say('how much to pump a nine hundred gallon tank');
    expect(call.say("my dad's is only five hundred")).toContain('$360');
  });

  it('has the same price, where there is but one', () => {
    const call = callTo(shop);
    call.say('how much is lamp buffing');
    expect(call.say("and my wife's")).toContain('$64');
  });

  it('is priced by its model year', () => {
    const call = callTo(shop);
    call.say("how much is a coolant refill it's a 2018 civic");
    expect(call.say("and my son's his is an oh nine corolla same problem")).toContain('$189');
  });

  it('is the other of two', () => {
    const call = callTo(shop);
    call.say('how much is a door fitting the kind that swings');
    expect(call.say('and the other kind')).toContain('$400');
  });

  it('is the one without, where theirs has it not', () => {
    const call = callTo(shop);
    call.say("how much is a tire change they're on rims");
    expect(call.say("my husband's aren't on rims")).toContain('$104');
  });

  it('is nothing that is let be, or that was paid elsewhere', () => {
    const call = callTo(shop);
    call.say('how much is a hand wax on my civic');
    expect(call.say("no that's okay my brother does it on his truck")).not.toContain('$190');
    expect(call.say("that's more than my neighbour paid for his truck")).not.toContain('$190');
  });

  it('is nothing that is asked of something else', () => {
    const call = callTo(shop);
    call.say('how much is a hand wax on my civic');
    expect(call.say('do you tint glass on trucks')).not.toContain('$190');
    expect(call.say('can i leave my truck in front overnight')).not.toContain('$190');
  });
});

describe('an option', () => {
  it('is put right by another vehicle', () => {
    const call = callTo(shop);
    expect(call.say("what's an oil change it's a grand caravan")).toContain('$112');
    expect(call.say("oh no wait i'm bringing the civic")).toContain('$79');
  });

  it('that counts things is not multiplied by as many of them', () => {
    const call = callTo(shop);
    call.say('how much is vent cleaning');
    const answer = call.say("there's fourteen of them");
    expect(answer).toContain('$280');
    expect(answer).not.toContain('3,920');
  });

  it('is the one that is named alone, where another has its name in it', () => {
    const answer = callTo(shop).say('how much for pane washing just the inside');
    expect(answer).toContain('$90');
    expect(answer).not.toContain('$150');
  });

  it('is chosen by what people say for it', () => {
    expect(callTo(shop).say('how much for a door fitting that slides')).toContain('$400');
  });
});
