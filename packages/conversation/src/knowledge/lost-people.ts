import { type Happening, tellsAsNow } from './told-as-now.ts';

const near = (...parts: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'u');

const child =
  '(?:sons?|daughters?|child|children|kids?|bab(?:y|ies)|boys?|girls?|toddlers?|twins?|little (?:one|guy|girl|boy|brother|sister)|grandsons?|granddaughters?|grandkids?|grandchild|nephew|niece|(?:\\p{L}+|\\d{1,2})[- ]year[- ]old)';
const aChild = `(?:my|our|her|his|their|a|the|somebody's|someone's|one of (?:my|our|the))(?: (?:\\p{L}+|\\d{1,2})(?:[- ]year[- ]old)?){0,3}? ${child}`;
const flo =
  "(?:fils|fille|fillette|gars|garcon|petite?s?|p'tite?s?|enfants?|bebe|ti-cul|jumeaux|niece|neveu|flos?|petit-fils|petite-fille|garconnet)";
const unFlo = `(?:mon|ma|mes|notre|nos|son|sa|un|une|le|la) (?:\\p{L}+ )?${flo}(?: de (?:\\p{L}+|\\d{1,2}) ans)?`;
const now =
  "(?:'s|'re)?(?: (?:is|are|was|has|have|just|suddenly|now|still|been|got|all of a sudden))*";
/** What is theirs, and no child. */
const ofTheirs = "(?!')";

/** A child who is not where a child should be. */
const gone: Happening = {
  sign: near(
    `${aChild}${now} (?:gone|not here|nowhere)(?= *$| (?:from|and|i|we|please|help|since|right|he|she)(?!\\p{L}))`,
    `${aChild}${now} (?:not|isn't|wasn't|aren't) in (?:his|her|their|the) (?:\\p{L}+ )?(?:bed|room|bedroom|crib|yard|house|backyard|playroom|stroller)`,
    `${unFlo} (?:est|sont|y est|y'est) (?:toute? )?(?:partie?s?|rendue? nulle part|sauvee?s?)(?= *$| (?:pis|et|tout|depuis|de la (?:cour|maison)|toute? seule?)(?!\\p{L}))`,
    `${unFlo} (?:est|sont|y est|y'est) (?:pas|plus|pu|pus) (?:dans (?:son lit|sa chambre|la maison|la cour|sa bassinette)|a la maison)`,
  ),
  beside: [
    near(
      "find|finding|look(?:ed|ing)?|search\\p{L}*|everywhere|anywhere|nowhere|just here|was (?:just |right )?(?:here|there|in|playing|outside)|minutes? ago|an hour|hours|turned (?:around|my back)|(?:door|gate|window)(?:'s| is| was)? (?:\\p{L}+ )?open|know where|no idea where|help|police|911|since|only (?:\\p{L}+|\\d+)|(?:\\p{L}+|\\d{1,2})[- ]years?[- ]old|month|toddler|bab(?:y|ies)|little|from (?:the|my|our|his|her) (?:yard|backyard|house|bed\\p{L}*|crib|room|park|playground|porch|store|car|stroller)|panick\\p{L}*",
      "trouve\\p{L}*|cherch\\p{L}*|partout|nulle part|minutes|heures?|sait (?:pas|pu|plus)|sais (?:pas|pu|plus)|aidez|police|911|depuis|ans|bebe|petite?s?|p'tite?s?|porte(?: \\p{L}+)? ouverte|etait (?:la|juste|dans)|toute? seule?",
    ),
  ],
};

const since =
  '(?:since|for (?:\\p{L}+ )?(?:an hour|hours|\\p{L}+ (?:minutes|hours))|in (?:an hour|hours|\\p{L}+ (?:minutes|hours))|all (?:day|night|morning)|anywhere)';
/** A child whom those who look cannot find. */
const sought: Happening = {
  sign: near(
    `(?:don't know|do not know|no (?:idea|clue)|can't (?:tell|figure out)|nobody knows|dunno|not sure) where ${aChild}(?:'s| is| are| went| got| could| has)`,
    `lost (?:track|sight) of ${aChild}${ofTheirs}`,
    `(?:haven't|hasn't|nobody has|nobody's|no ?one has|no one's) (?:seen|heard from) ${aChild}${ofTheirs} ${since}`,
    `${aChild}${ofTheirs} hasn't been seen`,
    `(?:lost|losing|(?:got|gets|been) separated from) ${aChild}${ofTheirs} (?:in|at|on|somewhere|out|outside|near|around)(?! (?:\\p{L}+ )?(?:19|20)\\d\\d)(?: (?:the|your|this|a|that))? (?:\\p{L}+ )?(?:mall|store|park|fair|lot|crowd|market|beach|woods|forest|trail|building|plaza|festival|parade|shop|zoo|airport|station|playground|parking)`,
    `(?:looking|searching|searched|looked) (?:all over|everywhere|for)(?: for)? ${aChild}${ofTheirs}(?= *$| (?:and|he|she|who|for (?:an hour|\\p{L}+ (?:minutes|hours))|everywhere|all over|since)(?!\\p{L}))`,
    `${aChild}${ofTheirs} (?:(?:never|didn't|hasn't|did not|has not|haven't|still hasn't|never even)) (?:come|came|gotten|got|get|made it|make it|returned|return|show(?:ed)? up|arrive[d]?)(?: back)? (?:home|off the bus|back|there|here|at (?:school|daycare|the bus)|to (?:school|daycare|day care|class)|from (?:school|the park|practice|daycare|her friend's|his friend's))`,
    `(?:have you|did you|has any(?:body|one)|did any(?:body|one)|have any of you)(?: guys)? (?:seen|see|found|find) ${aChild}${ofTheirs}(?= *$| *[.,?]| (?:and|in|with|wearing|come|she|he|around|go|about|anywhere|alone|by)(?!\\p{L}))`,
    `(?:avez-vous|auriez-vous|as-tu|quelqu'un a)(?: [\\p{L}]+)? (?:vu|trouve|croise) ${unFlo}`,
    `(?:sait|sais|savons|idee|aucune idee) ?(?:pas|plus|pu|pus)? ?(?:d'|de )?ou (?:est|sont|qu'est)(?: (?:rendue?s?|passee?s?|allee?s?))? ${unFlo}`,
    `${unFlo}(?: (?:il|elle|y))? (?:est|sont|y est) (?:pas|jamais|toujours pas|pas encore) (?:revenue?s?|rentree?s?|arrivee?s?|debarquee?s?|descendue?)(?: \\p{L}+)? (?:de|a|chez|du|depuis)`,
    `perdu (?:de vue )?${unFlo} (?:dans|au|a|en|sur|pres)(?! (?:l'accouchement|la naissance|\\d))`,
    `(?:cherche|cherchons|cherchent) ${unFlo} (?:partout|depuis)`,
  ),
};
const accountedFor =
  /(?<!\p{L})(?:camp|college|university|school trip|vacation|holidays?|moved|sleepover|(?:grandma|grandpa|grandmother|nana|dad|father|mother|mom)'s|to (?:work|school|bed|class)|for (?:good|the (?:day|week|summer|weekend))|until|so (?:i|we) (?:can|need to|have to|wanted|want) (?:move|cancel|resched\p{L}*|change|book)|files?|records?|charts?|portal|account|system|schedul\p{L}*|list|photos?|pictures?|sizes?|colou?rs?|appointments?|class|classes|lessons?|found (?:him|her|them)|is back|came back|passed away|died|funeral|grown up|married|fully grown|voyage|vacances|universite|cegep|colonie|retrouvee?s?|dossiers?|systeme|rendez-vous|photos|grandeur|taille|cours|garderie jusqu)(?!\p{L})/u;

const confused = near(
  "(?:has|have|with|got|bad|of|from|her|his|is|severe|early|advanced|ha) (?:\\p{L}+ )?(?:dementia|alzheimer\\p{L}*|alzheimer's)|dementia patient|senile|(?:gets?|very|so|easily|is|he's|she's) confused|forgets (?:who|where)|wander(?:s|er)|(?:de l'|l'|la maladie d'|avec l')?alzheimer|demence|perd la (?:tete|memoire|carte)|confuse?s?|autistic|autism|autiste|autisme|non-?verbal",
);
const isOut: Happening = {
  sign: near(
    "(?:(?:he|she|they|who)(?:'s|'re)?|mother|father|mom|mum|dad|husband|wife|grandma|grandpa|grandmother|grandfather|nana|uncle|aunt|neighbou?r|brother|sister|resident|patient|parent|it)(?: (?:is|has|was|just|been|now|somehow|must have|also|and|has dementia))*(?:'s)? (?:gone|missing|nowhere|disappeared|vanished|wander(?:ed|ing|s) (?:off|away|out|around|the)|got out|walked (?:out|off|away)|snuck out|slipped out|took off|left (?:the (?:house|home|building|facility|residence)|home)|not (?:home|here|there)|(?:not|isn't|wasn't) (?:in|at) (?:the|her|his|my|our) (?:house|home|room|apartment|bed|place|building|facility))(?= *$| (?:and|i|we|from|since|without|in|this|about|an?|she|he|somewhere|again|on|somehow|through|last|down)(?!\\p{L}))",
    "(?:can't|cannot|couldn't|can not) find (?:him|her|my (?:\\p{L}+ )?(?:mother|father|mom|mum|dad|husband|wife|grandma|grandpa|grandmother|grandfather|uncle|aunt|brother|sister))(?! (?:a|an|in your|on your)(?!\\p{L}))",
    "(?:don't|do not|doesn't|no idea|nobody) (?:know|knows)? ?where (?:he|she)(?:'s| is| went| could)",
    "(?:est|y est|y'est) (?:partie?|sortie?|sauvee?|disparue?|introuvable|(?:pas|plus|pu) (?:dans (?:la )?(?:maison|sa chambre|son lit)|a la maison|chez (?:lui|elle|eux)))(?= *$| (?:pis|et|de|depuis|on|toute?|a|sans|en|dehors)(?!\\p{L}))",
    '(?:trouve|retrouve|trouvent) (?:pas|plus|pu|pus)(?= *$| (?:ma|mon|notre|pis|et|depuis|nulle)(?!\\p{L}))|sait (?:pas|plus|pu) (?:ou (?:il|elle|y|qu)|y est)',
  ),
  beside: [confused],
  unless:
    /(?<!\p{L})(?:passed|died|funeral|had (?:dementia|alzheimer\p{L}*)|moved (?:in|to)|in a (?:home|facility)|gone (?:to|into|for|with) |came (?:back|home)|is back|found (?:him|her)|retrouvee?|revenue?|decedee?|ramps?|grab bars?|door (?:alarm|lock|chime)s? (?:so|in case)|so (?:she|he) (?:doesn't|can't|won't)|glasses|keys|keep(?:s)? (?:losing|forgetting)|confused about|pour pas qu)(?!\p{L})/u,
};

/** Whether somebody who cannot look after themselves is gone, and nobody knows where. */
export function isLost(words: string): boolean {
  return tellsAsNow(words, [
    { ...gone, unless: accountedFor },
    { ...sought, unless: accountedFor },
    isOut,
  ]);
}
