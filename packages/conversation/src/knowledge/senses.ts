import { remembering } from '../remembering.ts';
import { smallWords } from './common-words.ts';
import { usedAlike } from './thesaurus.ts';
import { stem, wordsOf } from './words.ts';

const frenchEndings =
  /(?:issages?|issements?|ements?|ations?|ages?|eurs?|euses?|ees?|er|ir|ez|ons|ant|e)$/;

const shortestRoot = 5;

/** What "remplir" and "remplissage" share; English words keep enough of themselves to be told apart. */
export function frenchRoot(word: string): string {
  const root = word.replace(frenchEndings, '');
  return root.length >= shortestRoot ? root : word;
}

const rootOf = (word: string) => frenchRoot(stem(word));

interface Phrase {
  roots: readonly string[];
  group: number;
}

/** The phrases of the thesaurus by the root of their first word, longest first. */
const byFirst: ReadonlyMap<string, readonly Phrase[]> = phrasesByFirst();

function phrasesByFirst(): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  usedAlike.forEach((group, at) => {
    for (const phrase of new Set(group)) {
      const roots = wordsOf(phrase).map(({ text }) => rootOf(text));
      const orders = roots.length === 2 ? [roots, roots.toReversed()] : [roots];
      for (const order of orders) {
        const first = order[0] ?? '';
        found.set(first, [...(found.get(first) ?? []), { roots: order, group: at }]);
      }
    }
  });
  for (const phrases of found.values())
    phrases.sort((one, other) => other.roots.length - one.roots.length);
  return found;
}

/** As many small words may stand within a phrase: "cut all of my grass". */
const mostBetween = 3;

/** The places in `roots` a phrase covers from `at` on; null where it does not stand there. */
function placesOf(
  { roots }: Phrase,
  words: readonly { root: string; small: boolean }[],
  at: number,
): number[] | null {
  const places = [at];
  let from = at + 1;
  for (const wanted of roots.slice(1)) {
    let next = from;
    while (words[next]?.root !== wanted && words[next]?.small && next - from < mostBetween)
      next += 1;
    if (words[next]?.root !== wanted) return null;
    places.push(next);
    from = next + 1;
  }
  return places;
}

/** A word of a text by its root, and the groups of the thesaurus it is of there. */
export interface SensedWord {
  text: string;
  root: string;
  senses: ReadonlySet<number>;
}

/** What words are held against each candidate by; a turn has few stretches. */
const mostSensed = 500;

/** The words of a text with what each stands for, alone and in the phrases it is part of. */
export const sensedWords = remembering((text): readonly SensedWord[] => {
  const words = wordsOf(text).map(({ text: word }) => ({
    text: word,
    root: rootOf(word),
    small: smallWords.has(word),
    senses: new Set<number>(),
  }));
  words.forEach(({ root }, at) => {
    let longest = 0;
    for (const phrase of byFirst.get(root) ?? []) {
      if (phrase.roots.length < longest) break;
      const places = placesOf(phrase, words, at);
      if (!places) continue;
      longest = phrase.roots.length;
      for (const place of places) words[place]?.senses.add(phrase.group);
    }
  });
  return words;
}, mostSensed);

/**
 * The groups of the thesaurus by the root of each word, where a word of a longer phrase is of that phrase alone: the
 * heater of a water heater heats no house.
 */
export function sensesApart(text: string): Map<string, ReadonlySet<number>> {
  const words = wordsOf(text).map(({ text: word }) => ({
    root: rootOf(word),
    small: smallWords.has(word),
  }));
  const longest = words.map(() => 0);
  const found = words.map(() => new Set<number>());
  words.forEach(({ root }, at) => {
    for (const phrase of byFirst.get(root) ?? []) {
      const { group, roots } = phrase;
      for (const place of placesOf(phrase, words, at) ?? []) {
        if (roots.length < (longest[place] ?? 0)) continue;
        if (roots.length > (longest[place] ?? 0)) found[place] = new Set();
        longest[place] = roots.length;
        found[place]?.add(group);
      }
    }
  });
  const senses = new Map<string, ReadonlySet<number>>();
  words.forEach(({ root }, at) => {
    senses.set(root, new Set([...(senses.get(root) ?? []), ...(found[at] ?? [])]));
  });
  return senses;
}

/** Every group of the thesaurus that words of a text are of. */
export function sensesOf(text: string): Set<number> {
  return new Set(sensedWords(text).flatMap(({ senses }) => [...senses]));
}

/** The single words that are used for a word in this sense or that, itself among them, as stems. */
export function stemsAlike(word: string): readonly string[] {
  const root = rootOf(word);
  const alike = (byFirst.get(root) ?? [])
    .filter(({ roots }) => roots.length === 1)
    .flatMap(({ group }) => usedAlike[group] ?? [])
    .filter((phrase) => !phrase.includes(' '));
  return [...new Set([word, ...alike].map(stem))];
}
