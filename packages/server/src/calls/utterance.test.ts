import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCallerNumber } from './phone-number.ts';
import { readUtterance, understood, understoodLength } from './utterance.ts';

describe('what a caller said', () => {
  it('can always be stored as JSON in PostgreSQL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (spoken) => {
        expect(readUtterance(spoken) ?? '').not.toMatch(/\p{Cs}|\0/u);
      }),
    );
  });

  it('is nothing where nothing was said', () => {
    for (const silence of ['', '   ', '\u0000', '\n']) expect(readUtterance(silence)).toBeNull();
  });

  it('is understood up to a bound, the same in every replay', () => {
    const input = { type: 'callerSpoke', text: 'x'.repeat(10_000) } as const;
    expect(understood(input)).toEqual({ ...input, text: 'x'.repeat(understoodLength) });
    expect(understood({ type: 'hungUp' })).toEqual({ type: 'hungUp' });
  });
});

describe('a caller’s number', () => {
  it('is E.164, or nothing where the carrier withholds it', () => {
    expect(readCallerNumber('+16045550199')).toBe('+16045550199');
    expect(readCallerNumber('(604) 555-0199')).toBe('+16045550199');
    for (const withheld of ['anonymous', '+266696687', 'Restricted', '', undefined, 'sip:a@b'])
      expect(readCallerNumber(withheld)).toBeNull();
  });
});
