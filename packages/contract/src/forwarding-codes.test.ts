import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  carrierIds,
  clearCode,
  dialLink,
  enableCode,
  type ForwardingCondition,
  forwardingConditions,
  gsmWideCodes,
  networkDelay,
  numberForms,
  takesDelay,
} from './forwarding-codes.ts';

const N = '+16045550142';
/** A landline's phone has no `+` to press. */
const keyed = '16045550142';
const delays = [5, 10, 15, 20, 25, 30];

/** What each network publishes, or guides agree on: enable with 15 seconds, and cancel. */
const published: Record<
  (typeof carrierIds)[number],
  Record<ForwardingCondition, [enable: string, clear: string] | null>
> = {
  gsm: {
    all: [`**21*${N}#`, '##21#'],
    'no-answer': [`**61*${N}*11*15#`, '##61#'],
    busy: [`**67*${N}#`, '##67#'],
    unreachable: [`**62*${N}#`, '##62#'],
  },
  bell: {
    all: [`**21*${N}#`, '##21#'],
    'no-answer': [`**61*${N}*11*15#`, '##61#'],
    busy: [`**67*${N}#`, '##67#'],
    unreachable: [`**62*${N}#`, '##62#'],
  },
  freedom: {
    all: [`**21*${N}#`, '##21#'],
    'no-answer': [`**61*${N}*11*15#`, '##61#'],
    busy: [`**67*${N}#`, '##67#'],
    unreachable: [`**62*${N}#`, '##62#'],
  },
  att: {
    all: [`**21*${N}#`, '##21#'],
    'no-answer': [`**61*${N}**15#`, '##61#'],
    busy: [`**67*${N}#`, '##67#'],
    unreachable: [`**62*${N}#`, '##62#'],
  },
  verizon: {
    all: [`*72${N}`, '*73'],
    'no-answer': [`*71${N}`, '*73'],
    busy: [`*71${N}`, '*73'],
    unreachable: null,
  },
  't-mobile': {
    all: [`**21*${N}#`, '##21#'],
    'no-answer': [`**61*${N}*11*15#`, '##61#'],
    busy: [`**67*${N}#`, '##67#'],
    unreachable: [`**62*${N}#`, '##62#'],
  },
  sprint: {
    all: [`*72${N}`, '*720'],
    'no-answer': [`*28${N}`, '*38'],
    busy: [`*28${N}`, '*38'],
    unreachable: null,
  },
  rogers: {
    all: [`*21*${N}#`, '##21#'],
    'no-answer': [`**61*${N}*11*15#`, '##61#'],
    busy: [`**67*${N}#`, '##67#'],
    unreachable: [`**62*${N}#`, '##62#'],
  },
  telus: {
    all: [`*21*${N}#`, '#21#'],
    'no-answer': [`*61*${N}*11*15#`, '#61#'],
    busy: [`*67*${N}#`, '#67#'],
    unreachable: [`*62*${N}#`, '#62#'],
  },
  videotron: {
    all: [`*21*${N}#`, '#21#'],
    'no-answer': null,
    busy: null,
    unreachable: null,
  },
  landline: {
    all: [`*72${keyed}`, '*73'],
    'no-answer': [`*92${keyed}`, '*93'],
    busy: [`*90${keyed}`, '*91'],
    unreachable: null,
  },
};

describe('a forwarding code', () => {
  const rows = carrierIds.flatMap((carrier) =>
    forwardingConditions.map((condition) => ({ carrier, condition })),
  );

  it.each(rows)('of $carrier for $condition is what the network publishes', (row) => {
    const { carrier, condition } = row;
    const codes = published[carrier][condition];
    expect(enableCode(carrier, condition, N)).toBe(codes?.[0] ?? null);
    expect(clearCode(carrier, condition)).toBe(codes?.[1] ?? null);
  });

  it.each(carrierIds)('of %s carries each delay where the network takes one', (carrier) => {
    for (const seconds of delays) {
      const code = enableCode(carrier, 'no-answer', N, seconds);
      if (takesDelay(carrier)) expect(code).toMatch(new RegExp(`\\*${seconds}#$`));
      else expect(code).toBe(enableCode(carrier, 'no-answer', N));
    }
  });

  it('carries a delay for unanswered calls alone', () => {
    for (const condition of ['all', 'busy', 'unreachable'] as const)
      expect(enableCode('gsm', condition, N, 5)).toBe(enableCode('gsm', condition, N, 30));
  });

  it.each(rows)(
    'of $carrier for $condition travels whole in its link',
    ({ carrier, condition }) => {
      for (const seconds of delays)
        for (const code of [
          enableCode(carrier, condition, N, seconds),
          clearCode(carrier, condition),
        ]) {
          if (code === null) continue;
          const link = dialLink(code);
          expect(link).not.toContain('#');
          expect(new URL(link).hash).toBe('');
          expect(decodeURIComponent(link)).toBe(`tel:${code}`);
        }
    },
  );

  it('for everything at once is the standard’s', () => {
    expect(gsmWideCodes).toEqual({
      askNoAnswer: '*#61#',
      clearConditional: '##004#',
      clearEverything: '##002#',
    });
    expect(dialLink(gsmWideCodes.clearEverything)).toBe('tel:%23%23002%23');
  });
});

describe('a delay', () => {
  it('is always one that networks take, and the nearest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 30 }), (seconds) => {
        const taken = networkDelay(seconds);
        expect(delays).toContain(taken);
        expect(Math.abs(taken - seconds)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

it('a number is offered with and without the leading 1', () => {
  expect(numberForms(N)).toEqual([N, '16045550142', '6045550142']);
  expect(numberForms('+33155501234')).toEqual(['+33155501234']);
});
