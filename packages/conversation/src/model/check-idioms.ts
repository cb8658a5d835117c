import { isNegated } from './check-gifts.ts';
import type { DropReason } from './drop-reason.ts';
import { type Grounds, ownersWrote } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';

/** Cheap or dear, in a word that holds no number: said of a price, it is one. */
const inPassing =
  /\b(?:zilch|nada|bupkis|diddly|zip|nil|pennies|a pittance|a bargain|a steal|for a song|dirt cheap|chump change|(?:pocket|spare|small|loose) change|lunch money|beer money|next to nothing|cheap as chips|as good as free|practically free|nearly nothing|a (?:buck|loonie|toonie|fiver|tenner)|(?:a )?(?:couple|few)(?: of)? (?:bucks|dollars|coins|loonies|toonies)|(?:for|about|than|like|is|'s) (?:about |only |just |roughly )?(?:the )?(?:price|cost) of (?:a|an|your|two|lunch|dinner|coffee|groceries)\b|(?:a|one|single|red) (?:cent|dime|penny|nickel|dollar)\b|set you back|break the bank|an arm and a leg|a (?:small )?fortune|pas une cenne|une cenne|trois fois rien|presque rien|quasi(?:ment)? (?:rien|gratis|donne)|(?:des peanuts|(?:des )?pinottes)|bouchee de pain|une aubaine|pour une chanson|quelques (?:piastres|dollars|sous|tomates)|une poignee de|(?:le )?prix d'un (?:cafe|repas|diner|souper|lunch)|les yeux de la tete|un bras)\b/;

/** Somebody else pays, or nobody. */
const paidByOthers =
  /\b(?:(?:my|our|his|her|the (?:shop|owner|boss)'?s?) treat|(?:is|'s|be|bill|visit|first|next|(?<!\b(?:see|sees|seen|seeing|saw|try|tries|trying|pin|pins|pinning|fit|fits|fitting|look at|looks at|looking at|check|checks|measure|measures) )(?:it|that|this|one)) (?:all )?on (?:him|her|them)\b|(?:is|'s|it|that|this|one|be|bill|visit|first|next) (?:all )?on (?:me|us|the (?:boss|owner|shop|company|team|house)|our (?:dime|tab|bill))\b|(?:(?:pick|picks|picking) up|foot(?:s|ing)?|cover(?:s|ing)?) (?:the|your) (?:tab|bill|tip|tax|taxes|cost|difference|deductible)|(?:forget|never mind|don't (?:worry|fret|stress|think)|no need to worry|ignore|skip|scrap|drop|tear up|rip up) (?:about )?(?:(?:the|that|your|any|paying)(?: [a-z]+)? ?)(?:bill|price|cost|fee|fees|charge|charges|deposit|invoice|tab|payment|money|tax|taxes|balance)|paying (?:for|us|me) (?:at all|nothing|anything)|(?:keep|save|put away|hang on to) your (?:money|wallet|cash|card|dollars)|put (?:your|that) (?:wallet|money|card) away|owe (?:us|me|them|the shop) (?:nothing|zero|zip|not)|(?:don't|won't|wouldn't|do not|will not) (?:owe|be owing|be paying|be charged|see a bill|get a bill|get charged)|call it (?:even|square|a wash|a day at)|(?:we'll|i'll|we will|i will|we can|i can|we|let us|let me|they'll|the owner will) (?:just )?(?:eat|swallow|absorb|forget|overlook|wipe|erase|write off|comp|gift|sort you out)\b|(?:comp|comped|wiped|written off|wrote off|erased)\b|(?:at|on) (?:our|my|the shop's|the owner's) (?:own )?(?:expense|dime|tab)|cost[- ]free|(?:won't|don't|do not|not going to|never|isn't going to) (?:charge|bill|invoice)(?! (?:extra|more|for (?:that|this) (?:yet|until)))|no (?:bill|invoice)|a present from|my gift|(?:on|to) the house|a (?:nos|mes|ses) frais|sur (?:notre|mon|son) bras|(?:c'est|la visite est|le tout est) (?:la maison|nous|moi|le patron|la patronne) qui (?:paie|paye|offre|regale|invite)|(?:la maison|le patron|la patronne|on vous|je vous) (?:offre|regale|invite|fait cadeau|en fait cadeau)|oubliez (?:la facture|les frais|le depot|le prix|l'acompte|ca pour)|gardez votre argent|vous (?:ne )?(?:devez|devrez) (?:rien|pas)|on (?:efface|oublie|passe l'eponge))\b/;

/** A price that is talked about until it is another. */
const bargains =
  /\b(?:meet (?:you|ya|me|us)?(?: somewhere)? ?(?:half ?way|in the middle)|split the difference|(?:work|figure|sort) (?:something|anything|a (?:deal|price|number|discount)) out|work out (?:a|some) (?:deal|price|number|discount|better)|work with you on|name your(?: own)? price|pay (?:only )?(?:what|whatever|as much as|as little as|when|however much|just what) (?:you|it)|make (?:you|us) (?:an? )?(?:offer|deal)|sweeten|shave|trim (?:the|that|it|a|some|your)? ?(?:price|bill|off|down|cost)|haggl\w*|barter\w*|negotia\w*|dicker\w*|wiggle room|flexible (?:on|with|about) (?:the |our |that )?(?:pric\w*|rates?|cost|fee|amount)|go (?:any |a bit |a little |much )?lower|(?:do|get you|give you|offer you|find you) (?:a )?(?:better|less|cheaper|lower|good|best|nice|special|decent|great)(?: (?:price|rate|number|deal|one|than|on)|\b)|(?:cut|give|do) you (?:a|some|one) (?:break|deal|favou?r|slack|discount)|friends? (?:and|&) family|(?:new|first[- ]time|regular|loyal|cash|insider|neighbou?r|staff|mates?) (?:customer |client |caller |buyer )?(?:rate|price|discount|special|perk)|loyalty|under the table|off the books|(?:tax|hst|gst|pst)[- ]free|(?:skip|forget|leave (?:off|out)|dodge|without|minus|no) (?:the |any |charging )*(?:tax|taxes|hst|gst|pst|tps|tvq)\b|(?:eat|pay|cover) the (?:tax|hst|gst)|payment plans?|instal?ments?|pay (?:later|over time|it off|monthly|in (?:two|three|four|parts|pieces))|buy now|financ(?:e|ing)|(?:on |a )?(?:store |shop )credit|(?:couper|coupe|coupons) la poire|(?:fai[str]?|faire|ferai|ferons) (?:un|vous un|une?) (?:bon |meilleur |petit |beau |bel )?(?:prix|rabais|deal|spot|cadeau|escompte|passe-droit)|s'arrang\w+|on (?:va )?(?:peut )?(?:s')?arranger|prix d'ami|votre prix|(?:ce que|quand|comme) vous (?:pouvez|voulez|pourrez|voudrez)(?: payer)?(?! [a-z]+(?:er|ir|re)\b)|payez (?:ce|quand|comme|plus tard)|au noir|en dessous de la table|sans (?:les )?(?:taxes|facture)|paiements? (?:mensuel\w*|egaux|etales?|differes?)|versements|financement|negoci\w*|marchand\w+|enlev\w+ (?:les |la )?tax\w*|baisser (?:le|ce|un peu)|descendre (?:le|a|un peu|plus))\b/;

/** Paid bit by bit, whatever that is called. */
const inParts =
  /\b(?:payment plans?|instal?ments?|financ\w+|pay (?:over time|monthly|in (?:two|three|four|parts|pieces))|two payments|three payments|paiements? (?:mensuel\w*|egaux|etales?|differes?)|versements?)\b/;

/** That something is not charged for, or not asked for. */
const notCharged =
  /\b(?:no|without(?: an?| any)?|never an?|sans|pas d[e'']|aucune?) (?:extra|extras|surcharge|deposit|minimum|supplement|supplements|depot|acompte)\b|\b(?:don't|do not|doesn't|never|won't) (?:ask for|ask|need|take|require|want|charge)(?: for)?(?: an?| any)? (?:deposit|extra|surcharge|minimum|more)\b/;
const noun = /\b(?:extra|surcharge|deposit|minimum|supplement|depot|acompte|more)\b/;

const ofMore = /^(?:extra|surcharge|supplement|more)$/;

/** Always open, or every night: hours nobody wrote. */
const alwaysOpen =
  /\b(?:open|here|there|available|reach us|come (?:in|by)|ouverts?)\b[^.;]{0,24}\b(?:around the clock|(?:all|any|every) (?:night|hours?|time of (?:day|night)|evening)|24|twenty[- ]four|seven days|7 days|late every|jour et nuit|en tout temps|a toute heure|tous les soirs)\b/;

/** What is said of others behind their backs. */
const gossip =
  /\b(?:i(?:'ve| have) heard (?:that|about|the same|it)|everybody knows|everyone knows|known for (?:being|doing)|they(?:'re| are) (?:crooks|a scam|terrible|awful|overpriced|a rip[- ]?off)|j'ai entendu (?:dire|parler)|tout le monde sait)\b|\b(?:the other|other (?:places?|shops?|companies|guys)|elsewhere|competit\w+|down the road|anywhere else|ailleurs|les autres|nos concurrents)\b[^.;]*\b(?:charges?|double|twice|cheap\w*|worse|better|dearer|more for|bacle\w*|pire|mieux|plus cher)\b/;

/** "Sixty it is, then": the caller's own sum, agreed to. */
const takesTheirs =
  /\bit is(?:,? then)?\W*$|\b(?:we|i) can (?:match|do|live with) (?:that|it)\b|^\W*(?:deal|sold|marche conclu|c'est beau pour|done(?!,? (?:i|i've|that|that's|it|it's|we|we've|your|the))\b)\b|\bva pour\b/;

const tellsOfWish =
  /\b(?:pass|tell|ask|note|mention|check|find out|wondering|know whether|up to|decide|say whether|transmet\w*|demand\w*|not\w+|verif\w*|savoir)\b/;

/**
 * A price that is said without a figure is one all the same: that it is next to nothing, that somebody
 * else pays it, that it can be talked down. Only the owner's own words say so.
 */
export function checkIdioms(
  { folded, places }: ModelSentence,
  grounds: Grounds,
): DropReason | null {
  const { passages, callerAmounts } = grounds;
  const said = (idiom: RegExp) => {
    const words = idiom.exec(folded)?.[0];
    return words !== undefined && !ownersWrote(grounds, words) ? words : null;
  };
  const tellsFigure = places.some(({ computed }) => computed?.unit === 'money');
  if (!tellsFigure && said(inPassing)) return 'amount';
  const isAsked = /\?\s*$/.test(folded);
  if (said(paidByOthers) && !(tellsOfWish.test(folded) && !tellsFigure)) return 'gift';
  if (said(alwaysOpen)) return 'time';
  if (said(gossip)) return 'not-speech';
  const free = said(notCharged);
  const [thing = ''] = noun.exec(free ?? '') ?? [];
  const isDenied = ({ folded: words }: { folded: string }) =>
    words.includes(thing) && isNegated(words);
  // A sum that is told "with no extra" is all there is to pay.
  if (free && !isAsked && !(tellsFigure && ofMore.test(thing)) && !passages.some(isDenied))
    return 'gift';
  if (takesTheirs.test(folded) && callerAmounts.size > 0 && !isAsked) return 'gift';
  const bargained = said(bargains);
  // "Payment plans are for jobs over 5,000", of an owner who wrote of financing.
  const isWritten =
    bargained !== null &&
    inParts.test(bargained) &&
    passages.some(({ folded: words }) => inParts.test(words));
  if (bargained && !isWritten && !isAsked && !isNegated(folded) && !tellsOfWish.test(folded))
    return 'gift';
  return null;
}
