import { airHarms } from './air-that-harms.ts';
import { currentHarms } from './current-that-harms.ts';
import { isDatedBack, isLongAgo } from './figures-of-speech.ts';
import { gasByLikeness } from './gas-by-likeness.ts';
import { someoneHurt } from './people-in-danger.ts';
import { tellsOfSmelledGas } from './smelled-gas.ts';
import { holdsSomebody } from './struck-down.ts';
import { type Happening, tellsAsNow } from './told-as-now.ts';
import { wiresDown } from './wires-down.ts';
import { fold } from './words.ts';

/** A danger to life that is told by what is seen, heard or smelled of it, and not by its name. */
export type DangerBySign = 'gas' | 'fire' | 'electricity' | 'injury';

/** Gas is given the smell of bad eggs. */
const ofEggs =
  /\b(?:rotten|bad|rotting|off) eggs?\b|\beggs?(?:-?y)? (?:smell|odou?r|stench|stink)\b|\b(?:smell\w*|stink\w*|stench|odou?r|reek\w*|whiff)\b(?: \p{L}+){0,4} (?:eggs?|eggy|sul(?:ph|f)ur\w*)\b|\bsul(?:ph|f)ur\w*(?: \p{L}+)? (?:smell|odou?r|stench)\b|\b(?:sent|senti|odeur|pue)\b(?: \p{L}+){0,3} (?:oeufs?|l'oeuf|souffre|soufre)\b/u;
/** What burns gas, or where people are in danger of it. */
const ofGas =
  /\b(?:furnace|stoves?|range|oven|cook ?top|boiler|water heater|fireplace|pilot|gas|propane|meter|burners?|fournaise|cuisiniere|poele|chaudiere|foyer)\b/;
/** Where people are, whatever animal is with them. */
const inRooms =
  /\b(?:house|home|kitchen|basement|cellar|hall(?:way)?|apartment|condo|living room|dining room|bedroom|upstairs|downstairs|attic|stairwell|building|garage|crawl ?space|whole place|in here|down here|up here|maison|cuisine|sous-sol|cave|logement|appartement|corridor|salon|chambre|ici|en bas|en haut)\b/;
/** An animal smells, of itself or of a skunk. */
const ofAnimal =
  /\b(?:dogs?|cats?|pupp(?:y|ies)|pup|kittens?|ferrets?|rabbits?|he|she|(?:his|her|its) (?:fur|coat|breath|ears?|skin|bum|rear)|chien(?:ne)?|chat(?:te)?|chiot|il|elle|y)(?:'s)?(?: (?!(?:who|and|but|says?|won't|doesn't)\b)[\p{L}']+){0,4}? (?:smell\w*|stink\w*|reek\w*|sent|pue|has|got)\b|\b(?:skunk\w*|mou?ff?ettes?)\b/u;
/** Water, drains, cars and meals smell of it as well. */
const ofOtherThings =
  /\b(?:water(?! heater)|taps?|faucets?|drains?|sinks?|showers?|toilets?|wells?|sewers?|septic|softener|breath|farts?|burps?|poop|cars?|trucks?|vans?|exhaust|catalytic|batter(?:y|ies)|fridges?|freezers?|food|lunch|salad|(?<!not )cooking|perms?|hair|colou?r|spa|hot tub|laundry|clothes|towels?|carpets?|mattress|coop|chickens?|eau|robinet|toilette|puits|auto|char|cheveux|frigo)\b/;
const ofWater = /\b(?:water|eau)\b(?! heater)(?: \p{L}+){0,4} (?:smell|stink|reek|sent|pue)/u;
const hisses =
  /\bhiss\w*(?: \p{L}+){0,6} (?:gas|propane|gaz)\b|\b(?:gas|propane|gaz)(?: \p{L}+){0,4} (?:hiss\w*|siffle\w*)\b/u;

/** "Gas smell in the hall", told as a thing, and a line of gas that was struck. */
const ofGasItself: readonly Happening[] = [
  {
    asThing: true,
    sign: /\b(?:natural )?(?:gas|propane) (?:smells?|odou?rs?|stench|stink|fumes)\b|\b(?:smells?|odou?r|stench|whiff) of (?:natural )?(?:gas|propane)\b(?! (?:station|pump))/,
  },
  {
    sign: /\b(?:hit|cut|broke|struck|nicked|ruptured|punctured|snapped|cracked) (?:an?|the|my|our|your|their) (?:\p{L}+ )?(?:gas|propane) (?:line|main|pipe|meter|tank)\b|\b(?:accroche|brise|coupe|perce|frappe|arrache|casse) (?:un|une|le|la|mon|notre|votre) (?:tuyau|conduite|ligne|entree|compteur|bonbonne) (?:de|a) (?:gaz|propane)/u,
  },
];
/** In a vehicle it is the fuel. */
const ofVehicle =
  /\b(?:car|truck|van|vehicle|suv|rv|boat|motorcycle|mower|snow ?blower|sled|atv|chainsaw|auto|char|camion|bateau|moto|tondeuse|souffleuse)\b/;

const electrical =
  '(?:outlets?|sockets?|plugs?|(?:light )?switch(?:es)?|(?:breaker |electrical )?panels?|fuse ?box|breakers?|(?:power |extension )?cords?|wir(?:e|es|ing)|chargers?|prises?|panneaux?|interrupteurs?|fils?)';
const appliance =
  '(?:furnaces?|dryers?|stoves?|ovens?|range|heaters?|boiler|dishwasher|washer|microwave|fridge|freezer|fan|lights?|fixture|walls?|ceiling|machine|motor|tv|laptop|computer|battery|hot tub|secheuse|fournaise|four|chaufferette|laveuse|lumiere|mur)';
/** It gives off sparks or smoke: not "a spark plug", and not what only does so in use. */
const sparks = new RegExp(
  String.raw`\b${electrical}(?:'s|'re)?(?: (?!plug\b)\p{L}+){0,4} (?:spark(?:s|ing)?|arcing|smoking|melt(?:s|ed|ing)|etincelles?|flammeches?|fume|fond)\b|\bsparks?\b(?: \p{L}+){0,4} (?:from|out of|in|at|behind|inside|de|du) (?:(?:the|my|our|an?|this|that|la|le|une?|ma|mon) )?(?:\p{L}+ )?${electrical}\b`,
  'u',
);
const hot = new RegExp(
  String.raw`\b${electrical}(?:'s|'re| is| are| feels?| gets?| getting| got)(?: \p{L}+){0,3} hot\b`,
  'u',
);
const alsoBuzzes =
  /\b(?:buzz\w*|crackl\w*|hum(?:s|ming)|smell\w*|scorch\w*|brown|black|burn\w*|discolou?red|touch)\b/;
const smokes = new RegExp(
  String.raw`\b(?:(?:my|our|the|this|that|his|her|ma|mon|la|le|notre) ${appliance}(?:'?s| is| are| just started| started)(?: \p{L}+)? (?:smoking|sparking|on fire|flaming)\b|${appliance} (?:fume|boucane|a pris en feu)\b)`,
  'u',
);

/** Somebody lies there and does not answer. */
const liesThere =
  /\b(?:on the (?:floor|ground|bathroom|kitchen|stairs)|collapsed|passed out|fell (?:down|off|over)|fainted|par terre|tombee?|effondree?|perdu connaissance)\b/;
const noAnswer =
  /\b(?:won't|isn't|not|doesn't|can't|wont|isnt|cant) (?:\p{L}+ )?(?:answer\w*|respond\w*|wake\w*|waking|mov(?:e|ing)|breath\w*|talk(?:ing)? to me)\b|\b(?:repond|bouge|reagit|se reveille) (?:pas|plus|pu)\b/u;
/** Several who feel it where something burns: gas that nobody smells. */
const faint =
  /\b(?:we|we're|i|i'm|everyone|everybody|kids?|wife|husband|family|all of us|on|je)\b(?: \p{L}+){0,6} (?:dizz\w+|light-?headed|nause\w+|throwing up|passing out|woozy|etourdi\w*|mal au coeur)\b/u;

/** Blood that does not stop. */
const bleedsOn =
  /\bbleed\w*(?: \p{L}+){0,4} (?:a lot|bad(?:ly)?|heavily|everywhere|really hard)\b|\bbleed\w*\b.{0,30}\b(?:won't|not|doesn't|isn't|can't) (?:\p{L}+ ){0,2}(?:stop\w*|quit\w*|slow\w*)|\b(?:won't|not|doesn't|isn't|can't|cannot|wont|doesnt|cant) (?:\p{L}+ ){0,2}(?:stop|quit) (?:the )?bleeding\b|\bblood (?:just |still )?(?:keeps|won't stop|wont stop) (?:\p{L}+ )?(?:com\w*|flow\w*|pour\w*|gush\w*)?|\b(?:arrete|arretent) p(?:as|us?|lus) de pisser le sang\b|\b(?:pisse|gicle|coule|pissait) (?:le|du) sang\b|\b(?:stop|stopping) the bleeding\b|\b(?:lots?|so much|too much|a ton) (?:of )?blood\b|\bblood (?:is |all )?(?:everywhere|over|gushing|pouring)\b|\bsaigne (?:beaucoup|encore|pas mal|sans arret|enormement)\b|\b(?:arrete|arretent) p(?:as|us|lus) de saigner\b|\b(?:plein|beaucoup) de sang\b/u;
/** Of animals, of nails, and of teeth at a dentist's no ambulance is called. */
const bleedsLittle =
  /\b(?:dogs?|cats?|pupp\w+|puppy|pup|paws?|claws?|nails?|cuticles?|quick|gums?|tooth|teeth|chien\w*|chats?|griffes?|ongles?|gencives?|dents?)\b/;

const supposed =
  /\b(?:if|in case) (?:i|we|you|it|there|somebody|someone|anyone)(?:'s)? (?:ever|should|were|happen\w*)\b|\b(?:what (?:do|should|would|can|could) (?:i|we|you|they) do|what (?:happens|(?:would|will|could|might) happen)|who (?:do|does|should|would|can|could|must) (?:(?:an?|the|my|our|their) )?(?:\p{L}+ )?\p{L}+ (?:call|phone|contact)) (?:if|when|in case)\b|\bqu'est-ce qui (?:arrive|arriverait|se passe\w*) si\b|\bsi jamais\b|\bsi (?:on|je|quelqu'un|un locataire|les locataires|ca) (?:\p{L}+ ){1,5}un jour\b|\bsuppose\w* faire si\b/u;
const over =
  /\b(?:last (?:year|month|week|summer|winter|spring|fall|time)|(?:years?|months?|weeks?) ago|used to|l'an (?:passe|dernier)|l'annee (?:passee|derniere)|il y a (?:\p{L}+ )?(?:ans?|mois|semaines?))\b/u;
const stillThere =
  /\b(?:again|still|now|today|tonight|right now|came back|is back|encore|toujours|aujourd'hui|maintenant)\b/;
/** "Do you fix a heater that smells of eggs": what we do is asked, and nothing is reported. */
const asksWork =
  /\b(?:do|does|can|could|would|will) (?:you|ya|you guys|they|somebody|someone) (?:\p{L}+ )?(?:fix|repair|treat|remove|handle|deal|look|check|work|get rid|do|help)\b|\bget rid of\b/u;
const saysNone = /\b(?:no|not|without|never|isn't|doesn't|don't|pas|aucune?)\b/;

/** Whether words only suppose a danger, or tell of one that is long over. */
export function isSupposedOrOver(words: string): boolean {
  const said = fold(words);
  return (
    supposed.test(said) ||
    ((over.test(said) || isDatedBack(said) || isLongAgo(said)) && !stillThere.test(said))
  );
}

/**
 * The danger that words show by its sign, put as a report or as a question: "there's a rotten egg smell
 * down here, is that normal". Null: they show none.
 */
export function dangerShown(words: string): DangerBySign | null {
  const said = fold(words);
  if (tellsOfSmelledGas(words)) return 'gas';
  if (isSupposedOrOver(words)) return null;
  if (smellsOfGas(said) || hisses.test(said) || gasByLikeness(words)) return 'gas';
  if (tellsAsNow(words, ofGasItself) && !ofVehicle.test(said)) return 'gas';
  if (faint.test(said) && ofGas.test(said)) return 'gas';
  // Whoever is to be helped there, nobody may go near.
  if (wiresDown(words)) return 'electricity';
  if (liesThere.test(said) && noAnswer.test(said)) return 'injury';
  if (bleedsOn.test(said) && !bleedsLittle.test(said)) return 'injury';
  if (holdsSomebody(words) || someoneHurt(words)) return 'injury';
  if (smokes.test(said)) return 'fire';
  const harm = harmsNow(words, '', '');
  if (harm) return harm;
  const live = sparks.test(said) || (hot.test(said) && alsoBuzzes.test(said));
  return live ? 'electricity' : null;
}

/** Told of a story, of their youth or of what is yet to be done. */
const notHere =
  /\b(?:movies?|films?|as an? (?:kid|child|teen\w*|apprentice)|apprentice|(?:could|can|would) (?:a person|someone|somebody|you|people|i) (?:get|be)|so (?:i|we|they|you) (?:don't|won't)|before (?:i|we|they) (?:dig|start)|afraid (?:of|it)|worried (?:about|it)|(?:semaine|mois|annee|ete|hiver) (?:passee?|derniere?)|lol|haha\w*|just kidding|joking|pour pas|au cas|peur (?:de|que))\b/;

/**
 * The danger that words tell of by what it does to people, in the light of what was told before and of what the shop
 * does: "we all get sleepy as soon as it comes on". Null: they tell of none.
 */
export function harmsNow(words: string, before: string, trade: string): DangerBySign | null {
  const told = fold(words)
    .split(/(?<=[.!?;])\s+/)
    .filter((one) => !isSupposedOrOver(one) && !notHere.test(one))
    .join(' ');
  if (told === '') return null;
  return airHarms(told, before, trade) ? 'gas' : currentHarms(told, before, trade);
}

function smellsOfGas(said: string): boolean {
  const found = ofEggs.exec(said);
  if (!found || ofWater.test(said) || asksWork.test(said)) return false;
  if (saysNone.test(said.slice(Math.max(0, found.index - 14), found.index))) return false;
  return ofGas.test(said) || !smellsOfOther(said);
}

/** Whether water, a drain, an animal, a car or a meal smells so, as far as is told. */
function smellsOfOther(said: string): boolean {
  if (ofOtherThings.test(said)) return true;
  return ofAnimal.test(said) && !inRooms.test(said);
}

/** Words without what they tell of bad eggs where something else than gas smells of them. */
export function withoutOtherSmells(words: string): string {
  const said = fold(words);
  const isOther =
    ofEggs.test(said) && !ofGas.test(said) && (ofWater.test(said) || smellsOfOther(said));
  return isOther
    ? said
        .replace(ofEggs, ' ')
        .replace(/\b(?:smell\w*|reek\w*|stink\w*|stench)\b(?: (?:like|of))?/g, ' ')
    : words;
}
