import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rarestWord } from './containing-in-log.ts';

describe('the rarest word of a search', () => {
  it.each([
    ['Message 77777', ' 77777'],
    ['77777 message', '77777 '],
    ['see you on Tuesday then', ' Tuesday '],
    ['unit 12  of', 'unit '],
  ])('of "%s" is "%s", with the spaces around it', (q, rarest) => {
    expect(rarestWord(q)).toBe(rarest);
  });

  it.each(['truck', ' truck', 'is it', ''])('of "%s" is none', (q) => {
    expect(rarestWord(q)).toBeNull();
  });

  it('is a part of what is looked for, whatever that is', () => {
    fc.assert(fc.property(fc.string(), (q) => q.includes(rarestWord(q) ?? '')));
  });
});
