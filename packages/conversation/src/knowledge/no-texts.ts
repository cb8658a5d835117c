import { fold, foldWithoutEnd } from './words.ts';

const halt = '(?:stop|quit|cease|knock off|cut out|lay off|enough(?: with)?|done with)';
/** "Don't stop texting me", "he won't quit texting me". */
const notHalted =
  "(?<!\\b(?:don't|do not|never|not|won't|will not|can't|cannot|to|should(?:n't)?) )";
const texting = '(?:text(?:ing)?|messag(?:e|ing)|sms(?:ing)?|spam(?:ming)?)';
const me =
  '(?:me|us|(?:(?:on |at |to )?(?:my|our|this) (?:\\p{L}+ ){0,2}?(?:phone|cell|mobile|number|line)))';
const any =
  '(?:(?:any ?more|more|any|all|of|the|these|those|this|your|so many|such|getting|receiving|with|automated|marketing|promotional|reminder|confirmation|appointment) )*';
const texts = '(?:texts|texting|text (?:messages?|reminders?|alerts?)|sms(?:es)?)';
/** With a verb of sending beside it, a message is a text. */
const messages =
  '(?:texts?|text (?:messages?|reminders?|alerts?)|messages|sms(?:es)?|reminders by text)';
/** A refusal for now, or of one matter, is none of all texts. */
const notForNow =
  '(?! (?:back|the|an?|that|until|till|before|if|unless|when|today|tonight|tomorrow|while|at|during|after(?! all\\b)|about|yet|later|so|too)(?!(?<= about) (?:it|this|that|anything|any of it)\\b)\\b)';
/** "Why don't you text me", "if you don't text me": nobody is told not to. */
const asked = '(?<!\\b(?:you|they|we|he|she|why|who|people|guys|nobody|i|it) )';

const inEnglish = [
  `${notHalted}\\b${halt} (?:with )?(?:the )?${texting}(?: ${me}| (?:at all|now|please|any ?more|already|texts))*$`,
  `${notHalted}\\b${halt} (?:with )?(?:the )?${texting} ${me}`,
  `${notHalted}\\b${halt} (?:(?:sending|getting|receiving) )?(?:${me} )?${any}${texts}\\b`,
  `${notHalted}\\b${halt} sending (?:${me} )?${any}${messages}\\b`,
  `${notHalted}\\b${halt} contacting ${me}`,
  `\\bno (?:more )?${any}${texts}\\b(?: please| okay| ok| thanks| to ${me}| from you(?: guys)?| any ?more| ever)*$`,
  `${notHalted}\\b(?:quit|stop|knock|cut) it(?: off| out)? with ${any}(?:${texts}|messages)`,
  `\\bnever (?:asked|signed up) for ${any}${texts}`,
  `\\bno more ${any}${messages} (?:from you|to ${me})`,
  `${asked}(?:do not|don't|never)(?: ever| be)? ${texting} ${me}${notForNow}`,
  `${asked}(?:do not|don't|never)(?: ever)? send (?:${me} )?(?:a |another )?${any}(?:${messages}|text message|text)(?: to ${me})?(?: any ?more| again| ever| please)*$`,
  `${asked}(?:do not|don't|never) contact ${me} (?:again|any ?more|ever)`,
  `\\b(?:don't|do not|no longer|never) (?:want|wish|care)(?: you(?: guys| people)?)?(?: to (?:get|receive|see|be))? (?:sent )?${any}(?:${texts}|texted)\\b(?! (?:back|about|the|until|if|when|before)\\b)`,
  `\\b(?:don't|do not|no longer|never) want (?:you|them|anyone|anybody)(?: guys| people)? (?:to )?(?:text|send(?:ing)? (?:${me} )?${any}${messages}|texting)(?: ${me})?(?: any ?more| again| ever)*$`,
  `\\bnot interested in ${any}${texts}`,
  `\\b(?:unsubscrib\\w+|opt(?:ing|ed)?(?: ${me})? out)(?: ${me})? (?:of|from) ${any}(?:${texts}|messages)`,
  `\\bunsubscribe ${me}$`,
  `\\b(?:tak(?:e|ing)|remov(?:e|ing)|delet(?:e|ing)|get(?:ting)?|drop) (?:${me}|my name)(?: please)? (?:off|from|out)(?: of)? (?:your |the |that |this |these |any |all |of |from )*(?:(?:text|sms|message|messaging|texting|mailing|marketing|promo\\w*) ?)+(?:s|list|lists)?\\b`,
  `\\b(?:make|want|need|get|like|have) (?:all )?(?:the|these|those|your|any|this) ${texts}(?: to| from you)* (?:stop|end)`,
  `\\b(?:cancel|turn off|disable|end|block|discontinue) ${any}(?:my )?${texts}\\b`,
  `\\b(?:rather|prefer)(?: that)?(?: you)?(?: guys| people)? (?:didn't|did not|don't|do not|not)(?: ever)? (?:${texting}|send|sending)(?: ${me})?(?: ${any}${messages})?(?: any ?more| again| ever| at all| please)*$`,
  `\\b(?:rather|prefer) not (?:to )?(?:get|receive|be|be getting)(?: sent)? ${any}(?:${texts}|texted|messages)`,
  `\\b(?:revok|withdraw|tak|rescind|retract)(?:e|ing|s)?(?: back)? (?:my |our |any |all )*(?:consent|permission)(?! (?:form|for (?:the|my|his|her) (?:photo|surgery|procedure)))`,
  `\\b(?:do not|don't|never|didn't|did not|no longer) (?:give |gave )?(?:you )?(?:my )?(?:consent|agree|agreed)(?: to)? (?:being |be |receiv\\p{L}+ |getting )?${any}(?:texted|messages|${texts})`,
  `\\b(?:do[- ]not[- ]|no[- ])(?:text|contact|call|message|sms)(?:[- ]me)? list\\b`,
  `(?<!\\b(?:can't|cannot|not|won't) )\\b(?:tak(?:e|ing)|remov(?:e|ing)|delet(?:e|ing)|get(?:ting)?|drop|pull|eras(?:e|ing)|scrub|strike) (?:my|our|this) (?:phone |cell |mobile )?number(?: please)?(?: (?:off|from|out)(?: of)?(?: (?:your|the|this|that|all|any))*(?: (?:\\p{L}+ )?(?:systems?|lists?|records?|database|books?|phones?|files?|texts?|thing|computer|stuff|contacts?))?)?(?: please| now| right now| completely| entirely)*$`,
  `\\b(?:want|get|take|need)(?: ${me}| to be| to get)? off(?: of)? (?:your|this|that|all your|any) (?:(?:text|texting|sms|message|messaging|mailing|marketing|promo|contact|calling|phone|call) )?lists?$`,
  `(?<!\\b(?:can|could|did|do) (?:we|you|they) )\\b(?:(?:i|we)(?:'d| would| want| wish| need|'m| am)?(?: like)?(?: to| just)*|how (?:do|can|would) (?:i|we)|please|let me) (?:opt(?:ing)? out|unsubscrib(?:e|ing))(?= *$| (?:please|now|from (?:this|your|the|these|everything|all)|of (?:this|your|these|everything|all|the (?:text|sms|message)\\p{L}*))\\b)(?! (?:of|from) (?:the|your) (?:\\p{L}+ )?(?:warranty|plan|program|insurance|membership|newsletter|maintenance|service|extended))`,
  `\\b(?:the|these|those|your|all|this) ${any}(?:${texts}|text messages|messages) (?:need|needs|have|has|must|should|better|got|gotta|ought)(?: to| got to)? (?:stop|end|cease)`,
  `\\b(?:don't|do not|no longer|never) (?:want|wish)(?: you)? to be (?:contacted|texted|messaged|bothered|reached)(?: (?:any ?more|again|ever|at all|by (?:you|anyone|this|text)))`,
  `\\b(?:don't|do not|no longer|never) (?:want|wish|need)(?: to (?:get|receive|see|hear))? (?:any more|any|more|your|these|those|all these) (?:of (?:these|your) )?(?:messages|texts)(?: from (?:you|your|this))?(?: guys| people| any ?more| again| ever| number| place)*$`,
  `\\b(?:stop|quit|cease)(?: with)? (?:harassing|bothering|pestering|spamming|bugging|hounding|messaging) (?:me|us|my)(?! (?:tenant|neighbou?r|dog|kids?))`,
  `\\bblock (?:me|my (?:phone |cell )?number|us|this number) (?:from|on) (?:your|the|these|all)`,
  `\\b(?:keep|keeps|been) (?:on )?(?:getting|texting|sending|messaging)\\b.{0,50}\\b(?:make (?:it|them|that) stop|knock it off|cut it out|quit it|enough(?: already)?$|i don't want (?:them|it|any))`,
  `\\bkeep(?:s)? (?:texting|messaging|spamming) (?:me|us)\\b.{0,30}\\b(?:stop|annoying|sick of|enough)`,
  `\\bno need to (?:text|message|sms) (?:me|us) (?:ever|again|any ?more|at all|about (?:it|anything|this))`,
  '\\bcease and desist\\b(?! letter)|\\bcease all (?:communications?|contact|texts?|messages?)|\\blose my number\\b|\\b(?:stop|quit) (?:contacting|messaging) (?:me|us)\\b|\\bunsub(?: me)?$',
];

const textos = '(?:textos?|sms|messages? textes?|messages)';
/** A refusal for a while, or of one matter. */
const pasMaintenant =
  "(?! (?:tard|souvent|vite|tot|de bonne|avant|apres|le|la|les|l'|pendant|demain|a soir|ce soir|aujourd'hui|quand|si|au|en|mon|ca)(?!\\p{L}))";
const inFrench = [
  `\\b(?:arret\\w+|cess\\w+|lach\\w+)(?:-?(?:moi|nous))?(?: de| d')? ?(?:m'|me |nous |toujours |constamment )*(?:texter|ecrire)(?! (?:au|en conduisant|pendant))`,
  `\\b(?:arret\\w+|cess\\w+)(?: de| d') ?(?:m'|me |nous )?envoyer (?:\\p{L}+ ){0,2}?${textos}`,
  `\\b(?:arret\\w+|cess\\w+|fini)(?: avec)? (?:les|vos|ces|tous (?:les|vos)) ${textos}`,
  `\\b(?:m'|me |nous )(?:textez|texte|texter|ecrivez|ecris|contactez|contacte) (?:plus|pus|pu|jamais|pas)\\b(?! (?:tard|souvent|vite|tot|de bonne)\\b)`,
  `\\b(?:textez|texte|ecrivez|ecris|contactez|contacte)[- ](?:moi|nous) (?:plus|pus|pu|jamais)(?!\\p{L})(?! (?:tard|souvent|vite|tot|de bonne)\\b)`,
  `\\b(?:textez|texte)[- ](?:moi|nous) pas(?!\\p{L})${pasMaintenant}`,
  `\\benvo(?:yez|ie)[- ](?:moi|nous) (?:plus|pus|pu|jamais|pas) (?:de |d'autres )?${textos}`,
  `\\b(?:m'|me |nous )(?:envoyez|envoie|envoyer) (?:plus|pus|pu|jamais|pas) (?:de |d'autres )?${textos}`,
  `\\b(?:veux|voudrais|souhaite|desire|aimerais) (?:(?:ne )?(?:plus|pus|pu|pas) )(?:(?:en )?(?:recevoir|avoir) )?(?:(?:que|qu')(?: vous| on| tu)? ?(?:m'|me |nous )\\p{L}+ )?(?:de |d'autres |des |vos |aucun )*(?:textos|sms|messages textes)`,
  `\\b(?:veux|voudrais|souhaite) (?:plus|pus|pu|pas) (?:que vous|qu'on|que tu|que personne) ?(?:m'|me |nous )texte\\p{L}*`,
  `\\bplus (?:jamais |aucun )?(?:de )?(?:textos|sms|messages textes)\\b`,
  `\\bpu[s]? (?:de |d'|vos |ces )?(?:textos|sms|messages textes)\\b`,
  `^(?:non[ ,]+|merci[ ,]+)*pas de (?:textos?|sms)(?: (?:merci|s'il vous plait|svp|pour moi))*$`,
  `\\b(?:aimerais|prefere\\p{L}*|voudrais|aime)(?: mieux| autant)? (?:que (?:vous|tu)|qu'on) (?:ne )?(?:me |m')(?:texti?ez|textes?|envoy\\p{L}+ (?:de )?${textos}) ?(?:pas|plus|pu|pus)`,
  `\\b(?:aimerais|prefere\\p{L}*|voudrais|aime)(?: mieux| autant)? (?:ne )?(?:pas|plus|pu|pus) (?:recevoir|avoir) (?:de |vos |ces |aucun )?${textos}`,
  `\\b(?:retire|revoque|enleve|reprends|annule) (?:mon|ma|notre) (?:consentement|permission|accord|autorisation)`,
  `\\b(?:veux|veut|voudrais|souhaite) (?:ne )?(?:plus|pus|pu|pas) (?:que vous|qu'on|que tu) ?(?:me |m')(?:texti?ez|textes?|ecriv\\p{L}+|contacti?ez|envoy\\p{L}+)`,
  `\\b(?:lach|laiss)(?:ez|e)[- ](?:moi|nous)(?: (?:tranquilles?|en paix))? (?:avec|pour) (?:vos|les|ces|tes) ${textos}`,
  `\\b(?:c'est assez|assez|ca suffit|fini|tanne\\p{L}* (?:de|avec))(?: avec)? (?:les|vos|ces|de|d'|tous vos) ?${textos}`,
  `\\ben (?:veux|voudrais|desire) (?:plus|pus|pu|pas) (?:de |d')?(?:vos |ces |tes )?${textos}`,
  `\\b(?:enlev|retir|ot|supprim|ray|effac|sort)(?:ez|e|er) (?:donc )?(?:mon|notre|ce) (?:numero|telephone|cell\\p{L}*)(?! (?:de|du) (?:la reservation|rendez-vous|dossier de))`,
  `\\b(?:enlev|retir|ot|supprim|ray|effac)(?:ez|e|er)[- ](?:moi|nous) de (?:vos|votre|toutes vos) (?:listes?|envois?|contacts)(?! d'attente)`,
  `\\b(?:me |m')?(?:desabonn|desinscri)(?:er|re|s|e)(?= *$| (?:de (?:vos|votre|ca|ces|la liste|tout)|des (?:textos|messages|sms|envois)))`,
  `\\b(?:cess|arret)(?:ez|e|er) (?:de |d')?(?:m'|me |nous )(?:importuner|achaler|deranger|harceler|contacter|ecoeurer|spammer)`,
  `\\barret(?:ez|es|ent) pas de (?:me|nous) texter\\b.{0,30}\\b(?:tann\\p{L}*|achal\\p{L}*|fatig\\p{L}*|assez|ecoeur\\p{L}*|enerv\\p{L}*|arretez|stop)`,
  `\\b(?:enlev|retir|ot|supprim|ray|effac)(?:ez|e|er)[- ](?:moi|nous|mon numero)(?: de| des| du)?(?: (?:la|votre|vos|les))?(?: listes?)?(?: (?:de|d'|des))? ?(?:envois? )?(?:de |d')?${textos}`,
  `\\bdesabonn\\w+(?:[- ](?:moi|nous))?(?: (?:de|des))?(?: (?:vos|ces|les))? ${textos}`,
  '\\bdesabonnez-moi$',
];

const refuses = new RegExp([...inEnglish, ...inFrench].join('|'), 'u');
/** Another way is asked for in its place, and nothing says that it is for good. */
const otherWay =
  /\b(?:call|phone|ring|e-?mail)(?: me| us)?(?: instead| rather)?\b|(?<!\p{L})(?:r?appele[rz]|telephone[rz]|ecri\w+ un courriel)/u;
const forGood =
  /\b(?:stop|quit|any ?more|again|ever|never|no more|unsubscrib\w*|off|list|opt\w*|consent|remove|delete|cease|consentement|arret\w+|cess\w+|plus|pu|jamais)\b/u;

/** Whether a clause asks that no texts be sent to whoever says it any more. */
export function wantsNoTexts(clause: string, whole: string = clause): boolean {
  const said = foldWithoutEnd(clause);
  if (!refuses.test(said)) return false;
  return !otherWay.test(fold(whole)) || forGood.test(said);
}
