import { describe, expect, it } from 'vitest';
import { barber, plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

describe('what somebody tells with a day', () => {
  it.each([
    'tomorrow, my hair is a mess',
    'my hair is a total mess from the wedding and it would have to be tomorrow',
  ])('is acknowledged once: %s', (words) => {
    const said = callTo(barber, '+16045550188').say(words);
    expect(said).toMatch(/tomorrow/i);
    expect(said).not.toMatch(/I see\.|I understand/);
  });

  it('is acknowledged where nothing else would say that it was heard', () => {
    expect(callTo(plumber, '+16045550188').say("it's my first time calling")).toMatch(
      /I see|I understand/,
    );
  });
});
