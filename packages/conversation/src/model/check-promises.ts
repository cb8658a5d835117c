import { changesTime, changesWishOnly, putsDetailRight } from './changes-told.ts';
import { isNegated } from './check-gifts.ts';
import type { DropReason } from './drop-reason.ts';
import type { Grounds } from './grounds.ts';
import { saidStems } from './in-both.ts';
import { callsByThen, leavesWhenOpen, notKnownWhether, statedIn } from './promise-words.ts';
import type { ModelSentence } from './resolve-sentence.ts';

interface PromiseRule {
  says: RegExp;
  /** When it is true; never, where it is left out. */
  when?: (grounds: Grounds, folded: string) => boolean;
}

const has = ({ effects }: Grounds, kind: string) =>
  effects.some((effect) => effect.type === 'request' && effect.request.kind === kind);

const changed = ({ state }: Grounds, action: string) =>
  state.booking.changes.some((one) => one.action === action);

const offered = ({ state }: Grounds) =>
  state.booking.offered.length > 0 ||
  state.booking.chosen !== null ||
  state.booking.changes.length > 0;

/** Somebody was asked for, or something is being passed on: a call back is what happens then. */
const willCall = ({ state }: Grounds, folded: string) =>
  state.wanted.requests.some(({ settled, kind }) => !settled && kind !== 'application') ||
  state.unanswered.length > 0 ||
  offers(folded);

const offers = (folded: string) =>
  /\b(?:would you like|i'd rather|j'aime mieux|je prefere|will have to|shall i|should i|do you want|want me|i can|i could|if you(?:'d)? like|can i|could i|happy to|(?:so (?:that )?)?(?:somebody|someone|they)(?: (?:from|at|of|in|on) (?:the |our )?[a-z]+)? can|(?:let me|i'll|i will|i can|i could) (?:have|get) (?:somebody|someone|them|(?:the |our )?(?:owner|team|office|manager))|(?:the )?best (?:thing |way |bet )?(?:is|would be)|le mieux|ideal\w*|pour qu|voulez|souhaitez|aimeriez|je peux|puis-je|desirez|to confirm|quelqu'un (?:peut|pourra|pourrait)|on (?:peut|pourra|pourrait))\b/.test(
    folded,
  );

const owns = (word: RegExp) => (grounds: Grounds, folded: string) =>
  grounds.passages.some(
    ({ folded: words, stems }) =>
      word.test(words) &&
      [...saidStems(folded), ...saidStems(grounds.lastWords)].some((stem) => stems.has(stem)),
  );

const asksOnly = (_grounds: Grounds, folded: string) => /\?\s*$/.test(folded);

/** "So that's a tow, first thing tomorrow morning": their own words, read back as their wish. */
const saysTheirHaste = ({ caller }: Grounds, folded: string) =>
  /^\W*(?:so,? (?:that's|it's|you)|alors c'est|donc)\b/.test(folded) &&
  !/\b(?:will|'ll|going to|can|serons|sera|viendra)\b/.test(folded) &&
  (folded.match(haste) ?? []).every((words) => caller.includes(words));

const haste =
  /\b(?:right away|right now|immediately|first thing|asap|same[- ]day|overnight|tout de suite|immediatement|au plus vite)\b/g;

const forLife = /\b(?:lifetime|for (?:life|ever|good)|forever|a vie)\b/;

const promises: readonly PromiseRule[] = [
  {
    says: /\byou(?:'re| are) (?:now )?all set (?:with|for|on|at)\b|\bwide open\b|\b(?:works|suits) (?:fine |well |great |perfectly )?(?:for |with )?us\b|\b(?:i'm|we're|i am|we are) holding\b|^\W*(?:yes|yep|yeah|oui),? (?:it's|it is|that's|it'll be|c'est|ce sera) [a-z]+ (?:again|who|that|coming|encore|qui)\b|\b(?:they|he|she|the (?:crew|tech\w*|truck|van|team|driver))(?:'ve| have| has|'s)? (?:already )?(?:left|(?:been |got |gotten )?(?:held up|delayed|stuck))\b|\b(?!(?:that|it|this|there|what|which|everything)\b)[a-z]+ (?:is|has) (?:wide open|free|available|an? opening|openings|time|a spot|a gap)(?: for you)?(?: on| at| this| next)? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|then|at|around)\b/,
    when: (grounds, folded) => offered(grounds) || isNegated(folded) || asksOnly(grounds, folded),
  },
  {
    says: /\b(?:i|we)(?:'ve| have|'m| am|'re| are)?(?: just| already| gone ahead and)* (?:let (?:[a-z]+ )?(?:[a-z]+ )?know|put (?:your|the|that|it) [a-z ]{0,20}through|updated|processed|submitted|cleared|reversed|applied|added (?:a|the) (?:credit|discount)|spoken (?:to|with)|talked (?:to|with)|texted|emailed|messaged|rung|called)\b|\b(?:link|text|e-?mail|receipt|invoice|confirmation|refund|it)(?:'s| is) (?:already |now )?on (?:its|the) way\b|\b(?:will|'ll) (?:wait|stay|hold|be ready|be waiting|be expecting|keep (?:a|the|your)) (?:for you|late|open|on the|when you|until you|till you)|\b(?:he|she|they|[a-z]+) (?:is|are) just (?:finishing|wrapping|getting|setting|on)\b|\bje viens (?:de |d')(?:texter|ecrire|appeler|aviser|prevenir|envoyer|parler)|\b(?:vous|t')? ?attendra\b|\bva (?:etre la|vous attendre|rester)\b/,
    when: (grounds, folded) =>
      isNegated(folded) ||
      asksOnly(grounds, folded) ||
      offers(folded) ||
      changed(grounds, 'booked') ||
      changed(grounds, 'moved') ||
      has(grounds, 'textConfirmation') ||
      // Their own wish, put right: "I've updated the day to Friday".
      /\bupdated (?:that|it|the (?:day|time|date|name|number|address|note|message|request|spelling)|your (?:name|number|address|note|message|request|wish))\b/.test(
        folded,
      ),
  },
  {
    says: /\b(?:we|i)(?: have|'ve got| have got|'ve) (?:a |an |the |this |next |still )*(?:mon|tues|wednes|thurs|fri|satur|sun|to)(?:day|morrow)s?(?: \w+){0,2} (?:open|free|available|left)\b/,
    when: offered,
  },
  {
    says: /\b(?:you(?:'re| are)(?: all| now)? (?:booked|confirmed|scheduled|set for|down for|in for|good to go for)|(?:appointment|booking|reservation|spot|slot|time|it|that|everything|order|visit|request|delivery|pick[- ]?up|place|table|cake|rental|repair)(?:'s| is| has been| was)(?: now| all)? (?:booked|confirmed|scheduled|reserved|locked in|secured)|(?:i|we)(?:'ve| have| just| 've just)? (?:booked|scheduled|reserved|confirmed|locked|secured|held|got you in|put you in|have you down|have you booked|(?:put|placed|entered) (?:the|your|that) (?:order|booking|request) (?:through|in)|taken care of (?:it|that|everything))|(?:it|that|everything|order|booking)(?:'s| is| has been)(?: all)? (?:taken care of|arranged|sorted|in the (?:book|system)|placed|gone through|through)|your order(?:'s| is) in|i(?:'ve| have) (?:got )?(?:you|him|her|them|it) (?:down|in|booked|scheduled)|you(?:'re| are) all set(?=[,.!]? (?:i|we|for|on|at)\b)|booked you|consider it (?:done|booked)|it's a date|see you (?:then|there|on|at|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|soon)|we'll see you|your (?:appointment|booking|spot|table) is|you have an appointment|your confirmation|vous etes (?:inscrit|confirme|attendu|reserve|booke)|\w+ (?:est|sont|a ete) (?:bien |maintenant )?(?:confirmee?s?|reservee?s?|bookee?s?|inscrite?s?)|rendez-vous (?:est|a ete) pris|(?:i'm|i am|we're|we are|i've|i have|we've|we have|i'll|i will|we'll|we will|let me)(?: just| now| already| gone ahead and| going to)* (?:put|putting|pencil\w*|slot\w*|squeez\w*|mark\w*|writ\w*|wrote|fit\w*|block\w*|set) you (?:down|in|up)(?: for| at| on)?(?! (?:as|to be|(?:for )?an? (?:call|ring)(?![- ]?outs?)(?: ?back)?)\b)|pencil(?:l)?ed in|you(?:'re| are) (?:on|in) (?:the|our|his|her) (?:list|schedule|calendar|books?|diary|agenda|roster)|(?:that|the|this) (?:time|slot|spot|chair|bay|room|table|opening|appointment|one)(?:'s| is) (?:yours|all yours|in your name)|it's all yours|(?:we're|we are|they're|he's|she's|i'm) (?:expecting|ready for|waiting for) you|expect (?:him|her|them|us|the (?:crew|truck|van|team|tech\w*)) (?:at|by|around|in|between|on|tomorrow|today)|(?:locked|slotted|squeezed|signed) (?:you )?(?:in|up) for|on (?:the|our) (?:calendar|books)|je vous (?:mets|ai mis|note|ai note|place|ai place|inscris|glisse) (?:a|pour|au|le|dans)(?! (?:note|dossier|un r?appel))\b|la place est a vous|c'est a vous\b|vous etes (?:dans|sur) (?:l'agenda|la liste|l'horaire)|on vous attend|c'est (?:reserve|confirme|booke|inscrit)|je vous ai (?:reserve|inscrit|booke|confirme)e?s?|(?<=(?:^\W*|[.!,;] |bon |alors ))a (?:demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b|on se voit|on vous attend)\b/,
    when: (grounds, folded) =>
      changed(grounds, 'booked') ||
      changed(grounds, 'moved') ||
      (offers(folded) && !/\bbooked\b|\bconfirmed\b/.test(folded)) ||
      /\b(?:once|until|before|when|not|n't|isn't|des que|pas encore|tant que)\b/.test(folded),
  },
  {
    says: /\b(?:(?:i|we)(?:'ve| have)?(?: just)? (?:cancell?ed|moved|rescheduled|changed) (?:it|that|your|the|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?! (?:number|name|phone|cell|address|e-?mail|spelling))|(?:has been|is now|is|been) (?:cancell?ed|moved|rescheduled)|j'ai (?:annule|deplace)|est (?:annule|deplace))\b/,
    when: (grounds, folded) =>
      changed(grounds, 'cancelled') ||
      changed(grounds, 'moved') ||
      isNegated(folded) ||
      (/\b(?:est|is|gets) (?:annule|cancel)/.test(folded) &&
        /\b(?:if|after|past|once|when|passe|apres|si|sinon)\b/.test(folded) &&
        owns(/\b(?:annul|cancel)/)(grounds, folded)) ||
      /\bpass(?:ing)?(?: it| this)? (?:on|along) that\b|\btransmets? que\b/.test(folded) ||
      putsDetailRight(grounds, folded) ||
      // A wish that nothing has come of yet is changed by noting it.
      (changesTime.test(folded) && changesWishOnly(grounds)),
  },
  {
    says: /\b(?:(?:somebody|someone|a (?:technician|tech|plumber|driver|truck|van|crew|person|guy|team)|the (?:technician|tech|plumber|owner|driver|crew|team|guys?|truck|van|bus|shuttle|car)|he|she|they|we|our (?:guy|tech|technician|driver|crew|team)|help)(?:'ll|'s|'re| will| is| are| can| should| could) (?:be )?(?:on (?:the|their|his|her|its) way|there|right (?:over|there)|over(?= (?:there|now|soon|shortly|today|tomorrow|this|in (?:a|an|\w+ minutes?))\b|\s*[.,!]|\s*$)|coming|out (?:there|today|to you)|en route|come (?:by|over|out|to|today|right)|arrive|arriving|stop by|swing by|at your (?:door|place|house)|with you (?:in|by|shortly|soon)|heading (?:over|out|your)|dispatched|sent)|(?:i|we)(?:'m|'re|'ve|'ll| am| are| will| have)? (?:sending|dispatching|sent|send|dispatch)(?:ed)? (?:someone|somebody|a |the |you |our |help)|on (?:the|their|his|her) way|quelqu'un (?:arrive|sera la|vient|passe|est en route|s'en vient|va passer|va venir)|on (?:arrive|s'en vient|vous envoie|passe chez)|nous (?:arrivons|envoyons|serons la)|je vous envoie|en route|un technicien (?:arrive|sera|vient|passe|est en))\b/,
    when: (grounds, folded) =>
      asksOnly(grounds, folded) ||
      /\b(?:i can't (?:say|promise)|not sure|whether|if someone|(?:while|before|until) (?:he|she|they|we|someone|(?:the|our) [a-z]+)|je ne peux pas|(?:pendant|avant|d'ici a ce) qu(?:e|'))(?:\b|(?<='))/.test(
        folded,
      ) ||
      owns(/\bon (?:the|our|their) way\b|\ben route\b/)(grounds, folded),
  },
  {
    says: /\b(?:(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|that|this|it|then|noon|\d|am|pm|morning|afternoon|evening|time|slot|one|spot|day)s?(?:'s| is| are| would be| will be)? (?:available|works(?: for us| great| fine| perfectly)?|open for you|free for you|wide open|no problem|doable|fine with us|good for us)|we (?:have|got|do have|can offer|'ve got) (?:an? |some |several |one |two |plenty of |lots of )?(?:opening|openings|availability|slot|slots|spot|spots|room|space|times?|gap|cancellation)s?|(?:we|i) can (?:fit|squeeze|get|see|do|take) you (?:in|at|on|tomorrow|today|this|right)|we can do (?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|\d)|there(?:'s| is| are) (?:an? |some |still )?(?:opening|openings|availability|slot|slots|spot|spots|room)|next (?:available|opening)|first available is|(?:est|sont) (?:libre|libres|disponible|disponibles)|(?:nous avons|on a|il y a|il reste) (?:une? |de la |des |encore )?(?:place|places|disponibilites?|plages?|ouverture)|on peut vous (?:prendre|recevoir|voir))\b/,
    when: (grounds, folded) =>
      offered(grounds) ||
      asksOnly(grounds, folded) ||
      !namesTime.test(folded) ||
      /\b(?:if|whether|we're open|we are open|check|see (?:if|what)|confirm|can't|cannot|don't|not|walk[- ]ins?|si|s'ils?|verifier|confirmer|pas)\b/.test(
        folded,
      ) ||
      owns(/\bavailab|\bwhen a\b|walk-?in/)(grounds, folded),
  },
  {
    says: /\b(?:(?:i|we)(?:'ll| will|'m going to| am going to) (?:hold|reserve|save|keep|block|set aside|guarantee|make sure|ensure) (?:it|that|a|the|you|your|them|this|one)|je (?:vous )?(?:en |l'|le |la )?(?:reserve|garde|bloque|garantis)|on (?:vous (?:en |l'|le |la )?|l'|en )(?:garde|reserve))\b/,
    when: (grounds, folded) =>
      grounds.state.booking.chosen !== null ||
      /\bmake sure\b.*\b(?:gets?|knows?|sees?|hears?|ha(?:ve|s) (?:the|this|it|that)|passed|team|owner)\b/.test(
        folded,
      ),
  },
  {
    says: /\b(?:guarantee[sd]?|guaranteed|warrant(?:y|ies|ied)|lifetime|garanti\w*)\b/,
    when: (grounds, folded) =>
      (owns(/\b(?:guarantee|warrant|lifetime|garanti|cover)/)(grounds, folded) &&
        (!forLife.test(folded) || owns(forLife)(grounds, folded))) ||
      grounds.plan.toLowerCase().includes('guarantee') ||
      /\b(?:don't|can't|cannot|no|not|without|ne|pas|aucune?)\b(?: \w+){0,3} (?:guarantee|warrant|garanti)/.test(
        folded,
      ) ||
      /\?\s*$/.test(folded) ||
      passesOn(folded),
  },
  {
    says: /\b(?:i promise|we promise|promise you|you have my word|my word|rest assured|i assure|count on (?:us|it|me)|i swear|no doubt|for sure it|will definitely|will certainly|definitely will|without fail|je vous promets|c'est promis|promis jure|je vous assure|parole|comptez sur|sans faute|soyez assure)\b/,
    when: (_grounds, folded) => isNegated(folded),
  },
  {
    says: /\b(?:(?:i|we)(?:'ve| have|'m| am|'ll| will| just)?(?: just| now)? (?:text(?:ed|ing)?|email(?:ed|ing)?|e-mail(?:ed|ing)?|sent|send|sending) (?:you|it|that|a (?:text|link|confirmation|reminder|message|quote|copy|coupon|code|photo|form))|you(?:'ll| will) (?:get|receive) (?:an? |the |our )?(?:text|email|e-mail|confirmation|reminder|link|sms|code|coupon|refund)|je vous (?:envoie|ai envoye|texte|enverrai)|vous (?:allez recevoir|recevrez))\b/,
    when: (grounds, folded) =>
      has(grounds, 'textConfirmation') ||
      has(grounds, 'textWhenKnown') ||
      // "We text you that morning", of an owner who wrote that they do.
      (asTheyDo.test(folded) &&
        owns(/\b(?:text(?:s|ed|ing|o)?|sms|e-?mail|courriel)\b/)(grounds, folded)) ||
      offers(folded) ||
      isNegated(folded) ||
      asksOnly(grounds, folded),
  },
  {
    says: /\b(?:(?:i'm|i am|i'll|i will|let me|we'll) (?:now )?(?:transfer(?:ring)?|connect(?:ing)?|put(?:ting)?) you (?:through|to|with|over|now)|transferring you|connecting you|putting you through|patch(?:ing)? you|je vous (?:transfere|passe|mets en (?:ligne|communication)))\b/,
    when: ({ state, effects }, folded) =>
      state.phase === 'transferring' ||
      effects.some(({ type }) => type === 'transfer') ||
      isNegated(folded) ||
      offers(folded),
  },
  {
    says: /\b(?:(?:i|we)(?:'ve| have|'m| am)?(?: just)? (?:alert(?:ed|ing)?|pag(?:ed|ing)|notif(?:ied|ying)|call(?:ed|ing)|contact(?:ed|ing)|reach(?:ed|ing)|spoke|told|inform(?:ed)?|messaged|letting|flagged|escalated|logged) (?:the|them|him|her|our|someone|an?|it|this|that|with)|j'ai (?:avise|prevenu|contacte|appele|alerte)|est (?:avise|prevenu))\b/,
    when: (grounds, folded) =>
      (tellsSomeone(grounds) && (has(grounds, 'alertOwner') || grounds.state.urgent)) ||
      (grounds.state.urgent && onlyNotes(folded)) ||
      isNegated(folded) ||
      asksOnly(grounds, folded),
  },
  {
    says: /\b(?:(?:call|ring|phone|get back to|reach out to|contact|text|rappell?e?r?|rappeler|rappellera|appellera|joindra) (?:you|vous)(?: back)?|(?:you(?:'ll| will) (?:get|hear|receive) (?:a call|back|from))|vous (?:rappell?e\w*|contacter\w*|joindra))\b/,
    when: (grounds, folded) =>
      willCall(grounds, folded) ||
      asksOnly(grounds, folded) ||
      owns(/\b(?:call|phone|text|ring|appel|rappel)/)(grounds, folded),
  },
  {
    // By when somebody calls is theirs to say, or the caller's wish.
    says: callsByThen,
    when: (grounds, folded) =>
      isNegated(folded) ||
      asksOnly(grounds, folded) ||
      leavesWhenOpen.test(folded) ||
      owns(/\b(?:call|phone|ring|text|appel|rappel)/)(grounds, folded) ||
      grounds.state.wanted.callTime !== null ||
      (grounds.state.wanted.time !== null && willCall(grounds, folded)),
  },
  {
    says: /\b(?:right away|right now|immediately|straight away|shortly|within minutes|in no time|any minute|in a (?:bit|flash|jiffy)|asap|same[- ]day|next[- ]day|overnight|momentarily|first thing|tout de suite|immediatement|sous peu|d'ici peu|dans l'heure|au plus vite|incessamment)\b/,
    when: (grounds, folded) =>
      /\b(?:let me|let's get (?:this|that|it) to|(?:pass|get|send)(?:ing)? (?:this|that|it) (?:on|along|to)|noted|wish|souhait\w*|j'ai note|je (?:le |la |les |vous |l')?transmets|je (?:peux|vais) (?:le |la |les |vous |l')?transmettre|i'll (?:note|take|pass|get|look|check|put)|open|closed|shut|turn|unplug|switch|leave|get out|stop|9-?1-?1|hang up|need|is it|are you|confirms?|what's|happening|looking|closed|going on|ferme[sz]?|ouvert|coupez|sortez|quittez|appelez|debranchez|fermez)\b/.test(
        folded,
      ) ||
      // Who is asked to do so has promised nothing.
      /\b(?:demande\w*|ask(?:ing|ed)?|request\w*)(?: \w+){0,2} (?:de|que|that|to|for)\b/.test(
        folded,
      ) ||
      saysTheirHaste(grounds, folded) ||
      // What callers in trouble are to do themselves is to be done now.
      (grounds.state.urgent && tellsThem.test(folded)) ||
      asksOnly(grounds, folded) ||
      owns(/same[- ]day|next[- ]day|overnight|right away|immediat/)(grounds, folded) ||
      isNegated(folded),
  },
  {
    says: /\b(?:your (?:car|vehicle|order|cake|phone|bike|dog|cat|suit|dress|glasses|laptop|job|repair|truck|boat|prescription|item|package|shoes?|watch|key|lens(?:es)?|frames?) (?:is|are|will be|'s|should be) (?:ready|done|finished|fixed|complete|waiting|here)|it(?:'s| is| will be|'ll be) (?:ready|done|finished|fixed) (?:this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:by|for|on|at|before) (?:\d|noon|then|tonight|today|tomorrow|mon|tues|wednes|thurs|fri|satur|sun|the end)|now\b|today|tomorrow|and\b)|votre \w+ (?:est|sera) (?:pret|prete|termine))\b/,
    when: asksOnly,
  },
  {
    says: /\b(?:(?:first|second|third|next|\w+th|premiere?|deuxieme|prochaine?) (?:in line|in the queue|on the list|en ligne|sur la liste)|(?:we|they|i|somebody|someone|on|nous)(?:'ll| will| can| va| allons) (?:have |get |avoir )(?:\w+ ){1,4}(?:out|done|fixed|ready|finished|dry|cleaned|fait|fini|prete?s?|repare\w*) (?:by|before|within|in|today|tonight|tomorrow|d'ici|avant|ce soir|demain|aujourd'hui)\b)/,
    when: (grounds, folded) => isNegated(folded) || asksOnly(grounds, folded),
  },
  {
    // Money given back is the owner's to decide, whatever the sum.
    says: /\b(?:(?:we|they|i|somebody|someone|the (?:owner|shop|team))(?:'ll| will| can| do| would|'d)? (?:always |gladly |happily |just )?(?:refund|reimburse|compensate|make (?:it|that|this) up to you|(?:hand|give|pay|send|return)\w*(?: you)?(?: all| everything| what(?:ever)?| the| your| it| that| money| you(?:'ve)?| paid| of| for)* back|(?:hand|give|pay|send) (?:it |that |you )*back)|you(?:'ll| will|'d)? (?:get|have|receive) (?:all |everything |your |the |a |full |it |whole |money |that |of |and |hundred |thousand |dollars |bucks |(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty)[ -])*(?:back\b|refund)|money[- ]back|full refund|(?:on|nous|je|l'equipe) (?:va |allons |vais |vous )*(?:rembours\w+|dedommag\w+|redonn\w+|rendr?\w* (?:l'|votre |tout ))|vous (?:serez|allez etre) (?:rembourse|dedommage)\w*)/,
    when: (grounds, folded) =>
      owns(/\b(?:refund|reimburs|compensat|money back|back\b|return|rembours|dedommag|credit)/)(
        grounds,
        folded,
      ) ||
      asksOnly(grounds, folded) ||
      passesOn(folded) ||
      /\b(?:can't|cannot|won't|don't|not|unable|ne (?:peux|sais|pouvons)|n'est pas|pas)\b/.test(
        folded,
      ) ||
      /\b(?:whether|you (?:want|would like|asked)|if (?:they|we|somebody|the)|vous (?:voulez|demandez|souhaitez)|transmets?|si on|s'ils?)\b/.test(
        folded,
      ),
  },
  {
    // "It is safe" is advice somebody may rely on; "until it is safe" is none.
    says: /\b(?:(?:it|that|this|they|those|these|everything|all of it|you|[a-z]{3,})(?:'s|'re| is| are)(?: (?:perfectly|totally|completely|quite|pretty|very|absolutely|entirely|still|all|just|100 percent))* (?:safe\b(?! (?:place|distance|spot|side|now\?))|harmless|not dangerous|no danger|nothing to worry about)|(?:c'est|est|sont|ca reste)(?: (?:tout a fait|completement|totalement|parfaitement|bien|tres|vraiment))* (?:sans danger|securitaires?|inoffensi\w+|sans risque|pas dangereu\w+))/,
    when: (grounds, folded) =>
      owns(/\b(?:safe|harmless|danger|securitair|inoffensi|risque|child|pets?|animaux|enfants)/)(
        grounds,
        folded,
      ) ||
      asksOnly(grounds, folded) ||
      /\b(?:until|till|if|when|once|whether|unless|before|make sure|glad|hope|des que|quand|si|une fois que|lorsque|avant que|jusqu'a ce que|contente? que)\b[^.;,]*\b(?:safe|harmless|danger|securitaires?|risque|inoffensi)/.test(
        folded,
      ) ||
      // What the caller said of it is passed on.
      /\bpass(?:ing)?(?: it| that| this)? on\b|\b(?:i've|i have|i'll) note|\bje (?:note|transmets)\b/.test(
        folded,
      ) ||
      /\b(?:isn't|aren't|not (?:sure|safe)|can't|cannot|don't|n'est pas|ne (?:sais|peux))\b/.test(
        folded,
      ),
  },
  {
    says: /\b(?:insurance (?:will|covers|pays)|(?:you|vous) (?:will|won't) (?:owe|need to pay)|payment (?:went|has gone) through|charge(?:d)? your card|credited (?:your|to)|refund(?:ed)? (?:you|your|it)|i(?:'ve| have) (?:refunded|credited|charged|adjusted|updated your (?:account|bill)))\b/,
    when: (grounds, folded) =>
      owns(/insur|refund|card|credit/)(grounds, folded) || isNegated(folded),
  },
];

/** What is done of every one of these, and was not done now. */
const asTheyDo =
  /\b(?:we|they)(?:'ll| will| always| do)? (?:text|e-?mail|send you an? (?:text|e-?mail))\b|\bon (?:vous )?(?:texte|envoie un (?:texto|courriel))\b/;

/** An order to the caller: nobody else is said to do anything. */
const tellsThem =
  /^\W*(?:(?:okay|good|yes|no|please|so|then|first|just|bon|oui|s'il vous plait|d'abord)\W+)*(?:go|get|leave|move|step|walk|stay|keep|take|wake|ring|call|hang|dial|raccrochez|composez|faites|turn|shut|open|pull|put|switch|don't|do not|sortez|quittez|allez|eloignez|arretez|fermez|coupez|appelez|restez|reveillez|eteignez|ne)\b(?!.*\b(?:we|we'll|somebody|someone|they|he|she|i'll|on vous|quelqu'un)\b)/;

/** A day, an hour, or the blank where one stands. */
const namesTime =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|to(?:day|morrow|night)|noon|midi|morning|afternoon|evening|week\w*|slots?|spots?|openings?|availab\w*|times?|\d|am|pm|(?:at|around|for|by) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|then|fit|squeeze|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|matin|soir|libres?|disponib\w*|places?|plages?|heures?)\b| {3}/;

/** Whether an alert reaches anybody here. */
function tellsSomeone({ receptionist }: Grounds): boolean {
  return receptionist.profile.alertsSomeone !== false;
}

/** "I've flagged this as urgent" is so, whoever reads it and when. */
function onlyNotes(folded: string): boolean {
  const others =
    /\b(?:alert|pag(?:ed|ing)|notif|call|contact|reach|spoke|told|inform|messag|letting|escalat|avise|prevenu|appele)/;
  return /\b(?:flagged|logged)\b/.test(folded) && !others.test(folded);
}

function passesOn(folded: string): boolean {
  return /\b(?:pass|ask the|find out|check with|have (?:someone|somebody|the))\b/.test(folded);
}

/** Nothing is promised or reported as done that the plan has not done. */
export function checkPromises(
  { folded, spoken }: ModelSentence,
  grounds: Grounds,
): DropReason | null {
  const whole = folded.replace(notKnownWhether, ' ').trim();
  const plan = grounds.plan.toLowerCase();
  if (whole.length > 12 && plan.includes(spoken.toLowerCase().replace(/[.!]$/, ''))) return null;
  const promised = (words: string) =>
    promises.some(({ says, when }) => says.test(words) && !(when?.(grounds, words) ?? false));
  return promised(whole) || promised(statedIn(whole)) ? 'promise' : null;
}
