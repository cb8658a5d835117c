import { fold } from './slots/words/tokens.ts';

/** Verbs as they stand before the particle where a recogniser writes no hyphen: "faut tu", "y en a tu". */
const verb =
  "(?:\\p{L}{2,}(?:ez|ait|aient|ont)|ont|est|c'est|a|as|va|vas|faut|peut|peux|veut|vaut|fait|prend|coute|reste|marche|passe|donne|inclut|comprend|arrive|change|ferme|ouvre)";
/** What follows "you" as who does something: "tu as dit", "tu vas voir". */
const done = "(?:as|es|m'as|t'es|vas|peux|veux|sais|dis|fais|penses|parles|viens|etais|avais)";
const particle = new RegExp(
  `(?:\\p{L}-|\\bc')t[ui](?![\\p{L}-])|(?<![\\p{L}])${verb} tu(?! ${done}\\b)(?![\\p{L}'-])`,
  'u',
);
/** "Comment vas-tu": somebody is asked, and with the same word. */
const address = /\b(?:comment|ou|que|qui|quand|pourquoi)\b[^,.?!]{0,12}$/;

/** Whether words ask as spoken Quebec French does: "c'est-tu loin", "vous chargez-tu", "y en a tu". */
export function asksWithParticle(words: string): boolean {
  const folded = fold(words);
  const found = particle.exec(folded);
  return found !== null && !address.test(folded.slice(0, found.index));
}
