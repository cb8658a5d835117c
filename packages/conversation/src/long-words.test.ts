import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from './knowledge/business.ts';
import { withOptions } from './testing/business-parts.ts';
import { callTo } from './testing/call-to.ts';
import { largeBusiness } from './testing/large-business.ts';
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

const words = 'gutter 7 upper lower back narrow you clean plus'.split(' ');
const wordAt = (at: number) => words[at % words.length] ?? '';

/** A price list that somebody wrote to make a server work: all of it is called by the same few words. */
function listOfLikes(services: number, options: number): BusinessKnowledge {
  return {
    ...largeBusiness(0, 0),
    services: Array.from({ length: services }, (_, at) =>
      withOptions(
        `s${at}`,
        `gutter ${at} plus ${wordAt(at)} gutter 7 upper`,
        Object.fromEntries(
          Array.from({ length: options }, (_, place) => [
            `gutter ${wordAt(place)} ${at * options + place} plus narrow ${wordAt(at * place)}`,
            100 + place,
          ]),
        ),
        `gutter ${at}`,
      ),
    ),
  };
}

describe('a very long price list', () => {
  it.each([
    [20, 20],
    [10, 100],
    [300, 4],
  ])(
    'takes no turn that others have to wait for: %i services of %i options',
    (services, options) => {
      const call = callTo(listOfLikes(services, options));
      call.say('hello');
      let turn = 0;
      const work = (part: string) =>
        leastWork(2, () => {
          turn += 1;
          call.say(`${turn} of them, ${part.repeat(90)}`.slice(0, 2_000));
        });
      expect(work('do you clean gutter 7 plus ')).toBeLessThan(1_000);
      expect(work('how much is gutter upper 7 plus ')).toBeLessThan(1_000);
      expect(work('hi how much is a narrow lower one, ')).toBeLessThan(1_000);
    },
  );

  it('costs nobody the words of an ordinary turn', () => {
    const call = callTo(largeBusiness(180, 120));
    expect(
      call.say(`${'and so I was thinking, '.repeat(30)}how much is furnace installation`),
    ).toContain('$');
  });
});
