import { type Happening, tellsAsNow } from './told-as-now.ts';

const near = (text: string) => new RegExp(`(?<!\\p{L})(?:${text})(?!\\p{L})`, 'u');

/** Whom one fears for when they do not answer: who is old, ill or alone. */
const frail = near(
  "grand-?(?:ma|pa|mother|father|mere|pere|parents?|maman|papa)s?(?:'s)?|granny|nana|grampa|gramma|papi|mamie?|elderly|old(?:er)? (?:\\p{L}+ )?(?:lady|man|woman|guy|fella|fellow|gentleman|neighbou?rs?)|(?:\\d{2}|(?:seventy|eighty|ninety)[ -]?\\p{L}*|(?:soixante-?dix|quatre-?vingts?)(?:[- ]\\p{L}+){0,2})[- ]?(?:years?|yrs?|ans)?|in (?:his|her) (?:seventies|eighties|nineties)|agee?s?|vieux|vieille|(?:lives?|living|is) (?:\\p{L}+ )?(?:alone|by (?:him|her)self)|(?:vit|reste|habite) (?:toute? )?seule?|diabetic|diabetique|heart (?:condition|problems?|trouble)|dementia|alzheimer\\p{L}*",
);
const noAnswer =
  "(?:(?:isn't|not|won't|doesn't|hasn't|hasnt|haven't|didn't|can't get (?:him|her|them)(?: to)?|never)(?: [\\p{L}']+){0,2}? ?(?:answer\\p{L}*|respond\\p{L}*|com(?:e|ing) (?:out|to (?:the|his|her) door)|open\\p{L}*|pick\\p{L}* up|been seen|seen)|no (?:answer|response) (?:at|from)|(?:haven't|hasn't|nobody has|no ?one has|nobody's|no one's) (?:\\p{L}+ )?(?:seen|heard from)|(?:ca |y |elle |il |le |la )?(?:repond|repondent|ouvre|decroche|vient)(?: \\p{L}+)? ?(?:pas|pu|pus|plus)(?! de porte)|(?:pas|plus|aucune?) (?:de )?(?:reponse|nouvelles)|(?:pas|pu|plus) (?:vue?|sortie?|repondu|ouvert))";
/** That something is wrong there, and nobody only went out. */
const amiss = near(
  "(?:for|in|since|it's been|its been) (?:\\p{L}+ ){0,2}?(?:days?|yesterday|last night|this morning|hours?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the (?:weekend|storm)|\\d+ days?)|(?:lights?|tv|television|radio|stove|tap|water)(?:'s| is| are| still)* (?:\\p{L}+ )?(?:on|going|running|blaring)|(?:mail|newspapers?|papers?|flyers)(?:'s| is| are)? (?:\\p{L}+ )?(?:piling|piled|stacking|out front|on the|still)|(?:car|truck)(?:'s| is| still)* (?:\\p{L}+ )?(?:there|in the (?:driveway|garage|lot))|(?:hear|heard|hearing) (?:\\p{L}+ ){0,3}?(?:tv|moan\\p{L}*|thud|crash|bang|fall|dog|barking|groan\\p{L}*|yell\\p{L}*|water)|(?:through|in) the window|(?:depuis|ca fait) (?:\\p{L}+ ){0,3}?(?:hier|jours?|matin|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|heures?)|(?:lumieres?|television|tele|radio|char|auto|poele)(?: \\p{L}+)? (?:est|sont|restee?s?)(?: \\p{L}+)? (?:la|allumee?s?|ouvertes?|dans l'entree)|courrier|journa(?:l|ux)|entend\\p{L}* (?:\\p{L}+ ){0,3}?(?:tele|bruit|crier|gemir|japper|tomber)",
);
const onlyBusy =
  /(?<!\p{L})(?:your (?:calls?|texts?|emails?|messages?|invoices?)|(?:email|e-mail|text|invoice|voicemail box)s?|phone(?:'s| is) (?:broken|dead|off|out)|in (?:the )?hospital|vacation|on holiday|at work|in the shower|travell?ing|away|hearing aids?|changed (?:his|her|their) number|other number|another number|travaille|en vacances|a l'hopital|parti\p{L}* en|courriels?|vos (?:appels|messages|textos))(?!\p{L})/u;

const unanswered: Happening = {
  sign: near(noAnswer),
  beside: [frail, amiss],
  unless: onlyBusy,
};

const confused = near(
  "dementia|alzheimer\\p{L}*|senile|gets? confused|(?:is|he's|she's|very|so) confused|doesn't know where (?:he|she) is|demence|perd la (?:tete|memoire|carte)|confuse?s?|autistic|autisme|autiste",
);
const wentOut =
  "(?:(?:went|gone|walked|got|wandered|snuck|slipped|ran|took) (?:out|off|away|outside)|(?:left|leaves?) (?:the (?:house|home|building|apartment|residence)|home|an hour|this morning|about|without|with no|in (?:his|her) \\p{L}+)|is (?:gone|missing|out there)|disappeared|missing|sortie?|partie?|sauvee?|s'est (?:sauve|perdu|egare)\\p{L}*|disparue?)";
const astray = near(
  "can't find|cannot find|couldn't find|nowhere|missing|looking (?:all over|everywhere) for|no (?:coat|shoes|jacket|boots|id)|without (?:a |his |her )?(?:coat|shoes|jacket|boots)|nightgown|pyjamas?|pajamas?|slippers|bare ?foot|in (?:this|the) cold|hours? ago|since (?:last night|this morning)|don't know where|trouve (?:pas|pus?|plus)|nulle part|introuvable|pantoufles|jaquette|pas de manteau|sans manteau|nu-?pieds?|on sait pas (?:ou|y est)|depuis (?:\\p{L}+ )?(?:heures?|matin|hier)",
);
const astrayAlone: Happening = {
  sign: near(wentOut),
  beside: [confused, astray],
  unless:
    /(?<!\p{L})(?:with my (?:sister|brother|dad|mom|wife|husband)|came (?:back|home)|is back|found (?:him|her)|resched\p{L}*|retrouve[es]?|revenue?)(?!\p{L})/u,
};

const bone =
  '(?:hips?|legs?|arms?|ankles?|wrists?|necks?|backs?|knees?|bones?|elbows?|shoulders?|femur|collarbone|foot|feet|hanche|jambe|bras|cheville|poignet|cou|dos|genou|os|coude|epaule|pied)';
const misshapen =
  "(?:sticking out|stick\\p{L}* (?:out|through)|poking (?:out|through)|bent|twisted|the wrong way|wrong direction|weird|funny angle|odd angle|angle|out of place|popped out|backwards|sideways|crooked|limp|snapped|shattered|dislocated|(?:looks?|is|it's|'s)(?: \\p{L}+)? broken|broken|croche|tordue?|a l'envers|sort\\p{L}*|deplacee?|cassee?s?|pete[es]?|demise?)";
const fell =
  '(?:fell|fallen|falls|tumbled|slipped|tripped|took a (?:\\p{L}+ )?(?:fall|spill|tumble)|went down|wiped out|rolled down|tombe\\p{L}*|deboul\\p{L}*|glisse\\p{L}*|plante\\p{L}*|debarque\\p{L}*|chute|enfarge\\p{L}*)';
const hasFallen = near(fell);
const dazed = near(
  "nonsense|confused|not making (?:any )?sense|doesn't make sense|slurring|vomiting|throwing up|threw up|passed out|knocked out|sleepy|drowsy|out of it|bleeding|blood|dizzy|can't (?:see|remember|talk|stand)|doesn't (?:know|remember|recogni[sz]e)|not (?:right|himself|herself)|seizure|mele[es]?|dit n'importe quoi|vomi\\p{L}*|endormie?|saigne|sang|etourdie?|se souvient (?:pas|pu|plus)|perdue?|confuse?",
);
const unhurt =
  /(?<!\p{L})(?:physio\p{L}*|recover\p{L}*|healing|healed|surgery (?:was|last)|cast (?:off|removed)|walker|grab bars?|tub bars?|railing|so (?:we|i|she|he) (?:need|want)s?|crown|tooth|teeth|denture|chair|table|fence|tree|tv|phone|laptop|toilet|sink|door|prothese|dent|chaise|cloture|arbre)(?!\p{L})/u;

const fallen: readonly Happening[] = [
  {
    sign: near(`${bone}(?:'s)?(?: [\\p{L}']+){0,3}? ${misshapen}`),
    beside: [hasFallen],
    unless: unhurt,
  },
  {
    sign: near(
      `(?:broke|broken|snapped|shattered|dislocated|busted|cracked|casse|pete|brise)(?: \\p{L}+)? (?:his|her|my|their|la|le|sa|son|une?|the) (?:\\p{L}+ )?(?:hip|leg|neck|back|femur|pelvis|skull|spine|hanche|jambe|cou|crane|bassin)`,
    ),
    beside: [
      near(
        `${fell}|at the (?:bottom|foot) of|on the (?:floor|ground|stairs|ice|sidewalk|steps)|on your|in your|right now|just now|can't (?:move|get up)|lying|screaming|en bas de|par terre|sur la glace|dans l'escalier|bouge (?:pas|plus|pu)`,
      ),
    ],
    unless: unhurt,
  },
  {
    sign: near(
      '(?:hit|hits|banged|smacked|cracked|split|bumped|smashed|cogne\\p{L}*|frappe\\p{L}*|fendu|pete)(?: \\p{L}+)? (?:his|her|my|their|the back of (?:his|her)|la|sa|le|les) (?:\\p{L}+ )?(?:head|skull|tete|crane)',
    ),
    beside: [dazed],
    unless: unhurt,
  },
];

const tender =
  '(?:lips?|tongue|throat|face|eyes?|eye ?lids?|mouth|neck|levres?|langue|gorge|face|visage|yeux|paupieres?|bouche|cou)';
const swells =
  '(?:swell\\p{L}*|swollen|puff\\p{L}*|blow(?:ing|n) up|balloon\\p{L}*|like (?:an? )?(?:balloons?|golf balls?|sausages?)|huge|fat|big(?:ger)?|double|twice|enormous|thick|tingl\\p{L}*|numb|itch\\p{L}*|clos(?:ing|ed)|tight\\p{L}*|enfle\\p{L}*|gonfle\\p{L}*|epaissi\\p{L}*|comme (?:un|des|une) ball\\p{L}*|grosses?|engourdi\\p{L}*)';
/** What some people's bodies cannot bear, or what they carry against it. */
const allergen = near(
  'allerg\\p{L}*|pea ?nuts?|nuts?|cashews?|almonds?|shrimps?|shellfish|lobster|crab|sesame|kiwi|latex|penicillin|antibiotic|bees?|wasps?|hornets?|stung|sting|bit(?:ten)?|epi ?-?pens?|(?:the|her|his|my|no|a) (?:pen|needle thing|needle)|benadryl|antihistamine|hives|arachides?|noix|pinottes?|crevettes?|fruits de mer|abeille|guepe|pique[es]?|epipen',
);
const swelling: readonly Happening[] = [
  {
    sign: near(`${tender}(?:'s|'re)?(?: [\\p{L}']+){0,4}? ${swells}`),
    beside: [allergen],
    unless:
      /(?<!\p{L})(?:filler|botox|injections?|lip (?:gloss|liner|blush)|dentist|freezing|congelation|appointment for|do you (?:have|use|carry)|nut(?:s)? and bolts?)(?!\p{L})/u,
  },
  {
    sign: near(
      `(?:eyes?|eye ?lids?|throat)(?:'s| is| are)? (?:\\p{L}+ )?(?:swell(?:ing|ed)|swollen) shut`,
    ),
  },
];

const skin =
  '(?:scalp|head|skin|face|neck|forehead|ears?|eyes?|hairline|arms?|legs?|hands?|cuir chevelu|tete|peau|visage|front|cou|oreilles?|yeux|bras|mains?)';
const chemical = near(
  'bleach\\p{L}*|peroxide|relaxers?|dyes?|colou?rs?|perm|toner|lightener|developer|chemicals?|acid|peel|lye|drano|drain cleaner|oven cleaner|keratin|tint|decoloration|decolorant|teinture|produits?|permanente|defrisant|javel|acide|peroxyde',
);
const isBurnt =
  '(?:blister\\p{L}*|bubbl\\p{L}*|ooz\\p{L}*|weep\\p{L}*|peel(?:ing|ed) off|com(?:ing|es) off|burn(?:ing|s|ed|t)? (?:like|so|really|bad(?:ly)?|off|my|her|his|me|through|crazy|and|from)|on fire|raw|cloques?|ampoules?|brul\\p{L}*|suint\\p{L}*|pele\\p{L}*|a vif|coule)';
const burnt: Happening = {
  sign: near(
    `${skin}(?:'s|s)?(?: (?!not|isn't|doesn't|pas)[\\p{L}']+){0,6}? ${isBurnt}|(?:burn(?:ed|t|ing)|burns|brul\\p{L}+)(?: \\p{L}+)? (?:my|her|his|the|mon|ma|le|la|les|son|sa) (?:\\p{L}+ )?${skin}`,
  ),
  beside: [
    chemical,
    near(
      'blister\\p{L}*|bubbl\\p{L}*|ooz\\p{L}*|weep\\p{L}*|peel(?:ing|ed) off|raw|on fire|bleed\\p{L}*|swell\\p{L}*|swollen|like crazy|so bad|really bad|badly|screaming|pus|open sores?|cloques?|ampoules?|suint\\p{L}*|a vif|saigne|enfle\\p{L}*|effrayant|sans bon sens',
    ),
  ],
  unless:
    /(?<!\p{L})(?:do you (?:do|have|use|treat)|does (?:it|the|your|that)|will (?:it|the|that)|would (?:it|the)|can (?:it|the|that)|no blisters?|pas de cloques|without|sans (?!bon sens)|treatments? for|patch test|test|est-ce que|c'est tu|ca (?:peut|va))(?!\p{L})/u,
};

/** Life or limb of people, told by how it stands with them: who fell, swells, was burnt, went astray or does not answer. */
export function peopleInDanger(words: string): boolean {
  return tellsAsNow(words, [unanswered, astrayAlone, ...fallen, ...swelling, burnt]);
}

/** Whether they tell of somebody who is hurt, and not of where somebody is. */
export function someoneHurt(words: string): boolean {
  return tellsAsNow(words, [...fallen, ...swelling, burnt]);
}
