import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEcho, takeSentences } from './speech.ts';

describe('splitting speech into sentences', () => {
  it('keeps prices and times whole and leaves the unfinished rest', () => {
    expect(takeSentences('It is $3.99. Come at 9.30. And th')).toEqual({
      sentences: ['It is $3.99. ', 'Come at 9.30. '],
      rest: 'And th',
    });
  });

  it('loses and adds nothing', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        const { sentences, rest } = takeSentences(words);
        expect(sentences.join('') + rest).toBe(words);
      }),
    );
  });
});

describe('telling the agent’s own voice from the caller', () => {
  const said = 'Full Window Tint for an SUV is $399.';
  it('takes the agent’s words coming back for an echo', () => {
    expect(isEcho('window tint for an', said)).toBe(true);
  });
  it('hears a caller who speaks over it', () => {
    expect(isEcho('wait what about trucks', said)).toBe(false);
  });
  it('hears everything while nothing is being said', () => {
    expect(isEcho('window tint', '')).toBe(false);
  });
});
