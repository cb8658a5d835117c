import { foldWithoutEnd } from './words.ts';

const who =
  '(?:i|we|me and \\p{L}+(?: \\p{L}+)?|my (?:brothers?|cousins?|boys|guys|friends|buddies|husband|boyfriend|dad|crew)(?: and (?:i|me))?)';
const strong = '(?:just|really|seriously|fucking|so|personally|literally|honestly|swear)';
/** Going there, on the way to what is threatened. */
const going =
  '(?:(?:come|coming|go|going|drive|driving|head|heading|walk|walking|be|show up|send somebody|get in) ?(?:\\p{L}+ ){0,4}?(?:and|to|with) )';
const will = `(?:'ll|'m|'re| am| are| is| will|ma)?(?: ${strong})*(?: (?:going to|gonna|about to|'ma|wanna|want to|coming to|will))?(?: ${strong})* ${going}{0,2}(?:${strong} )*`;
const place =
  '(?:place|shop|store|salon|office|clinic|garage|building|joint|dump|house|home|truck|van|car|business down|studio|restaurant|bar)';
/** The shop and its people. */
const you =
  "(?:you|y'all|all of you|every (?:single )?one of you|every(?:one|body) (?:there|in there|here|of you))\\b(?: (?:guys|people|all|idiots|clowns))*";
/** Somebody who works there, or belongs to who does. */
const yours =
  '(?:(?:your|the|that|this)(?: [\\p{L}-]+)? (?:owners?|boss|manager|receptionist|staff|girls?|guys?|employees?|people|crew|workers?|driver|wife|husband|kids?|family|daughter|son|plumber|mechanic|stylist|barber|hairdresser|tech|technician|electrician|cleaner|roofer|cashier|agent|groomer))';
const premises = `(?:(?:your|that|this|the)(?: \\p{L}+){0,2} ${place})`;
const body =
  '(?:your|his|her|their|every)(?: \\p{L}+)? (?:face|faces|neck|legs?|arms?|nose|jaw|heads?|skull|teeth|bones?|kneecaps?|knees|fingers|hands?|ass|asses)';
const fixtures = '(?:your|all your)(?: \\p{L}+)? (?:windows?|doors?|storefront|sign|tires|stuff)';

const harms = [
  `(?:burn|torch|bomb|firebomb|trash|wreck|destroy|vandali[sz]e)(?:ing)?(?: (?:down|up))? ${premises}`,
  `(?:blow|shoot|smash|tear|mess|fuck|bust)(?:ing)? (?:up|apart) ${premises}`,
  `smash(?:ing)? ${premises}`,
  `(?:blow|shoot|smash|tear|bust)(?:ing)? ${premises} (?:up|apart|to pieces)`,
  `set(?:ting)? (?:fire to ${premises}|${premises} on fire)`,
  `(?:kill|murder|stab|strangle|hurt|shoot)(?:ing)? ${you}(?! an?\\b| some| over| the| my| back| your| with| in\\b| at\\b| for\\b)`,
  `(?:kill|murder|stab|strangle|shoot|rape|poison|drown|hang|run over|run down)(?:ing)? (?:${yours}|${you})(?! (?:an?|some|over|back|the|my|with (?:kindness|work|emails))\\b|'s)`,
  `(?:throw|throwing|pour|pouring|splash) (?:acid|gas|gasoline|bleach) (?:on|at|in|over) (?:${yours}|${you}|(?:him|her|them)|${premises})`,
  `(?:beat|kick|knock)(?:ing)? (?:${you} (?:up|senseless|to death|out)|the (?:\\p{L}+ )?out of ${you}|${body})`,
  `(?:break|smash|bust|punch|slap|cut|blow|slit|snap|crush)(?:ing)?(?: in)? (?:${body}|your throat)`,
  `(?:break|smash|bust|slash|kick)(?:ing)?(?: in| out)? ${fixtures}`,
  `burn(?:ing)? (?:you|it all|the whole (?:thing|place))(?: \\p{L}+){0,2} down`,
  `put(?:ting)? (?:a bullet|you in the (?:hospital|ground))`,
];
const inEnglish = [
  `(?<!\\b(?:not|never|if|should|could|did|do|does|would|was|were) )\\b${who}${will}(?:${harms.join('|')})`,
  "\\bi know where (?:you|your (?:kids?|family|wife|husband|children|owner)|y'all|you guys) (?:live|lives|park|go to school|goes to school)\\b",
  `\\b(?:i'm|we're|i am|we are) coming (?:for|after) (?:you|all of you|y'all)(?: guys| people| all)*(?: with .*)?$`,
  `\\b(?:com|bring|show)(?:e|ing)\\b(?: \\p{L}+){0,5} with (?:my|a|the) (?:gun|shotgun|rifle|bat|baseball bat|knife|machete|crowbar|pistol)\\b`,
  `\\bbringing (?:my|a) (?:gun|shotgun|rifle|bat|knife|machete|crowbar|pistol)\\b(?! (?:safe|case|cabinet|rack|show|sharpener|set|block))`,
  "\\b(?:you're|you are|you guys are|y'all are) (?:all )?(?:dead|dead meat|a dead (?:man|woman)|going to die|gonna die)(?: \\p{L}+)?$",
  '\\b(?:you (?:better|should|all better) )?watch your backs?\\b(?! (?:doors?|yard|gate|tires?|tyres?|end|alley|entrance|steps?|porch|windows?|wheels?|bumper|seat|lot|up))',
  `\\b(?:i|we)(?:'ve| have)?(?: just| already)? (?:put|planted|left|hid|hidden|placed) (?:a|the|some) (?:bombs?|explosives?|dynamite)\\b`,
  `\\b(?:pay|give|send|wire|transfer) (?:me|us)\\b.{1,60}\\bor (?:else )?(?:${premises}|your \\p{L}+|you)(?: is|'s| are|'re| will|'ll| gets?| goes| going to)* (?:get |be )?(?:torched|burn\\p{L}*|bomb\\p{L}*|smash\\p{L}*|dead|die|hurt|up in (?:flames|smoke)|blown up)`,
  `\\bif (?:he|she|they|anyone|anybody|one of you|any of you|your \\p{L}+)(?: ever)? (?:shows?|comes?|sets? foot|touch\\p{L}*|goes|steps?)\\b.{0,40}\\bi(?:'ll|'m| will| am)(?: going to| gonna)? (?:shoot|kill|stab|strangle|murder) (?:him|her|them|you)(?! (?:an?|a text|an email|over|back)\\b)`,
  `\\b(?:tell|if i (?:see|find|catch)|when i (?:see|find|catch))\\b.{1,40}\\bi(?:'ll|'m| will| am)(?: going to| gonna)? (?:kill|stab|hurt|shoot|beat|break|smash) (?:him|her|them|his|their)\\b`,
];

const vous = "(?:vous|te|t'|vous autres|toute? (?:la|votre) gang)";
const places =
  '(?:(?:la|le|votre|vos|ton|ta|tes|cette?)(?: \\p{L}+)? (?:place|boutique|magasin|salon|commerce|bureau|clinique|garage|batisse|vitres?|vitrines?|fenetres?|portes?|camions?|chars?|autos?|maison|shop))';
const vais =
  "(?:je|j'|on|nous|moi|mes? (?:chums?|gars|freres?|boys))(?: ?(?:vais|va|vas|m'en vais|m'en vas|m'en viens|allons|peux|viens|viendrai|veux|jure que je vais))+(?: (?:y|la|descendre|venir|aller|passer|revenir|debarquer|arriver|retourner|la-bas|chez vous|avec ma gang|puis|pis|et|pour|vous voir|tantot|demain|toute?s?))*";
const inFrench = [
  `(?<!\\bsi )\\b${vais} (?:casser|briser|peter|defoncer|bruler|saccager|vandaliser|detruire|demolir|crisser a terre|faire (?:sauter|exploser|bruler)) ${places}`,
  `\\b(?:je|j'|on)\\b.*\\b(?:venir|aller|descendre|passer|debarquer|viens|chez vous|la-bas|votre|revenir)\\b.*\\btoute? (?:casser|briser|peter|defoncer|bruler|saccager|detruire|demolir|crisser a terre)(?! (?:dans )?(?:ma|mon|mes|notre|nos)\\b)`,
  `\\b${vais} toute? (?:casser|briser|peter|defoncer|bruler|saccager|detruire) (?:${places}|chez vous|la-bas)`,
  `\\b(?:mettre|crisser|sacrer|foutre|mets|crisse) le feu (?:a|au|dans|chez) (?:${places}|vous|la place|salon|magasin|garage|commerce|votre)`,
  `\\b${vais} ${vous} ?(?:tuer|poignarder|etrangler|fesser|frapper|defoncer|crever|tirer (?:dessus|une balle)|(?:casser|peter|briser) (?:la gueule|la yeule|les jambes|les dents|le nez|la face|les deux jambes))`,
  `\\b(?:je sais|on sait) (?:c'est )?ou (?:(?:vous|tu|t'|que vous|que tu) ?)(?:restez|habitez|restes|habites|demeurez|vivez)`,
  "\\b(?:vous etes|t'es|tu es) (?:tous )?morts?$",
];

const threatens = new RegExp([...inEnglish, ...inFrench].join('|'), 'u');
/** What is wrecked with words, before a judge or in fun. */
const harmless =
  /\b(?:reviews?|ratings?|reputation|online|in court|google|yelp|facebook|lawyer|sue|feelings|kindness|haha\w*|lol|kidding|joking|just a joke|mdr|joke|blague|niaise|avis)\b/u;

/** Whether words threaten the shop or its people with harm. A way of speaking and a joke are no threat. */
export function threatensShop(words: string): boolean {
  const said = foldWithoutEnd(words);
  return threatens.test(said) && !harmless.test(said);
}
