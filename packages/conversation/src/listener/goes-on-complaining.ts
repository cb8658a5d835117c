import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { isPutAsQuestion } from './act-of-segment.ts';
import type { HeardTurn } from './hearing.ts';

/** "I don't wanna pay again for that", "I hope I'm not billed a second time". */
const resistsPaying =
  /\b(?:don't|do not|shouldn't|should not|won't|not|never|refuse|hate|no way|ain't|veux pas|paierai pas|pas question)\b(?: \p{L}+){0,6} (?:pay|paying|paid|charged?|billed|bill|shell out|spend|payer|charger)\b(?: \p{L}+){0,4} (?:again|twice|second time|another|for (?:that|this|it)|to (?:have|get) (?:it|that|this|them)|de nouveau|encore|deux fois)\b|\b(?:already paid|paid (?:you|for (?:it|that|this)) (?:once|already)|deja paye)\b/u;
/** "I want to know how it happened", "I don't want a coupon", "why wouldn't you tell me": what they are owed. */
const wantsAnswers =
  /\b(?:i|we)(?:'d| would)? (?:(?:just|really|only|do) )*(?:want|need|like|expect|deserve|demand)(?:ed)? (?:to (?:know|hear|understand) (?:what|how|why|who|when|where)|(?:an?|some|your) (?:explanation|answers?|apology)|(?:somebody|someone|the owner|you) to (?:explain|answer|apologi[sz]e|make (?:it|this) right|fix (?:it|this)|look (?:at|into)))\b|\b(?:i|we) (?:(?:really|do) )?(?:don't|do not|didn't) (?:want|need|care about) (?:(?:a|an|any|your|the|some) )?(?:free|discount\p{L}*|coupons?|credit|gift|voucher|freebies?|money|refund|apology|excuses?)\b|\bwhy (?:would|wouldn't|did|didn't|was|wasn't|were|weren't|has|hasn't|does|doesn't|is|isn't) (?:you|you guys|ya|nobody|no one|they|anybody|anyone|somebody|someone|i|we|he|she|it)\b.*\b(?:tell|told|say|said|call\p{L}*|warn\p{L}*|notice\p{L}*|happen\p{L}*|do|done|let)\b|\b(?:nobody|no one|not one (?:person|of you)|none of you) (?:\p{L}+ ){0,2}(?:said|told|called|warned|noticed|bothered|apologi[sz]ed|let)\b|\b(?:je|on) (?:veux|veut|voudrais|voudrait|exige) (?:juste |seulement )?(?:savoir|comprendre|qu'on m'explique|des (?:explications|reponses|excuses)|une explication)\b|\b(?:je|on) (?:veux|veut|voulais) pas (?:de |d'|un |une )?(?:rabais|coupon|cadeau|credit|argent|remboursement|gratuit\p{L}*)\b|\b(?:personne|pas un de vous) (?:ne )?(?:m'a|nous a|a) (?:rien )?(?:dit|averti|appele|rappele|explique)\b/u;
/** What it is easily taken for. */
const misheard =
  /^(?:repeat|aside|unclear|claim|describe|refuse|deny|give|ack|correct|choose|frustrated|want\.message|ask\.(?:price|total|compare|fact|discount|includes|next))$/;

/**
 * Where a complaint stands, who will not pay for it again, or says what they are owed, goes on complaining,
 * whatever else it sounds like.
 */
export function withComplaintGoneOn(acts: readonly HeardAct[], { hearing }: HeardTurn): HeardAct[] {
  const complains = hearing.complains || acts.some(({ act }) => act === 'complain');
  if (!complains) return [...acts];
  return acts.map((one) =>
    misheard.test(one.act) &&
    (wantsAnswers.test(fold(one.words)) ||
      (resistsPaying.test(fold(one.words)) && !isPutAsQuestion(one.words)))
      ? { ...one, act: 'complain', confidence: 1, target: null, slots: {} }
      : one,
  );
}
