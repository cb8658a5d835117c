import type { Act } from '../heard/acts.ts';
import type { SlotValues } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { asksIfItMatters } from '../knowledge/heard-question.ts';
import { fold } from '../knowledge/words.ts';
import { dropsBy } from '../understanding/drops-by.ts';
import { asksWithParticle } from '../understanding/question-particle.ts';
import { ringsThemselves } from './rings-back.ts';
import { saidPlainlyInFrench } from './said-plainly-in-french.ts';

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
  const [here, whole] = [fold(said), fold(text)];
  const visit = booked.test(here) || unable.test(here);
  if (cancelable.has(act) && visit && booked.test(whole) && unable.test(whole))
    return 'want.cancel';
  if (act === 'want.late' && times && insteadOfIt.test(here)) return 'want.move';
  if (doorsAskable.has(act) && asksDoors.test(here)) return 'ask.hours';
  if (act === 'want.late' && supposesLate.test(here)) return 'ask.fact';
  if (callableOff.has(act) && callsOff.test(here) && !supposed.test(here)) return 'want.cancel';
  if (movable.has(act) && movesIt.test(here)) return 'want.move';
  if (puttable.has(act) && times?.some(isDay) && putsDown.test(here)) return 'want.book';
  if (act === 'want.book' && !times && wantsMoneyBack.test(here)) return 'complain';
  if (blamable.has(act) && workDone.test(here) && wentWrong.test(here)) return 'complain';
  if (deferrable.has(act) && ringsThemselves(here)) return 'defer';
  if (priceable.has(act) && tellsMePrice.test(here) && !byAnother.test(here)) return 'ask.price';
  if (act === 'alarm.urgent' && passesOn.test(here) && !cannotWait.test(here))
    return 'want.message';
  if (matterable.test(act) && asksIfItMatters.test(here)) return 'ask.fact';
  if (act === 'ask.fact' && costsAnything.test(here)) return 'ask.price';
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
]);
const asksDoors =
  /\b(?:(?:what time|when|how (?:late|early)) (?:do|does|are|will|would) (?:you|ya|they|you guys|you folks|the (?:shop|store|office)) (?:guys |folks |all )?(?:clos\w+|open\w*|shut\w*|there)|(?:a )?quelle heure (?:est-ce que )?(?:vous |tu |ca |c'est )?(?:ferm|ouvr)\w+|(?:ferm|ouvr)\w+(?:[- ]vous|[- ]tu)? (?:a quelle heure|quand|jusqu'a quelle heure))/;

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

/** "I have an appointment Thursday and I can't make it", whatever else it sounds like. */
const cancelable: ReadonlySet<Act> = new Set(['want.book', 'describe', 'give', 'aside', 'greet']);
const booked =
  /\b(?:(?:i|we)(?:'ve| have)?(?: got| had| have)? (?:an? |my |our )?(?:\p{L}+ ){0,3}(?:appointment|booking|reservation|showing|session|appt|visit)|(?:i|we)(?:'ve| have)(?: got)? an? (?:\p{L}+ ){1,3}(?:at|on|booked|today|tomorrow|this|next|\p{L}+day)\b|(?:i'm|we're|i am|we are) (?:booked|scheduled|supposed to|on (?:your|the) (?:schedule|books?|calendar)|down for)|you(?:'ve| have|) (?:got )?(?:me|us) (?:down|booked|scheduled)\b|(?:i|we) had (?:\p{L}+ ){1,5}booked\b|(?:j'ai|on a|j'avais|on avait) (?:un|mon|notre) (?:\p{L}+ ){0,2}(?:rendez-vous|rdv|visite|reservation))\b/u;
const unable =
  /\b(?:(?:can't|cannot|can not|won't|not (?:gonna|going to)|not able to|unable to) (?:be able to )?(?:make|come|be there|do)|(?:don't|do not|won't|no longer) need (?:you|it|him|her|them|anybody|anyone|somebody|that|the \p{L}+)\b|(?:call(?:ing)? it off|(?:plus|pas) besoin)|(?:pourr\w+|peux|peut|serai|sera) (?:pas|pu|plus|point)\b)/u;

/** "What if I'm a bit late, is that bad": nobody is late yet. */
const supposesLate =
  /\b(?:if|in case|say|suppose|si(?: jamais)?|au cas ou)\b.{0,24}\b(?:late|behind|retard)\b/;

/** "Could I make it three instead, then I won't be late": the visit moves, and nobody is late. */
const insteadOfIt = /\b(?:instead|rather than|plutot|a la place|au lieu)\b/;

/** "We'll just cancel it then", "on va le canceller", whatever else it sounds like. */
const callableOff: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.offer',
  'ask.next',
  'want.late',
  'give',
  'describe',
  'aside',
  'unclear',
  'defer',
  'refuse',
]);
const callsOff =
  /\b(?:i'?ll|i'?m (?:gonna|going to)|we'?re (?:gonna|going to)|let'?s|we'?ll|gonna|(?:i|we) (?:better|might as well)|you can|please|better) (?:just |have to |rather )?(?:cancel|scrap|call off) (?:it|that|this|(?:the|my|our) (?:whole thing|appointment|booking|visit))\b|\b(?:on|je) (?:va|vais|vas) (?:(?:juste|donc|plutot) )?(?:le |la |l'|tout )?(?:cancell?er|annuler)\b|\b(?:annulez|cancell?ez)[- ](?:le|la|ca|tout)\b/;
const supposed = /\b(?:if|whether|what happens|si|au cas)\b/;

/** "Can I just move it then, like to Friday", whatever else it sounds like. */
const movable: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.offer',
  'ask.when',
  'ask.next',
  'ask.donow',
  'want.message',
  'give',
  'describe',
  'aside',
  'unclear',
  'claim',
  'defer',
]);
const movesIt =
  /\b(?:can|could|may|let's|want to|wanna|like to|need to|have to) (?:i |we |you )?(?:\p{L}+ ){0,2}(?:move|push|bump|reschedule|shift|postpone) (?:it|that|this|my|our|the (?:appointment|booking|visit|viewing|showing|time))\b|\b(?:move|push|bump|reschedule|postpone) (?:it|that|my|our|the) (?:\p{L}+ ){0,2}(?:to|till|until|back|over)\b|\b(?:changer|deplacer|remettre|repousser|reporter) (?:ca|mon|ma|notre|le|la) (?:rendez-vous|rdv|visite|seance)\b|\b(?:le|la|ca) (?:deplacer|repousser|reporter|remettre) (?:a|au|pour)\b/u;

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
