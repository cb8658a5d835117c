import { describe, expect, it } from 'vitest';
import { note, priced, week } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic } from '../testing/more-trades.ts';

const shop = {
  ...animalClinic,
  name: 'Copper Lane Heating',
  hours: week('08:00-16:00', '09:00-12:00', 'closed'),
  services: [priced('tune', 'Furnace Tune-Up', '129'), priced('visit', 'Service Call', '99')],
  commonQuestions: [],
  operationalNotes: [note('parts', 'Deliveries', 'Parts come to the lane door, ring twice.')],
};

/** What is answered in the end, and what it came to. */
function after(...lines: string[]) {
  const call = callTo(shop, '+16135550142');
  const said = lines.map(call.say).at(-1) ?? '';
  return { said, kinds: call.conversation().wanted.requests.map(({ kind }) => kind) };
}

const delivery = 'hey this is Lou from Carver Supply I got the two motors you guys ordered';

describe('who delivers', () => {
  it.each([
    [delivery],
    ['bonjour ici Lou de chez Carver les valves que vous attendiez sont arrivées'],
    [delivery, 'anybody there friday around two to sign for them'],
    [delivery, 'okay friday morning then'],
    [delivery, 'could I do saturday before lunch'],
  ])('books nothing: %j', (...lines) => {
    expect(after(...lines).kinds).not.toContain('booking');
    expect(after(...lines).kinds).toContain('supplier');
  });

  it('hears the hours of the day they name', () => {
    expect(after(delivery, 'anybody there friday around two to sign for them').said).toMatch(
      /8 AM to 4 PM/,
    );
  });

  it('hears what was written of deliveries', () => {
    expect(after(delivery, 'which door do I use').said).toContain('lane door');
  });

  it('dictates a message, and is answered no question of it', () => {
    const { said } = after(
      delivery,
      'so the message is the furnace board is back ordered and does he want a used one instead',
    );
    expect(said).not.toMatch(/129|99|tune/i);
  });

  it('is no customer who asks for what was ordered for them', () => {
    expect(after('hi you guys ordered a part for me is it in').kinds).not.toContain('supplier');
  });

  it.each([
    [
      "yes, oh no wait I'm out this evening, make it tomorrow morning before ten",
      /tomorrow before 10 AM/,
    ],
    ['not tonight though, tomorrow after one', /tomorrow after 1 PM/],
  ])('is noted to be called when they say: %s', (words, when) => {
    const call = callTo(shop, '+16135550142');
    call.say("hey it's Lou from Carver Supply, your order is in, can somebody call me back");
    const said = call.say(words);
    expect(said).toMatch(when);
    expect(call.conversation().wanted.callTime?.spoken).toMatch(when);
    expect(call.conversation().wanted.requests.map(({ kind }) => kind)).not.toContain('booking');
  });

  it('asks for nobody by saying that something is in', () => {
    const { said } = after("it's Lou from Carver Supply, your furnace order is in");
    expect(said).not.toMatch(/put you through/i);
  });
});
