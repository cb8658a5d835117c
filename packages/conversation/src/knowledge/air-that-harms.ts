import { figure, monoxideMeasured } from './monoxide-measured.ts';
import { fold } from './words.ts';

/** What burns, or warns of what burns, where people breathe. */
const burner =
  /(?<!\p{L})(?:furnaces?|boilers?|heat(?:ing|er)?|fireplace|stoves?|wood ?stove|pellet stove|oven|chimney|flue|generators?|propane|gas|kerosene|soot|detectors?|alarms?|monoxide|fournaise|chauffage|chauffe-eau|chaufferette|chaudiere|foyer|poele|cheminee|generatrice|gaz|suie|detecteurs?|avertisseurs?|monoxyde)(?!\p{L})/u;
/** A shop that is called about what burns: its callers' "it" is that. */
const burnersTrade =
  /(?<!\p{L})(?:heating|hvac|furnaces?|boilers?|fireplaces?|chimneys?|gas|chauffage|fournaises?|foyers?|ramonage|gaz)(?!\p{L})/u;

const strong =
  "(?:head ?aches?|migraines?|dizz\\p{L}+|light-?headed|nause\\p{L}+|throwing up|threw up|throws up|vomit\\p{L}*|puk(?:e|ed|ing)|woozy|pass(?:ed|es|ing)? out|faint(?:ed|ing|s)?|can'?t (?:seem to |even )?(?:stand|stay awake|think straight|keep (?:my|his|her|our|their) eyes open)|mal (?:a la|de) tete|maux de tete|mal au coeur|nausees?|etourdi\\p{L}*|vomi\\p{L}*|perd\\p{L}* connaissance)";
/** How people feel what they breathe and nobody smells. */
const feelsStrongly = new RegExp(`(?<!\\p{L})${strong}(?!\\p{L})`, 'u');
const feels = new RegExp(
  `(?<!\\p{L})(?:${strong}|drowsy|sleepy|groggy|fall(?:s|ing)? asleep|fell asleep|nod(?:s|ding)? off|confused|sick|s'endor\\p{L}+|endormie?s?|somnol\\p{L}+|tomb\\p{L}+ (?:de sommeil|endormi\\p{L}*|dans les pommes)|malades?)(?!\\p{L})`,
  'u',
);
/** It comes with the heat. */
const asItRuns =
  /(?<!\p{L})(?:as soon as|when(?:ever)?|every ?time|each time|since|ever since|after|once)(?!\p{L})(?: (?!(?:last|you (?:come|get|open))(?!\p{L}))[\p{L}'-]+){0,6}? (?:on|runs?|running|ran|kick\p{L}*|starts?|started|lit|light|fir(?:es|ed)|burn\p{L}*|go(?:es|ing)|install\p{L}*|put in|servic\p{L}+|replaced|cleaned)(?!\p{L})|(?<!\p{L})(?:des qu|aussitot qu|(?:a )?chaque fois qu|quand|depuis qu|depuis le|lorsqu)[e']? ?(?:[\p{L}'-]+ ){0,6}?(?:part\p{L}*|allum\p{L}*|march\p{L}*|fonctionn\p{L}*|tourn\p{L}*|chauff\p{L}*|repart\p{L}*|install\p{L}*|nettoy\p{L}*|chang\p{L}*)(?!\p{L})/u;
/** It goes where they go out, and comes where they come in. */
const onlyInside =
  /(?<!\p{L})(?:only|just|always) (?:[\p{L}'-]+ ){0,4}(?:home|house|inside|indoors|here)(?!\p{L})|(?<!\p{L})(?:better|fine|okay|goes away|gone|clears?(?: up)?|stops?) (?:[\p{L}'-]+ ){0,4}(?:outside|outdoors|fresh air|leave|leaving|go out|out of the house|at work)(?!\p{L})|(?<!\p{L})(?:mieux|correcte?|passe|disparait|va bien) (?:[\p{L}'-]+ ){0,4}(?:dehors|sort\p{L}*|a l'exterieur|pas a la maison)(?!\p{L})|(?<!\p{L})(?:juste|seulement) (?:[\p{L}'-]+ ){0,4}(?:a la maison|en dedans|chez nous|ici)(?!\p{L})/u;
/** That nobody feels it. */
const nobodyFeels =
  /(?<!\p{L})(?:no|nobody|no ?one|none|without|not|isn't|aren't|don't|doesn't|haven't|never|pas|aucune?|personne|jamais)(?!\p{L})(?: (?!just|only|juste)[\p{L}'-]+){0,4} (?:head ?aches?|dizz\p{L}+|nause\p{L}+|sick|sleepy|vomit\p{L}*|mal|etourdi\p{L}*|malades?)(?!\p{L})/u;
const several =
  /(?<!\p{L})(?:every(?:one|body)|all of us|we|we're|we've|both|kids?|child\p{L}*|family|too|(?:wife|husband|partner|roommate) and (?:i|me)|roommates?|tous|toutes|toute la|les enfants|aussi|pis moi)(?!\p{L})/u;
/** What else people are unwell of, and what they move a visit for. */
const ofElse =
  /(?<!\p{L})(?:flu|covid|stomach bug|a cold|hung ?over|cancel\p{L}*|resched\p{L}*|move (?:my|our|the)|noise|noisy|bang\p{L}*|squeal\p{L}*|loud|rattl\p{L}*|bills?|invoices?|paperwork|grippe|gastro|rhume|bruit|facture|annul\p{L}*|reporter|cozy|cosy|in front of|devant|cars?|trucks?|vans?|auto|char|camion|figuring|trying to|sick of|tired of|tanne)(?!\p{L})/u;

const blocked =
  /(?<!\p{L})(?:vents?|flue|exhaust|intake|chimney|cheminee|evacuation|sortie d'air|prise d'air)(?:'s)?(?!\p{L})(?: [\p{L}'-]+){0,4}? (?:blocked|plugged|buried|covered|clogged|bouchee?|enterree?|bloquee?)(?!\p{L})/u;
/** What carries off what burns gives it to the house instead. */
const loose =
  /(?<!\p{L})(?:exhaust|vent(?:ing)?|flue|chimney|tuyau|cheminee|evacuation)(?:'s)?(?!\p{L})(?: [\p{L}'-]+){0,5}? (?:fell|fallen|came|come|broke|broken|rusted|disconnected|detached|separated|knocked|popped|off|apart|loose|debranche\p{L}*|tombee?|decroche\p{L}*|defaite?|cassee?|detache\p{L}*|perce\p{L}*)(?!\p{L})/u;
const intoHouse =
  /(?<!\p{L})(?:blow\p{L}*|vent\p{L}*|com(?:es|ing)|go(?:es|ing)|dump\p{L}*|pour\p{L}*|spew\p{L}*|leak\p{L}*|sort|souffle|rentre|se vide|va)(?: [\p{L}'-]+){0,3}? (?:into|in|inside|dans|en dedans)(?: [\p{L}'-]+){0,2}? ?(?:basement|house|room|garage|kitchen|home|crawl ?space|apartment|cave|maison|sous-sol|chambre|cuisine|logement)(?!\p{L})/u;
const ofOtherPipes =
  /(?<!\p{L})(?:dryer|bathroom|range hood|hood|fan|water|drain|sewer|secheuse|hotte|salle de bain|eau|egout|car|truck|van|muffler|auto|char|camion)(?!\p{L})/u;

const openFire =
  '(?:barbecue|bbq|grill|hibachi|charcoal|briquettes|generator|camp(?:ing)? stove|camper stove|propane (?:heater|stove|burner)|patio heater|tent heater|fire ?pit|generatrice|rechaud|chaufferette au (?:propane|gaz)|charbon)';
const room =
  '(?:garage|house|basement|kitchen|bed ?room|living room|apartment|tent|shed|rv|camper|trailer|room|home|maison|sous-sol|cuisine|chambre|salon|tente|appartement|logement|roulotte)';
const burnsIndoors = new RegExp(
  `(?<!\\p{L})${openFire}(?!\\p{L})(?: [\\p{L}'-]+){0,4}? (?:in|inside|into|dans)(?: [\\p{L}'-]+){0,2}? ?${room}(?!\\p{L})`,
  'u',
);
const forWarmth =
  /(?<!\p{L})(?:warm\p{L}*|for (?:some )?heat|heat(?:ing)? (?:the|us|up|our|my)|running|going|lit|burning|rechauff\p{L}*|chauff\p{L}*|allumee?|roule|marche)(?!\p{L})/u;
const workOnIt =
  /(?<!\p{L})(?:instal\p{L}*|quote|estimate|prices?|service|tune-?up|repair\p{L}*|fix\p{L}*|deliver\p{L}*|build|sell|sale|rent|hook(?:ed)? up|wired?|isn't|not|won't|outside|outdoors?|soumission|reparer|reparation|louer|vendre|marche pas|dehors)(?!\p{L})/u;
const byOven =
  /(?<!\p{L})(?:heat(?:ing)?|warm(?:ing)?|keep(?:ing)? (?:us |everyone |the \p{L}+ )?warm|stay(?:ing)? warm|chauff\p{L}*|rechauff\p{L}*)(?: [\p{L}'-]+){0,4}? (?:with|using|off|avec)(?: [\p{L}'-]+){0,2}? ?(?:oven|stove|burners?|stovetop|four|poele|ronds)(?!\p{L})(?: (?:door )?(?:open|on|going|ouvert\p{L}*|allum\p{L}*)|(?= *$|[.,;]))|(?<!\p{L})(?:oven|stove|burners?|four|poele|ronds)(?!\p{L})(?: [\p{L}'-]+){0,3}? (?:open|on|ouverte?s?|allumee?s?)(?: [\p{L}'-]+){0,3}? (?:for (?:some |the )?heat|to (?:keep|stay|get)(?: \p{L}+)? warm|to heat|pour (?:se |nous |me )?(?:re)?chauffer)(?!\p{L})/u;

const warns =
  /(?<!\p{L})(?:co2?|monoxide|carbon|detectors?|alarms?|monitor|sensor|display|screen|monoxyde|detecteurs?|avertisseurs?|alarme|afficheur)(?!\p{L})/u;
const partsInMillion = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{2,3}|${figure}) ?(?:ppm|p p m|parts per million|parties (?:par|pour) (?:un )?million)(?!\\p{L})`,
  'u',
);
/** What hangs there, by whoever does not know what it is called. */
const whatHangs =
  /(?<!\p{L})(?:thing|thingy|gadget|device|box|unit|machine|bidule|affaire|patente|machin|boite|gugusse)(?!\p{L})/u;
const saysMonoxide =
  /(?<!\p{L})(?:says?|reads?|flash\p{L}*|display\p{L}*|shows?|marque|ecrit|indique|affiche)(?: (?:the )?(?:letters?|word|les lettres))? ["']?c\.? ?o\.?2?["']?(?= *$|[.,;!]| (?:and|on|in|what|i|we|it|pis|et|sur)(?!\p{L}))/u;
const sounds =
  /(?<!\p{L})(?:beep\p{L}*|chirp\p{L}*|alarm|blar\p{L}*|flash\p{L}*|bip\p{L}*|sonn\p{L}*|cri[ea]\p{L}*)(?!\p{L})/u;
const fourTimes =
  /(?<![\p{L}\d])(?:four|4|quatre)(?: (?:quick|loud|short|fast|petits?))? (?:beeps?|chirps?|bips?|coups)(?!\p{L})/u;
const ofOtherMeters =
  /(?<!\p{L})(?:chlorine|water|well water|wells|iron|radon|lead|calibrat\p{L}*|eau|puits|fer|salt|hardness|tds|pool|aquarium|fish|hot tub|spa|expir\p{L}*|on the back|date|end of life|low battery|piscine|chlore|sel)(?!\p{L})/u;

const struck =
  /(?<!\p{L})(?:(?:ran|run|drove|backed|rolled|plowed|smashed|crashed|bumped|dug|reculer?|roule|fonce|rentre)(?: [\p{L}'-]+){0,3}? (?:over|into|through|up|on|dans|sur)|hit|struck|knocked(?: over)?|clipped|damaged|frappe|accroche|arrache|heurte)(?: (?:the|our|my|a|your|le|la|un|une|mon|notre))?(?: \p{L}+)? (?:(?:gas|propane) (?:meter|line|main|tank|pipe|valve|riser)|(?:compteur|conduite|entree|tuyau|ligne|bonbonne|reservoir) (?:de|a|au) (?:gaz|propane))(?!\p{L})/u;
const leftOn =
  /(?<!\p{L})(?:gas|propane) (?:[\p{L}'-]+ ){0,4}?(?:left|been|stayed|still) (?:on|open|running)(?!\p{L})|(?<!\p{L})(?:left|leaving|forgot)(?: [\p{L}'-]+){0,3}? gas (?:\p{L}+ )?on(?!\p{L})|(?<!\p{L})gaz(?: [\p{L}'-]+){0,4}? restee? (?:ouverte?|allumee?)(?!\p{L})/u;
const smelled = /(?<!\p{L})(?:smell\p{L}*|reek\p{L}*|stink\p{L}*|stench|sent|pue|odeur)(?!\p{L})/u;

/**
 * Whether words tell of air that harms: people who feel what a burner gives off, a detector's figures, an exhaust
 * that blows into the house, a fire for warmth indoors, a line of gas that was struck.
 * @param before what was told before.
 * @param trade what the shop is called and does.
 */
export function airHarms(words: string, before: string, trade: string): boolean {
  const said = fold(words);
  const told = `${fold(before)} . ${said}`;
  return (
    feltThere(said, told, trade) || isWarned(said, told) || escapesInside(said, told) || burns(said)
  );
}

function feltThere(said: string, told: string, trade: string): boolean {
  if (!feels.test(said) || ofElse.test(said) || nobodyFeels.test(said)) return false;
  const there = burner.test(told) || burnersTrade.test(fold(trade));
  if (there && (asItRuns.test(said) || onlyInside.test(said))) return true;
  if (blocked.test(told) || (/\b(?:soot|suie)\b/.test(said) && burner.test(said))) return true;
  if (!feelsStrongly.test(said)) return false;
  return /\b(?:detectors?|detecteurs?|avertisseurs?)\b/.test(said)
    ? several.test(said)
    : burnersTrade.test(fold(trade)) && several.test(said);
}

function isWarned(said: string, told: string): boolean {
  if (ofOtherMeters.test(said)) return false;
  if (monoxideMeasured(said, told)) return true;
  if (partsInMillion.test(said) && (warns.test(said) || whatHangs.test(said))) return true;
  if (saysMonoxide.test(said) && sounds.test(said)) return true;
  return fourTimes.test(said) && warns.test(said);
}

function escapesInside(said: string, told: string): boolean {
  if (leftOn.test(said) && smelled.test(said)) return true;
  if (struck.test(said)) return true;
  return loose.test(said) && intoHouse.test(said) && !ofOtherPipes.test(told);
}

function burns(said: string): boolean {
  if (byOven.test(said)) return true;
  return burnsIndoors.test(said) && forWarmth.test(said) && !workOnIt.test(said);
}

/** Whether the air that harms is of a line of gas: it is smelled, and a switch sets it off. */
export function ofGasLine(words: string): boolean {
  const said = fold(words);
  return struck.test(said) || (leftOn.test(said) && smelled.test(said));
}
