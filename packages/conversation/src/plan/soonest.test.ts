import { expect, it } from 'vitest';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

it.each(['as soon as somebody can', 'asap please', 'the soonest you have'])(
  'who wants it soon has told when, and is asked for no day: %s',
  (line) => {
    const call = callTo(plumber, '+16045550150');
    call.say("I'd like to book a drain cleaning");
    const said = call.say(line);
    expect(said).not.toMatch(/what day|which day|when would/i);
    expect(call.sms()).toContain('as soon as possible');
  },
);

it('and a day named beside it is the time', () => {
  const call = callTo(plumber, '+16045550150');
  call.say("I'd like to book a drain cleaning");
  call.say('Thursday morning, as soon as you can');
  expect(call.sms()).toContain('Thu');
  expect(call.sms()).not.toContain('as soon as possible');
});
