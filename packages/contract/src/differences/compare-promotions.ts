import type { PublishedKnowledge } from '../knowledge-sections.ts';
import { daysInWords } from '../knowledge-words.ts';
import { comparing, type Difference, type Listed } from './difference.ts';

type Promotion = NonNullable<PublishedKnowledge['promotions']>[number];
type Named = { id: string; name: string };

const { differing, listed, ordered } = comparing('promotions');

const nameOf = ({ title }: Promotion) => title.trim() || 'A promotion without a title';

/** What differs between two lists of promotions; `services` are those they may belong to. */
export function comparePromotions(
  before: Promotion[] | null,
  after: Promotion[] | null,
  services: readonly Named[],
): Difference[] {
  // Of two with one id the first counts.
  const names = new Map(services.toReversed().map(({ id, name }) => [id, name]));
  const belongsTo = ({ goesWith = [] }: Promotion) =>
    goesWith.map((key) => names.get(key) ?? key).join(', ');
  const promotions: Listed<Promotion> = {
    keyOf: ({ id }) => id,
    nameOf,
    wordsOf: (promotion) =>
      [promotion.offer.trim() || 'Nothing yet', daysInWords(promotion)].filter(Boolean).join('. '),
    partsOf: (was, is) => {
      const part = (step: string, name: string, wordsOf: (item: Promotion) => Words) =>
        differing([is.id, step], nameOf(was), wordsOf(was), wordsOf(is), name);
      return [
        part('title', 'title', ({ title }) => title),
        part('offer', 'offer', ({ offer }) => offer),
        part('days', 'days', (promotion) => daysInWords(promotion) ?? 'Every day'),
        part('goesWith', 'services', belongsTo),
        part('titleFr', 'title in French', ({ titleFr }) => titleFr),
        part('offerFr', 'offer in French', ({ offerFr }) => offerFr),
      ].flat();
    },
  };
  return [...listed(before, after, promotions), ...ordered(before, after, promotions)];
}

type Words = string | null | undefined;
