import { fold } from './words.ts';

/** Who cannot get out by themselves, nor bear the heat or the cold of a vehicle for long. */
const small =
  '(?:babies|baby|newborn|infant|toddler|child|children|kids?|kiddo|little (?:one|guy|girl|boy|man|fella)|girl|boy|daughter|son|grandson|granddaughter|grandchild|grandkids?|nephew|niece|twins?|dogs?|dogg(?:y|ie)|pup(?:py|pies)?|cats?|kittens?|(?:yr|year)s? old|bebe|enfants?|petite?|fille|fillette|garcon|gars|fils|jumeaux|jumelles|chien(?:ne)?s?|chiot|chat)';
const vehicle =
  '(?:car|truck|van|minivan|suv|jeep|pickup|vehicle|auto|char|camion|voiture|fourgonnette)';
/** Where in a vehicle they are, as one says it who stands outside. */
const within = String.raw`(?:in(?:side)? (?:it|there|here|the back|the front|(?:the|my|our|his|her|a) (?:\p{L}+ ){0,2}(?:${vehicle}|seat|back ?seat|car ?seat))|(?:locked )?in(?:side)?(?= *$| (?:with|and|but|on|when|right|now|still|she|he|it|they)\b)|(?:trapped|strapped|buckled)\b|en dedans|dedans|en arriere|a l'interieur|attachee?s?|(?:dans|sur) (?:le|la|l'|mon|ma|son|sa) ?(?:\p{L}+ ){0,2}(?:${vehicle}|siege|banc))`;
/** "My son locked his keys in the truck": he stands outside, and "my daughter's car" holds nobody. */
const outside = String.raw`(?:'?s? ${vehicle}\b| (?:just |accidentally )?(?:locked|left|lost|shut|forgot) (?:his|her|my|the|our|their|it|both)\b)`;
const isWithin = new RegExp(
  `\\b${small}\\b(?!${outside})(?:'s|'re)?(?: (?!(?:keys?|fobs?|cles?)\\b)[\\p{L}\\d']+){0,7}? ${within}(?!\\p{L})|\\b(?:lock|shut|left|leave|trap|barre|enferme|embarre|laisse)\\p{L}* (?:my|our|the|his|her|mon|ma|mes|le|la|notre) (?:\\p{L}+ ){0,2}${small}\\b(?! keys?\\b)(?: [\\p{L}']+){0,3} (?:in\\b|inside|dans|dedans)`,
  'u',
);
/** Nobody outside can open it. */
const isShut =
  /\block(?:ed|ing|s)? (?:in\b|inside|on (?:me|us)|itself|himself|herself|themselves|behind|up\b|shut)|\blocked (?:my|our|the|his|her) \p{L}+(?: \p{L}+)? (?:in\b|inside)|\b(?:keys?|fob)(?:'s)?\b(?: [\p{L}']+){0,4} (?:on the|in(?:side)?\b|locked|still in)|\b(?:left|leave|with) (?:my|the|our|his|her) (?:\p{L}+ )?(?:keys?|fob) (?:in|on)|\b(?:all|doors?|are|is|it's|everything|just|got) (?:\p{L}+ )?locked\b|\b(?:stuck|trapped) in(?:side)? (?:the|my|our|his|her)\b|\block(?:ed)? (?:me|us|myself) out\b|\b(?:can't|cannot|can not|couldn't) (?:\p{L}+ ){0,2}(?:get (?:in|it open|the doors? open|him|her|them)|open (?:it|the))|\blocks? (?:clicked|went|engaged)|\bcles?\b(?: [\p{L}']+){0,5} (?:dedans|dans|sur|a l'interieur)|\b(?:portes?|char|auto|voiture|camion) (?:\p{L}+ ){0,3}(?:barree?s?|verrouillee?s?|embarree?s?)|\b(?:barre|embarre|enferme|verrouille)e?s? (?:\p{L}+ ){0,4}dans\b/u;
const ofVehicle = new RegExp(
  `\\b(?:${vehicle}s?|car ?seat|back ?seat|keys?|fob|strapped|buckled|cles?|siege d'auto|banc d'en arriere)\\b`,
  'u',
);
/** Supposed, asked about, or over. */
const notNow =
  /\b(?:if|in case|suppose|supposing|whether|would you|used to|last (?:week|month|year|time|summer|winter)|the other day|(?:days?|weeks?|months?|years?) ago|yesterday|si (?:je|on|jamais|mon|ma|un|le|la)|au cas|l'autre jour|hier|(?:semaine|mois|annee|ete|fois) (?:passee?|derniere?)|got (?:him|her|them|it) out|is out now)\b/;
/** "No kids or pets in it", "just me here": whoever might be in there is not. */
const nobodyIn =
  /(?<!\p{L})(?:(?:no|not|nobody|no ?one)(?:'?s| is)?(?: (?:kids?|pets?|dogs?|cats?|child(?:ren)?|bab(?:y|ies)|passengers?|animals?|people|or|and|one|any\p{L}*))* (?:in(?:side)?(?: (?:it|there|the \p{L}+))?|with me)(?!\p{L})(?! (?:but|except))|no (?:kids|pets|children|animals)(?: or (?:kids|pets|dogs|children|animals))?(?= *$|[ ,.!])(?! (?:but|except))|just me(?= here| *$|[,.!])|(?:it's|car's|truck's) empty|(?:personne|pas d'enfants?|pas d'animaux|aucun enfant)(?: (?:ni|ou) \p{L}+)?(?: (?:est|en))? ?(?:dedans|a l'interieur|dans (?:le|l')))/u;

/** Whether folded words say that nobody is shut in. */
export const saysNobodyIn = (said: string): boolean => nobodyIn.test(said);

/** How it goes with them, told once it is known where they are. */
const howItGoes =
  /\b(?:quiet|silent|limp|sleepy|sleeping|asleep|crying|cried|screaming|barking|panting|whining|red|sweat\w*|hot|boiling|degrees|moving|responding|answering|breathing|pleur\w*|crie|chaud|degres|rouge|dort|endormie?|bouge|jappe|repond|tranquille|silencieu\w*)\b/;

/**
 * Whether words, with those said before them, tell of a child or an animal in a vehicle that nobody can
 * open: a danger to life, whatever the day is like.
 */
export function isShutIn(words: string, before: readonly string[]): boolean {
  const now = fold(words);
  if (notNow.test(now) || nobodyIn.test(now)) return false;
  const all = [...before.map(fold), now].join(' . ');
  if (!isWithin.test(all) || !isShut.test(all) || !ofVehicle.test(all)) return false;
  return isWithin.test(now) || isShut.test(now) || howItGoes.test(now);
}
