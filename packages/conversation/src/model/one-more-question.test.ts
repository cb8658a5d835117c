import { describe, expect, it } from 'vitest';
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

  it('is none where nothing is asked', () => {
    expect(answered('no thanks, bye', '{"a":[["bye"]]}\nGoodbye!')).toBe('Goodbye!');
  });
});
