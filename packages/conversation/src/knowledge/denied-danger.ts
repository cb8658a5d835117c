import { deniesDanger, hazardIn } from './hazards.ts';
import { fold } from './words.ts';

/**
 * How words deny that something cannot wait: `outright`, that there is an emergency or a danger at all;
 * `mild`, that it presses, which somebody may say of a real danger as well.
 */
export type Denial = 'outright' | 'mild';

const degree =
  "(?:(?:like|really|actually|even|exactly|that|all|so|super|very|much of|too|particularly|in|an?|any|such|some|kind of|immediate|real|vraiment|si|tres|trop|du tout|une?|des?|en|plus)\\W+|d['e] ?)*";
const never = "(?:\\b(?:not|no|never|nothing|ain't|pas|aucune?|rien)|n't)";
const denies = (what: string) => new RegExp(`${never} ${degree}(?:${what})\\b`);

const noEmergency = denies('emergency|emergencies|danger|dangerous|urgences?|dangereux|dangereuse');
const noHurry = denies(
  'urgent|urgently|serious|life[- ]threatening|rush|hurry|urgente?s?|grave|serieux|pressant|presse',
);
/** Of water: it runs no more, or not so that it could do harm. */
const noFlood = denies(
  'flood\\w*|gushing|pouring|spraying|leaking (?:all over|everywhere|(?:that )?(?:bad|much))|inond\\w*|gros degat\\w*',
);
const waterShut =
  /\b(?:(?:shut|turned|closed|switched) (?:\p{L}+ ){0,3}(?:off|tap|valve|water)|(?:tap|valve|water|supply)(?:'?s| is| are)? (?:\p{L}+ )?(?:off|shut|closed)|(?:ferme|coupe) (?:\p{L}+ )?(?:l'eau|valve|robinet)|l'eau est (?:fermee|coupee))\b/u;
const mistaken =
  /\bfalse alarm\b|\bfausse (?:alerte|alarme)\b|\b(?:kidding|joking|figure of speech|je blague\w*|c'(?:est|etait) une (?:blague|joke|farce)|facon de parler)\b|\bdidn'?t mean (?:it |that )?(?:like that|that way|literally)\b/;
const nothingHappens =
  /\bnothing(?:'?s| is| was)? (?:\w+ )?(?:burning|smok(?:ing|y)|on fire|leaking|sparking|flooding|flooded)\b|\brien (?:ne |qui |n'est |est )?(?:en feu|brule|coule|fume)\b/;
const nobodyHurt =
  /\b(?:no ?one|nobody)(?:'?s| is| was| got)? (?:\w+ )?(?:hurt|injured|in danger|bleeding|trapped|stuck)\b|\bpersonne (?:n'est |est |est pas )?(?:\w+ )?(?:blessee?|en danger|coincee?|pris)\b/;
/** Asked, supposed or unsure, it denies nothing. */
const open =
  /^\W*(?:so |but |and |et |mais |pis )?(?:is|isn'?t|are|aren'?t|was|wasn'?t|does|doesn'?t|should|shouldn'?t|could|would|how|why|what|est-ce|pourquoi)\b|\?|\b(?:if|whether|unless|si|not sure|(?:don'?t|do not) know|(?:sais|suis) pas (?:si|sure?)|(?:not|pas) (?:just|only|seulement|juste)|(?:can'?t|cannot|didn'?t) (?:say|tell)|(?:sure|certain) (?:it|this|that)'?s not)\b|\b(?:told|tell|said|say|says|think|thinks) (?:me |us |him |her |them )?(?:it|this|that)(?:'?s| is| was)? (?:not|no)\b/;

/**
 * Whether a caller's words deny the danger or emergency that was `told`, and how clearly; null: they do not.
 * That there is no fire denies no smell of gas.
 */
export function denialOfDanger(words: string, told: string): Denial | null {
  const clauses = (fold(words).match(/[^.!?;,]+[?]?/g) ?? []).filter((one) => !open.test(one));
  const says = (sign: RegExp) => clauses.some((one) => sign.test(one));
  if (says(noEmergency) || says(mistaken) || says(nothingHappens)) return 'outright';
  const hazard = hazardIn(told);
  if (hazard === 'water' && (says(noFlood) || (says(waterShut) && says(noHurry))))
    return 'outright';
  // "There's no gas, it's just cold" denies no cold: what is denied must be what was told.
  const ofIt = clauses.some((one) => deniesDanger(one) && hazardIn(one) === hazard);
  if (ofIt && deniesDanger(clauses.join(' , '))) return 'outright';
  // That nobody is hurt takes back a report of somebody hurt, and nothing else that was reported.
  return says(noHurry) || (says(nobodyHurt) && hazard === 'injury') ? 'mild' : null;
}
