import { describe, expect, it } from 'vitest';
import { callTo } from '../testing/call-to.ts';
import { locksmith } from '../testing/more-trades.ts';

const flood = 'there is water pouring through the ceiling right now';

describe('the number an owner is alerted with', () => {
  it.each(['1 900 555 0122', '876 555 0122', '809 555 0122'])(
    'is the one they call from where a call to the other costs more: %s',
    (number) => {
      const call = callTo(locksmith, '+16045550150');
      call.say(`${flood}, call me at ${number}`);
      const [alert = ''] = call.alerts();
      expect(alert).toMatch(/604-?555-?0150/);
      expect(alert).toContain('a call there costs more');
      expect(call.outcome().lead?.phone).toBe('+16045550150');
      expect(call.sms()).toContain('604-555-0150');
      expect(call.sms()).toContain('555-0122 (a call there costs more)');
      expect(
        call
          .outcome()
          .commitments.map(({ text }) => text)
          .join(),
      ).not.toContain('5550122');
    },
  );

  it('is told beside another they gave, and the one to call is theirs', () => {
    const call = callTo(locksmith, '+16045550150');
    call.say(`${flood}, call me at 780 555 0122`);
    const [alert = ''] = call.alerts();
    expect(alert).toContain('604-555-0150, said 780-555-0122');
    expect(call.outcome().lead?.phone).toBe('+17805550122');
  });

  it('comes with a warning where no other is known', () => {
    const call = callTo(locksmith, null);
    call.say(`${flood}, call me at 1 900 555 0122`);
    expect(call.alerts()[0]).toContain('900-555-0122 (a call there costs more)');
  });

  it('is told once where they call from it', () => {
    const call = callTo(locksmith, '+16045550150');
    call.say(`${flood}, call me at 604 555 0150`);
    expect(call.alerts()[0]?.match(/555-?0150/g)).toHaveLength(1);
  });
});
