import type { Act } from '../heard/acts.ts';
import type { SlotValues } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { asksIfItMatters } from '../knowledge/heard-question.ts';
import { fold } from '../knowledge/words.ts';
import { dropsBy } from '../understanding/drops-by.ts';
import { asksWithParticle } from '../understanding/question-particle.ts';
import { ringsThemselves } from './rings-back.ts';
import { saidOfVisit } from './said-of-visits.ts';
import { saidPlainlyInFrench } from './said-plainly-in-french.ts';
import { asksForDeal } from './sums.ts';

/**
 * What words do in so many words, where they were heard as something they are easily taken for; null
 * elsewhere.
 * @param said the words of the act, @param text the whole turn.
 */
export function saidPlainly(
  act: Act,
  said: string,
  text: string,
  { times }: SlotValues,
): Act | null {
  const here = fold(said);
  const ofVisit = saidOfVisit(act, here, fold(text), times);
  if (ofVisit) return ofVisit;
  if (doorsAskable.has(act) && asksDoors.test(here)) return 'ask.hours';
  if (puttable.has(act) && times?.some(isDay) && putsDown.test(here)) return 'want.book';
  if (act === 'want.book' && !times && wantsMoneyBack.test(here)) return 'complain';
  if (blamable.has(act) && workDone.test(here) && wentWrong.test(here)) return 'complain';
  if (deferrable.has(act) && ringsThemselves(here)) return 'defer';
  if (present.has(act) && asksWhosThere.test(bare(here)) && asksWhosThere.test(bare(fold(text))))
    return 'ask.you';
  if (callable.has(act) && wantsCalled.test(here)) return 'want.callback';
  if (priceable.has(act) && tellsMePrice.test(here) && !byAnother.test(here)) return 'ask.price';
  if (act === 'alarm.urgent' && passesOn.test(here) && !cannotWait.test(here))
    return 'want.message';
  if (matterable.test(act) && asksIfItMatters.test(here)) return 'ask.fact';
  if (act === 'ask.fact' && costsAnything.test(here)) return 'ask.price';
  if (asksForDeal(act, here)) return 'ask.discount';
  if (act === 'claim' && asksCost.test(here) && !/\d/.test(here)) return 'ask.price';
  if (act === 'ask.when' && !times && asksForSomething.test(here)) return 'ask.offer';
  if (act === 'ask.when' && !times && asksToPark.test(here)) return 'ask.fact';
  if (priceable.has(act) && asksHowMuchInFrench.test(here)) return 'ask.price';
  if (act === 'ask.fact' && chargedBefore.test(here) && stillSo.test(here)) return 'ask.price';
  if (taxable.has(act) && tax.test(here) && !sums.test(here)) return 'ask.includes';
  if (arriving.has(act) && times?.some(isDay) && somebodyComes.test(here)) return 'ask.when';
  if (arriving.has(act) && whenToCome.test(here)) return 'ask.when';
  if (arriving.has(act) && asksOfDayAlone(here, times)) return 'ask.when';
  if (dropping.has(act) && times?.some(({ date }) => date) && dropsBy.test(said)) return 'ask.when';
  return saidPlainlyInFrench(act, said, here);
}

/** "What time do you close Friday", "vous fermez à quelle heure", whatever else it sounds like. */
const doorsAskable: ReadonlySet<Act> = new Set([
  'ack',
  'affirm',
  'aside',
  'unclear',
  'give',
  'choose',
  'correct',
  'claim',
  'describe',
  'frustrated',
  'ask.when',
]);
const asksDoors =
  /\b(?:(?:what time|when|how (?:late|early)) (?:do|does|are|will|would) (?:you|ya|they|you guys|you folks|the (?:shop|store|office)) (?:guys |folks |all )?(?:actually |usually |really |normally )?(?:clos\w+|open\w*|shut\w*|lock\w*(?: up)?|(?:finish|wrap|pack|knock)\w*(?: up| off)|there)|(?:a )?quelle heure (?:est-ce que )?(?:vous |tu |ca |c'est )?(?:ferm|ouvr|barr)\w+|(?:ferm|ouvr|barr)\w+(?:[- ]vous|[- ]tu)? (?:a quelle heure|quand|jusqu'a quelle heure))/;

/** "Hello, is anyone there": whether anybody listens, and nothing else. */
const present: ReadonlySet<Act> = new Set([
  'greet',
  'ack',
  'aside',
  'unclear',
  'repeat',
  'hold',
  'want.person',
  'frustrated',
  'ask.fact',
  'ask.hours',
  'ask.status',
]);
const bare = (folded: string) => folded.replace(/[?!.,]+/g, '').trim();
const asksWhosThere =
  /^(?:(?:hello|hi|hey|yeah|yes|okay|ok|um|uh|sorry|so|and|wait|allo|oui|bon|euh|coudonc) )*(?:(?:is|are) )?(?:anybody|anyone|somebody|someone|you|you guys|ya|there anybody|there anyone|there somebody|there someone)(?: still| even| actually)? (?:there|here|with me|on the (?:line|phone)|listening)(?: (?:hello|at all|or what|or not|please))*$|^(?:(?:hello|hi|sorry|um|allo) )*(?:can|could) (?:you|anybody|anyone) (?:still |even )?hear me$|^(?:(?:allo|oui|bon|euh|coudonc) )*(?:(?:(?:il )?y a|y'a)[- ](?:t[- ]?il |tu )?quelqu'un(?: (?:la|au bout|a l'appareil|sur la ligne))?|(?:vous etes|etes[- ]vous|t'es|es[- ]tu)(?:[- ]tu)? (?:toujours |encore )?la|(?:vous m'entendez|m'entendez[- ]vous|tu m'entends)(?:[- ]tu)?)(?: allo)*$/;

/** "I want somebody to actually call me", "je veux que le patron me rappelle", whatever else it sounds like. */
const callable: ReadonlySet<Act> = new Set([
  'describe',
  'give',
  'aside',
  'unclear',
  'claim',
  'frustrated',
  'want.person',
  'want.message',
  'refuse',
  'deny',
  'ask.status',
]);
const wantsCalled =
  /\b(?:i|we|i'd|we'd) (?:(?:just|really|still|do|would) )*(?:want|need|expect|like|demand|prefer|appreciate) (?:somebody|someone|anybody|anyone|you|you guys|one of you|(?:a|the|your|an actual|a real) (?:\p{L}+ ){0,2}?(?:person|human|owner|manager|boss|supervisor|\p{L}+er)) to (?:(?:please|actually|really|just|finally|personally|maybe|be the one to) )*(?:call|phone|ring|text) (?:me|us)\b|\b(?:je|on) (?:veux|veut|voudrais|voudrait|aimerais|exige|tiens a ce) (?:\p{L}+ )?(?:que |qu')(?:quelqu'un|le \p{L}+|la \p{L}+|une? \p{L}+|vous|on) (?:\p{L}+ )?(?:me |m'|nous )(?:r?appel|telephon)\p{L}+/u;

/** "You still haven't told me the price", "dites-moi juste le prix": asked, however it is put. */
const priceable: ReadonlySet<Act> = new Set([
  'claim',
  'refuse',
  'deny',
  'defer',
  'frustrated',
  'affirm',
  'ack',
  'aside',
  'unclear',
  'give',
  'describe',
  'correct',
]);
const tellsMePrice =
  /\b(?:tell|told|give|gave|say|said|quoted?|dites|dis|dit|donne[rz]?)\b(?:(?: |-)(?:me|us|moi|nous|just|even|yet|juste|encore)){0,3} (?:(?:the|a|my|le|un|mon) (?:full |total |whole |actual )?(?:price|cost|total|prix|cout|montant)\b|how much|combien)/;
/** Acts that "does it matter" is taken for. */
const matterable = /^(?:ask\.(?:price|compare|includes|next|donow)|describe|aside|unclear|give)$/;
/** "You said something of a check, what's that cost me": asked, and no price is claimed. */
const asksCost =
  /\b(?:what(?:'?s|'?ll| is| does| would| will| do)|how much(?:'?s|'?ll| is| does| would| will| do)?) (?:that|it|this|those|they|one|you)\b[^.?!]{0,16}\b(?:cost|run|charge|worth|going for|set me back)\b|\b(?:ca|c'est) (?:me )?(?:coute|charge|revient)? ?combien\b/;

/** "Ça coûte-tu de quoi": whether it costs anything asks what it costs. */
const costsAnything = /\b(?:ca|il|elle) coute[- ](?:tu|t[- ](?:il|elle))\b(?! plus| moins)/;
/** "Avez-vous de quoi pour ça" asks for a thing, and for no time. */
const asksForSomething =
  /\b(?:avez[- ]vous|vous avez[- ]tu|auriez[- ]vous|y a[- ]t(?:[- ]il|u)|y'a-tu) (?:de quoi|quelque chose)\b/;
/** "Une place pour me stationner" is no opening in the book. */
const asksToPark = /\bplaces? (?:pour |de )?(?:me |se |nous )?(?:stationn|park|gar)\w+/;
/** "Dites-leur samedi vers neuf heures": a message, and no alarm where it tells of none. */
const passesOn =
  /^(?:(?:ok|bon|ben|bien|oui|pis|et|euh|alors|fait que|faque|la)\W+)*(?:dites|disez|dis)[- ](?:leur|lui|y|a|au|aux)\b/;
const cannotWait =
  /\b(?:urgen\w*|inond\w*|coule\w*|fuite|feu|fumee|gaz|panne|enferme\w*|tout de suite|au plus vite|danger\w*|mal pris\w*)\b/;

/** "L'an passé vous m'aviez chargé quatre-vingts, c'est-tu encore ça": what it costs today is asked. */
const chargedBefore =
  /\bvous (?:m'|nous )?(?:aviez|avez|avais) (?:\p{L}+ )?(?:charge|demande|fait|dit|compte)\b|\bj'avais (?:paye|eu ca)\b|\bc'etait (?:a )?(?:\d|\p{L}+ (?:piastres|dollars))/u;
const stillSo = /\b(?:encore|toujours|meme prix|pareil)\b/;

/** "Y aurait besoin d'une coupe, c'est combien": asked at the end of what is told. */
const asksHowMuchInFrench =
  /\b(?:(?:c'est|cest|ca (?:coute|fait|revient|monte|vaut)|vous (?:chargez|demandez|prenez))(?:[- ]tu)? (?:a )?combien|combien (?:c'est|ca (?:coute|fait|revient|vaut)|vous (?:chargez|demandez|prenez)))\b(?! (?:de|d'))/;
const byAnother =
  /\b(?:somebody|someone|anyone|he|she|they|them|him|her|i|quelqu'un|il|elle|ils|lui)\b(?:(?! (?:you|vous) ).){0,20}\b(?:tell|told|give|gave|say|said|quoted?|dise|dit|donn\w+)\b/;

/** "I want a refund" books nothing. */
const wantsMoneyBack =
  /\b(?:i|we)(?:'d| would)? (?:\p{L}+ )?(?:want|need|like|expect|demand) (?:a |an |my |our |the )?(?:\p{L}+ )?(?:refund|money back)\b|\b(?:je|on) (?:veux|veut|voudrais|exige) (?:\p{L}+ )?(?:un |mon |etre )?(?:remboursement|remboursee?s?|argent)\b/u;

/** Acts that "so make it that" is easily taken for. */
const takeable: ReadonlySet<Act> = new Set([
  'affirm',
  'ack',
  'aside',
  'unclear',
  'give',
  'choose',
  'correct',
  'describe',
  'want.message',
  'ask.next',
  'ask.total',
  'ask.price',
  'ask.offer',
]);
const takesIt =
  /\b(?:make it (?:that|this|both|the (?:\p{L}+ ){0,3}(?:one|package|combo|bundle))|(?:put|sign) (?:me|us) (?:down|up) for (?:that|it|both)|(?:i'll|we'll|i will|let's|i'd like to|i wanna|we wanna) (?:just )?(?:take|get|grab|go (?:with|for)) (?:that|it|this|both|the (?:\p{L}+ ){0,3}(?:one|package|combo|bundle))|(?:mettez|donnez|inscrivez)[- ](?:moi|nous)(?: donc)? (?:ca|pour ca|les deux|le forfait)|(?:je|on) (?:(?:va|vais|vas) )?(?:prend(?:re|s|rais|rait)?) (?:ca|les deux|le forfait)|va pour (?:ca|le forfait|les deux)|on y va (?:avec|pour) (?:ca|le forfait|les deux))\b/u;
const asksPrice =
  /\b(?:how much|what(?:'s|'d| is| would| does)?\b.*\b(?:cost|price|be|come|run)|combien)\b/;

/** "So make it that": what is talked of is wanted. */
export function takesTalkedOf(act: Act, said: string): boolean {
  const here = fold(said);
  return takeable.has(act) && takesIt.test(here) && !asksPrice.test(here);
}

/** "Put the packing on the Wednesday", "marquez-moi ça jeudi", whatever else it sounds like. */
const puttable: ReadonlySet<Act> = new Set([
  'ask.mine',
  'ask.fact',
  'ask.includes',
  'ask.offer',
  'want.message',
  'give',
  'describe',
  'aside',
  'unclear',
]);
const putsDown =
  /\b(?:put|pencil|mark|slot|stick|squeeze|fit|book) (?:me|us|it|that|them|both|him|her|(?:the|my|our) (?:\p{L}+ ){1,3}?)(?:\s*(?:down|in|on|for|at)\b)|\b(?:marquez|mettez|inscrivez|notez|placez)[- ](?:moi|nous|la|le|les|ca)\b/u;
const isDay = ({ date, beside }: { date?: unknown; beside?: unknown }) =>
  (date ?? beside) !== undefined;

/** "You guys changed my alternator Monday and now it squeals": work that was done, and trouble again. */
const blamable: ReadonlySet<Act> = new Set([
  'describe',
  'want.book',
  'give',
  'aside',
  'claim',
  'alarm.urgent',
  'ask.status',
]);
const workDone =
  /\b(?:you|you guys|you folks|your (?:guys?|fella|man|girl|people|crew|team|techs?|technician|plumber|electrician|mechanic|painter|cleaner)s?) (?:just |only |already )?(?:(?:were|was|came|did|put|cut|fit|set|sold|made|had|left|got|said)\b|(?!need|offered|called|listed|charged|closed|opened|missed)\p{L}{2,}ed\b)|\bvous (?:m'avez|nous avez|avez|etes venus?)\b|\bj'ai fait (?:faire|poser|changer|installer|reparer|mettre|peinturer)\b|\bvotre (?:gars|technicien|employe|equipe|plombier|mecanicien)\b|\bvos gars\b/u;
const wentWrong =
  /\b(?:(?:and|but) (?:it|it's|they|they're|the \p{L}+|there's)\b.*\bnow\b|(?:et|pis|mais) .*\b(?:encore|toujours|pas normal|deja|(?:est|sont) rendue?s?|partout sur)\b|(?:and|but|et|pis|mais) (?:now|then|already|it|it's|the|there's|la|ca|c'est)\b.*\b(?:came back|back again|leak\w*|squeal\w*|broke\w*|stopp?\w*|nois\w*|ruined|scratch\w*|damaged?|worse|wrong|peel\w*|crack\w*|dead|on again|fell|loose|wobbl\w*|coule|brise\w*|pire|casse\w*|bruit)\b|(?:it|they|that)(?:'s| is| are)? (?:still|already|again)\b|(?:popped|came) (?:right )?(?:off|up|loose)\b|\b(?:c'est|ca) (?:coule|brise|fait) (?:encore|pas)\b|\bca marche (?:pas|plus)\b)/u;

/** "That's with the HST, right" asks of tax, whatever else it sounds like. */
const taxable: ReadonlySet<Act> = new Set([
  'ask.area',
  'ask.total',
  'ask.price',
  'claim',
  'ack',
  'affirm',
  'aside',
  'give',
  'describe',
]);
const tax = /\b(?:tax(?:es)?|hst|gst|pst|qst|tps|tvq|tvh)\b/;
const sums =
  /\bhow much\b|\bwhat(?:'?s| is| does| would| do)?\b.*\b(?:come|total|cost|run|all in|altogether|paying|owe|damage)\b|\bcombien\b|\bbefore (?:the )?tax/;

/** "Can somebody come tomorrow afternoon", "quelqu'un peut-tu passer jeudi": a visit is wished for. */
const arriving: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.offer',
  'ask.next',
  'ask.hours',
  'want.callback',
  'give',
  'describe',
  'claim',
  'aside',
  'unclear',
]);
const whenToCome =
  /\bwhen (?:can|could|should|would|may) (?:i|we) (?:come|bring|drop|get in|be seen|stop|swing)\b|\bquand (?:est-ce que )?(?:je|on) (?:peux|peut|pourrais|pourrait)[- ](?:tu |je |on )?(?:venir|passer|amener)\b|\bje (?:pourrais|peux)-?tu (?:venir|passer)\b/;
const somebodyComes =
  /\b(?:can|could|would|will) (?:some(?:body|one)|any(?:body|one)|an? \p{L}+|the \p{L}+|you|ya|they|he|she|you guys|your (?:guy|guys|man|people)) (?:please |maybe |just |possibly )?(?:come|be (?:here|there)|make it|stop by|swing by|drop by|get (?:here|out))\b|\b(?:quelqu'un|il|elle|vous|un \p{L}+|le \p{L}+) (?:peut|pourrait|pouvez|pourriez)(?:[- ]t?-?(?:il|elle|tu))? (?:venir|passer)\b|\b(?:pouvez|pourriez)-vous (?:venir|passer)\b/u;

/** Who will call back, or asks somebody at home first, is let go. */
const deferrable: ReadonlySet<Act> = new Set([
  'give',
  'describe',
  'aside',
  'want.callback',
  'want.message',
  'return.call',
  'unclear',
  'thanks',
  'ack',
  'affirm',
  'ask.fact',
  'ask.status',
  'ask.next',
  'hold',
]);
/** Acts in which somebody who names a day to drop by asks whether the doors are open then. */
const dropping: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.offer',
  'describe',
  'aside',
  'unclear',
]);

/** "Ça se ferait-tu dimanche", "samedi ça marche-tu": of a day that is asked for, and of nothing else. */
function asksOfDayAlone(folded: string, times: SlotValues['times']): boolean {
  if (!times?.some(({ date }) => date) || !(asksWithParticle(folded) || asksOpen.test(folded)))
    return false;
  const rest = times.reduce((left, { text }) => left.replace(fold(text), ' '), folded);
  return [...contentStems(rest)].every((stem) => ofArranging.has(stem));
}

const asksOpen = /\b(?:est-ce que|est-ce qu')/;
const ofArranging = contentStems(
  'marche marcherait possible place libre disponible dispo convient arrange',
);
