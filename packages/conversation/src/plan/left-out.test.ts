import { describe, expect, it } from 'vitest';
import { plumber, salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

describe('what a caller rules out', () => {
  it('is no longer wanted, and the rest is read back', () => {
    const call = callTo(salon);
    call.say("I'd like to book a men's haircut for Thursday at two");
    call.say('and a bang trim');
    const said = call.say("no wait, I don't want the bang trim");
    expect(said).not.toMatch(/bang trim is/i);
    const reason = call.outcome().lead?.reason ?? '';
    expect(reason).toContain("Men's Haircut");
    expect(reason).not.toContain('Bang Trim');
  });
});

describe('a telephone number', () => {
  it('is said back as soon as it is told', () => {
    const call = callTo(salon);
    call.say("I'd like to book a men's haircut");
    expect(call.say('604 555 0188')).toContain('604, 555, 0188');
  });
});

describe('who asks whether this is another place', () => {
  it('hears where they are, and may go on', () => {
    const call = callTo(salon);
    const said = call.say('hi is this the pet hospital on Bank Street');
    expect(said).toContain(salon.name);
    expect(call.say('oh well do you cut kids hair')).not.toBe('');
  });
});

describe('what is no detail', () => {
  it('an hour or a count never becomes an address, though one was asked for', () => {
    const call = callTo(plumber);
    call.say("I'd like someone to come and look at my toilet Thursday");
    call.say("It's Dana Whitlock");
    const said = call.say('Uh, can I get around ten then');
    expect(said).not.toMatch(/Ten Then/i);
  });

  it('an hour never becomes how many', () => {
    const call = callTo(salon);
    call.say("how much is a men's haircut");
    call.say('Tuesday before work like eight, or after five, I can do either');
    expect(call.say('and is it just the forty six or is there more')).not.toMatch(/for 8/i);
  });
});
