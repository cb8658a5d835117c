import { describe, expect, it } from 'vitest';
import { callTo } from './testing/call-to.ts';
import { leastWork } from './testing/least-work.ts';
import { tintShop } from './testing/tint-shop.ts';

/** Things that are said again and again in one line, by mistake of a recogniser or on purpose. */
const parts = [
  '5 ',
  '12 ',
  'five ',
  'four fifty and ',
  '12 main st apt 4 ',
  'oh one oh two oh ',
  'both ',
  'at 5 ',
];

describe('a very long line', () => {
  it.each(parts)('takes work by its length, and not by its square: %s', (part) => {
    const call = callTo(tintShop);
    call.say('how much is it');
    const workOf = (length: number) =>
      leastWork(2, () => call.say(part.repeat(Math.ceil(length / part.length)).slice(0, length)));
    workOf(200);
    const short = workOf(900);
    expect(workOf(3_600)).toBeLessThan(8 * short + 100);
  });
});

/** What fills an owner's note and says nothing. */
const fillings = [
  ' ',
  '.',
  '\t',
  '. ',
  '5% ',
  '5%',
  '$5 or 5% off, ',
  'seniors ',
  'call 604 555 0188 ',
];

describe('a very long note', () => {
  it.each(fillings)('takes work by its length, and not by its square: %j', (filling) => {
    const workOf = (length: number) => {
      const content = `$5${filling.repeat(Math.ceil(length / filling.length))}x`.slice(0, length);
      const call = callTo({ ...tintShop, operationalNotes: [{ id: 'n', title: 'Note', content }] });
      return leastWork(2, () => call.say('how much is a tint, and is it less for seniors'));
    };
    workOf(200);
    const short = workOf(1_250);
    expect(workOf(5_000)).toBeLessThan(8 * short + 100);
  });
});
