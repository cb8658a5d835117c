import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { mergedAct, withMerged } from './merged-act.ts';

/** "Can somebody not waive that", "let it go just this once": a charge is to be let off. */
const lettingOff =
  /\b(?:waiv(?:e|ing)|forgive|let (?:it|that|this|me|us|him|her) (?:go|slide|off)\b(?! (?:home|out|back|to|in|early|for|on)\b)|make (?:an|any) exceptions?|cut (?:me|us|him|her) (?:some|a (?:little|bit of)) slack|(?:give|gimme|cut) (?:me |us )?a break|(?:skip|drop|overlook|lift|forget) (?:the|that|this|your) (?:\p{L}+ )?(?:fee|charge|penalty)|(?:not|don't|without) (?:have to )?charg(?:e|ing) (?:me|us)\b.*\b(?:this once|this time|just once)|bend the rules?|(?:faire|fassiez|faites) une exception|passer l'eponge|laisser (?:passer|faire) (?:ca|les frais)|enlever (?:les|la|ces) (?:frais|penalite))\b/u;
/** "Is it waived if I get it fixed" asks for a rule, and for no mercy. */
const asksRule =
  /\b(?:waived?|waiving)\b.*\b(?:if|when|once|for (?:seniors|students|veterans|members|new))\b|\b(?:if|when) (?:i|we|you)\b.*\b(?:waived?|waiving)\b|\b(?:is|are|does|gets?) (?:\p{L}+ ){0,4}waived\b/u;
/** What such words are easily taken for, and what leads up to them. */
const misheard =
  /^(?:describe|aside|unclear|claim|frustrated|complain|deny|ack|want\.message|want\.person|ask\.(?:fact|price|total|discount|offer|next|includes|compare|donow|you))$/;

/** Whether words ask that a charge be let off. */
export function asksMercy(words: string): boolean {
  const said = fold(words);
  return lettingOff.test(said) && !asksRule.test(said);
}

/** "Can you beat the other guys' price", "égaler leur soumission". */
const othersPrice =
  /\b(?:beat|match|meet|undercut)(?:ing)? (?:(?:the|their|his|her|that|this|a|any|another|other|my|what) )(?:[\p{L}']+ ){0,4}?(?:prices?|quotes?|quoted|offers?|rates?|estimates?|deals?|charges?|asked?|said)\b|\bprice[- ]?match\w*|\b(?:battre|egaler|accoter|faire mieux que) (?:le|la|leur|son|les|leurs|ce|mon) ?(?:\p{L}+ ){0,3}?(?:prix|soumissions?|offres?|competit\p{L}*|concurren\p{L}*)/u;

/** Whether words ask for no promotion of ours, but for somebody else's price. */
export function asksOthersPrice(words: string): boolean {
  return othersPrice.test(fold(words));
}

/** "That's harsh when a kid's sick, can't you waive it": one plea, and no question of what its words name. */
export function withPlea(acts: readonly HeardAct[], { text }: { text: string }): HeardAct[] {
  // "Ask Rosalind if she could waive it" is passed on to her.
  if (!asksMercy(text) || acts.some(({ slots }) => slots.passTo)) return [...acts];
  const plea = acts.filter(({ act }) => misheard.test(act));
  if (plea.length === 0) return [...acts];
  const asked = mergedAct(text, plea, { act: 'ask.discount', target: null, slots: {} });
  return withMerged(acts, plea, asked);
}
