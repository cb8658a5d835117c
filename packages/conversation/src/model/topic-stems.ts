import { contentStems } from '../knowledge/common-words.ts';
import { stem, wordsOf } from '../knowledge/words.ts';
import { inBoth } from './in-both.ts';

/** Words that name no service, so that retrieval leaves them aside, and yet are what an answer is about. */
const also = new Set(
  'estimate quote consultation visit appointment booking price fee charge cost service call discount student senior member insurance warranty deposit hour open close closed tax soumission devis rendez visite frais rabais etudiant membre taxe assurance garantie depot'
    .split(' ')
    .map(stem),
);

/** The stems that tell what a sentence or a passage is about; of French words also what they are in English. */
export function topicStems(said: string): Set<string> {
  const text = inBoth(said);
  const told = wordsOf(text).map(({ text: word }) => stem(word));
  return new Set([...contentStems(text), ...told.filter((one) => also.has(one))]);
}
