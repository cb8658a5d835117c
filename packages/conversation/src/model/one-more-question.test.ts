import { describe, expect, it } from 'vitest';
import { unquoted } from '../testing/business-parts.ts';
import { frames, pianos } from '../testing/led-calls.ts';
import { modelCall } from '../testing/model-call.ts';
import { shops } from './recordings/shops.ts';

function answered(caller: string, reply: string) {
  const call = modelCall(shops.bakery, '+19025550199');
  call.say('how much is a half sheet cake');
  call.reply('{"a":[["ask.price","s1.o2"]],"q":"anythingElse"}\nIt is {f2}. Anything else?');
  call.say(caller);
  return call.reply(reply);
}

describe('one more question in the breath of a goodbye', () => {
  it.each([
    ['no thanks, bye. oh and do you deliver', '{"a":[["bye"]]}\nGoodbye, and take care!'],
    [
      'that is all, do you deliver? bye',
      '{"a":[["ask.fact","q1"],["bye"]]}\nThanks for calling. Bye now!',
    ],
    [
      'thanks, bye, wait how much is delivery',
      '{"a":[["thanks"],["bye"]]}\nYou\'re welcome. Goodbye!',
    ],
  ])('is answered before it: %s', (caller, reply) => {
    const spoken = answered(caller, reply);
    expect(spoken).toMatch(/(?:deliver|\$26).*(?:bye|take care)/i);
    expect(spoken.search(/deliver|\$26/i)).toBeLessThan(spoken.search(/goodbye|bye now/i));
  });

  it('is not answered twice where the model did', () => {
    const spoken = answered(
      'that is all, do you deliver? bye',
      '{"a":[["ask.fact","q1"],["bye"]]}\nYes, delivery is {f7}. Goodbye!',
    );
    expect(spoken).toBe('Yes, delivery is $26. Goodbye!');
  });

  it.each([
    [frames, 'Parfaite finition', 'Parfait, merci ben, bonne journée!', 'Merci, bonne journée!'],
    [frames, 'Beau vernis', "C'est beau, merci, bye!", 'Merci à vous, au revoir!'],
    [pianos, 'Perfect Pitch Restoration', 'Perfect, thanks a lot, bye!', 'Thanks, goodbye!'],
    [pianos, 'Sound Board Repair', 'Sounds good, thanks, bye!', 'Thanks, goodbye!'],
  ])('is none in a word that a service is called by as well: %#', (shop, name, caller, reply) => {
    const call = modelCall({ ...shop, services: [unquoted('own', name, '400')] }, '+16135550144');
    call.say(caller);
    expect(call.reply(`{"a":[["thanks"],["bye"]]}\n${reply}`)).toBe(reply);
  });

  it('is none where nothing is asked', () => {
    expect(answered('no thanks, bye', '{"a":[["bye"]]}\nGoodbye!')).toBe('Goodbye!');
  });
});
