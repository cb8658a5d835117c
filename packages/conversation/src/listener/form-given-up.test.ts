import { describe, expect, it } from 'vitest';
import { callTo } from '../testing/call-to.ts';
import { physio } from '../testing/more-trades.ts';

function after(...lines: string[]) {
  const call = callTo(physio, '+16135550142');
  const said = lines.map(call.say).at(-1) ?? '';
  const { wanted } = call.conversation();
  return {
    said,
    kinds: wanted.requests.map(({ kind }) => kind),
    spoken: wanted.time?.spoken ?? '',
  };
}

const wish = "I'd like a sixty minute massage thursday at ten, it's Tess Moll";

describe('a wish of this call', () => {
  it.each([
    ['you know what forget the massage for now, do you bill insurance directly', /insure|bill/i],
    ["actually I don't need the massage anymore, what should I wear", /loose/i],
    ["leave it for now, I'll call you back", /./],
  ])('is given up, and what is asked beside it is answered: %s', (words, answer) => {
    const { said, kinds } = after(wish, words);
    expect(kinds).toEqual([]);
    expect(said).toMatch(answer);
    expect(said).not.toMatch(/which service|what day/i);
  });

  it.each([
    ['forget the massage, make it an initial assessment', /March 12/],
    ['actually make it friday instead, and do you bill insurance', /March 13/],
    ['could we do friday instead and what should I wear', /March 13/],
    ['do you bill insurance, and can we push that to the week after', /March 19/],
  ])('is kept with what is put in its place: %s', (words, day) => {
    const { kinds, spoken } = after(wish, words);
    expect(kinds).toEqual(['booking']);
    expect(spoken).toMatch(day);
  });

  it('lets its day go alone', () => {
    const { kinds, spoken, said } = after(wish, 'hold off on thursday actually');
    expect(kinds).toEqual(['booking']);
    expect(spoken).toBe('');
    expect(said).toMatch(/day|when/i);
  });
});
