import { fold } from './words.ts';

/** Of a car, a bill or a thing that burns it, and of no gas in the air. */
const ofThings =
  '(?! (?:stations?|pumps?|pedals?|bills?|tanks?|cans?|caps?|mileage|prices?|cards?|ranges?|stoves?|dryers?|furnaces?|fireplaces?|barbecues?|bbqs?|company))';
const smell =
  /\b(?:smell(?:ed|s|ing)?|smelt|stank|stunk|reek(?:s|ed)?|whiffs?|odou?rs?)((?: (?!no\b|not\b|never\b)\p{L}+){0,4}?) (?:natural )?(?:gas|propane)\b/u;
const told = new RegExp(smell.source + ofThings, 'u');
const toldInFrench =
  /\b(?:sentait|sentais|sentions|senti|sent)(?: (?!pas\b|jamais\b)\p{L}+){0,3} (?:le|du|de) (?:gaz|propane)\b/u;
/** Asked, supposed, denied or long over. */
const notTold =
  /\b(?:if|in case|whenever|does|do|would|should|could|can|might|never|not|no|nothing|without|si|quand|pas|jamais|est-ce)\b|n't\b|-t[ui]\b|\bwhen\b(?!.*\b(?:smelled|smelt)\b)/u;
const longOver =
  /\b(?:last (?:year|month|summer|winter|spring|fall)|(?:years?|months?) (?:ago|back)|used to|(?:my|our|the|an?) (?:car|truck|van|boat|mower|bike|motorcycle)|l'an (?:passe|dernier)|(?:mon|le) (?:char|camion|bateau))\b/;
/** Those who look after gas have been. */
const lookedAfter =
  /\b(?:gas company|fire ?(?:department|fighters?|men)|utility|fortis\w*|enbridge|energir|pompiers?|compagnie de gaz)\b[^.?!]{0,30}\b(?:came|been|checked|fixed|cleared|found (?:nothing|no)|okayed|venus?|passes?|verifie\w*|repare\w*)\b/;

/**
 * "It quit last night, I smelled a bit of gas too, so I shut the valve": whether words tell, however calmly, that gas
 * was smelled where they are, and nobody who looks after gas has been since.
 */
export function tellsOfSmelledGas(words: string): boolean {
  const folded = fold(words);
  if (lookedAfter.test(folded)) return false;
  return folded.split(/[.?!;,]+|\b(?:and|but|so|because|et|pis|mais|fait que)\b/).some((clause) => {
    const found = told.exec(clause) ?? toldInFrench.exec(clause);
    if (!found || longOver.test(clause)) return false;
    return !notTold.test(clause.slice(0, found.index + found[0].length));
  });
}
