import { describe, expect, it } from 'vitest';
import { salon } from '../testing/businesses.ts';
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
