import type { BusinessKnowledge } from './business.ts';
import { isHeldUp } from './held-up.ts';
import { saysNobodyIn } from './shut-in.ts';
import { fold } from './words.ts';
import { textsTelling } from './written-texts.ts';

/** People who cannot go on, get in or keep warm, now: no danger to life, and nothing a visit next week mends. */
export type Need = 'stranded' | 'shutOut' | 'noHeat';

const iAm = String.raw`\b(?:(?:i'?m|i am|we'?re|we are|(?:he|she|they)(?:'s|'re| is| are)|(?:my|our) (?:\p{L}+ ){1,2}(?:is|are|'s)|(?:je suis|chu|chus|j'suis|on est|nous sommes|(?:ma|mon|mes) \p{L}+ (?:est|sont)))(?: \p{L}+){0,2} )`;
const outThere = String.raw`(?:(?:side|shoulder|edge|middle) of (?:the |a )?\p{L}+|\bshoulder\b|(?:on|off|along) (?:the )?(?:highway|freeway|interstate|turnpike|off-?ramp|on-?ramp|bridge|\d{2,3}\b)|\b(?:highway|hwy|route|autoroute) (?:\d|\p{L}+)|\bditch\b|\bbord (?:de|du|d')|\baccotement|\bautoroute|\bfosse\b|\bnulle part\b|\bsur la (?:\d{1,3}|\p{L}+ante|vingt|quinze|dix)\b)`;
/** Where who is stuck is stranded: one may be stuck in bed, or on which colour to choose. */
const outside = String.raw`(?:out\b|outside|road\b|roadside|highway|freeway|shoulder|parking|lot\b|ditch|snow|mud|gas station|bridge|ramp|elevator|bord\b|autoroute|route\b|stationnement|fosse|neige|dehors|ici\b|icitte|chemin|ascenseur)`;
const strandedAs = new RegExp(
  `${iAm}(?:stranded|broken down|en panne|mal pris(?:es?)?\\b|enlise)|${iAm}(?:stuck|pris(?:es?)?|pognee?s?|coincee?s?) (?:\\p{L}+ ){0,5}${outside}`,
  'u',
);
const brokeDown =
  /\b(?:broke down|broken down|died|(?:just |has )?quit\b|won'?t (?:start|move|go)|wouldn'?t start|conked|overheat\w*|(?:got|have|has|had|with) (?:a|this) flat|flat tire|blew (?:a|my|the|out)|blow ?out|no spare|out of (?:gas|fuel)|en panne|panne (?:de|d')|crevaison|(?:fait|eu|pogne|ai) un flat|(?:pneu|tire) (?:\p{L}+ ){0,2}(?:fini|eclate|creve|mort|a plat)|pas de (?:spare|roue de secours)|(?:part|parti[rt]|demarre|demarrer|avance) (?:pas|plus|pu)\b|veut (?:pas|plus|pu) (?:partir|demarrer)|a (?:lache|chauffe)|a creve)/u;
const atRoadside = new RegExp(outThere, 'u');
/** What stops a vehicle, or makes nobody drive on, whatever part of it gave out. */
const cannotDriveOn =
  /\b(?:brakes?|steering|wheels?|axles?|tires?|clutch|engine|power|transmission|hood|trailer|hitch)\b(?: (?!last\b|yesterday\b)\p{L}+){0,4} (?:went|gone|failed|fail|locked|lock|came off|fell off|gave out|quit|stuck|smoking|blew|snapped|cut out|freins?)\b|\b(?:wheel|tire|hitch|hood|axle)(?: \p{L}+){0,3} (?:came|come|coming|fell|fallen|flew|falling) (?:right )?off\b|\b(?:lost|no|got no|losing) (?:all |my |the |any )?(?:brakes?|power|steering)\b|\b(?:hit|struck) (?:an? |the |some )?(?:deer|moose|elk|bear|coyote|pole|rail|guard ?rail|rock|curb|tree|car|truck)\b|\b(?:crash\w*|rear[- ]ended|slid off|spun out|rolled (?:it|the)|accident)\b|\b(?:plus|pu|pas) de (?:freins?|direction|brakes?)\b|\b(?:freins?|brakes?|direction|roue)(?: \p{L}+){0,3} (?:lache\w*|fini\w*|barree?s?|partie?s?|tombee?s?)\b|\b(?:frappe|accroche) (?:un|une|le|la) (?:chevreuil|orignal|poteau|arbre|auto)\b/u;
/** "We're pulled over on the side of the road with the kids in the car": stopped there, whatever it is. */
const stoppedThere = new RegExp(
  String.raw`\b(?:pulled over|pulled off|stopped|parked|sitting|arretee?s?|stationnee?s?) (?:\p{L}+ ){0,4}(?:side|shoulder|edge|bord|accotement)|${iAm}(?:\p{L}+ ){0,2}(?:in|dans) (?:the|a|le|un) (?:ditch|fosse)\b|${iAm}(?:\p{L}+ ){0,2}(?:side|shoulder|middle) of (?:the |a )?(?:highway|freeway|interstate|road)\b.*\b(?:kids?|baby|child\w*|traffic|flying by)\b`,
  'u',
);
/** Who only stopped to telephone, says where they live, or had it brought away by now. */
const noNeedThere =
  /\b(?:to (?:call|talk|phone)|house|place|cottage|building|driveway|sign|farm|towed|remorque|yesterday|hier)\b/;
const shutOut =
  /\b(?:locked|shut|barree?s?|embarree?s?|enfermee?s?) (?:\p{L}+ ){0,2}(?:out\b|outside\b|dehors\b)|\b(?:je suis|chu|chus|on est) (?:\p{L}+ )?embarree?s?\b/u;
/** Keys locked in a car at home can wait; out there, or with somebody in it, they cannot. */
const keysInside =
  /\blocked (?:my|our|the|his|her) (?:\p{L}+ ){0,2}keys? in|\bkeys? (?:are |is |got )?(?:\p{L}+ )?locked in|\bcles? (?:\p{L}+ ){0,3}(?:en dedans|a l'interieur|barree?s?)|\b(?:barre|embarre|laisse) (?:mes|les|nos|mon) (?:\p{L}+ ){0,2}cles? (?:dans|en dedans)/u;
const cannotWait = new RegExp(
  `${outThere}|${outside}|\\b(?:baby|kids?|child|toddler|dog|bebe|enfants?|petite?s?|chien)\\b`,
  'u',
);
/** Said of the whole house, at any hour: none waits for it till next week, unless they say so. */
const noHeatAtAll =
  /\b(?:no|zero|without(?: any)?|(?:don't|do not|doesn't) have (?:any )?) ?(?:heat|heating)\b(?! (?:pump|gun|lamp|damage|loss|shield|setting|styl|tool|protect))|\b(?:pas|plus|pus|pu|sans) (?:de |d'|pantoute de )?chauffage\b/;
const withoutHeat =
  /\b(?:lost (?:the |our )?) ?(?:heat|heating|furnace)\b|\b(?:heat|heating|furnace|boiler)(?:'?s| is| has| was)? (?:\p{L}+ ){0,2}(?:out|off|dead|down|gone|quit|died|stopped|broke\w*|not working)\b|\b(?:fournaise|chauffage|chaudiere|chaleur) (?:\p{L}+ ){0,3}(?:lache|morte?|arretee?|brisee?|partie?\b|eteinte?|coupee?|petee?|tombee?|marche (?:pas|plus|pu)|part (?:pas|plus|pu))/u;
/** Whom the cold harms first, or how cold it is already. */
const frailOrFreezing =
  /\b(?:baby|newborn|infant|toddler|elderly|(?:months?|weeks?|mois|semaines?)(?: old)?\b(?! ago)|eighty|ninety|[89]\d years?|pregnant|sick|oxygen|bebe|nouveau-ne|agee?s?|enceinte|malade|quatre-vingt\w*|freezing|shiver\w*|minus \p{L}+|moins (?:\d+|dix|quinze|vingt|trente)\b|(?:getting|got|so|really|pretty) (?:\p{L}+ )?(?:cold|chilly)|(?:commence|fait|fa) (?:\p{L}+ ){0,3}(?:frette|froid)|(?:it'?s|it is|like|only|down to|fait|rendu a|a peu pres) (?:\p{L}+ ){0,2}(?:\d|1[0-5]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze)\b(?: degre| degree|$| (?:in|inside|dans|en dedans)))/u;
/** "Somebody tonight": it is wanted before the next working day. */
const atOnce =
  /\b(?:tonight|right (?:now|away)|asap|as soon as|immediately|somebody now|today|this (?:evening|afternoon|morning)|emergency|after[- ]hours|ce soir|tout de suite|au plus (?:vite|sacrant|tot)|des que possible|aujourd'hui|urgence|le plus vite)\b/;
const ofHeating = /\b(?:heat|heating|furnace|boiler|fournaise|chauffage|chaudiere|thermopompe)\b/;
/** How heating fails that is not called broken: it comes on and goes off, or blows cold. */
const failing =
  /\b(?:(?:shuts?|turns?|cuts?|kicks?|goes|went|clicks?) (?:\p{L}+ )?(?:off|out)|(?:not|n't) (?:\p{L}+ )?(?:work\w*|heat\w*|com\w+|start\w*|stay\w*|turn\w*|light\w*|ignit\w*)|stops?|stopped|quits?|dies|blow\w* (?:\p{L}+ )?cold|cold air|down to|arrete\w*|(?:marche|part|chauffe|allume|demarre) (?:pas|plus|pu)|souffle (?:\p{L}+ ){0,3}(?:froid|frette)|rendu a)\b/u;
/** Heat is missed of a house; of a machine or a vehicle it is a repair like any other. */
const ofMachine =
  /\b(?:dryer|oven|stove|range|grill|dishwasher|iron|sauna|hot tub|spa|pool|kiln|fryer|(?:my|the|our) (?:car|truck|van|suv|seats?)|secheuse|four|cuisiniere|laveuse|piscine|char|auto|camion)\b/;
/** Who names a later day can wait. */
const canWait =
  /\b(?:next (?:week|month|\p{L}+day)|no (?:rush|hurry)|in no (?:rush|hurry)|not in a (?:rush|hurry)|take your time|whenever you can|prenez votre temps|not urgent|nothing urgent|whenever|(?:la )?semaine prochaine|pas (?:presse|urgent)|(?:on|this) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/u;
/** Supposed, asked about, or over. */
const notNow =
  /\b(?:account|password|portal|website|not (?:\w+ )?(?:stuck|stranded|locked)|pas (?:\w+ )?(?:embarre\w*|pris\w*|pogne\w*)|if|in case|what happens when|suppose|supposing|whether|would you|used to|last (?:week|month|year|time|winter|summer|night i)|the other (?:day|night|week)|(?:days?|weeks?|months?|years?) ago|yesterday (?:i|we|my)|si (?:je|on|jamais|ma|mon|la|le)|au cas|l'autre (?:jour|soir|fois)|(?:semaine|mois|annee|hiver|ete|fois) (?:passee?|derniere?)|hier (?:je|j'|on|mon|ma))\b/;

/** What need words tell of that is there now; null where they tell of none, or of one supposed or past. */
export function needNow(words: string): Need | null {
  const folded = fold(words);
  if (notNow.test(folded)) return null;
  const keys = keysInside.test(folded) && cannotWait.test(folded) && !saysNobodyIn(folded);
  if ((keys || shutOut.test(folded)) && !canWait.test(folded)) return 'shutOut';
  if (isCold(folded)) return 'noHeat';
  if (isHeldUp(words)) return null;
  const broken = brokeDown.test(folded) && atRoadside.test(folded);
  return broken || strandedAs.test(folded) || cannotGoOn(folded) ? 'stranded' : null;
}

function cannotGoOn(folded: string): boolean {
  if (noNeedThere.test(folded)) return false;
  return stoppedThere.test(folded) || (cannotDriveOn.test(folded) && atRoadside.test(folded));
}

/** Whether words tell of people who stand at a road, where they are in danger of the traffic. */
export function standsAtRoad(words: string): boolean {
  const folded = fold(words);
  return (
    needNow(words) === 'stranded' &&
    atRoadside.test(folded) &&
    !/\b(?:ditch|fosse|nulle part)\b/.test(folded)
  );
}

function isCold(folded: string): boolean {
  if (ofMachine.test(folded) || canWait.test(folded)) return false;
  if (noHeatAtAll.test(folded)) return true;
  const fails = ofHeating.test(folded) && failing.test(folded);
  if (fails && frailOrFreezing.test(folded) && atOnce.test(folded)) return true;
  return withoutHeat.test(folded) && (frailOrFreezing.test(folded) || atOnce.test(folded));
}

const helps: Record<Need, RegExp> = {
  stranded:
    /\b(?:tow\w*|roadside|boosts?|broken? down|breakdowns?|remorqu\w*|depann\w*|survoltage)\b/,
  shutOut: /\b(?:lock\w* ?outs?|locked out|lost keys?|embarre\w*|barree?s? dehors|porte barree)\b/,
  noHeat: /\b(?:no heat|without heat|emergenc\w*|after[- ]hours|pas de chauffage|urgences?)\b/,
};

/** What an owner wrote that helps in each need: facts as `faq:…` and `note:…`, those titled so first. */
export function helpWritten(knowledge: BusinessKnowledge): Record<Need, readonly string[]> {
  const forNeed = (need: Need) =>
    textsTelling(knowledge, helps[need]).flatMap(({ id, body }) => (body ? id : []));
  return {
    stranded: forNeed('stranded'),
    shutOut: forNeed('shutOut'),
    noHeat: forNeed('noHeat'),
  };
}
