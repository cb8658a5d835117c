const within = (parts: string) => new RegExp(`(?<![\\p{L}\\d])(?:${parts})(?![\\p{L}\\d])`, 'u');

const tens = '(?:twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety)';
const unit = '(?:one|two|three|four|five|six|seven|eight|nine)';
/** From thirteen on, in figures or words: what is less is an hour, a day or a count of rooms. */
export const figure = `(?:(?<![\\d:.$-]|\\d )(?<!\\d{2,3} or )(?:1[3-9]|[2-9]\\d|\\d{3})(?![\\d:]|[ .,-]?\\d|\\$)|(?:(?:an?|${unit}) hundred(?: and)?(?: ${tens})?(?:[ -]${unit})?|${unit} ${tens}(?:[ -]${unit})?|${tens}(?:[ -]${unit})?|(?:thir|four|fif|six|seven|eigh|nine)teen)|(?:(?:deux|trois|quatre|cinq|six|sept|huit|neuf)[ -])?cents?(?:[ -](?!pour)(?:vingt|trente|quarante|cinquante|soixante|dix|quinze|quatre-vingts?)\\p{L}*)*|quatre[ -]vingts?(?:[ -]\\p{L}+)?|(?:vingt|trente|quarante|cinquante|soixante)(?:[ -](?:et[ -])?(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize))?)`;
/** What such a number counts where it is no reading. */
const ofElse =
  "(?! ?(?:years?|yrs?|months?|weeks?|days?|hours?|minutes?|mins?|seconds?|times|dollars?|bucks|percent|%|am|pm|a\\.m|p\\.m|o'clock|volts?|amps?|feet|foot|units?|detectors?|alarms?|sensors?|of (?:them|those|these)|suites?|apartments?|rooms?|doors?|homes?|people|tenants|degrees|ans?|mois|jours|heures?|minutes|piastres|pieds?|logements?|detecteurs?|avertisseurs?|unites?|(?:\\p{L}+ )?(?:street|st|avenue|road|rd|lane|crescent)|st|ave\\p{L}*|road|rd|drive|lane|crescent|h\\d*)(?!\\p{L}))";
const reading = `${figure}${ofElse}`;

const shows =
  'says?|saying|said|reads?|reading|shows?|showing|showed|displays?|displaying|number|digits|figure|readout|hits?|climb\\p{L}*|jump\\p{L}*|(?:went|gone|goes|going|got|gets|now|all the way|creeping|crept)(?: back)? up(?: to| at)?|up to|flash\\p{L}*|measur\\p{L}*|register\\p{L}*|affich\\p{L}*|marqu\\p{L}*|indiqu\\p{L}*|dit|lit|lecture|chiffre|ecran|ecrit|monte|rendue?|mesur\\p{L}*|clignote\\p{L}*';
/** "It says eighty". */
const shown = within(`(?:${shows})(?:[ ,:]+(?!years?|ans)[\\p{L}']+){0,4}?[ ,:]+${reading}`);
/** "It's at eighty", "eighty on the display": a reading where it stands beside the gas or its detector. */
const isAt = within(
  `(?:is|it's|was|at|est|a|about|around|reached|passed|over|above|past|depasse|autour de)(?: (?:now|still|up|like|about|around|over|sitting|stuck|holding|maintenant|encore))*(?: at| a| to)?[ ,:]+${reading}`,
);
const standsOn = within(
  `${reading}(?: (?!for)[\\p{L}']+){0,3}? (?:on|for|of|sur|de) (?:(?:the|my|our|that|this|its|le|la|mon|notre|un|son) ?){0,2}(?:\\p{L}+ ){0,2}(?:co|monoxide|detector|alarm|display|screen|monitor|meter|readout|monoxyde|detecteur|avertisseur|ecran|afficheur|alarme)`,
);
const gas = within('co|c\\.o\\.?|carbon monoxide|monoxide|monoxyde(?: de carbone)?');
const detector = within(
  'detectors?|alarms?|monitors?|sensors?|meters?|display|screen|reading|levels?|detecteurs?|avertisseurs?|alarme|afficheur|ecran|niveau|taux|lecture',
);
const holdsFigure = within(figure);
/** The gas is not named: what hangs there is, or is called by what it does. */
const rings = within(
  'beep\\p{L}*|chirp\\p{L}*|going off|went off|goes off|blar\\p{L}*|scream\\p{L}*|sounding|ringing|flash\\p{L}*|bip\\p{L}*|sonn\\p{L}*|cri[ea]\\p{L}*|chial\\p{L}*|part\\p{L}* (?:tout seul|encore)',
);
/** What is asked of a detector to be sold, hung or set. */
const ofSale = within(
  'sell|buy|buying|purchase|cost|costs|price|prices|pric(?:ed|ing)|quote|estimate|order|ordering|brand|model|warranty|expir\\p{L}*|need \\d+|(?:does|do|would|will|should|could|can) (?:it|they|the|these|a|an|your|those)\\b.{0,40}?(?:go off|sound|ring|trigger)|supposed to|vend\\p{L}*|achet\\p{L}*|acheter|prix|coute\\p{L}*|soumission|modele|marque de|garantie|pool|spa|aquarium|greenhouse|brewery|beer|keg|tank',
);

/**
 * Whether words tell what a detector of carbon monoxide measures: the gas or what warns of it, and a figure that it
 * shows, in whatever order. Of the figure alone where the detector was told of before.
 * @param said folded words.
 * @param told folded words, those before them first.
 */
export function monoxideMeasured(said: string, told: string): boolean {
  if (ofSale.test(said) || !holdsFigure.test(said)) return false;
  if (gas.test(said)) return shown.test(said) || standsOn.test(said) || readsBeside(said);
  if (!gas.test(told)) return false;
  return shown.test(said) && (detector.test(told) || rings.test(told));
}

function readsBeside(said: string): boolean {
  return detector.test(said) && isAt.test(said);
}
