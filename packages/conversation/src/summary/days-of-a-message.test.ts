import { expect, it } from 'vitest';
import { callTo } from '../testing/call-to.ts';
import { garage } from '../testing/more-trades.ts';

it('the deadline a supplier tells stands in what is passed on', () => {
  const call = callTo(garage, '+16135550142');
  call.say("hi it's Dominic from Valley Parts, the alternator you guys ordered came in");
  call.say('they can pick it up until six tonight, otherwise Thursday');
  expect(call.sms()).toMatch(/until six/);
  expect(call.sms()).toMatch(/otherwise Thursday/);
});
