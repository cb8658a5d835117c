import { fold } from './words.ts';

/** What people touch at home, and current should not be on. */
const touched =
  '(?:fridge|freezer|stove|oven|range|washer|dryer|washing machine|dishwasher|microwave|toaster|kettle|taps?|faucets?|sinks?|shower|tub|bath|pipes?|water|radiator|heater|furnace|boiler|pumps?|panel|breakers?(?: box)?|switch(?:es)?|outlets?|plug|lamp|lights?|fixture|hot tub|pool|counter|appliances?|machine|metal|frigo|refrigerateur|congelateur|laveuse|secheuse|poele|robinets?|evier|lavabo|douche|bain|tuyaux?|lave-vaisselle|pompe|panneau|interrupteur|prise|spa|piscine|comptoir|chauffe-eau|cuisiniere|lampe)';
const jolt =
  '(?:shocks?|shocked|zaps?|zapped|zapping|jolts?|tingl(?:e|es|ed|ing|y)|buzz(?:es|ed)? me|picotements?|picote|chocs?|decharges?|fourmillements?|des coups|le courant|electrocut\\p{L}*)';
const touching =
  '(?:touch\\p{L}*|lean\\p{L}*|grab\\p{L}*|open(?:ing|s)?|hold\\p{L}*|use|using|reach\\p{L}*|brush\\p{L}*|turn(?:ing)? on|accot\\p{L}*|pogn\\p{L}*|ouvr\\p{L}*|mets la main|prends|prenant)';
const joltOn = new RegExp(
  `(?<!\\p{L})(?:${jolt}(?!\\p{L}).{0,30}?(?<!\\p{L})${touching}.{0,20}?(?<!\\p{L})${touched}|${touching}(?!\\p{L}).{0,20}?(?<!\\p{L})${touched}(?!\\p{L}).{0,20}?(?<!\\p{L})${jolt}|${jolt}(?: \\p{L}+)? (?:off|from|by|out of)(?: \\p{L}+){0,2} ${touched}|${touched}(?!\\p{L})(?: (?!not\\b)\\p{L}+){0,3}? (?:shock(?:s|ed|ing)|zap(?:s|ped|ping)|jolt(?:s|ed)|gave (?:me|him|her|us) an? (?:\\p{L}+ )?(?:shock|jolt|zap)|(?:m'a|lui a|l'a|me) (?:donne (?:un|des) (?:\\p{L}+ )?(?:chocs?|coups?)|electrocute\\p{L}*)))(?!\\p{L})`,
  'u',
);
const noCurrent =
  /(?<!\p{L})(?:static|carpet|sweater|socks?|hair|scalp|skin|gel|shampoo|soap|cream|mask|peel|dye|price|prices|bill|sticker|tens|culture|absorbers?|(?:front|rear) shocks|struts|car|truck|statique|tapis|cheveux|peau|prix|facture|creme|savon|char|auto)(?!\p{L})/u;

const wiredThing =
  '(?:(?:electrical |breaker |fuse |electric )?(?:panel|box)|breakers?|outlets?|sockets?|fuse ?box|power ?(?:bar|strip)|extension cords?|wires?|wiring|meter base|panneau|prises?|rallonge|fils?|boite (?:electrique|a fusibles?|de breakers?)|disjoncteurs?|entree electrique)';
const inUse =
  "(?:(?:fridge|freezer|dryer|washer|heater|furnace|tv|computer|lamp|machine|laveuse|secheuse|congelateur|frigo|ordinateur)(?!\\p{L})(?: [\\p{L}'-]+){0,2}? (?:plugged in|running|going|on|branchee?|roule|marche)|plugged in|still (?:plugged|powered)|encore branchee?|(?:power|lights?|electricity|hydro|breakers?)(?:'s| is| are)? still (?:on|live)|(?:courant|electricite|lumieres?)(?: est| sont)? (?:encore|toujours) (?:allumee?s?|la|ouvert))";
const amidst = new RegExp(`(?<!\\p{L})(?:${wiredThing}|${inUse})(?!\\p{L})`, 'u');
const deep =
  /(?<!\p{L})(?:standing in (?:[\p{L}'-]+ ){0,3}?water|(?:foot|feet|inch(?:es)?) (?:\p{L}+ )?of water|(?:ankle|knee|shin|thigh|waist|hip|chest)s?[- ](?:deep|high)|(?:up to|past|over|above) (?:my|our|the|his|her) (?:ankles?|knees?|shins?|thighs?|waist|hips?)|under ?water|flood(?:ed|ing|s)?|water (?:[\p{L}']+ ){0,3}?(?:near|by|at|up to|reaching|touching|rising)|inonde\p{L}*|inondation|(?:pieds?|pouces?) d'eau|aux (?:chevilles|genoux|mollets|cuisses)|plein(?:e)? d'eau|sous l'eau|(?:pieds|deux pieds) dans l'eau|l'eau (?:monte|arrive|touche|est rendue))(?!\p{L})/u;
const powerIsOff =
  /(?<!\p{L})(?:power|breakers?|electricity|hydro|main|courant|panneau)(?:'s| is| was| has been| est| a ete)? (?:already |now |deja )?(?:off|shut|cut|turned off|disconnected|coupee?|ferme\p{L}*)(?!\p{L})|(?<!\p{L})(?:shut|turned|cut|ferme|coupe) (?:off )?(?:the|our|le) (?:power|breakers?|electricity|courant)(?!\p{L})/u;

const lit =
  '(?:lights?|light (?:fixtures?|bulbs?)|fixtures?|chandeliers?|pot ?lights?|ceiling fan|lamps?|light switch(?:es)?|switch(?:es)?|lumieres?|luminaires?|plafonnier|interrupteurs?|lustre)';
const wetOn = new RegExp(
  `(?<!\\p{L})(?:drip\\p{L}*|leak\\p{L}*|pour\\p{L}*|com(?:es|ing)|running|runs|trickl\\p{L}*|seep\\p{L}*|flow\\p{L}*|gush\\p{L}*|spray\\p{L}*|coule|coulait|degoutte|sort|rentre|tombe|pisse|ruisselle)(?: [\\p{L}'-]+){0,3}? (?:from|out of|through|onto|into|in|inside|on|over|behind|around|down|du|de la|dans|sur|par|de)(?: (?:the|my|our|an?|la|le|les|ma|mon|une?|l'))*(?: \\p{L}+){0,2}? ?(?:${lit}|${wiredThing})(?!\\p{L})`,
  'u',
);
const wet =
  /(?<!\p{L})(?:water|leak\p{L}*|drip\p{L}*|rain\p{L}*|soaked|eau|fuite|coule|degoutte)(?!\p{L})/u;
const ofVehicle =
  /(?<!\p{L})(?:head ?lights?|tail ?lights?|car|truck|van|trunk|sunroof|boat|rv|phare|auto|char|camion|bateau)(?!\p{L})/u;

const box =
  '(?:(?:breaker|fuse|electrical|electric) (?:box|panel)|panel|breakers?|fuses?|outlets?|sockets?|(?:light )?switch(?:es)?|wires?|wiring|(?:electrical )?box|panneau(?: electrique)?|prises?|boite electrique|disjoncteurs?|interrupteurs?|fils?)';
const glows = new RegExp(
  `(?<!\\p{L})${box}(?:'s|'re)?(?!\\p{L})(?: (?!not\\b|isn't\\b|pas\\b|for\\b)[\\p{L}'-]+){0,5}? (?:(?:really|very|super|too|so|burning|scorching|boiling|extremely|pretty|red|way too) hot(?! (?:tub|water|wire))|brulante?s?|bouillante?s?|(?:tres|ben|vraiment|super|trop) chaude?s?)(?!\\p{L})`,
  'u',
);
const warms = new RegExp(
  `(?<!\\p{L})${box}(?:'s|'re)?(?!\\p{L})(?: (?!not\\b|isn't\\b|pas\\b|for\\b)[\\p{L}'-]+){0,5}? (?:hot(?! (?:tub|water|wire))|warm|chaude?s?|chauffe)(?!\\p{L})`,
  'u',
);
const hums =
  /(?<!\p{L})(?:buzz\p{L}*|hum(?:s|ming)?|crackl\p{L}*|sizzl\p{L}*|bourdonn\p{L}*|gresill\p{L}*|griche\p{L}*|silement)(?!\p{L})/u;
const boxBefore = new RegExp(`(?<!\\p{L})${box}(?!\\p{L})`, 'u');
const heatsUp =
  /(?<!\p{L})(?:(?:it's|its|it is|that's) (?:\p{L}+ )?(?:burning|really|very|super|too) hot|c'est (?:\p{L}+ )?(?:brulant|bouillant)|ca chauffe(?! (?:pas|plus|pu)(?!\p{L})))(?!\p{L})/u;
const smokesThere =
  /(?<!\p{L})(?:(?:it's|its|it is|it started)(?: (?:now|really|kind of|still|also|starting to|just|a bit|even))* smoking|there's (?:\p{L}+ )?(?:bit of |little )?smoke(?= *$| (?:coming|from|out|now|and)(?!\p{L}))|ca (?:fume|boucane)(?! (?:pas|plus|pu)(?!\p{L})))(?!\p{L})/u;
const electrical =
  /(?<!\p{L})(?:electric\p{L}*|outlets?|panels?|breakers?|wiring|prises?|panneaux?)(?!\p{L})/u;

const sparks = /(?<!\p{L})(?:spark(?:s|ed|ing)?|etincelles?|flammeches?)(?! plugs?)(?!\p{L})/u;
const pluggedIn =
  /(?<!\p{L})(?:(?:un)?plug(?:s|ged|ging)?(?: [\p{L}'-]+){0,3}? in(?:to)?|unplug\p{L}*|(?:de)?branche\p{L}*|flip\p{L}*)(?!\p{L})/u;

const holds =
  /(?<!\p{L})(?:stuck|frozen|glued|hanging|pogne\p{L}*|colle\p{L}*|pris|prise|reste)(?: [\p{L}'-]+){0,2}? (?:on(?:to)?|to|apres|sur|au)(?: [\p{L}'-]+){0,3}? ?(?:wires?|cables?|(?:power|hydro) ?lines?|panel|fils?|cable|panneau|prise)(?!\p{L})|(?<!\p{L})(?:can't|cannot|won't|couldn't) let go of(?: [\p{L}'-]+){0,3} (?:wires?|cables?|panel|cord|fence|pump|switch|metal)(?!\p{L})|(?<!\p{L})(?:being|getting|got|was|is|been|fait|se fait|s'est fait) electrocut\p{L}*/u;

/** Whether somebody is held by current, or was struck by it: who touches them is held too. */
export function heldByCurrent(words: string): boolean {
  const said = fold(words);
  return (
    holds.test(said) &&
    !/(?<!\p{L})(?:if|if i|si|afraid|scared|peur|so i don't)(?!\p{L})/u.test(said)
  );
}

/** Whether water and current are where one another are. */
export function wetAndLive(words: string): boolean {
  const said = fold(words);
  if (ofVehicle.test(said) || powerIsOff.test(said)) return false;
  const shocked = deep.test(said) && new RegExp(`(?<!\\p{L})${jolt}(?!\\p{L})`, 'u').test(said);
  return shocked || (deep.test(said) && amidst.test(said)) || (wetOn.test(said) && wet.test(said));
}

const cell =
  "(?:(?<!car )batter(?:y|ies)|lithium|power ?banks?|e-?bikes?|hover ?boards?|scooters?|(?<!d')batteries?|powerpacks?)";
const burstsOpen =
  '(?:smok(?:e|es|ing)(?! (?:detectors?|alarms?))|hiss\\p{L}*|explod\\p{L}*|blew up|popp(?:ed|ing)|on fire|caught fire|burn(?:s|ing)|fume|boucane|explose\\p{L}*|pete|siffle|(?:swoll?\\p{L}*|swell\\p{L}*|puff\\p{L}*|bulg\\p{L}*|balloon\\p{L}*|gonfl\\p{L}*|enfl\\p{L}*)\\b.{0,40}(?<!\\p{L})(?:hot|warm|smell\\p{L}*|bigger|growing|leak\\p{L}*|chaude?|brulante?|sent|coule))';
/** A cell that gives off what is in it. */
const cellBursts = new RegExp(
  `(?<!\\p{L})(?:${cell}(?!\\p{L}).{0,60}?(?<!\\p{L})${burstsOpen}|${burstsOpen}(?!\\p{L}).{0,20}?(?<!\\p{L})${cell})(?!\\p{L})`,
  'u',
);
const noCell =
  /(?<!\p{L})(?:smoke (?:detectors?|alarms?)|detecteurs? de fumee|beep\p{L}*|chirp\p{L}*|recall|(?:can|could|do|does|may|might) (?:they |it |these |a |the )?(?:lithium )?(?:\p{L}+ )?(?:explode|catch|burn)|so (?:it|they) (?:doesn't|don't)|cars?|trucks?|engine|exhaust|char|auto)(?!\p{L})/u;

/**
 * The danger that words tell of by what current does: to who touches something, to what gets hot, with water near it.
 * Null: they tell of none.
 * @param before what was told before.
 * @param trade what the shop is called and does.
 */
export function currentHarms(
  words: string,
  before: string,
  trade: string,
): 'electricity' | 'fire' | null {
  const said = fold(words);
  if (heldByCurrent(words) || wetAndLive(words)) return 'electricity';
  if (joltOn.test(said) && !noCurrent.test(said)) return 'electricity';
  if (cellBursts.test(said) && !noCell.test(said)) return 'fire';
  if (ofVehicle.test(`${fold(before)} ${said}`)) return null;
  if (glows.test(said) || (warms.test(said) && hums.test(said))) return 'electricity';
  if (sparks.test(said) && pluggedIn.test(said)) return 'electricity';
  if (heatsUp.test(said) && boxBefore.test(fold(before))) return 'electricity';
  const there = electrical.test(`${fold(before)} ${fold(trade)}`);
  return smokesThere.test(said) && there ? 'fire' : null;
}
