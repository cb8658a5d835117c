import { describe, expect, it } from 'vitest';
import { callTo } from '../testing/call-to.ts';
import { physio } from '../testing/more-trades.ts';

function kindsAfter(...lines: string[]) {
  const call = callTo(physio, '+16135550142');
  const said = lines.map(call.say).at(-1) ?? '';
  return { said, kinds: call.conversation().wanted.requests.map(({ kind }) => kind) };
}

const price = 'how much is an initial assessment';

describe('an answer to what we asked', () => {
  it.each(['yeah so do I need a referral', 'yeah and what should I wear'])(
    'is no consent where it only opens a question, and is asked for again: %s',
    (words) => {
      const { said, kinds } = kindsAfter(price, words);
      expect(kinds).toEqual([]);
      expect(said).toMatch(/\?$/);
      expect(kindsAfter(price, words, 'yes please').kinds).toEqual(['booking']);
    },
  );

  it.each(['yes and do I need a referral', 'yeah thursday at ten, and what should I wear'])(
    'is one beside a question: %s',
    (words) => {
      expect(kindsAfter(price, words).kinds).toEqual(['booking']);
    },
  );

  it.each(["no that's right", "no no that's good", 'nope you got it'])(
    'agrees to what was read back: %s',
    (words) => {
      const { said } = kindsAfter(
        "I'd like an initial assessment thursday at ten, it's Tess Moll",
        words,
      );
      expect(said).not.toMatch(/change/i);
    },
  );

  it("is none in “that's not right”", () => {
    const { said } = kindsAfter(
      "I'd like an initial assessment thursday at ten, it's Tess Moll",
      "no that's not right",
    );
    expect(said).toMatch(/change/i);
  });
});
