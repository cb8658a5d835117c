import { fold, stem, wordsOf } from '../knowledge/words.ts';
import { sentences } from '../speaking/sentences.ts';

/** What a sentence says, whatever words of ours stand around it. */
export interface Gist {
  words: ReadonlySet<string>;
  figures: ReadonlySet<string>;
}

/** Words that one wording of ours has and another has not: "we charge", "for", "it is". */
const ofOurs: ReadonlySet<string> = new Set(
  'we charge for it is are that thats its the of yes no do offer there to at a about our list as said c est pour le la les l service prix du de a nous offrons faisons oui ce que'.split(
    ' ',
  ),
);

/** "For Nail Trim, that's walk-in" says what "walk-in" says. */
const lead =
  /^(?:[^:.?!]{1,60}: |For [^,.?!$]{1,60}, (?!it is\b|prices\b|[^.]*\$)|(?:As I mentioned|Like I said), )(?=\S+ \S)/;

export function gistOf(sentence: string): Gist {
  const words = wordsOf(sentence.replace(lead, '')).map(({ text }) => text);
  return {
    words: new Set(words.filter((word) => !ofOurs.has(word) && !/\d/.test(word)).map(stem)),
    figures: new Set(fold(sentence).match(/\d+(?:[.,:]\d+)*/g) ?? []),
  };
}

/** A word or two alone ("Yes.", "No problem.") says nothing that could be told twice. */
export function saysMuch({ words, figures }: Gist): boolean {
  return words.size + figures.size > 1;
}

export function isTold(one: Gist, earlier: readonly Gist[]): boolean {
  return earlier.some(
    ({ words, figures }) =>
      [...one.words].every((word) => words.has(word)) &&
      [...one.figures].every((figure) => figures.has(figure)),
  );
}

export function gistsIn(text: string): Gist[] {
  return sentences(text).map(gistOf);
}
