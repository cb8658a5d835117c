import { describe, expect, it } from 'vitest';
import type { Slot } from '../conversation.ts';
import { barber } from '../testing/businesses.ts';
import { callInActs, heardAct, receptionistFor } from '../testing/call-in-acts.ts';
import { callTo } from '../testing/call-to.ts';

const from = '+17805550150';
/** Wednesday, March 11, 2026, 11:00 at the shop. */
const slot: Slot = { start: 1_773_252_000_000, end: 1_773_254_700_000 };
const day = { start: 0, end: 8, text: 'tomorrow', date: { year: 2026, month: 3, day: 11 } };
const yes = heardAct('affirm', { words: 'yes' });
const fade = { kind: 'services' as const, refs: [{ serviceId: 'fade', optionId: null }] };

/** A call on which one free time was read back: "Shall I book it?" */
function readBack() {
  const call = callInActs(receptionistFor(barber, true), from);
  const asked = () => call.effects().find((effect) => effect.type === 'request')?.request;
  call.hear(heardAct('want.book', { target: fade, slots: { times: [day] } }));
  const request = call.effects().find((effect) => effect.type === 'request');
  call.give({
    type: 'requestSucceeded',
    effectId: request?.id ?? '',
    result: { kind: 'slots', slots: [slot], exact: true },
  });
  call.hear(heardAct('affirm'), heardAct('give', { words: 'Lena', slots: { name: 'Lena' } }));
  if (call.state().open?.question.kind !== 'bookingRight') call.hear(yes);
  expect(call.state().open?.question.kind).toBe('bookingRight');
  return { call, asked };
}

describe('a yes to what was read back', () => {
  it.each([
    ['this number is fine', heardAct('affirm', { slots: { callerNumber: true } })],
    ['tomorrow works', heardAct('give', { slots: { times: [day] } })],
    ["it's Lena", heardAct('give', { slots: { name: 'Lena' } })],
    ['and my e-mail is', heardAct('give', { slots: { email: 'lena@other.example' } })],
  ])('books, said with "%s"', (_words, beside) => {
    const { call, asked } = readBack();
    call.hear(yes, beside);
    expect(asked()).toMatchObject({ kind: 'book', slot, name: 'Lena' });
  });

  it('that names another day looks for that', () => {
    const { call, asked } = readBack();
    const other = { ...day, text: 'Thursday', date: { ...day.date, day: 12 } };
    call.hear(yes, heardAct('give', { slots: { times: [other] } }));
    expect(asked()).toMatchObject({ kind: 'findSlots' });
  });

  it('that gives another number is read back with it', () => {
    const { call, asked } = readBack();
    const said = call.hear(yes, heardAct('give', { slots: { phone: '+17805550177' } }));
    expect(asked()).toBeUndefined();
    expect(said).toContain('780, 555, 0177');
    expect(said).not.toContain('changed');
    call.hear(yes);
    expect(asked()).toMatchObject({ kind: 'book', phone: '+17805550177' });
  });

  it.each(['yes, this number is fine', 'yes, tomorrow at two is right', "yes, that's me, Dana"])(
    'settles what is passed on: "%s"',
    (words) => {
      const call = callTo(barber, from);
      call.say('can I book a skin fade tomorrow at two');
      expect(call.say('Dana Whitfield')).toContain('780, 555, 0150');
      const said = call.say(words);
      expect(said).not.toMatch(/\?.*\?|right\?|0150|changed/);
    },
  );
});
