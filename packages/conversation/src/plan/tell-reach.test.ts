import { describe, expect, it } from 'vitest';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const burst = 'a pipe burst and there is water everywhere right now';

describe('an owner who was alerted of a caller in trouble', () => {
  it('is told their number as soon as they give it', () => {
    const call = callTo(plumber, null, {}, 'browser');
    call.say(burst);
    expect(call.alerts()).toHaveLength(1);
    call.say('604 555 0144');
    expect(call.alerts()).toHaveLength(2);
    expect(call.alerts()[1]).toMatch(/^URGENT · .*604-555-0144 · /);
  });

  it('is told where to come to as soon as it is known', () => {
    const call = callTo(plumber, '+16045550150');
    call.say(burst);
    call.say('I am at 1188 Maple Street in Burnaby');
    expect(call.alerts()).toHaveLength(2);
    expect(call.alerts()[1]).toContain('1188 Maple Street');
  });

  it('is told who it is where no number is known', () => {
    const call = callTo(plumber);
    call.say(burst);
    call.say('my name is Dana Field');
    expect(call.alerts()[1]).toContain('Dana Field · number withheld');
  });

  it('is told another number they give, and nothing twice', () => {
    const call = callTo(plumber, '+16045550150');
    call.say(burst);
    call.say('yes');
    call.say('call me at 780 555 0122');
    call.say('yes that is right, 780 555 0122');
    expect(call.alerts()).toHaveLength(2);
    expect(call.alerts()[1]).toContain('780-555-0122');
  });

  it('is not told so over and over of one call', () => {
    const call = callTo(plumber, null, {}, 'browser');
    call.say(burst);
    for (let last = 10; last < 30; last += 1) call.say(`no, my number is 604 555 01${last}`);
    expect(call.alerts().length).toBeGreaterThan(1);
    expect(call.alerts().length).toBeLessThan(7);
  });
});

describe('an owner who was alerted of nothing', () => {
  it('is not told a number before the call is over', () => {
    const call = callTo(plumber, null, {}, 'browser');
    call.say('I would like to book a drain cleaning, call me at 604 555 0144');
    expect(call.alerts()).toHaveLength(0);
  });
});

describe('a number that is not known', () => {
  it('is none yet where the caller is at a browser, which has none to withhold', () => {
    const call = callTo(plumber, null, {}, 'browser');
    call.say(burst);
    expect(call.alerts()[0]).toContain('no number given yet');
    expect(call.alerts()[0]).not.toContain('withheld');
  });

  it('is withheld where the caller is at a telephone', () => {
    const call = callTo(plumber);
    call.say(burst);
    expect(call.alerts()[0]).toContain('number withheld');
  });
});
