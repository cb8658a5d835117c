import type { Act } from '../heard/acts.ts';
import type { SlotValues } from '../heard/heard.ts';

/** What words say in so many words of a visit somebody has: that it is off, moves, or is late; null elsewhere. */
export function saidOfVisit(
  act: Act,
  here: string,
  whole: string,
  times: SlotValues['times'],
): Act | null {
  const visit = booked.test(here) || unable.test(here);
  if (cancelable.has(act) && visit && booked.test(whole) && unable.test(whole))
    return 'want.cancel';
  if (act === 'want.late' && times && insteadOfIt.test(here)) return 'want.move';
  if (act === 'want.late' && supposesLate.test(here)) return 'ask.fact';
  if (callableOff.has(act) && callsOff.test(here) && !supposed.test(here)) return 'want.cancel';
  if (pulledOutOf.has(act) && pullsOut(here)) return 'want.cancel';
  return movable.has(act) && movesIt.test(here) ? 'want.move' : null;
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
  /\b(?:can|could|may|let's|want to|wanna|like to|need to|have to) (?:i |we |you )?(?:\p{L}+ ){0,2}(?:move|push|bump|change|switch|reschedule|shift|postpone) (?:it|that|this|my|our|the (?:appointment|booking|visit|viewing|showing|time))\b|\b(?:move|push|bump|reschedule|postpone) (?:it|that|my|our|the) (?:\p{L}+ ){0,2}(?:to|till|until|back|over)\b|\b(?:changer|deplacer|remettre|repousser|reporter) (?:ca|mon|ma|notre|le|la) (?:rendez-vous|rdv|visite|seance)\b|\b(?:le|la|ca) (?:deplacer|repousser|reporter|remettre) (?:a|au|pour)\b/u;

/** "I gotta pull out", "give my spot to somebody else": it is off, in words that name no visit. */
const pulledOutOf: ReadonlySet<Act> = new Set([
  ...callableOff,
  'want.book',
  'want.message',
  'greet',
  'ack',
  'claim',
  'complain',
  'ask.mine',
  'ask.status',
  'want.callback',
]);
const mustNot =
  "(?:(?:i|we|he|she|they)(?:'ve|'m|'re|'s|'ll)? ?(?:(?:just|really|unfortunately|probably|now|sorry|will|am|is|are) )*(?:gotta|got to|have to|has to|need to|must|gonna|going to|want to|wanna|hate to|better|might have to)(?: (?:have|need) to)?)";
const outOfIt =
  '(?:pull out|back out|bow out|bail(?: out)?|beg off|drop out|opt out|chicken out|take a rain ?check|give (?:it|this one|that one|today|tomorrow) a miss|sit (?:it|this one|that one) out|(?:skip|miss|scratch|pass on) (?:it|that|this one|that one|today|tomorrow|my \\p{L}+|our \\p{L}+|(?:mon|tues|wednes|thurs|fri|satur|sun)day))';
const givesOut = new RegExp(
  `\\b${mustNot} (?:(?:just|really|have to|unfortunately|kinda) )*${outOfIt}\\b(?! (?:the|a|an|some|his|her|their|this|these|those)\\b| of (?:the|my|our) (?:drive\\p{L}*|garage|lane\\p{L}*|lot|spot|parking|bay)\\b)`,
  'u',
);
const givesPlace =
  /\b(?:give|offer|free up|let go of|open up) (?:up )?(?:my|our|his|her|that) (?:spot|slot|time|place|opening|appointment|\p{L}+ (?:spot|slot|appointment))\b|\b(?:give|let) (?:somebody|someone|anybody|anyone) else (?:have |take )?(?:my|our|his|her|that) (?:spot|slot|time|place|appointment)\b|\b(?:take|cross|scratch|knock) (?:me|us|him|her|my name|our name) (?:off|out)\b|\b(?:i|we|he|she)(?:'m|'re|'s| am| are| is|'ll| will)? ?(?:not (?:gonna |going to )?(?:be )?|won't be )(?:coming|showing up|there|in) (?:for it|for that|today|tomorrow|after all|anymore|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/u;
const givesOutInFrench =
  /\b(?:(?:je|on) (?:dois|doit|va devoir|vais devoir|suis oblige\p{L}* de|prefere)|faut (?:que )?(?:je |j')|va falloir (?:que )?(?:je |j'))(?: ?(?:me|m'|nous|se))? ?(?:desist\p{L}+|retir\p{L}+\b(?! (?:la|le|les|un|une)\b)|pass\p{L}+ (?:mon|notre) tour|saut\p{L}+ (?:mon|notre) tour)|\b(?:je me|on se) desiste\b|\b(?:donnez|donner|liberer|liberez|laissez|laisser|ceder|cedez|offrir|offrez) (?:donc )?(?:ma|notre|sa) (?:place|plage)\b|\b(?:je|on) (?:viendrai|viendra|viendrons|vais|vas|va|irai|ira|pourrai|sera|serai) (?:pas|plus|pu)(?: (?:venir|aller|y aller|la|etre la))? (?:finalement|demain|aujourd'hui|apres tout|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)\b|\b(?:enlevez|rayez|otez)[- ](?:moi|nous) (?:de|du)\b/u;

/** Whether folded words give a visit up without naming one, and do not only suppose it. */
export function pullsOut(said: string): boolean {
  const found = givesOut.test(said) || givesPlace.test(said) || givesOutInFrench.test(said);
  return found && !supposed.test(said);
}
