import { describe, expect, it } from 'vitest';
import type { Slot } from '../conversation.ts';
import { barber } from '../testing/businesses.ts';
import { callInActs, heardAct, receptionistFor } from '../testing/call-in-acts.ts';

const hour = 60 * 60_000;
const free: Slot = { start: 1_773_338_400_000, end: 1_773_338_400_000 + hour };

/** A fade for tomorrow at noon is looked up, and the book answers. */
function answered(result: { slots: Slot[]; tooSoon?: true }): string {
  const call = callInActs(receptionistFor(barber, true), '+17805550150');
  const times = [
    {
      start: 0,
      end: 8,
      text: 'tomorrow at noon',
      date: { year: 2026, month: 3, day: 11 },
      time: { hour: 12, minute: 0 },
    },
  ];
  call.hear(
    heardAct('want.book', {
      target: { kind: 'services', refs: [{ serviceId: 'fade', optionId: null }] },
      slots: { times },
    }),
  );
  const found = call.effects().find((effect) => effect.type === 'request');
  if (!found) throw new Error('nothing was asked of the book');
  return call.give({
    type: 'requestSucceeded',
    effectId: found.id,
    result: { kind: 'slots', exact: false, ...result },
  });
}

describe("a time within the owner's notice", () => {
  it('is said to be too soon, and never taken; the next free time is offered', () => {
    const said = answered({ slots: [free], tooSoon: true });
    expect(said).toMatch(/further ahead/);
    expect(said).not.toMatch(/taken|not free/);
    expect(said).toMatch(/March 12|Thursday/);
  });

  it('is told from one that somebody has', () => {
    expect(answered({ slots: [free] })).toMatch(/taken|not free/);
  });
});
