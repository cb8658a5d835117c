import { fold } from './words.ts';

const either = (...ways: readonly string[]) => `(?:${ways.join('|')})`;

/** Rooms and buildings: what is flooded where people live and work. */
const places = String.raw`(?:basement|cellar|crawl ?space|office|house|home|kitchen|bathroom|washroom|bedroom|living room|dining room|apartment|condo|unit|place|shop|store|restaurant|cafe|clinic|salon|school|church|warehouse|building|lobby|hallway|room|garage|laundry(?: room)?|attic|floors?)`;
const fixtures = String.raw`(?:toilets?|sinks?|tub|bath ?tub|shower|washer|washing machine|dishwasher|drains?|sewers?|septic(?: tank)?|sump(?: pump)?|pipes?|manhole)`;
const vessels = String.raw`(?:pipes?|water ?lines?|water ?main|hose|water (?:heater|tank)|hot water (?:tank|heater)|boiler|radiator|sprinklers?|tank)`;
const sewage = String.raw`(?:raw sewage|sewage|sewer water|toilet water)`;
const lately = String.raw`(?: (?:now|just|all|totally|completely|literally|currently|already|actually|still|starting to|getting))*`;
const is = "(?:'?s| is| are)";
const has = "(?:'?s| has| have|'?ve)?";

const lieux = String.raw`(?:sous-sols?|soubassement|bureaux?|maison|cuisine|salle (?:de bains?|d'eau)|toilettes|chambre|salon|appart\w*|logement|condo|garage|commerce|magasin|restaurant|resto|cafe|clinique|chalet|entrepot|corridor|plancher|cave|vide sanitaire)`;
const appareils = String.raw`(?:toilettes?|bol de toilette|evier|bain|baignoire|douche|laveuse|lave-vaisselle|lavabo|egouts?|drain)`;
const conduites = String.raw`(?:tuyaux?|conduites?|chauffe-eau|reservoir|boyau|bouilloire|calorifere|gicleurs?)`;

/** What is happening to a building right now, in the words of who stands in it. */
const happening = new RegExp(
  String.raw`\b(?:${either(
    `${places}${is}${lately} (?:flood(?:ing|ed)|filling (?:up )?with water|full of (?:water|sewage)|under ?water)`,
    `${places}${has} just flooded`,
    `${fixtures}${is}${lately} (?:overflowing|flooding)`,
    `${fixtures} (?:\\w+ ){0,2}(?:overflow|back)\\w*(?: up)? (?:\\w+ ){0,2}(?:all over|everywhere|(?:on|in)to (?:the|my|our)|through the)`,
    `(?:sewers?|septic(?: tank)?|drains?|main line)${is}${lately} back(?:ing|ed) up (?:in|all|every|through|out|on)`,
    `${sewage}${is}?${lately} (?:coming|backing|bubbling|pouring|shooting|spilling|rising|everywhere|all over)`,
    `there(?:'?s| is) (?:\\w+ )?${sewage}`,
    `${vessels}${has}${lately} (?:burst(?:ed)?|exploded|blew(?: up)?|blown(?: up)?|ruptured|bust(?:ed)?)`,
    `${vessels}${has} just (?:broke|broken|snapped|split|cracked open|popped)`,
    `(?:have|'?ve|got|there(?:'?s| is)) (?:got )?an? (?:burst(?:ed)?|exploded|busted|ruptured) (?:\\w+ )?${vessels}`,
    `(?:ceiling|roof)${has}${lately} (?:came|come|fell|fallen|caved|crashed|collapsed)(?: right)? (?:down|in|on|through|apart)`,
    `(?:ceiling|roof)(?:${has} just collapsed|${is}${lately} (?:collapsing|caving in|falling (?:down|in)))`,
    `${lieux} (?:est|sont|s'est fait|se fait|(?:qui )?est en train d'?e?)(?: \\w+)?? ?(?:inond\\w+|pleine?s? d'eau|remplie?s? d'eau|sous l'eau)`,
    `${appareils} (?:\\w+ )?(?:est en train de |qui )?(?:debord(?:e|er|ent)|refoul(?:e|er|ent))`,
    `${conduites} (?:qui )?(?:vien(?:t|nent) (?:juste )?(?:de |d')(?:peter|eclater|exploser|lacher|briser|casser|sauter|fendre)|(?:a|ont) (?:\\w+ )?(?:pete|eclate|explose|lache|saute)s?)`,
    `(?:plafond|toit) (?:vient (?:juste )?(?:de |d')(?:tomber|s'effondrer|s'ecrouler|defoncer)|(?:s'est|est) (?:en train de )?(?:effondre|tombe|ecroule|s'effondrer))`,
    String.raw`se (?:me |nos |le )?esta inundando|esta inundad[ao]|agua por todas partes`,
  )})`,
  'g',
);

/** What was long ago, comes and goes, is of a vehicle, or is only thought of, is not happening. */
const notNow =
  /\b(?:last (?:year|month|week|summer|winter|spring|fall|time)|(?:years?|months?|weeks?) ago|used to|every (?:year|spring|summer|fall|winter|month|time|few|now)|sometimes|(?<!from )(?:my|the|our|his|her|a|an|this) (?:\w+ )?(?:car|truck|van|trunk|vehicle|suv|rv|boat|trailer|camper)(?:'s)?|l'an (?:passe|dernier)|l'annee (?:passee|derniere)|(?:la semaine|le mois|l'ete|l'hiver|le printemps|l'automne) (?:passee?|derni\w+)|il y a (?:\w+ ){1,3}(?:ans?|mois|semaines?)|chaque (?:annee|printemps|fois)|a chaque|des fois|parfois|(?<!de )(?:mon|le|notre|son|un) (?:char|auto|camion|bateau|vr))\b/;
const supposed =
  /\b(?:if|when|whenever|in case|unless|once|do you|does|si|quand|lorsque|au cas ou)(?: (?:the|my|our|your|an?|his|her|their|le|la|les|mon|ma|mes|notre|votre|un|une|l'))?\s*$/;

/** Whether words tell of damage to a building that is being done right now: water, sewage, what burst or came down. */
export function isBeingDamaged(words: string): boolean {
  return fold(words)
    .split(clauseEnds)
    .some(
      (clause) =>
        !notNow.test(clause) &&
        [...clause.matchAll(happening)].some(
          ({ index }) => !supposed.test(clause.slice(Math.max(0, index - longestBefore), index)),
        ),
    );
}

const clauseEnds = /[.,;:!?\n]+|\b(?:but|anyways?|and now|mais|bref)\b/;
const longestBefore = 30;
