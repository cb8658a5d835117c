import { fold } from '../knowledge/words.ts';

const doesAgain =
  /\b(?:do|does|did|will|would|should|can|could|is|are|am|have|must|gonna|going to) (?:i|we|he|she|they|it|somebody|someone|my \p{L}+|the \p{L}+)\b.*\b\p{L}+|\b(?:dois|doit|devrai|faut|va falloir|peux|est-ce que|vas|va)\b.*\b(?:encore|de nouveau|une autre fois|a nouveau)\b/u;
const saysAgain =
  /\b(?:sa(?:y|ys|id|ying)|repeat\p{L}*|hear|heard|catch|caught|miss(?:ed)?|understand|spell|read|mean|slow\p{L}*|dire|dites|dit|redi\p{L}+|repet\p{L}+|entend\p{L}*|compris\p{L}*|manque\p{L}*)\b/u;

/** "So do I have to pay again": what is done again is asked, and nothing is to be said again. */
export function asksOfDoingAgain(said: string): boolean {
  const folded = fold(said);
  return doesAgain.test(folded) && !saysAgain.test(folded);
}
