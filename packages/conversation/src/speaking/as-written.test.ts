import { describe, expect, it } from 'vitest';
import { asWritten } from './tidy-sentence.ts';

describe('what was taken down without marks', () => {
  it.each([
    [
      'i think theres a leak and i dont know where, ive looked',
      "I think there's a leak and I don't know where, I've looked",
    ],
    ['its the second time and shes upset', "it's the second time and she's upset"],
    [
      'ill be there thursday, id like the early one',
      "I'll be there Thursday, I'd like the early one",
    ],
    ['they wont start and it doesnt turn over', "they won't start and it doesn't turn over"],
    ["i'm out till noon and i've no key", "I'm out till noon and I've no key"],
  ])('is written as it is: %s', (taken, written) => {
    expect(asWritten(taken)).toBe(written);
  });

  it.each([
    'la dame dont je parle est au 40 rue Roy',
    'she was ill for a week and its handle came off',
    'that is W, i, l, s, o, n with one L',
    'we were told the ID number',
  ])('keeps what may be another word: %s', (taken) => {
    expect(asWritten(taken)).toBe(taken);
  });
});
