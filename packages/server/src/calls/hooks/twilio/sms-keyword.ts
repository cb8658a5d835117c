import { isSureAlarm } from '@second-ring/conversation';

export type SmsKeyword = 'stop' | 'start' | 'help';

/** The words of the CTIA's messaging principles and of the FCC's rules, French ones Canadian carriers ask for, and Spanish ones. */
const keywords: Readonly<Record<string, SmsKeyword>> = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  CANCELALL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  OPTOUT: 'stop',
  REVOKE: 'stop',
  ARRET: 'stop',
  ARRETER: 'stop',
  ARRETEZ: 'stop',
  DESABONNER: 'stop',
  DESABONNEMENT: 'stop',
  DESABONNEZMOI: 'stop',
  DESINSCRIRE: 'stop',
  DESINSCRIPTION: 'stop',
  FIN: 'stop',
  REMOVE: 'stop',
  REMOVED: 'stop',
  ALTO: 'stop',
  PARAR: 'stop',
  PARE: 'stop',
  BAJA: 'stop',
  BASTA: 'stop',
  START: 'start',
  UNSTOP: 'start',
  HELP: 'help',
  INFO: 'help',
  AIDE: 'help',
};

/** As long as a carrier lets a text be. What takes more words to say asks for more. */
const longestAsked = 1_600;

/**
 * What a message asks of its sender's texts: the keyword that it is, whatever its case, accents and punctuation, or
 * in a sentence of their own that they be sent none any more. Null where it says anything else: that is for the
 * receptionist. Courtesies and a signature beside it say nothing.
 */
export function readKeyword(text: string): SmsKeyword | null {
  const plain = text
    .slice(0, longestAsked)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .toLowerCase()
    .replaceAll(/(?<!\p{L})txt(?=(?:s|ing)?(?!\p{L}))/gu, 'text')
    .replaceAll(/(?<!\p{L})msg(?=(?:s|ing)?(?!\p{L}))/gu, 'message')
    .replaceAll(
      /(?<!\p{L})(?:unsub|unsus?cri\p{L}{0,4}|unsub\p{L}{0,2}cri\p{L}{0,3})(?!\p{L})/gu,
      'unsubscribe',
    )
    // "Arretez de menvoyer": what is elided is written in one.
    .replaceAll(/(?<!\p{L})m(?=(?:envoy|ecri|achal|import|harcel|enlev)\p{L}+)/gu, "m'");
  const said = plain.replace(signature, '').replaceAll(besides, ' ');
  const known = keywords[lettersOf(said)] ?? keywords[lettersOf(said.replaceAll(courtesy, ' '))];
  if (known) return known;
  const bare = said
    .replaceAll(courtesy, ' ')
    .replaceAll(/[^\p{L}' ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // Whoever is in trouble is heard, whatever else they ask for.
  if (isSureAlarm(said)) return null;
  return noMore.test(bare) || asksToBeLeft(said) ? 'stop' : null;
}

const lettersOf = (words: string) => words.replaceAll(/[^\p{L}]/gu, '').toUpperCase();

/** Whether a message that ends all texts may as well have meant a visit that was to be cancelled. */
export function mayMeanVisit(text: string): boolean {
  return /^\W*(?:please\s+)?cancel(?:led|ed)?(?:\s+(?:please|pls|plz|thanks|thank you|thx))*\W*$/i.test(
    text,
  );
}

/** What stands below a message, whatever it says: "-- Robin", "Sent from my phone". */
const signature =
  /\n\s*(?:[-\u2013\u2014_~]|(?:thanks|thank you|thx|regards|cheers|merci|cordialement)(?=[, \n]+\p{L}+\W*$)|sent from|get outlook|envoye (?:de|depuis|a partir)).*$/su;

/** Said beside a refusal, it asks for nothing: who writes, that it is the wrong phone, how often it was said. */
const besides =
  /(?<!\p{L})(?:who(?:'?s| is| are| the \p{L}+ (?:is|are)) (?:this|that|it|you)(?: (?:people|guys))?|(?:(?:you have|you've got|this is|it's) )?the wrong (?:number|person|phone)|wrong (?:number|person|phone)(?! (?:on|for|in|of|at)(?!\p{L}))|(?:how|where) (?:did|do) you (?:get|have|find) (?:my|our|this) (?:cell |phone )?(?:number|phone)|(?:this|that)(?:'s| is)? (?:the |my )?[\p{L}\d]+ time(?: (?:i|we)(?:'ve| have)? \p{L}+(?: you)?(?: this| that)?)?|(?:c'est |vous avez )?(?:le |un )?mauvais numero|qui (?:etes-vous|est-ce|es-tu)|c'est qui|(?:comment|ou) avez-vous (?:eu|trouve|pris) (?:mon|ce) numero)[?!.]*(?!\p{L})/gu;

const courtesy =
  /(?<!\p{L})(?:please|pls|plz|thanks|thank you|thx|hi|hello|hey|now|immediately|just|ok(?:ay)?|svp|s'il vous plait|merci|bonjour|allo|por favor|gracias|sorry)(?!\p{L})/gu;

const texting =
  '(?:text(?:ing)?|messag(?:e|ing)|sms(?:ing)?|contact(?:ing)?|writ(?:e|ing)(?: to)?|bother(?:ing)?|spam(?:ming)?)';
const texts = '(?:texts?|text messages?|messages?|sms(?:es)?|spam)';
const anyTexts = `(?:(?:any|all|the|these|those|your|my|more|of) )*${texts}(?: from you)?`;
const me = '(?:me|us|this (?:number|phone))';
const ever = '(?: (?:again|any ?more|ever again|ever))*';
const textos = '(?:textos?|messages?(?: textes?)?|sms|courriels?|pubs?)';
const ecrire = '(?:ecri(?:re|vez|s)|text(?:er|ez)|envo(?:yer|yez|ie)(?: de)?|contact(?:er|ez))';

/** A whole message that asks to be sent nothing more: "stop texting me", "cessez de m'envoyer des textos". */
const noMore = new RegExp(
  `^(?:${[
    `stop(?: (?:${texting} ${me}|sending(?: ${me})?(?: (?:these|any|all|the|your))? ?${texts}|(?:all|these|the|your) ${texts}|it|this))?${ever}`,
    `(?:do not|don't|dont|never|you (?:may|can) not|i (?:do not|don't|dont) want you to)(?: ever)?(?: call(?: me| us)? (?:or|and|nor))? ${texting} ${me}${ever}`,
    `(?:i (?:do not|don't|dont) want |i want )?no (?:more )?${texts}(?: from you)?${ever}`,
    `i (?:do not|don't|dont) want (?:any ?(?:more)? ?|your |these |to (?:get|receive) (?:any ?(?:more)? ?|your |these )?)${texts}(?: from you)?${ever}`,
    `(?:(?:i|we)(?:'d| would)? )?(?:(?:want|wish|like) to |am |are )?(?:unsubscrib(?:e|ing)|opt(?:ing|ed)? out|opt ${me} out)(?: ${me})?(?: (?:of|from) (?:(?:these|the|your|all) ${texts}|this|it|all|everything))?`,
    'stop all(?: of)? (?:this|that|it)',
    `cease(?: and desist| (?:all )?(?:communications?|contact|texts?|messages?|texting|messaging))?(?: with me| immediately)?`,
    '(?:enough|block me|block my number|take me off|take us off|opt us out)',
    `(?:i|we) (?:do not|don't|dont) (?:want|wish|care)(?: to (?:get|receive|see))? (?:(?:any|more|these|those|your|this|any ?more)(?: of (?:these|those|this))?(?: ${texts})?|${anyTexts})(?: any ?more| from you| again)*`,
    `(?:i|we) (?:do not|don't|dont) (?:want|wish) to be (?:texted|contacted|messaged|bothered)${ever}`,
    `(?:je |on )?(?:retir|revoqu)(?:e|ons) (?:mon|notre) consentement(?: pour .*)?`,
    `(?:cessez|arretez|arrete|cesse) de (?:m'|me |nous )(?:importuner|achaler|deranger|harceler|contacter|envoyer (?:des |vos |ces )?${textos})`,
    '(?:retire|enleve|supprime|efface|ote)z?[- ](?:mon|ce) numero(?: de (?:vos|votre|la) listes?)?',
    `(?:je |on )?(?:ne )?(?:veux|veut|souhaite|desire) (?:plus|pus|pu) (?:recevoir )?(?:de |vos |ces |aucun )*${textos}`,
    `(?:fini|assez|c'est assez|ca suffit) (?:les|avec les|vos|avec vos) ${textos}`,
    `comment (?:je |on )(?:me |se )?(?:desabonne|desinscris|desinscrit)`,
    `(?:(?:i|we) (?:am |are )?)?not interested in ${anyTexts}`,
    `(?:turn off|disable|discontinue|end|cancel|mute|block) ${anyTexts}`,
    `(?:(?:i|we) )?no longer (?:want|wish)(?: to (?:get|receive|see))? ${anyTexts}`,
    `(?:i|we)(?:'d| would) like (?:to stop|no longer to|to no longer) (?:get|getting|receive|receiving|seeing) ${anyTexts}`,
    `(?:how (?:do|can|would) (?:i|we) )(?:unsubscribe|opt out|stop (?:(?:getting|receiving) )?${anyTexts})`,
    `comment (?:(?:puis-je|je peux|faire pour|on fait pour) )?(?:me )?(?:desabonner|desinscrire)`,
    `(?:(?:i|we) )?(?:(?:revoke|withdraw)(?: my| our)?|(?:do not|don't|dont|did not|didn't|never)(?: give| gave)?(?: you)?(?: my| any)?) consent(?:ed)?(?: to (?:this|${anyTexts}))?`,
    `(?:remove|delete|take) ${me}(?: off)?(?: (?:from )?(?:your|this) (?:(?:text|texting|message|sms|mailing|contact) )?list)?${ever}`,
    `(?:remove|delete) my (?:phone )?number`,
    `ne (?:m'|me |nous )${ecrire}(?: (?:de |des )?${textos})? ?plus(?: (?:jamais|de ${textos}))?`,
    `(?:cessez|arretez|arrete|cesse)(?: de (?:m'|me |nous )${ecrire}(?: (?:des |de |vos |ces )?${textos})?)?`,
    `(?:je (?:ne )?(?:veux|souhaite|desire) )?plus (?:de |aucun |recevoir (?:de |vos |ces )?)${textos}`,
    `(?:desabonnez|desinscrivez|retirez|enlevez)[- ]moi(?: de (?:votre|la|cette) liste)?`,
    `pas de ${textos}`,
    'stop (?:envoyer|envoi)',
    'no (?:quiero|deseo|mas)(?: recibir)?(?: mas)? (?:mensajes|textos)',
    `(?:je veux )?me (?:desabonner|desinscrire)|je me (?:desabonne|desinscris)`,
    'no me (?:escrib|mand|envi|contact|texte)\\p{L}+(?: (?:mas|mensajes|textos))+|dejen? de (?:escribir|mandar|enviar|textear|molestar)(?:me|nos)(?: (?:mas|mensajes|textos))*',
  ].join('|')})$`,
  'u',
);

/**
 * Whether any clause of a message asks whoever writes to them to stop, whatever stands beside it: "stop texting my
 * phone, I never signed up", "I said stop". A message that wants something done, or to be reached in another way,
 * is for the receptionist.
 */
function asksToBeLeft(said: string): boolean {
  if (otherWay.test(said)) return false;
  const clauses = said
    .split(/[,.!?;:\n\u2013\u2014]+/u)
    .flatMap(stopApart)
    .map((whole) => ({ whole, bare: bareOf(whole), rest: bareOf(whole).replace(leadIn, '') }))
    .filter(({ rest }) => rest !== '');
  if (clauses.some(({ bare, rest }) => noMoreOfUs.test(rest) || noMoreOfUs.test(bare))) return true;
  const others = clauses.filter(({ rest }) => !enough.test(rest));
  if (others.length === clauses.length || wants.test(said)) return false;
  return others.every(({ whole }) => ofTexts.test(whole));
}

/** A clause without its courtesies and marks. */
const bareOf = (clause: string) =>
  clause
    .replaceAll(courtesy, ' ')
    .replaceAll(/[^\p{L}\p{N}'\- ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What stands beside a bare "stop" and gives a reason not to be written to; anything else may be what is to be stopped. */
const ofTexts =
  /(?<!\p{L})(?:(?:text|messag|spam|subscri|harass|consent|textos?|desabonn)\p{L}*|sms|(?:my|this|the|our|mon|ce|notre) (?:number|phone|cell|numero|cellulaire|telephone)|sign(?:ed)? up|interest(?:ed)?|interesse\p{L}*|(?:your|a|votre|un|une) (?:customer|client)e?|(?:do not|don't|dont) (?:even )?know you|(?:i|we|j'ai|je vous ai|on vous a)(?: have|'ve)? (?:already |deja )?(?:said|told|asked|dit|demande)|list|crtc|lawyer|passed away|deceased|decedee?|driving|no thanks?(?: you)?|non merci|(?:(?:this|it|that) is|(?:this|it|that)'s|i am|i'm|im|c'est|je suis) (?:not|pas) (?!ready|home|done|sure|finished|here|there|going|coming|able|what|how|right|a|an|the|my|in|at|it|working|pret|sur|la|chez|fini)\p{L}+|damn|idiots?|jerks?|assholes?|fuck\p{L}*|tabarnak|crisse)(?!\p{L})/u;

/** "Not interested stop": a stop that ends what is no reason but to be left alone. */
function stopApart(clause: string): string[] {
  const [, before] = /^(.+\p{L})\s+(?:please\s+)?stop\s*$/u.exec(clause) ?? [];
  return before !== undefined && ofTexts.test(before) && !names.test(before)
    ? [before, 'stop']
    : [clause];
}

/** Where a stop is a place, or what somebody else does. */
const names =
  /(?<!\p{L})(?:bus|truck|van|train|next|first|last|to|will|won't|wont|not|doesn't|can't|a|the|your|you)\s*$/u;

/** They want to be called or mailed in place of texts: that is a wish of theirs. */
const otherWay =
  /(?<!\p{L})(?:(?:call|phone|ring|e-?mail) (?:me|us)|(?:appelez|rappelez|appelle|rappelle|telephonez)[- ](?:moi|nous))(?!\p{L})/u;
/** Something is asked or wanted, beside a word that by itself would ask for no more texts. */
const wants =
  /[?\d]|(?<!\p{L})(?:i mean|i meant|book|appointment|tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?<!(?:not|n't|nt) )(?:want|need)|rendez-vous|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|veux|voudrais|besoin)(?!\p{L})/u;
const leadIn =
  /^(?:(?:and|so|well|look|listen|hey|yo|ok|no|omg|ffs|wtf|please|kindly|seriously|(?:i|we)(?: already| just)? (?:said|asked you to|told you(?: guys)?(?: to)?|want(?: you)? to|need you to)|(?:can|could|will|would) you(?: guys)?(?: please)?|you (?:need|have|guys need) to|j'ai (?:deja )?dit|je (?:vous |t')?ai (?:deja )?dit|pouvez-vous|pourriez-vous|i|we) )+/u;
/** Said to whoever will not leave them alone; by itself, or beside a reason. */
const enough =
  /^(?:(?:s?to+p+(?: (?:it|this|that|now|already))?|quit (?:it|this|that)|cut it out|knock it off|unsubscribe|leave (?:me|us) (?:alone|be|in peace)|go away|get lost|(?:bug|buzz|piss|back|f\p{L}*|fuck) off|lose (?:my|this) number|la(?:ch|iss)e[zr]?[- ](?:moi|nous)(?: (?:tranquilles?|en paix|la paix))?|(?:fiche|foute?|fou|crisse)[zrs]?[- ](?:moi|nous) (?:la paix|patience)|arrete[zr]?(?: ca)?)(?: already)?(?: (?=\p{L})|$))+(?:i (?:do not|don't|dont) want .*)?$/u;

const halt = '(?:stop|quit|cease(?: and desist)?|give up|knock off|enough)';
const sending =
  '(?:text(?:ing|s)?|messag(?:ing|es?)|sms(?:ing)?|spam(?:ming)?|bother(?:ing)?|bugg?(?:ing)?|pester(?:ing)?|harass(?:ing)?|annoy(?:ing)?|blow(?:ing)? up)';
const negation =
  "(?:do not|don't|dont|never|no longer|you (?:may|can) not|you (?:can't|cannot)|(?:i|we) (?:do not|don't|dont|no longer) want you to)";
const theirs =
  '(?:me|us|(?:(?:on|at|to) )?(?:my|our|this|the same) (?:cell ?)?(?:phone|cell|number|mobile|line)(?: number)?)';
/** What nobody names who wants a thing of the shop's. */
const ofAnyKind =
  '(?:(?:to )?(?:me|us) )?(?:(?:any ?more|more|any|all|these|this|those|your|the|so many|such|of) )*(?:(?:damn|stupid|bloody|fucking|annoying|automated|marketing|promotional) )*(?:texts?|text messages?|messages?|sms(?:es)?|stuff|things?|anything|crap|shit|garbage|junk|spam|ads?|promos?|updates?|reminders?|notifications?|this|these)';
/** Nothing follows that says when, or of what: only for how long, and why. */
const tail =
  "(?:(?: at all| again| any ?more| ever| ever again| already| for good| right now| from now on| to (?:me|us)| to (?:my|this) (?:phone|cell|number))*(?: (?:because|cause|cuz|since|or|and|i|i'm|im|it|its|it's|this is|parce|sinon|je|c'est|ou) .*)?)$";

/** A clause that asks that nothing more be sent to them. */
const noMoreOfUs = new RegExp(
  `^(?:${[
    `(?:${halt}|${negation}) (?:with the )?${sending}(?: ${theirs})?`,
    `(?:knock it off|cut it out|enough|quit it) with (?:the|these|your|all the) ${texts}`,
    `${halt} (?:${sending}|contact(?:ing)?|writ(?:e|ing)(?: to)?) (?:him|her|them|(?:my|our|his|her|their) \\p{L}+)(?:'s)?(?: (?:phone|cell|number))?`,
    `${halt} sending (?:me|us)(?: (?:your|these|those|any|all|more|so many|such))*(?: (?!(?:to|the|an?|out|in|back|from|with|away|home|over)(?!\\p{L}))\\p{L}+){1,2}`,
    `${halt} (?:(?:with|of) )?(?:all )?(?:the|these|this|your) ${texts}`,
    `(?:${halt}|${negation}) (?:ever )?(?:send(?:ing)?|writ(?:e|ing)|contact(?:ing)?)(?: ${theirs})?(?: ${ofAnyKind})?(?: (?:crap|shit|stuff))?`,
    `(?:no more|(?:do not|don't|dont) want (?:any ?more|more|any|to (?:get|receive|see)(?: any)?(?: more)?)) (?:of )?(?:(?:this|these|your)(?: ${texts})?|${texts})`,
    `(?:unsubscribe|remove|delete|take) (?:me|us|my number|this number)(?: off$| (?:off|from) (?:it|this|(?:your|this|the) (?:(?:text|texting|message|sms|mailing|contact) )?(?:list|system)s?))?`,
    `(?:ne )?(?:m'|me |nous )?(?:${ecrire})(?:[- ](?:moi|nous))? (?:plus|pu|pas)(?: (?:de |des )?${textos})?(?: (?:jamais|svp))?`,
    `(?:arret|cess|lach)e[zr]? (?:de |d')(?:m'|me |nous )?(?:${ecrire}|achaler|deranger|harceler|envoyer)(?: (?:des |de |vos |ces |toutes? )?(?:${textos}|affaires|niaiseries|choses))?`,
    `(?:arret|cess)e[zr]? (?:avec )?(?:tous )?(?:vos|les|ces) ${textos}`,
    `(?:arret|cess)e[zr]? (?:de |d')${ecrire} a (?:m[ao]n?|mes|notre|nos) \\p{L}+`,
    `(?:plus|pu) (?:de|aucun) ${textos}`,
  ].join('|')})${tail}`,
  'u',
);
