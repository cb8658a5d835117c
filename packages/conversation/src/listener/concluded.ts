import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { yearSaid } from '../knowledge/year-limits.ts';
import type { HeardTurn } from './hearing.ts';

const concludes =
  /(?:^|[,;] |\b(?:ok|okay|oh|well|and|but|ah) )(?:so|then|donc|alors)\b.*\b(?:fine|ok|okay|good|all ?right|covered|allowed|new enough|correct|bon|beau)\b/;

/** "It's a 2018, so that's fine, right?": what is concluded of a year, and to be confirmed, is a question. */
export function withConcluded(acts: readonly HeardAct[], { text }: HeardTurn): readonly HeardAct[] {
  if (!/\?|\b(?:right|correct|eh|hein)\W*$/i.test(text) || yearSaid(text) === null) return acts;
  if (acts.some(({ act }) => act.startsWith('ask.'))) return acts;
  return acts.map((one) =>
    /^(?:ack|affirm|aside)$/.test(one.act) && concludes.test(fold(one.words))
      ? { ...one, act: 'ask.fact', confidence: Math.max(one.confidence, leastAsked), target: null }
      : one,
  );
}

const leastAsked = 0.5;
