import type { Heard } from '../heard/heard.ts';
import type { Hearing, ListenerModels } from './hearing.ts';
import { type Likeness, likenessOf } from './likeness.ts';
import { listen } from './listen.ts';
import { rank } from './retrieve.ts';

/** Listens as `listen` does, with what sentence vectors say of the words' texts where they said it. */
export function listenComparing(
  models: ListenerModels,
  words: string,
  hearing: Hearing,
  likenesses: readonly Likeness[],
): Heard {
  const { receptionist } = hearing;
  return listen(models, words, {
    ...hearing,
    compared: likenesses.length > 0,
    rank: (query) => {
      const likeness = likenessOf(query.text, receptionist.candidates, likenesses);
      return rank(models.retrieval, receptionist, { ...query, likeness });
    },
  });
}

/** More texts of one turn than these are not compared. */
const mostCompared = 4;
/** What is likelier than this by the words alone has no rival. */
const withoutRival = 0.93;

/** The texts `listenComparing` would look up: of English words, where words alone leave a rival. */
export function textsInDoubt(models: ListenerModels, words: string, hearing: Hearing): string[] {
  if (hearing.language !== 'en') return [];
  const texts = new Set<string>();
  listen(models, words, {
    ...hearing,
    rank: (query) => {
      const ranked = rank(models.retrieval, hearing.receptionist, query);
      if ((ranked[0]?.probability ?? 1) < withoutRival) texts.add(query.text);
      return ranked;
    },
  });
  return [...texts].slice(0, mostCompared);
}
