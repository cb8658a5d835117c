import { dangerShown, isSupposedOrOver } from './danger-by-sign.ts';
import { dangerInSpanish } from './danger-in-spanish.ts';
import { deniesSigns, withoutDeniedSigns } from './denied-signs.ts';
import { withoutFigures } from './figures-of-speech.ts';
import { withoutTightClothes } from './said-of-clothes.ts';
import { comesDown } from './struck-down.ts';
import { isMended } from './told-as-now.ts';
import { floods } from './water-running.ts';
import { fold } from './words.ts';

/** Kinds of trouble for which everybody's first step is the same. */
export type Hazard = 'gas' | 'fire' | 'electricity' | 'water' | 'cold' | 'injury';

const signs: readonly (readonly [Hazard, RegExp])[] = [
  [
    'gas',
    /\b(?:gas(?! (?:pedal|station|pump|cap|tank|mileage|can|card|gauge))|rotten eggs?|carbon monoxide|co (?:alarm|detector)|gaz|monoxyde|propane|oeufs pourris)\b/g,
  ],
  ['fire', /\b(?:fire|flames?|smok(?:e|ing)|feu|flammes?|fumee|boucane)\b/g],
  [
    'electricity',
    /\b(?:spark(?:s|ing)?|electrocut\w*|shock(?:ed)?|live wires?|breaker|panel|outlet|etincelles?|prise|courant|disjoncteur)\b/g,
  ],
  [
    'water',
    /\b(?:water|flood\w*|leak\w*|burst|pipes?|dripping|pouring|gushing|sewage|ceiling|eau|fuite|coule|inond\w*|tuyau|degat|plafond|refoule\w*)\b/g,
  ],
  ['cold', /\b(?:heats?|heating|furnace|boiler|freezing|cold|chauffage|fournaise|gele|froid)\b/g],
  [
    'injury',
    /\b(?:bleeding|blood|bled|hurt|breath\w*|choking|unconscious|seizure|injur\w*|swollen|swelling|swelled|allergic|rash|burns?|burning|pinned|trapped|crushed|saigne|blesse|respire\w*|convulsions?|enfle\w*|allergi\w*|brule\w*|coince\w*)\b/g,
  ],
];

/**
 * The kind of trouble most of the words tell of; null where they tell of none of these, or of two
 * kinds alike: the wrong advice is worse than none.
 */
export function hazardIn(words: string): Hazard | null {
  // Taps that stay dry flood nothing, and a detector rings for gas, whatever it hangs beside.
  const folded = fold(words).replace(dry, ' ').replace(alarmRings, ' carbon monoxide ');
  const shown = dangerShown(words);
  if (shown) return shown;
  const inSpanish = dangerInSpanish(words);
  if (inSpanish) return inSpanish === 'other' ? null : inSpanish;
  // A ceiling that fell and a boiler that blew up are no leak and no cold house.
  const broke = comesDown(words);
  const wet = !broke || floods(words);
  const found = signs
    .map(([hazard, sign]) => ({ hazard, told: folded.match(sign)?.length ?? 0 }))
    .filter(({ hazard, told }) => told > 0 && !(hazard === 'water' && fromOutside.test(folded)))
    .filter(({ hazard }) => (hazard === 'water' ? wet : hazard !== 'cold' || !broke))
    .sort((one, other) => other.told - one.told);
  const [most, next] = found;
  if (!most) return null;
  const life = found.find(({ hazard }) => ofLife.has(hazard));
  if (life) return life.hazard;
  return next?.told === most.told ? null : most.hazard;
}

/** Whether words so much as name what is a danger where it goes wrong: gas, fire, current, chemicals, hurt. */
export function touchesHazard(words: string): boolean {
  const folded = fold(words);
  return (
    mayHarm.test(folded) ||
    signs.some(([hazard, sign]) => !ofHouse.has(hazard) && folded.search(sign) >= 0)
  );
}

/** Water and cold harm a house before they harm anybody. */
const ofHouse: ReadonlySet<Hazard> = new Set(['water', 'cold']);
const mayHarm =
  /\b(?:pilot|fumes|vapou?rs|smell\w*|chemicals?|bleach|acid|poison\w*|pills?|overdos\w*|dizzy|faint\w*|collapsed|asleep at the wheel|brakes?|veilleuse|odeur|senteur|javel|acide|pilules?|medicaments?|etourdi\w*|freins?)\b/;

const dry =
  /\b(?:no|any|without) (?:hot |running |cold )?water(?! (?:heater|tank))\b|\b(?:pas|plus|manque) d'eau\b/g;

/** No valve stops what comes through a roof. */
const fromOutside = /\b(?:roof\w*|rain\w*|shingles?|toit\w*|toiture|pluie|pleut)\b/;

/** What comes before every damage, whatever else is told of. */
const ofLife: ReadonlySet<Hazard> = new Set(['gas', 'fire', 'injury']);

/** Whether words tell of current where it should not be: a breaker that trips is no danger by itself. */
export function isLive(words: string): boolean {
  return live.test(fold(words));
}

const live =
  /\b(?:spark\w*|electrocut\w*|shock\w*|live wires?|buzz\w*|hot|burn\w*|smell\w*|smok\w*|melt\w*|arcing|etincelles?|choc|brul\w*|fumee|boucane)\b/;

/** Whether a danger of this kind is to life: what to do first is then said in our own words. */
export function isOfLife(hazard: Hazard | null): boolean {
  return hazard !== null && ofLife.has(hazard);
}

const dangers =
  /\b(?:(?:smell|stink|reek)(?:s|ing)?(?: \w+)?(?: like| of)? (?:natural )?gas(?! (?:station|pump|pedal))|gas leak|(?:hard|trouble|difficulty|struggling|hardly|barely)(?: time)? (?:to )?breath(?:e|ing)|short of breath|(?:throat|tongue)(?:'?s| is| feels)? (?:\w+ )?(?:tight\w*|clos(?:ed|ing)|swell\w*|swollen)|(?:eye ?lids?|eyes?|lips?|face|tongue|throat)(?:'?s|'?re| is| are)? (?:\w+ ){0,3}(?:swell\w*|swollen|puff\w*)|(?<!rather )(?:won'?t|not|can'?t|doesn'?t) (?:\w+ )?(?:wak(?:e|ing) (?:him |her |them |it )?up(?! (?:early|before|at|till|until|with|to))|responding)|unresponsive|gone limp|turn(?:ing|ed) blue|carbon monoxide alarm|co alarm (?:is|went|going)|can'?t breathe|not breathing|isn'?t breathing|unconscious|chest pains?|(?<!\b(?:scalp|skin|mouth|throat|feet|back|legs?|face|hair|sales?|deals?|phone|lawn|business|market|stocks?|team|beat|album) )(?:is|are) on fire|(?<!\b(?:scalp|skin|mouth|throat|back|face|hair|business|market|team))'s on fire|(?:caught|catching) (?:on )?fire|flames? (?:are |is )?(?:coming|shooting|pouring)|in flames|there(?:'?s| is) a fire|(?:somebody|someone|he|she|my \w+)(?:'?s| is) (?:badly )?(?:hurt|bleeding|trapped|pinned|unconscious)|(?:pinned|trapped|crushed) under|smoke(?:'?s| is)? (?:coming|pouring)|(?:boucane|fumee) qui sort|(?:coince|pris)e? (?:en )?dessous|(?:odeur|senteur|fuite) de (?:gaz|propane)|(?:sen[st]|sentir|senti|pue)(?: \w+){0,2} (?:le|du) (?:gaz|propane)|ne respire (?:pas|plus)|(?:misere|mal|difficulte) a respirer|gorge (?:\w+ )?(?:serree?|enfle\w*)|(?:paupieres?|yeux|levres|visage|face|langue|gorge) (?:\w+ ){0,4}enfle\w*|peut pas respirer|inconsciente?|(?<!\b(?:marche|equipe|ventes?|peau|gorge|bouche|cuir chevelu) )(?:est|a pris) en feu)\b/;
const denied =
  /\b(?:no|not|don'?t|doesn'?t|isn'?t|never|without|pas d['e]|aucune?)\b[^.]{0,12}\b(?:gas|fire|gaz|feu)\b/;

const saidNotToBe =
  /\b(?:no|without|not any|pas d['e]\s?|aucune?)\s+(?:gas|fire|smoke|gaz|feu|fumee|boucane|odeur)\b/;

/** Whether words say that there is none: "no gas smell, it's just a slow drain". */
export function deniesDanger(words: string): boolean {
  const folded = fold(words);
  return (
    (saidNotToBe.test(folded.replace(criedOut, '')) || deniesSigns(folded)) && !isDanger(words)
  );
}

const smoulder =
  /\b(?:smell\w*|odou?r|sent|sentir|odeur)\b[^.]{0,40}\b(?:burn\w*|scorch\w*|melt\w*|hot plastic|plastic\w*|electrical|brul\w*|chauff\w*|roussi|plastique)\b|\b(?:burn\w*|scorched|burny|melt\w*|electrical|plastic\w*)(?: \p{L}+){0,2} (?:smell|odou?r)\b/u;
const wired =
  /\b(?:walls?|outlets?|sockets?|(?:light )?switch(?:es)?|panels?|breakers?|fuse ?box|lights?|wir(?:e|es|ing)|hallway|attic|prises?|panneaux?|murs?|interrupteurs?|lumieres?|filage|boite electrique)\b/;
/** What happened long ago, or to a car, is none that is happening in a house. */
const notHere =
  /\b(?:last (?:year|month|week|summer|winter|spring|fall)|years? ago|months? ago|weeks? ago|used to|car|truck|van|trunk|vehicle|suv|rv|boat|auto|char|camion|bateau)\b/;

/** Whether words tell of something electric that burns within a wall: "a burny smell by the switch". */
export function smoulders(words: string, before: string): boolean {
  const folded = fold(words);
  if (isSupposedOrOver(words) && isMended(words)) return false;
  return smoulder.test(folded) && wired.test(`${fold(before)} ${folded}`);
}

const monoxide = /\b(?:carbon monoxide|co (?:alarm|detector)s?|monoxyde(?: de carbone)?)\b/;
const alarmRings =
  /(?<!\b(?:car|truck|van|security|burglar|door|back-?up|low|no) )\b(?:alarms?|detectors?|alarmes?|detecteurs?|avertisseurs?)\b(?: (?!(?:and|but|so|et|mais|pis)\b)[\p{L}']+){0,7} (?:go(?:es|ing)? off|went off|(?:keeps? )?(?:beeping|ringing|blaring|screaming|sounding)|sonn\w+|cri[ea]\w*|(?:part|parti) (?:depuis|encore|tout))\b/u;
const alarmSounds =
  /\b(?:go(?:es|ing)? off|rings?|ringing|beep(?:s|ing)?|sounds|sounding|sonne\w*|part)\b/;
/** "The carbon monoxide thing is beeping": whatever they call what hangs there. */
const soundsOfMonoxide =
  /\b(?:carbon monoxide|co2?)(?: (?!low\b|battery\b)\p{L}+){0,3}(?:'s| is| keeps| started| has been) (?:\p{L}+ )?(?:beeping|ringing|going off|blaring|screaming)\b/u;
const poisoned =
  /\b(?:head ?aches?|dizz\w+|light-?headed|nause\w+|throwing up|threw up|vomit\w*|passed out|feel(?:ing|s)? (?:\w+ )?(?:sick|faint|woozy)|mal (?:a la|de) tete|etourdi\w*|mal au coeur|maux de tete)\b/;

/**
 * Whether words, with those before them, tell of gas that nobody smells: a detector that rings, or people
 * who feel it. A detector that is to be sold or hung is none.
 */
export function poisons(words: string, before: string): boolean {
  const folded = fold(words);
  const all = `${fold(before)} . ${folded}`;
  if (soundsOfMonoxide.test(folded)) return true;
  if (monoxide.test(folded)) return alarmRings.test(all) || poisoned.test(all);
  return (alarmRings.test(folded) || poisoned.test(folded)) && monoxide.test(all);
}

/** Where a sentence, or what is told beside it, ends. */
const betweenSentences = /[.!?;]+|,? (?<![a-z'])(?:but|mais)(?![a-z'])/;

/** "Oh no, there's a fire", "mais non, y a le feu": cried out, it denies nothing. */
const criedOut =
  /\b(?:no|non)\b[ ,!.]*(?=(?:no|non|there|it|i|we|he|she|my|the|this|that|c'est|y'? ?a|il|elle|le|la|mon|ma|ca|j'?ai|je|on)\b)/g;

/**
 * Words without what they deny of a danger, and without those sentences that only suppose one or tell of one long over:
 * "we don't have a fire, but we have a gas leak" tells of gas.
 */
export function standsOfDanger(words: string): string {
  return words
    .split(/(?<=[.!?;,])\s+|(?<=\s)(?=(?:but|mais)\s)/i)
    .filter((one) => !isSupposedOrOver(one))
    .map((one) => (deniesDanger(one) ? withoutDeniedSigns(fold(one)) : one))
    .filter((one) => !deniesDanger(one))
    .join(' ');
}

/** Whether words report a danger to life in so many words. */
export function isDanger(words: string): boolean {
  return withoutDeniedSigns(withoutFigures(withoutTightClothes(fold(words))))
    .split(betweenSentences)
    .some(reportsDanger);
}

/** Whether words so much as speak of a danger to life, be it one that is only supposed: "if you smell gas". */
export function namesDanger(words: string): boolean {
  const folded = fold(words);
  return (
    dangers.test(folded) ||
    (escapes.test(folded) && !notHere.test(folded)) ||
    soundsOfMonoxide.test(folded) ||
    (monoxide.test(folded) && alarmSounds.test(folded)) ||
    dangerShown(words) !== null
  );
}

function reportsDanger(folded: string): boolean {
  if (denied.test(folded.replace(criedOut, '')) || isSupposedOrOver(folded)) return false;
  return (
    wantsHelp.test(folded) ||
    dangers.test(folded.replace(meantToSmoke, ' ')) ||
    (escapes.test(folded) && !notHere.test(folded))
  );
}

/** Whoever asks for those who are called in danger is in one, whatever it is: "I need an ambulance", "call 911". */
const helpers =
  '(?:911|9-1-1|nine one one|neuf un un|ambulance|paramedics?|police|cops|fire ?(?:department|truck|fighters?)|pompiers)';
const opening =
  "(?:(?:please|help|oh|my god|god|okay|ok|so|hi|hello|can (?:you|somebody|someone)|could you|you (?:have to|need to|gotta)|s'il vous plait|aidez[- ]moi|allo|pouvez[- ]vous|(?:il )?faut(?: que vous)?)\\W+)*";
const wanting =
  "(?:(?:i|we|he|she) (?:just )?needs?|get (?:me|us|him|her)|send(?: me| us)?|(?:call|dial|phone|transfer me to|connect me to|put me through to)|(?:j'ai|on a|elle a|il a) besoin d[e']|(?:ca|il|y) (?:me|nous|lui) (?:prend|faut)|(?:appele[rz]|compose[rz]|envoye[rz])(?:[- ]moi)?)";
const wantsHelp = new RegExp(
  `^\\W*${opening}${wanting} ?(?:an? |the |une |l'|la |le |les )?${helpers}\\b(?! (?:if|in case|when|station|officer|checks?|reports?|records?|cards?|bay|si|quand)\\b)`,
);

/** What comes out of an exhaust or a smoker is meant to. */
const meantToSmoke =
  /\bsmoke(?:'?s| is)? (?:coming|pouring)(?: \p{L}+){0,3} (?:exhaust|tail ?pipe|muffler|grill|barbecue|bbq|smoker|chimney|ears)\b|\bboucane qui sort(?: \p{L}+){0,3} (?:muffler|silencieux|echappement|cheminee)\b/u;

/** Gas that runs out, in whatever order it is told; of a vehicle it is the fuel. */
const escapes =
  /\b(?:gas|propane|carbon monoxide) (?:\w+ ){0,3}leak\w*|\bleak\w* (?:\w+ ){0,2}(?:gas|propane|carbon monoxide)\b|\b(?:gaz|propane) (?:\w+ ){0,2}(?:fuit|s'echappe)\b|\b(?:fuit|fuite|perd) (?:\w+ ){0,2}(?:gaz|propane)\b/;

const announced =
  /\b(?:(?:this|it|that|which)(?:'?s| is) (?:\w+ ){0,2}(?:urgent|emergency)|i(?:'?ve| have)(?: got)? an? (?:\w+ )?emergency|urgently|c'est (?:\w+ ){0,3}(?:urgent|urgence|pressant)|j'ai une urgence|ca presse(?! (?:pas|pu|plus))|(?:je suis|chu|chus|j'suis|on est|nous sommes) (?:\w+ ){0,2}mal pris(?:es?)?)\b|(?:^|[.!?,;] ?)(?:(?:hi|hello|please|help|allo|bonjour)[ ,!.]+)*(?:urgent|emergency|urgence)\b/;
const notAnnounced =
  /\b(?:not|isn'?t|no|never|if|in case|whether|si|when|do you|are you|is (?:it|this|that)|est-ce)\b[^.!?,;]{0,20}\b(?:urgen\w*|emergency|pressant)\b|\b(?:pas|aucune?)\b(?:(?!\bc'est\b)[^.!?,;]){0,20}\b(?:urgen\w*|pressant)\b/;

/** Whether words say of themselves that they cannot wait: "this is an emergency". */
export function announcesTrouble(words: string): boolean {
  const folded = fold(words);
  return announced.test(folded) && !notAnnounced.test(folded);
}

/**
 * The kind of trouble of words that announce that it cannot wait and name it, in whatever order, and
 * whoever they ask for besides; null: they announce or name none.
 */
export function announcedHazard(words: string): Hazard | null {
  const folded = fold(words);
  if (!announcesTrouble(words)) return null;
  if (denied.test(folded) || saidNotToBe.test(folded)) return null;
  return hazardIn(words);
}
