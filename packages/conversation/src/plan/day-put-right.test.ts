import { describe, expect, it } from 'vitest';
import { week } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop = { ...plumber, hours: week('08:00-17:00', '09:00-13:00', 'closed') };

/** What day is wished for after these lines, on Tuesday, March 10. */
function wishedAfter(...lines: string[]): string {
  const call = callTo(shop);
  for (const line of lines) call.say(line);
  return call.conversation().wanted.time?.spoken ?? '';
}

describe('a day that takes the place of another', () => {
  it.each([
    ["I'd like a drain cleaning the thirteenth? No, the sixteenth", /March 16/],
    ["I'd like a drain cleaning after april first, like the eighth of april", /April 8/],
    ['je voudrais un débouchage le treize, non, le seize', /16 mars/],
  ])('is the only one: %s', (line, day) => {
    expect(wishedAfter(line)).toMatch(day);
    expect(wishedAfter(line)).not.toMatch(/ or | ou /);
  });
});

describe('a day told by its number alone', () => {
  it('is of the month that is talked of', () => {
    const first = "I'd like a drain cleaning on april seventh";
    expect(wishedAfter(first, 'after the ninth, I am away until then')).toMatch(/April 9/);
    expect(wishedAfter(first, 'make it the sixth')).toMatch(/April 6/);
  });

  it('is the next one where nothing is', () => {
    expect(wishedAfter("I'd like a drain cleaning on the twentieth")).toMatch(/March 20/);
  });
});

describe('that Saturday', () => {
  it('is the one that is talked of, whatever was asked about Saturdays between', () => {
    const lines = [
      "I'd like a drain cleaning saturday march twenty eighth",
      'are you open at ten on saturday',
      'make it ten thirty that saturday',
    ];
    expect(wishedAfter(...lines)).toMatch(/March 28/);
  });
});

describe('a day that is ruled out', () => {
  it('has no hours told of it', () => {
    const said = callTo(shop).say('could somebody come this week, not thursday, for a drain');
    expect(said).not.toMatch(/on Thursday, March 12/);
  });
});
