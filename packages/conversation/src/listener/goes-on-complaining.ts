import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { isPutAsQuestion } from './act-of-segment.ts';
import type { HeardTurn } from './hearing.ts';

/** "I don't wanna pay again for that", "I hope I'm not billed a second time". */
const resistsPaying =
  /\b(?:don't|do not|shouldn't|should not|won't|not|never|refuse|hate|no way|ain't|veux pas|paierai pas|pas question)\b(?: \p{L}+){0,6} (?:pay|paying|paid|charged?|billed|bill|shell out|spend|payer|charger)\b(?: \p{L}+){0,4} (?:again|twice|second time|another|for (?:that|this|it)|to (?:have|get) (?:it|that|this|them)|de nouveau|encore|deux fois)\b|\b(?:already paid|paid (?:you|for (?:it|that|this)) (?:once|already)|deja paye)\b/u;
/** What it is easily taken for. */
const misheard =
  /^(?:repeat|aside|unclear|claim|describe|refuse|deny|give|ack|correct|choose|frustrated|want\.message|ask\.(?:price|total|compare|fact|discount|includes|next))$/;

/** Where a complaint stands, who will not pay for it again goes on complaining, whatever else it sounds like. */
export function withComplaintGoneOn(acts: readonly HeardAct[], { hearing }: HeardTurn): HeardAct[] {
  const complains = hearing.complains || acts.some(({ act }) => act === 'complain');
  if (!complains) return [...acts];
  return acts.map((one) =>
    misheard.test(one.act) && resistsPaying.test(fold(one.words)) && !isPutAsQuestion(one.words)
      ? { ...one, act: 'complain', confidence: 1, target: null, slots: {} }
      : one,
  );
}
