import { fold } from '../knowledge/words.ts';

/** What is safe, healthy or lawful is not for a shop's answers that only share a word with it. */
const ofSafety =
  /\b(?:safe(?:ly)?|dangerous|hazardous|harmful|toxic|poisonous|legal(?:ly)?|illegal|lawful|against the law|pregnan\w*|breast ?-?feed\w*|nursing|allergic|asthma\w*|epilep\w*|diabet\w*|pacemaker|infect\w*|contagious|lice|medications?|chemo\w*|securitaire|dangereu\w*|nocif|toxique|legale?|illegale?|enceinte|allaite\w*|allergique|asthmatique|infecte\w*|contagieu\w*|poux|medicaments?)\b/;
/** "Can I fix it myself": what somebody does on their own, and the shop does not do. */
const onTheirOwn =
  /\b(?:(?:can|could|should|may) (?:i|we)|(?:is it|would it be) (?:ok(?:ay)?|fine|all right)|puis-je|je (?:peux|peut|pourrais)(?:[- ]tu)?)\b.*\b(?:my ?sel(?:f|ves)|our ?selves|on my own|with (?:tape|glue|bleach|vinegar|a blow ?torch|a lighter)|moi[- ]?meme|tu seule?|tout seul)\b/;

/** Whether a question is of what is safe, healthy or lawful, or of what the caller would do without the shop. */
export function asksBeyondShop(words: string): boolean {
  const folded = fold(words);
  return ofSafety.test(folded) || onTheirOwn.test(folded);
}
