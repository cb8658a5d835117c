import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';
import { mergedAct, withMerged } from './merged-act.ts';

const endsInNot = /\bpas$/;
const beginsBadly = /^mal\b/;
const ratherSo =
  /\bpas mal\b(?! (?:pas|plus|non|ca|tout|la|correct|bon|bonne|beau|ok|okay|parfait|fini|chere?|le meme|la meme)\b)(?= \p{L})/u;
/** What says how something is, heard as an answer to what was asked. */
const mistaken = /^(?:deny|ack|aside|refuse|give|unclear)$/;

/** "Y est pas mal noué": rather so, in Quebec, and denied by nobody; told of what is talked of. */
export function withRatherSo(acts: readonly HeardAct[], { text, hearing }: HeardTurn): HeardAct[] {
  if (hearing.language !== 'fr') return [...acts];
  const cut = acts.findIndex((one, at) => {
    const next = acts[at + 1];
    return next && endsInNot.test(fold(one.words)) && beginsBadly.test(fold(next.words));
  });
  const [one, next] = cut < 0 ? [] : acts.slice(cut, cut + 2);
  const whole =
    one && next && mistaken.test(one.act) && mistaken.test(next.act)
      ? withMerged(acts, [one, next], mergedAct(text, [one, next], { ...one, target: next.target }))
      : acts;
  return whole.map((act) =>
    mistaken.test(act.act) && ratherSo.test(fold(act.words))
      ? { ...act, act: 'describe', confidence: 1 }
      : act,
  );
}
