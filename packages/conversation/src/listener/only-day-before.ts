import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';

/** "It's only the day before", "c'est juste la veille". */
const howSoon =
  /^\W*(?:(?:but|and|since|cause|because|mais|et)[ ,]+)*(?:(?:it|that|this)(?:'s| is)|c'est|on est)(?: (?:only|just|still|not even|barely|juste|seulement|encore))* (?:the )?(?:(?:day|night|week) (?:before|ahead)|la veille)\W*$/;

/** How far ahead of a visit somebody calls, told beside a question of what that costs, is no other time for it. */
export function withOnlyDayBefore(acts: readonly HeardAct[]): readonly HeardAct[] {
  return acts.map((act) => {
    if (!howSoon.test(fold(act.words))) return act;
    const { times: _, ...slots } = act.slots;
    return { ...act, act: 'describe', target: null, slots };
  });
}
