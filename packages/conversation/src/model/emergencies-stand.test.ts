import { describe, expect, it } from 'vitest';
import { plumber } from '../testing/businesses.ts';
import { modelCall } from '../testing/model-call.ts';

const flood = 'my basement is flooding, a pipe burst, water everywhere';

describe('an emergency that rules are sure of', () => {
  it.each([
    '[["calm"]]',
    '[["wrong.number"]]',
    '[["offtopic"]]',
    '[["ask.price","s1"]]',
    '[["describe",{"thing":"a slow drip"}]]',
    '[["correct",{"drop":"booking"}],["calm"]]',
  ])('is met though a model heard %s', (acts) => {
    const call = modelCall(plumber, '+17805550142');
    call.say(flood);
    call.reply(`{"a":${acts}}\nOkay.`);
    expect(call.state().urgent).toBe(true);
  });
});
