import { type Happening, tellsAsNow } from './told-as-now.ts';
import { fold } from './words.ts';

const either = (...parts: readonly string[]) => `(?:${parts.join('|')})`;
const sign = (...parts: readonly string[]) =>
  new RegExp(`(?<!\\p{L})${either(...parts)}(?!\\p{L})`, 'u');

const kin = either(
  'kids?|child(?:ren)?|sons?|daughters?|bab(?:y|ies)|family|husband|wife|partner|boyfriend|girlfriend|mother|mom|mum|father|dad|parents?|brothers?|sisters?|dogs?|cats?',
  'grand\\p{L}+|friends?|neighbou?rs?|staff|employees?|co-?workers?|guys|girls?|lady|woman|man|kid|boys?|people|customers?|clients?|cashier|roommate|tenants?|stylist|boss',
);
const whom = `(?:me|us|him|her|them|everyone|everybody|(?:some|any) ?(?:body|one)|people|(?:my|our|his|her|their|the|your|a)(?: \\p{L}+){0,2}? ${kin}|all of us|both of us)`;
const building =
  '(?:house|home|apartment|building|place|shop|store|salon|garage|office|restaurant|school|trailer|truck|car|clinic)';
/** "Shoot me an email", "beat me to it", "hurt her back". */
const notOfElse =
  '(?! (?:an?|the|some|over|to (?:it|the|that)|backs?|knees?|arms?|shoulders?|wrists?|feelings|feet|ankles?|hair|by (?:a|an|one|two|\\d)|at (?:\\p{L}+ )?(?:chess|hockey|golf|cards|tennis|poker|it|his|her|their))(?!\\p{L}))';
/** What nobody is told for a price, a look or a joke. */
const harms = either(
  `(?:kill|shoot|stab|strangle|murder|rape|hurt|beat|attack|drown|hang|choke|knife|gut|jump)(?: up| the (?:crap|shit|hell) out of)? ${whom}(?!')${notOfElse}`,
  `beat (?:${whom} up|the \\p{L}+ out of)|(?:slit|cut) (?:my|his|her|our) throats?|(?:break|smash) (?:my|his|her|our|every bone) (?:\\p{L}+ )?(?:legs?|arms?|face|head|neck|knees|skull)|(?:run|mow) (?:me|us|him|her) (?:over|down)|put a bullet in|bash (?:my|his|her) (?:head|skull)|hunt (?:me|us|her|him) down`,
  `(?:burn|torch|set fire to|blow up|shoot up)(?: down)?(?: the| my| our| your| his| her| this)? (?:\\p{L}+ )?${building}(?: down)?`,
);
const others = either(
  '(?:he|she|they)',
  `(?:my|the|this|that|a|an|some|her|his|our)(?: [\\p{L}-]+){1,5}?`,
  'some ?(?:body|one)',
);
const intends =
  "(?:'s|'re|'ll|'d| is| are| was| were| will| would| wants? to| wanted to| might)(?: (?:going|gonna|just|about|coming|on (?:his|her|the|their) way|headed|over|here|back|down|to|and|fixing|ready|really|literally|actually))*";
const told =
  '(?:said|says?|saying|told|tells|telling|text(?:s|ed|ing)|message[sd]?|wrote|yell(?:s|ed|ing)|scream(?:s|ed|ing)|swears?|swore|vow(?:s|ed)|promis(?:es|ed)|warn(?:s|ed)|shout(?:s|ed|ing)|posted|called)';
/** What is meant to be done to people, told of or overheard. */
const meansTo = either(
  `${told}(?: [\\p{L}']+){0,5}? (?:he|she|they)${intends} (?:(?:[\\p{L}']+ ){1,4}and )?${harms}`,
  `(?:he|she|they|some ?(?:body|one)|who)(?:'s|'re| is| are)(?: just| already| now)* (?:coming|on (?:his|her|their) way|headed|driving)(?: (?:over|here|back|to|down|for|and))* ${harms}`,
  `${others}(?:'s| is| keeps?| was| just| started| has been)* threaten(?:s|ed|ing)?(?: to (?:(?:come|go)(?: \\p{L}+){0,2} (?:and|to) )?${harms}| (?:me|us|my \\p{L}+|him|her|them|everyone|everybody|(?:the|our|your|a|an|other|some) (?:\\p{L}+ )?${kin}))`,
  `threatening (?:me|us|my \\p{L}+|him|her|them|everyone|everybody|people|(?:the|our|your|a|other) (?:\\p{L}+ )?${kin})`,
  '(?:death|bomb|violent|shooting) threats?(?! (?:training|policy|assessment))|threats? (?:against|on|to) (?:my|our|her|his) (?:life|lives|kids?|family|\\p{L}+)|threat(?:s|ened|ening)? (?:me |us |him |her )?with (?:an?|his|her|the) (?:\\p{L}+ )?(?:bat|gun|knife|bottle|hammer|axe|machete|crowbar|weapon|wrench|screwdriver|pipe|rock|shovel|pistol|rifle)',
  `(?:he|she|they|some ?(?:body|one))(?:'s|'re| is| are)(?: \\p{L}+)? (?:coming|on (?:his|her|their) way|headed|driving)(?: \\p{L}+){0,3}? with (?:an?|his|her|the) (?:\\p{L}+ )?(?:gun|knife|bat|rifle|shotgun|pistol|machete|axe|hammer|crowbar)`,
  "(?:he|she|they)(?:'s|'re| is| are)(?: (?:coming|out))+ (?:after|for) (?:me|us|my (?:kids?|family|mom|sister|daughter|son))(?= *$| (?:and|right|now|he|she|with|i|please)(?!\\p{L}))",
);

const unwanted =
  '(?:(?:my|her|the|our) (?:abusive |crazy |drunk |violent |estranged )?(?:ex|ex-?\\p{L}+|ex (?:husband|wife|boyfriend|girlfriend|partner)|stalker|abuser)|(?:my|her) (?:abusive|violent|estranged) \\p{L}+|the (?:guy|man) (?:who|that) (?:\\p{L}+ ){1,3}(?:me|her)|(?:somebody|someone|some ?(?:guy|dude|man|person|stranger|lunatic|maniac)|(?:this|an?|some) (?:\\p{L}+ )?(?:guy|man|dude|stranger|person|lunatic|maniac|drunk)|a \\p{L}+ guy))';
const isNow =
  "(?:'s|s)?(?: (?:is|are|has|just|been|keeps?|started|back|right|now|still|also|literally|standing|sitting|who|that|out|there|and|outside|drunk))*";
/** Somebody who is to be kept out, and stands there. */
const atTheDoor = either(
  `${unwanted}${isNow} (?:bang|pound|kick|hammer|smash|beat|throw\\p{L}* (?:rocks|himself|herself|bottles))(?:ing|s)? (?:on|at|against|down|in)? ?(?:the|my|our|her|your) (?:\\p{L}+ )?(?:doors?|windows?)`,
  `(?:my|her) (?:abusive |crazy |drunk |violent |estranged )?ex(?:-| )?(?:husband|wife|boyfriend|girlfriend|partner)?${isNow} (?:outside|at|in front of|right outside|by)(?: of)? (?:the|my|our|her|your) (?:\\p{L}+ )?(?:door|house|window|apartment|building|work|shop|salon|store|place|home)(?! (?:key|for sale))`,
  `(?:won't|will not|wont|refuses to|not gonna) (?:leave|go away)(?: [\\p{L}']+){0,8}? (?:threat\\p{L}*|yelling|screaming|scar(?:ed|ing)|afraid|drunk|violent|smash\\p{L}*|throwing|kick\\p{L}*|bang\\p{L}*|pound\\p{L}*)`,
  `${unwanted}${isNow} (?:outside|here|at the (?:door|counter)|in (?:the|your|our) (?:lot|parking lot|driveway|lobby|hallway|shop|store|yard))\\b.{0,60}?(?:won't (?:leave|go)|yelling|screaming|restraining order|not (?:supposed|allowed) to|i'm (?:\\p{L}+ )?(?:scared|afraid|hiding)|trying to get in|threat\\p{L}*|pounding|banging)`,
);
/** Who waits there, comes by arrangement or works there. */
const byArrangement =
  '(?:wait(?:ing)? (?:in|for)|pick(?:ing)? (?:up|me|the|them|us)|drop(?:ping|ped)?|deliver\\p{L}*|contractors?|builders?|roofers?|workers?|movers?|construction|renovat\\p{L}*|upstairs|noise|all day|salesman|sales guy|flyers?|jehovah|dog|raccoon|woodpecker|bird|chercher|livr\\p{L}*|travaux|bruit|enfants)';

/** Said for fun of who will mind, and meant by nobody: "she'll kill me if I'm late"; who may not leave or tell is threatened. */
const minds = either(
  "(?:kill|murder|strangle|shoot|hurt|choke|skin|hang|stab|beat|tuer?|etrangler?|battre)(?: [\\p{L}']+){0,2}? (?:when|for|because|over|once|when(?:ever)?|quand|parce|si|s'|if|unless)(?! (?:i|we|she|he|they) (?:\\p{L}+ )?(?:leave|left|go to|went to|call\\p{L}*|tell|told|talk\\p{L}*|open\\p{L}*|scream\\p{L}*|move|moved|run|ran|(?:don't|didn't|do not) (?:give|pay|open|let|come|go))(?!\\p{L}))(?! ?(?:je|on|j.|j'en|elle|il) ?(?:\\p{L}+ )?(?:par\\p{L}*|appel\\p{L}*|ouvr\\p{L}*|sor\\p{L}*|quitt\\p{L}*|denonc\\p{L}*|m'en))",
  'legal action|lawsuits?|to sue|lawyers?|court|collections?|fines?|evict\\p{L}*|bad review|bailiff|small claims|with (?:an?) (?:\\p{L}+ )?(?:fee|bill|fine|penalty|ticket|lien|suspension|disconnection)|avocat|amende|poursui\\p{L}+|video ?games?|fortnite|in the (?:movie|book|show|play)',
);
/** What presses people for money or rules, and lays hands on nobody. */
const institutions =
  "(?:bank|city|town|insurance|insurer|government|hoa|condo board|strata|cra|irs|company|lawyer|collector|collection agency|bylaw|utility|hydro|school board|weather|clouds?|storm|banque|ville|assurances?|gouvernement|compagnie|syndicat|meteo)(?: \\p{L}+)?(?:'s| is| are| was| keeps?| has| have|s)*(?: \\p{L}+)? (?:threaten\\p{L}*|menac\\p{L}*)";

const proche =
  '(?:mon|ma|mes|le|la|un|une|son|sa|notre|ce|cet|cette)(?: [\\p{L}-]+){1,4}?|quelqu.un';
const lui = `(?:il|elle|y|ils|elles|${proche})`;
const moi = '(?:me|m.|nous|le|la|les|l.|lui|leur|toutes? nous)';
const fait = either(
  `${moi} ?(?:tuer|battr|frapper|poignarder|etrangler|egorger|retrouver)(?:ait|aient|a|ont)`,
  `${moi} ?(?:tuer|poignarder|tirer(?: dessus)?|etrangler|battre|frapper|violer|egorger|bruler|attaquer|tabasser|descendre|planter|blesser|noyer|etriper)`,
  `${moi} ?(?:faire (?:la peau|du mal|mal)|(?:casser|peter|defoncer|briser) (?:la (?:gueule|face)|les (?:jambes|deux jambes|bras))|crisser (?:une volee|son poing)|mettre une balle|sauter dessus)`,
  '(?:tuer|poignarder|battre|frapper|faire du mal a|violer|tirer sur) (?:mes|mon|ma|nos|notre|sa|son|ses|tout le monde|du monde|toute la) ?\\p{L}*',
  `(?:mettre le feu|faire sauter|tout bruler|bruler (?:la|ma|notre|le|mon) \\p{L}+)`,
);
const dit =
  '(?:dit|dise(?:nt)?|disait|ecrit|ecrivait|texte[es]?|crie|criait|gueule|gueulait|jure|promis|repete|averti[es]?|prevenu[es]?|hurle|appelee?)';
const threatInFrench = either(
  `${dit}(?: [\\p{L}']+){0,5}? qu(?:.|e )(?:il|elle|y|ils|on)? ?(?:.{0,3})?(?:(?=(?:me|nous|l|la|le) ?.?\\p{L}+(?:rait|raient|ra|ront)(?!\\p{L}))|va|vont|allai(?:t|ent)|veut|voulai(?:t|ent)|viendrai(?:t|ent)|(?:s.en )?(?:vient|venai(?:t|ent)|va|allai(?:t|ent))|est pour)(?: (?:venir|juste|aussi|toutes?))* ?${fait}`,
  `${lui}(?: (?:arrete pas de|est en train de|vient de|continue de|commence a))? ?(?:me|m.a|m.ont|nous|nous a|nous ont|les|la|l.a|lui) ?(?:encore |deja |toute? )?menac(?:e|ent|er|ee|es|ees|ait|aient)(?! d(?:e |')(?:changer|annuler|poursui\\p{L}+|partir|quitter|mettre (?:un|une)|pas|nous (?:poursui|quitter)|me (?:poursui|quitter|laisser)))`,
  'menaces? de mort|(?:fait|fais|font|recu|recois|recoit|proferer?|profere) (?:\\p{L}+ )?des menaces|menac(?:e|er|ent|ait|ee?) avec (?:un|une|son|sa) \\p{L}+|menace de ?(?:venir )?(?:tout bruler|mettre le feu|(?:me|nous|la|le|les|l.)? ?(?:tuer|battre|frapper|bruler|casser la (?:gueule|face)|poignarder|tirer dessus|faire du mal))',
  `(?:s.en vient|s.en viennent|arrive|arrivent|debarque|est en route|s.en venait)(?: \\p{L}+){0,3} avec (?:un|une|son|sa) ?(?:\\p{L}+ )?(?:fusil|gun|couteau|carabine|batte|bat|hache|machette|marteau|pistolet)`,
);

/** Whom a court keeps away comes all the same. */
const keptAway = either(
  "(?:restraining|protection|protective|no[- ]contact|custody|court|peace) (?:order|bond)|(?:isn't|not|isnt) (?:allowed|supposed) (?:to be )?(?:near|around) (?:me|us|her|him|them|my|the kids)|ordre (?:de (?:la )?cour|de protection|de restriction)|(?:interdit|interdiction) de (?:contact|m'approcher|nous approcher)|a pas le droit (?:de (?:m'|nous |les )?(?:approcher|voir)|d'etre)",
);
const comesNear = either(
  "(?:he|she|they|ex)(?:'s|'re| is| are| just)*(?: \\p{L}+)? (?:here|outside|coming|on (?:his|her|their) way|back|at (?:the|my|your)|showed up|in (?:the|your) (?:lot|lobby|driveway|parking lot)|parked)|picking (?:him|her|them|the kids) up|(?:s'en (?:va|vient)|arrive|est (?:ici|la|dehors|devant|en avant)|venu|debarque)",
);
const atTheDoorInFrench = either(
  `(?:(?:mon|son) ex(?:-\\p{L}+| (?:mari|chum))?|mon ancien chum|ma(?: \\p{L}+)? ex)(?: [\\p{L}']+)?? (?:est|y est|y.est|attend|reste|niaise|rode)(?: \\p{L}+)? ?(?:dehors|en avant|devant|a) ?(?:de |d'|la |le |chez |ma |mon |notre )*(?:porte|maison|entree|appart\\p{L}*|fenetre|immeuble|bloc|chez (?:nous|moi)|salon|commerce|job|travail)`,
  `(?:quelqu.un|mon ex|(?:un|le|ce|deux) (?:\\p{L}+ )?(?:gars|homme|hommes|type|fou|malade|bonhomme)|du monde)(?: [\\p{L}']+){0,3}? (?:cogne|frappe|varge|fesse|kicke?|donne des coups(?: de pied)?)(?:nt)?(?: \\p{L}+)? (?:dans|sur|a) (?:la|ma|les|mes|notre) (?:portes?|vitres?|fenetres?)`,
  `veut (?:pas|pus?|plus) (?:partir|s.en aller|sortir)\\b.{0,50}?(?:menac\\p{L}*|crie\\p{L}*|gueule|peur|saoul|violent|varge|frappe|garroche)`,
);

/** What threatens people: what somebody means to do to them, or who is to be kept out and stands at the door. */
export const threats: readonly { sign: RegExp; unless: RegExp }[] = [
  { sign: sign(meansTo, threatInFrench), unless: sign(minds, institutions) },
  { sign: sign(atTheDoor, atTheDoorInFrench), unless: sign(byArrangement) },
];

const againstOrder: Happening = {
  sign: sign(comesNear),
  beside: [sign(keptAway)],
  unless: sign('lawyers?', 'paperwork', 'photocop\\p{L}*', 'notari\\p{L}*'),
};

/** "If he can't have the kids, nobody will." */
const noneElse = sign(
  "if (?:he|she) (?:can't|cannot|doesn't) (?:have|keep|get|see) (?:me|him|her|them|us|the kids?|my \\p{L}+),? (?:then )?(?:nobody|no ?one|neither)",
  "si (?:lui|elle|il|y)(?: [\\p{L}']+){0,3}? (?:(?:les|m.|l.|nous) ?)?(?:a|ont|peut) pas(?: [\\p{L}']+){0,2},? personne (?:\\p{L}+ )?(?:va|vont|aura|auront|peut)",
);

/** Whether somebody whom a court or the family keeps away is there or on their way, or lets nobody else have them. */
export function comesAgainstOrder(words: string): boolean {
  return noneElse.test(fold(words)) || tellsAsNow(words, [againstOrder]);
}
