import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';

const praises =
  /\b(?:(?:was|were|is|looks?|turned out|came out|worked out|did) (?:\p{L}+ )?(?:great|wonderful|amazing|awesome|perfect(?:ly)?|fantastic|excellent|beautiful(?:ly)?|lovely|super|a great job|such a good job)|loved (?:it|them|her|him|what|how)|(?:really|very|so|super) (?:happy|pleased) with|c'etait (?:parfait|super|excellent|genial)|(?:tres|ben|vraiment) contente? d)/u;
const unlessTurned =
  /\b(?:but|not|never|until|except|though|now|again|isn't|wasn't|won't|doesn't|didn't|n't|mais|pas|sauf|depuis|encore|last time)\b.*\b(?:but|not|never|until|except|now|again|wrong|broke\w*|n't|mais|pas|sauf|encore)\b|\b(?:but|mais|until|except|not|n't|pas|sauf)\b/;

/** "She did it last time and it was great": praise is no complaint. */
export function withPraise(acts: readonly HeardAct[]): readonly HeardAct[] {
  return acts.map((act) => {
    const said = fold(act.words);
    if (act.act !== 'complain' || !praises.test(said) || unlessTurned.test(said)) return act;
    return { ...act, act: 'ack', target: null };
  });
}
