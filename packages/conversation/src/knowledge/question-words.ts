import { askedAlike } from './asked-alike.ts';
import { vagueWords } from './common-words.ts';
import { tableOfGroups, termsOf } from './phrases.ts';
import { stem, wordsOf } from './words.ts';

const stemsIn = (words: string): readonly string[] => words.trim().split(/\s+/).map(stem);

/** Words of any question, which say nothing of what it is about. */
const questionWords: ReadonlySet<string> = new Set(
  stemsIn(`
policy question questions answer wondered accept allow able anyway include included use used using kind type
else like besides instead extra normally usually generally ever typically fellas folks ya stuff one two three four five six seven eight
nine ten eleven twelve twenty thirty forty fifty sixty gotta gonna wanna
`),
);

/** What is done in any trade. It hardly tells one question from another. */
const weakWords: ReadonlySet<string> = new Set(
  stemsIn(`
bring supply see pull stay leave pay cover move send pick show stop start finish wait watch hold set run buy
call visit come drive travel put keep find try treat open close check clean wash cut fix repair replace install
match guarantee happen sign show get number hour time phone kid date day sit require every each new own good best bad free first time whole part done hard easy
permettre apporter laisser payer venir utiliser utilisez vendez vendre frais politique passer acceptez
`),
);

/** Vague of a service, but what a question may well be about. */
const tellingHere: ReadonlySet<string> = new Set(
  stemsIn('residential commercial consultation trip custom senior family'),
);

/** What a word counts that hardly tells one question from another. */
export const weakly = 0.35;

/** How much a stem tells of what a question is about, 0 to 1. */
export function tellingOf(one: string): number {
  return weakWords.has(one) || (vagueWords.has(one) && !tellingHere.has(one)) ? weakly : 1;
}

const alike = tableOfGroups(askedAlike);

/** The stems of a question that say what it is about, words that ask the same made one. */
export function contentOf(text: string): Set<string> {
  const stems = termsOf(wordsOf(text), alike)
    .filter((term) => !term.small && term.heard.length > 1)
    .flatMap((term) => term.stems);
  return new Set(stems.filter((one) => !questionWords.has(one)));
}
