import type { HeardAct, SlotValues } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';
import { mergedAct, withMerged } from './merged-act.ts';
import { isPutAsQuestion } from './put-as-question.ts';
import { tellsOfHarm } from './work-gone-wrong.ts';

/** "I don't wanna pay again for that", "I hope I'm not billed a second time". */
const resistsPaying =
  /\b(?:don't|do not|shouldn't|should not|won't|not|never|refuse|hate|no way|ain't|veux pas|paierai pas|pas question)\b(?: \p{L}+){0,6} (?:pay|paying|paid|charged?|billed|bill|shell out|spend|payer|charger)\b(?: \p{L}+){0,4} (?:again|twice|second time|another|for (?:that|this|it)|to (?:have|get) (?:it|that|this|them)|de nouveau|encore|deux fois)\b|\b(?:already paid|paid (?:you|for (?:it|that|this)) (?:once|already)|deja paye)\b/u;
/** "I want to know how it happened", "I don't want a coupon", "why wouldn't you tell me": what they are owed. */
const wantsAnswers =
  /\b(?:i|we)(?:'d| would)? (?:(?:just|really|only|do) )*(?:want|need|like|expect|deserve|demand)(?:ed)? (?:to (?:know|hear|understand) (?:what|how|why|who|when|where)|(?:an?|some|your) (?:explanation|answers?|apology)|(?:somebody|someone|the owner|you) to (?:explain|answer|apologi[sz]e|make (?:it|this) right|fix (?:it|this)|look (?:at|into)))\b|\b(?:i|we) (?:(?:really|do) )?(?:don't|do not|didn't) (?:want|need|care about) (?:(?:a|an|any|your|the|some) )?(?:free|discount\p{L}*|coupons?|credit|gift|voucher|freebies?|money|refund|apology|excuses?)\b|\bwhy (?:would|wouldn't|did|didn't|was|wasn't|were|weren't|has|hasn't|does|doesn't|is|isn't) (?:you|you guys|ya|nobody|no one|they|anybody|anyone|somebody|someone|i|we|he|she|it)\b.*\b(?:tell|told|say|said|call\p{L}*|warn\p{L}*|notice\p{L}*|happen\p{L}*|do|done|let)\b|\b(?:nobody|no one|not one (?:person|of you)|none of you) (?:\p{L}+ ){0,2}(?:said|told|called|warned|noticed|bothered|apologi[sz]ed|let)\b|\b(?:je|on) (?:veux|veut|voudrais|voudrait|exige) (?:juste |seulement )?(?:savoir|comprendre|qu'on m'explique|des (?:explications|reponses|excuses)|une explication)\b|\b(?:je|on) (?:veux|veut|voulais) pas (?:de |d'|un |une )?(?:rabais|coupon|cadeau|credit|argent|remboursement|gratuit\p{L}*)\b|\b(?:personne|pas un de vous) (?:ne )?(?:m'a|nous a|a) (?:rien )?(?:dit|averti|appele|rappele|explique)\b/u;
/** What it is easily taken for. */
const misheard =
  /^(?:repeat|aside|unclear|claim|describe|refuse|deny|give|ack|correct|choose|frustrated|want\.message|ask\.(?:price|total|compare|fact|discount|includes|next))$/;

/** What is only told, beside a complaint. */
const told = /^(?:describe|give|claim|correct|aside|unclear)$/;
const leastTold = 5;

/**
 * Where a complaint stands, who will not pay for it again, says what they are owed, or how wrong it is, goes on
 * complaining, whatever else it sounds like.
 */
export function withComplaintGoneOn(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): HeardAct[] {
  const complains = hearing.complains || acts.some(({ act }) => act === 'complain');
  if (!complains) return [...acts];
  const gone = acts.filter(goesOn);
  if (gone.length === 0) return [...acts];
  // Told in several breaths, it is one complaint.
  const beside = acts.filter(({ act }) => act === 'complain');
  const merged = [...beside, ...gone];
  const slots = Object.assign({}, ...gone.map(contactOf), ...beside.map((one) => one.slots));
  const one = mergedAct(text, merged, { act: 'complain', target: null, slots });
  const inside = acts.some(
    (act) => !merged.includes(act) && act.start > one.start && act.end < one.end,
  );
  // What is asked in the middle of it stands by itself.
  if (!inside) return withMerged(acts, merged, one);
  return acts.map((act) =>
    gone.includes(act)
      ? { ...act, act: 'complain', confidence: 1, target: null, slots: contactOf(act) }
      : act,
  );
}

function goesOn(one: HeardAct): boolean {
  if (!misheard.test(one.act)) return false;
  const said = fold(one.words);
  if (wantsAnswers.test(said)) return true;
  if (isPutAsQuestion(one.words)) return false;
  if (resistsPaying.test(said)) return true;
  const { phone, name, digits, email, address } = one.slots;
  const tells = phone ?? name ?? digits ?? email ?? address;
  const long = said.split(/\s+/).length >= leastTold;
  return told.test(one.act) && tells === undefined && long && tellsOfHarm(said);
}

/** Who complains may say who they are in the same breath. */
function contactOf({ slots: { name, phone, email, callerNumber } }: HeardAct): SlotValues {
  return {
    ...(name && { name }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(callerNumber && { callerNumber }),
  };
}
