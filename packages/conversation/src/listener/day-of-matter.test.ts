import { describe, expect, it } from 'vitest';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const from = '+16045550111';

function noted(...lines: string[]) {
  const call = callTo(salon, from);
  for (const line of lines) call.say(line);
  const { time, callTime, occasions = [] } = call.conversation().wanted;
  return {
    day: callTime?.date ?? time?.date ?? null,
    occasions: occasions.map(({ what }) => what),
  };
}

describe('the day of what a call is about', () => {
  it.each([
    ['please call me about a wedding on june 12', 'wedding'],
    ["could someone ring me about my son's graduation on april 18", 'graduation'],
    ['rappelez-moi pour le mariage du 12 juin', 'mariage'],
  ])('is no day to call on: %s', (line, what) => {
    expect(noted(line)).toEqual({ day: null, occasions: [what] });
  });

  it.each([
    'call me back about the colour tomorrow',
    'call me on march 20 about a haircut',
    'can someone call me on friday',
  ])('leaves the day to call on: %s', (line) => {
    expect(noted(line).day).not.toBeNull();
  });
});

describe('a day that is over', () => {
  it.each([
    'on october 3rd you did my colour, can somebody ring me',
    'can you ring me about the quote your girl gave me on january 20',
  ])('is not moved a year ahead: %s', (line) => {
    expect(noted(line).day).toBeNull();
  });

  it('is none that something was made for', () => {
    expect(noted("I'd like to book a haircut on october 3rd").day).toMatchObject({ month: 10 });
  });
});

describe('the day a card expires', () => {
  it('moves no visit', () => {
    const day = noted(
      "I'd like a haircut tomorrow at eleven",
      "it's expired march 28, no wait, exp march 28",
    ).day;
    expect(day).toMatchObject({ month: 3, day: 11 });
  });
});
