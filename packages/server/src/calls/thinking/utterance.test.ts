import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCallerNumber } from '../record/find-line.ts';
import {
  longestUtterance,
  maskPrompt,
  readUtterance,
  understood,
  understoodLength,
} from './utterance.ts';

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

  it('keeps its lines, and no control character', () => {
    expect(readUtterance('\u0001\u0002hello\u001B\n\tthere\u007F')).toBe('hello\n\tthere');
  });

  it('is read and kept up to a bound, however long it is', () => {
    const flood = '4 '.repeat(1_000_000);
    expect(readUtterance(flood)?.length).toBeLessThanOrEqual(longestUtterance);
  });

  it('is understood up to a bound, the same in every replay', () => {
    const input = { type: 'callerSpoke', text: 'x'.repeat(10_000) } as const;
    expect(understood(input)).toEqual({ ...input, text: 'x'.repeat(understoodLength) });
    expect(understood({ type: 'hungUp' })).toEqual({ type: 'hungUp' });
  });
});

describe('what a model is sent', () => {
  it('keeps its dates, whatever numbers were spoken before, and loses every card', () => {
    const now = 'NOW: Sunday, November 22, 2026, 12:16 PM.';
    for (let end = 0; end < 100; end += 1) {
      const said = `my number is 226 555 01${String(end).padStart(2, '0')}`;
      const [, last] = maskPrompt([
        { role: 'user', content: said },
        { role: 'user', content: `${now}\nCALLER: yes` },
      ]);
      expect(last?.content).toBe(`${now}\nCALLER: yes`);
    }
    const [, second] = maskPrompt([
      { role: 'user', content: 'my visa is 4242 4242' },
      { role: 'user', content: `${now}\nCALLER: 4242 4242 and that is it` },
    ]);
    expect(second?.content).not.toMatch(/4242 4242/);
    expect(second?.content).toContain(now);
  });

  it('keeps the ids and sums we write, also where no caller spoke last', () => {
    const known = (sum: number) =>
      [
        'NOW: Sunday, November 22, 2026, 12:16 PM.',
        'CALLER KNOWN: phone {phone} +12505550317',
        `QUOTED: s3.o4+s5 $${sum} = $160 + $34 + $25, s3.o4+s5 $264 = $160 + $34 + $70`,
      ].join('\n');
    const sent = (last: string, sum = 219) =>
      maskPrompt([
        { role: 'user', content: 'my card is 4539 5787 6362 1486' },
        { role: 'assistant', content: 'No card is needed.' },
        { role: 'user', content: `${known(sum)}\n${last}` },
      ]).at(-1)?.content;
    const lost = 'EVENT: your sentence "Sail on!" was not spoken.';
    for (let sum = 100; sum < 300; sum += 1) expect(sent(lost, sum)).toBe(`${known(sum)}\n${lost}`);
    expect(sent('EVENT: your sentence "4539 5787 6362 1486 it is" was not spoken.')).not.toContain(
      '5787',
    );
    const [earlier] = maskPrompt([
      { role: 'user', content: 'NOW: 4539 5787 6362 1486\nEVENT: so' },
      { role: 'user', content: `${known(219)}\nCALLER: yes` },
    ]);
    expect(earlier?.content).not.toContain('5787');
    expect(sent('CALLER: it is 4539 5787 6362 1486\nEVENT: so')).not.toContain('5787');
    expect(sent('CALLER: it is 4539 5787 6362 1486\nCALLER: so')).not.toContain('5787');
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
