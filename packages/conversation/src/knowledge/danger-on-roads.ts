import { type Happening, tellsAsNow } from './told-as-now.ts';
import { fold } from './words.ts';

const vehicle =
  '(?:cars?|trucks?|vans?|minivan|suv|jeep|pick ?-?up|bus|vehicle|semi|rv|motorcycle|motorbike|tractor|chars?|autos?|camion|camionnette|voiture|autobus|moto|tracteur|van|pick-?up|dix[- ]roues)';
const stands =
  "(?:stuck|stalled|stranded|stopped|parked|sitting|sideways|dead|died|dies|quit|conked|wedged|trapped|caught|hung up|high[- ]?cent(?:er|re)d|broke(?:n)? down|blocking|out of gas|spun (?:out|around)|flipped|rolled|(?:won't|wont|doesn't|can't|cannot|not) (?:\\p{L}+ ){0,2}?(?:start|move|go|budge|moving|going anywhere|back up)|en panne|cale|calee|arretee?s?|pris(?:es?)?|pognee?s?|coincee?s?|mort|morte|immobilis\\p{L}+|de travers|(?:part|parti[rt]|avance|bouge|demarre|repart) (?:pas|pus?|plus))";
const isStanding = new RegExp(`(?<!\\p{L})${stands}(?!\\p{L})`, 'u');

/** Where a train comes, as where somebody is and not as where a shop lies. */
const onTracks: Happening = {
  sign: /(?<!\p{L})(?:(?:on|over|across|between|onto|halfway over)(?: top of)?(?: (?:right|the|some|these|those|a|train|rail\p{L}*|middle|of))* (?:(?:train|rail(?:road|way)?s?|level) (?:tracks?|crossing|lines?|rails)|tracks|rails)|(?:on|over|in|at)(?: \p{L}+){0,2} (?:rail(?:road|way)?|level|train) crossing|(?:sur|dans|a) (?:la|les|le|des|une?)(?: \p{L}+)? ?(?:tracks?(?! de course)|voies? ferrees?|rails|chemin de fer|passage a niveau))(?!\p{L})/u,
  beside: [isStanding],
  unless:
    /(?<!\p{L})(?:waiting|wait|late|behind|held up|for (?:a|the|this) (?:train|freight)|attend\p{L}*|retard|snowmobile|skid ?-?steer|excavator|motoneige|bobcat|tank|race|toy|model|curtain|drawer|closet|garage door)(?!\p{L})/u,
};

const lane =
  '(?:(?:fast|middle|left|right|cent(?:re|er)|passing|live|driving|slow|inside|outside|hov|express|merge|travel|turning|oncoming) lanes?|lanes? of (?:the )?(?:traffic|highway|freeway|\\d{2,3})|middle of (?:the |an? )?(?:highway|freeway|intersection|interstate|overpass|off-?ramp|on-?ramp|bridge deck)|(?:across|blocking) (?:the |both |two |three |all )?(?:highway|freeway|lanes?|intersection)|(?:voie|ligne) (?:de (?:gauche|droite|depassement)|du (?:milieu|centre)|rapide)|milieu de (?:l.)?(?:autoroute|intersection|la (?:voie|20|40|15|10)))';
/** Who stands where others drive. */
const inLane: Happening = {
  sign: new RegExp(`(?<!\\p{L})${lane}(?!\\p{L})`, 'u'),
  beside: [isStanding],
  unless:
    /(?<!\p{L})(?:traffic(?! (?:is |keeps |just )?(?:flying|whipping|going|coming|swerving|blowing|honking))|late|behind|construction|bowling|swim\p{L}*|pool|bike lane|house|farm|exit|turn (?:left|right)|retard|circulation|trafic)(?!\p{L})/u,
};

const atSide =
  /(?<!\p{L})(?:shoulder|side of (?:the |a )?(?:highway|hwy|freeway|road|\d)|ditch|bord (?:de|du|d')|accotement|fosse)/u;
/** Where they stand, others drive close by. */
const trafficClose: Happening = {
  sign: /(?<!\p{L})(?:(?:cars?|trucks?|semis?|people|traffic|everybody|everyone|transports?|they|rigs|tractor trailers)(?:'s|'re| is| are| keeps?| just)*(?: \p{L}+)? (?:flying|whipping|blowing|zooming|speeding|swerving|ripping|roaring|going) (?:by|past|around|right (?:by|past))|(?:inches|feet|foot|an inch) (?:away )?from (?:me|us|my|our)|(?:passent|passe|roulent|frolent|frole)(?: \p{L}+){0,4}? (?:a (?:deux|un|trois|quelques|\p{L}+) (?:pieds?|pouces?)|au ras|proche|tellement|vite|a cote de)|(?:me|nous) frolent?)(?!\p{L})/u,
  beside: [
    new RegExp(
      `(?:${atSide.source})|(?<!\\p{L})${lane}|(?<!\\p{L})(?:highway|freeway|autoroute)(?!\\p{L})`,
      'u',
    ),
  ],
};

/** Out in a storm with those whom the cold harms, or with little left to keep warm by. */
const inStorm: Happening = {
  sign: /(?<!\p{L})(?:blizzard|white ?-?out|blowing snow|snow ?storm|ice storm|can't see (?:a thing|anything|the road|nothing|past)|minus (?:twenty|thirty|forty|\d{2})|tempete|poudrerie|voi[st] (?:rien|pas|pu)|moins (?:vingt|trente|quarante|\d{2}))(?!\p{L})/u,
  beside: [
    new RegExp(
      `(?:${atSide.source})|(?<!\\p{L})(?:stuck|stranded|off the road|went off|slid off|pris|prise|pognee?s?|en panne)(?!\\p{L})`,
      'u',
    ),
    /(?<!\p{L})(?:kids?|bab(?:y|ies)|little ones?|child\p{L}*|toddler|newborn|grand\p{L}+|mother|father|pregnant|dog|gas|fuel|tank|heat|heater|battery|nobody|no ?one|freezing|enfants?|bebe|flos|p'tits?|petite?s?|enceinte|essence|chauffage|personne|gele\p{L}*)(?!\p{L})/u,
    new RegExp(
      `(?<!\\p{L})(?:${vehicle}|(?:on|off) the (?:highway|\\d+|road)|ditch|fosse|autoroute|route|roads?|highway)(?!\\p{L})`,
      'u',
    ),
  ],
  unless:
    /(?<!\p{L})(?:block heater|driveway|my (?:yard|house)|plow|plough|entree de cour)(?!\p{L})/u,
};

const rollsOn =
  "(?:still (?:rolling|moving|going|driving|coming)|(?:just|keeps?) (?:rolling|going|moving|speeding)|rolling (?:down|faster|into|toward|backwards?)|(?:i'm|we're|i am|it's|she's|he's)(?: \\p{L}+)? (?:driving(?! (?:to|it|there|for|over|in)(?! the (?:highway|freeway)))|rolling|moving|flying|coming down|going down|heading down|doing (?:\\p{L}+ty|\\d{2,3}|a hundred|about|over)|on the (?:highway|freeway|bridge|ramp|hill))|down the (?:hill|mountain|grade|pass)|(?:coming|going|heading|headed|flying) (?:off|down|into|toward\\p{L}*) (?:the|a)|(?:chu|chus|je suis|j'suis|on est) (?:dans|sur) (?:l'autoroute|la (?:\\d+|descente|cote))|(?:en train de|apres|encore|dans la) ?(?:de )?(?:rouler|roule|descendre|descente|descends|cote)|je (?:roule|descends|vas|vais)(?: \\p{L}+)? ?(?:encore|vite|dans|a)|chu (?:dans la|en train)|descends?(?: \\p{L}+){0,3} (?:cote|montagne))";
const isRolling = new RegExp(`(?<!\\p{L})${rollsOn}(?!\\p{L})`, 'u');
const stops =
  "(?:(?:won't|wont|doesn't|doesnt|don't|isn't|not|can't|cannot|will not|never) (?:\\p{L}+ ){0,2}?(?:stop(?:ping)?|slow(?:ing)?(?: (?:it|her|this|the \\p{L}+|me|us))?(?: down)?|brak(?:e|ing)|grab(?:bing)?|catch(?:ing)?)(?= *$| (?:and|i|i'm|it|it's|we|no|please|help|at|down|her|this|the (?:car|truck|van|thing)|even|in|on)(?!\\p{L}))|(?:arrete|ralentit|freine|repond\\p{L}*) (?:pas|pus?|plus))";
const isUnstopped = new RegExp(`(?<!\\p{L})${stops}`, 'u');
const brakes = '(?:brakes?|brake pedal|breaks|pedals?|freins?|pedale)';
const treads =
  '(?:push\\p{L}*|press\\p{L}*|pump\\p{L}*|stomp\\p{L}*|stand(?:ing)? on|step(?:ping)? on|slam\\p{L}*|pese\\p{L}*|pompe\\p{L}*|appuie)';
const givesOut = `${brakes}(?:'s|'re)?(?: (?!last\\b|yesterday\\b|hier\\b)[\\p{L}']+){0,4}? (?:(?:to|on|hits?|touch\\p{L}*) the floor|floor(?:ed|s)?|gone|went|fail\\p{L}*|quit|gave out|out|dead|(?:not|aren't|don't|doesn't|isn't|won't|stopped) (?:\\p{L}+ )?(?:work\\p{L}*|hold\\p{L}*|grab\\p{L}*|catch\\p{L}*|respond\\p{L}*|doing)|(?:does|do|doing) nothing|(?:jusqu')?au (?:plancher|fond)|lache\\p{L}*|(?:repond\\p{L}*|marche\\p{L}*|pogne\\p{L}*|freinent?) (?:pas|pus?|plus)|font rien|partis?)`;
const noBrakes =
  "(?:no|zero|lost (?:my|the|all|our)|without) (?:\\p{L}+ )?brakes?|(?:pus?|plus|pas) (?:de |d'|aucun )freins?";
const nothingHappens = `${treads}(?: [\\p{L}']+){0,6}? (?:nothing|rien|doesn't stop|won't stop|wont stop|doesnt stop|doesn't slow|arrete (?:pas|pus?))|(?:nothing|rien)(?: [\\p{L}']+){0,4} (?:when|quand) (?:i|je|j'|on|we) ?${treads}`;

/** Who drives and cannot stop, however they tell what gave out. */
const cannotStop: readonly Happening[] = [
  {
    sign: new RegExp(`(?<!\\p{L})(?:${givesOut}|${noBrakes}|${nothingHappens})(?!\\p{L})`, 'u'),
    beside: [new RegExp(`${isRolling.source}|${isUnstopped.source}`, 'u')],
  },
  {
    sign: isUnstopped,
    beside: [
      new RegExp(`(?<!\\p{L})${treads}(?!\\p{L})|${isRolling.source}`, 'u'),
      new RegExp(
        `(?<!\\p{L})(?:${vehicle}|${brakes}|freine|pump(?:ing)?|gas pedal|accelerator|throttle|rolling|driving|highway|freeway|hill)(?!\\p{L})`,
        'u',
      ),
    ],
  },
  {
    sign: /(?<!\p{L})(?:gas pedal|accelerator|throttle|pedal|accelerateur|pedale (?:de gaz|a gaz)|gaz)(?:'s| is| got| est| a)*(?: [\p{L}']+){0,2}? (?:stuck|jammed|pinned|frozen|colle\p{L}*|reste\p{L}* (?:colle\p{L}*|pris\p{L}*)|bloque\p{L}*|coince\p{L}*|pogne\p{L}*)(?!\p{L})/u,
    beside: [
      new RegExp(
        `${isRolling.source}|${isUnstopped.source}|(?<!\\p{L})(?:can't|cannot) (?:stop|slow)|(?<!\\p{L})(?:speeding|accelerating|faster|highway|freeway|autoroute|accelere|de plus en plus vite)(?!\\p{L})`,
        'u',
      ),
    ],
  },
];
/** Asked of a repair, or told of how it goes now and then. */
const ofRepair =
  /(?<!\p{L})(?:when(?:ever)? (?:i'm|i am|we're|it's|you're|i) (?:driving|going|rolling|coming)|sometimes|once in a while|squeal\p{L}*|squeak\p{L}*|grind\p{L}*|at the shop|in the driveway|parked|was (?:driving|going|rolling|coming)|had (?:no|to)|almost|nearly|failli|parking brake|emergency brake|grince\p{L}*|quand je roule|des fois)(?!\p{L})/u;
/** What they are about to hit. */
const willCrash: Happening = {
  sign: /(?<!\p{L})(?:i'm|we're|i am|we are|he's|she's|it's) (?:\p{L}+ )?(?:going to|gonna|about to) (?:crash(?= *$| (?:and|into|help|please|i|the (?:car|truck|van))(?!\p{L}))|hit (?:the|a|an|that|this|somebody|someone) (?:\p{L}+ )?(?:car|truck|tree|pole|train|people|guy|kid|house|barrier|guard ?rail))(?!\p{L})|(?<!\p{L})(?:je|on) (?:vais|vas|va) (?:rentrer dans|foncer dans|frapper(?! (?:un|le) mur)|avoir un accident)(?!\p{L})/u,
};

const intoWater =
  '(?:rivers?|lakes?|canal|creek|pond|harbou?r|reservoir|ocean|bay|fleuve|riviere|lac|canal|ruisseau|etang|eau)';
/** A vehicle in the water, whosever it is. */
const inWater: readonly Happening[] = [
  {
    sign: new RegExp(
      `(?<!\\p{L})${vehicle}(?:'s|s)?(?: (?!(?:trailer|wash|hoist|dealer|goes|sinks?)(?!\\p{L}))[\\p{L}']+){0,4}? (?:in|into|under|dans|a|au fond d[eu]) ?(?:the|a|la|le|l'|un|une) ?(?:\\p{L}+ )?${intoWater}(?!\\p{L})(?! (?:house|road|street|rd|st|drive|dr|lot|valley|park|city|side|view|shore|campground|resort))`,
      'u',
    ),
    unless:
      /(?<!\p{L})(?:have been in|been in|launch(?:es)? (?:all|every)|backs?|water ?wash|water pump|water in|eau dans|fish\p{L}*|trailers?|remorque)(?!\p{L})/u,
  },
  {
    sign: new RegExp(
      `(?<!\\p{L})${vehicle}(?:'s|s)?(?: [\\p{L}']+){0,6}? (?:going under|went under|sinking|upside down in|floating (?:away|down)|coule|est en train de couler|s'enfonce)(?!\\p{L})`,
      'u',
    ),
    beside: [
      new RegExp(
        `(?<!\\p{L})(?:${intoWater}|water|ice|boat (?:launch|ramp)|dock|marina|bridge|dam|glace|quai|pont)(?!\\p{L})`,
        'u',
      ),
    ],
  },
];

/** A beast where people drive. */
const beastOnRoad: Happening = {
  sign: /(?<!\p{L})(?:cows?|cattle|horses?|moose|bulls?|steers?|calf|calves|sheep|pigs?|goats?|donkeys?|ponys?|ponies|bison|dogs?|vaches?|chevaux|cheval|orignal|boeufs?|taureaux?|moutons?|cochons?|chien)(?:'s|s)?(?: (?!trailers?(?!\p{L})|hauling|boarding)[\p{L}']+){0,3}? (?:loose|out|all|running|standing|wandering|walking|en liberte|lousses?|echappee?s?|court|courent|promene\p{L}*)(?: [\p{L}']+){0,3}? (?:on|over|in|across|onto|along|sur|dans)(?: (?:the|a|la|le|l'|middle|of|milieu|de))* ?(?:\p{L}+ )?(?:roads?|highway|hwy|freeway|interstate|street|lanes?|route|autoroute|chemin|rue|\d{2,3})(?!\p{L})/u,
  beside: [
    /(?<!\p{L})(?:highway|hwy|freeway|interstate|autoroute|swerv\p{L}*|cars?|trucks?|traffic|dark|night|hit|killed|crash\p{L}*|accident|chars?|autos?|camions?|noir|frapp\p{L}*)(?!\p{L})/u,
  ],
};

const dangers: readonly Happening[] = [
  onTracks,
  inLane,
  trafficClose,
  inStorm,
  ...cannotStop.map((one) => ({ ...one, unless: ofRepair })),
  willCrash,
  ...inWater,
  beastOnRoad,
];

/**
 * Whether words tell of life in danger where people drive: on the tracks, in a lane, with nothing to stop by, in the
 * water, out in a storm. A vehicle that only needs mending is none.
 */
export function dangerOnRoad(words: string): boolean {
  return tellsAsNow(words, dangers);
}

/** Whether they stand where a train comes. */
export function standsOnTracks(words: string): boolean {
  return tellsAsNow(words, [onTracks]);
}

/** Whether they stand among others who drive. */
export function standsInTraffic(words: string): boolean {
  return (
    tellsAsNow(words, [inLane, trafficClose]) &&
    !/(?<!\p{L})(?:rolling|brakes?)(?!\p{L})/u.test(fold(words))
  );
}
