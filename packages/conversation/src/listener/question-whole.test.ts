import { describe, expect, it } from 'vitest';
import { barber, plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

describe('a question where a name is asked for', () => {
  it.each([
    'Do you send SMS reminders?',
    'do you send sms reminders',
    'do you guys deliver',
    'do you carry beard oils',
    'Do You Ship Wax Overseas',
    "c'tu ouvert dimanche",
    'envoyez-vous des rappels',
    'prenez-vous Interac',
  ])('is never the name: %s', (asked) => {
    const call = callTo(barber);
    call.say('can someone call me back');
    call.say(asked);
    expect(call.conversation().caller.name).toBeNull();
  });

  it.each(['Dana Lee', "it's Can Yilmaz", 'can you put it under Dana Lee', 'May Chan'])(
    'leaves a name where one is told: %s',
    (told) => {
      const call = callTo(barber);
      call.say('can someone call me back');
      call.say(told);
      expect(call.conversation().caller.name?.value).toMatch(/^(?:Dana Lee|Can Yilmaz|May Chan)$/);
    },
  );

  it.each(['Do you send invoices', 'do you send sms reminders', 'do you send receipts'])(
    'is passed on where nobody wrote of it, and nothing is told of where they go: %s',
    (asked) => {
      for (const shop of [barber, plumber]) {
        const call = callTo(shop);
        call.say('can someone call me back');
        expect(call.say(asked)).not.toMatch(/travel|cover|serve|area/i);
        expect(call.conversation().unanswered).toEqual([asked]);
      }
    },
  );

  it('is of going there where people are sent, or a town is named', () => {
    const call = callTo(plumber);
    call.say('can someone call me back');
    expect(call.say('do you send someone to Oakville')).toContain('Oakville');
    expect(call.say('do you send a guy out to Etobicoke')).toContain('Etobicoke');
  });
});
