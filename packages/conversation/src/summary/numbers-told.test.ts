import { describe, expect, it } from 'vitest';
import { barber, plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic, garage } from '../testing/more-trades.ts';

const from = '+16045550150';

describe('a number that a caller names', () => {
  it.each([
    [plumber, "it's about invoice 88213, you charged me twice", '88213'],
    [plumber, 'my furnace model is g m e c 9 6 0 8 0 4 and it quit', 'GMEC960804'],
    [plumber, 'the permit is 2025 0011873 for the inspector', '2025 0011873'],
    [animalClinic, 'his chip is 956000011223344, please update it', '956000011223344'],
    [animalClinic, 'the policy is pt 4471 9902, can you send the claim', 'pt 4471 9902'],
    [garage, 'the vin is 1 f t f w 1 e t 5 d f c 1 0 3 1 2', '1FTFW1ET5DFC10312'],
    [barber, "ma facture c'est la 20231 pis y'a une erreur", '20231'],
  ])('is told to the owner: %#', (shop, line, number) => {
    const call = callTo(shop, from);
    call.say(line);
    expect(call.sms()).toContain(number);
  });

  it('left as a message is in the message, and in the lead', () => {
    const call = callTo(plumber, from);
    call.say('can I leave a message');
    call.say('Dana Cole');
    call.say('the claim number is 7719002');
    expect(call.sms()).toContain('claim 7719002');
    expect(call.outcome().lead?.reason).toContain('7719002');
  });

  it('is told once', () => {
    const call = callTo(plumber, from);
    call.say("it's about invoice 88213, you charged me twice");
    expect(call.sms().match(/88213/g)).toHaveLength(1);
  });

  it.each([
    'my number is 604 555 0188, call me back',
    'I have a 2019 model',
    'can I order 500 of them',
    'how much is the quote for 300 dollars of work',
  ])('is none of these: %s', (line) => {
    const call = callTo(plumber, from);
    call.say(line);
    expect(call.sms()).not.toMatch(/· (?:model|order|quote|number) \d/);
  });
});
