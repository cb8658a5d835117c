import { type Candidate, isCapitalised, nameEnd, type Sentence } from './candidates.ts';
import { firstNames } from './name-words.ts';

/** What is said after a name that tells whose it is: "Nathalie Côté mon nom", "Dana Wells is my name". */
const closings: Record<'en' | 'fr', readonly (readonly string[])[]> = {
  en: [
    ['is', 'my', 'name'],
    ['is', 'the', 'name'],
    ["'s", 'my', 'name'],
    ['my', 'name'],
    ['the', 'name'],
  ],
  fr: [
    ['est', 'mon', 'nom'],
    ['mon', 'nom'],
  ],
};
const mostBefore = 3;
const goesOnAfterName = /^(?:is|was|'s|est|c|on|under|for|of|and|et)$/;

/** The names that are followed by what says that they are one. */
export function introducedAfter(sentence: Sentence): Candidate[] {
  const { tokens } = sentence;
  for (const closing of closings[sentence.language])
    for (let at = 1; at + closing.length <= tokens.length; at += 1) {
      if (!closing.every((word, index) => tokens[at + index]?.word === word)) continue;
      if (goesOnAfterName.test(tokens[at + closing.length]?.word ?? '')) continue;
      const next = tokens[at - 1]?.kind === 'mark' ? at - 1 : at;
      for (let first = Math.max(0, next - mostBefore); first < next; first += 1) {
        const known = firstNames.has(tokens[first]?.word ?? '') || isCapitalised(sentence, first);
        if (known && nameEnd(sentence, first) >= next)
          return [{ first, next, confidence: closedConfidence }];
      }
    }
  return [];
}

const closedConfidence = 0.85;
