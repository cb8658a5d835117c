import type { BusinessKnowledge } from './business.ts';
import { type Happening, tellsAsNow } from './told-as-now.ts';
import { fold } from './words.ts';

const animal =
  '(?:dogs?|cats?|pupp(?:y|ies)|pups?|kittens?|kitty|rabbits?|bunny|birds?|parrot|budgie|hamster|guinea pig|ferret|turtle|horse|foal|pet|lab|poodle|chien(?:ne)?s?|chat(?:te)?s?|chiots?|chatons?|minou|pitou|lapin|oiseau|perruche|perroquet|furet|cheval|he|she|it|they|il|elle|y|ils)';
/** What must eat all day. */
const grazer =
  '(?:rabbits?|bunny|bunnies|guinea pigs?|chinchillas?|lapins?|lapine|cochons? d.inde)';
const wheels =
  '(?:cars?|trucks?|vans?|pick ?ups?|suv|bus|bike|motorcycle|trailer|tractor|plow|quad|atv|char|auto|camion|velo)';
/** What hurts an animal with its teeth or claws. */
const beast =
  '(?:coyotes?|wol(?:f|ves)|dogs?|pit ?bull|husky|shepherd|rottweiler|raccoon|fox|eagle|hawk|owl|bear|bobcat|cougar|chiens?|loups?|renard|raton|ours|aigle|pekan)';
/** One that is called by its name. */
const named = `(?:${animal}|\\p{L}+)`;
const goesOn =
  "(?:'s|'ve| is| are| was| has| have| had| just| got| been| being| keeps?| started| can| will| still| suddenly| est| a| ont| sont| s'est| vient de se| vient d'| se| fait| fait juste| arrete pas de| n'arrete pas de)*";
const toxic =
  '(?:chocolate|brownies?|fudge|cocoa|(?:chocolate|pot|weed) (?:cake|cookies?|bars?|muffins?|chips?)|grapes?|raisins?|onions?|garlic|xylitol|gum|rat (?:poison|bait)|mouse (?:poison|bait)|slug (?:bait|pellets)|poison|antifreeze|coolant|windshield (?:washer )?fluid|(?:green|blue|neon|pink) (?:stuff|liquid|fluid|pellets?|blocks?)|lil(?:y|ies)|mushrooms?|edibles?|weed|marijuana|bleach|advil|ibuprofen|tylenol|acetaminophen|aleve|naproxen|adderall|anti ?depressants?|aspirins?|pills?|capsules|tablets|meds|medications?|batter(?:y|ies)|socks?|needle|string|ribbon|corn cob|bones?|chocolat|lys|tulipes|muguet|(?:poison|mort) a (?:rats?|souris|limaces)|raisins? secs|oignons?|ail|poison|boulettes|antigel|champignons?|pilules?|medicaments?|comprimes?|ibuprofene|acetaminophene|antidepresseurs?|javel|une pile|un bas|une aiguille)';

const signs: readonly string[] = [
  `${animal}${goesOn} (?:hit|struck|run over|ran over|clipped)(?: by)? (?:(?:an?|the|some|my|our|your|their|his|her|this) )?(?:\\p{L}+ )?${wheels}`,
  `${wheels}(?: just| has)? (?:hit|struck|ran over|run over|backed over|drove over|went over|clipped) (?:my|our|the|his|her|a|this|their) (?:\\p{L}+ ){0,2}?${animal}`,
  `(?:ran|run|drove|backed|driven)(?: right)? over (?:my|our|the|his|her|a|this|their) (?:own )?(?:\\p{L}+ ){0,2}?${animal}`,
  `${grazer}${goesOn} (?:(?:not|n't|stopped|quit|refus\\p{L}+(?: to)?|barely|hardly|off|won't|hasn't|isn't) (?:\\p{L}+ ){0,2}?(?:eat|eats|eaten|eating|touched|pooping|pooped|pooing|food|hay|(?:his|her|its) food)|(?:n')?(?:mange|a|mangeait)(?: (?:rien|presque))? ?(?:plus|pas|pu|pus|rien|mange)(?: mange)?)`,
  `(?:not|n't|won't|hasn't|stopped|rien|plus|pas|pu)(?: \\p{L}+){0,2} (?:eat\\p{L}*|mang\\p{L}+)\\b.{0,50}(?<!\\p{L})(?:cold|limp|floppy|weak|won't (?:get up|move)|not moving|can't (?:stand|get up)|bouge (?:plus|pu|pas)|froid\\p{L}*|mou|molle|faible)(?! (?:outside|out|in))`,
  `${named}${goesOn} (?:not breathing|isn't breathing|(?:having )?(?:trouble|difficulty|hard time|struggling|hardly|barely) (?:to )?breath\\p{L}*|can'?t (?:breathe|get (?:his|her) breath)|gasping|choking|turning blue|collapsed|collapsing|passed out|unconscious|unresponsive|paraly[sz]ed|convulsing|seizing)`,
  `${animal}${goesOn} (?:dying(?! to\\b)|drowning|bleeding out)`,
  `(?:having|had|has) (?:an? |another |several |a lot of |multiple )?(?:seizures?|convulsions?|fits)`,
  `(?:is|'s|keeps|won't stop|started|been|are) (?:\\p{L}+ )?bleeding(?! (?:hearts?|me|us|you|money|cash)(?!\\p{L}))`,
  `(?:ate|eaten|eating|swallowed|got into|licked|chewed|drank) (?:[\\p{L}\\d'-]+ ){0,5}?${toxic}\\b`,
  `(?:can'?t|cannot|won't|not able to|unable to|hasn't been able to|trying to|straining to) (?:pee|urinate)(?! (?:on|in the house))|straining (?:in the litter|to go)|blocked bladder`,
  `(?:belly|stomach|abdomen)(?:'s| is| looks?| has)(?: \\p{L}+){0,2} (?:bloated|swollen|hard|huge|distended)|bloat(?:ed)? and|retching (?:and|with) nothing|dry heaving`,
  `(?:back|hind|rear) (?:legs?|end)(?:'s| are| is| just)*(?: \\p{L}+)? (?:not working|aren't working|won't (?:move|work)|gave out|collapsed|dragging)|dragging (?:his|her|its) (?:back|hind)|can'?t (?:stand|get) up|can'?t move (?:his|her|its)`,
  `gums(?:'s| are| look| have| gone)(?: \\p{L}+){0,2} (?:white|pale|blue|grey|gray|purple)`,
  `(?:attacked|mauled|bitten|bit|torn up|grabbed) by (?:an?|another|the|some) (?:\\p{L}+ )?(?:dogs?|coyotes?|snake|rattlesnake|raccoon|bear|porcupine)`,
  `(?:fell|jumped) (?:off|out of|from) (?:the|a|our|my) (?:balcony|roof|window|truck|deck|second|third|\\p{L}+ floor)`,
  `(?:labou?r|pushing|puppies|kittens)\\b.{0,30}\\b(?:hours|stuck|no (?:puppy|kitten|baby))|(?:puppy|kitten)(?:'s| is) stuck`,
  `(?:been|got|was|is|s|being) (?:stabbed|shot|poisoned|electrocuted|burned|scalded|crushed|strangled)`,
  `pant(?:s|ing|ed)?\\b.{0,60}(?<!\\p{L})(?:fell (?:over|down)|falling (?:over|down)|fall(?:s|en)? (?:over|down)|collaps\\p{L}*|stagger\\p{L}*|wobbl\\p{L}*|won't (?:get up|cool|stand)|drooling|in (?:the|this) (?:heat|sun|hot car))|(?:collapsed|fell over|fainted|overheat\\p{L}*) (?:in|from) (?:the|this) (?:heat|sun)`,
  `(?:push\\p{L}*|labou?r|straining|contract\\p{L}*|whelp\\p{L}*)\\b.{0,60}(?<!\\p{L})(?:nothing|no (?:pup\\p{L}*|kittens?|foal|bab\\p{L}+)|not (?:one|a single)|none)`,
  `(?:force|pousse|travail|mettre bas|met bas|accouche)\\b.{0,50}(?<!\\p{L})(?:rien|aucun|pas (?:un|encore)|toujours pas)\\b`,
  `(?:coyotes?|dogs?|pit ?bull|husky|shepherd|raccoon|fox|eagle|owl|chiens?|renard|raton)${goesOn} (?:attack\\p{L}*|maul\\p{L}*|biting|killing|ripping|shaking|attaque\\p{L}*|mord\\p{L}*|pogne\\p{L}*)(?: (?:apres|sur))? (?:my|our|the|his|her|mon|ma|notre|le|la) (?:\\p{L}+ )?${animal}`,
  `(?:coyotes?|fox|raccoon|eagle|owl|(?:an?|another|some|(?:the|my) neighbou?r's|loose|stray|big) (?:\\p{L}+ )?dog)${goesOn} (?:attacking|mauling|biting|killing) (?:my|our) \\p{L}+|coyote(?: \\p{L}+){0,2} attaque (?:mon|ma|notre) \\p{L}+`,
  `(?:keeps (?:going|trying|running|sitting) (?:to|in)(?: \\p{L}+){0,2} ?)?(?:pee|peeing|urinat\\p{L}*|litter ?box)\\b.{0,50}(?<!\\p{L})(?:nothing|(?:only|just|few|couple) (?:\\p{L}+ )?drops?|no (?:urine|pee)|barely)(?! (?:else|new))|(?:hasn't|has not|not|isn't|haven't)(?: been)? (?:peed|peeing|urinat\\p{L}*) (?:since|all|today|in|for)`,
  `(?:essa[iy]e|force|arrete pas)\\b.{0,30}(?<!\\p{L})(?:pisser|uriner|pipi|litiere)\\b.{0,40}(?<!\\p{L})(?:rien|goutte|pas|bloque)|(?:pisse|urine|fait (?:pas |pu |plus )?(?:de )?pipi)\\b.{0,10}(?<!\\p{L})(?:pu|pus|plus|rien)(?: pantoute)?(?= *$| depuis)`,
  `(?:like|as) a drum(?!\\p{L})|comme un (?:tambour|ballon)(?!\\p{L})|(?:bloated|gonflee?|ballonnee?)\\b.{0,40}(?<!\\p{L})(?:gag\\p{L}*|retch\\p{L}*|dry heav\\p{L}*|vomir|haut-le-coeur|dur(?:e)?)`,
  `(?:heat ?stroke|broken leg|open fracture|bone sticking out|eye (?:popped|came|is hanging) out|(?:face|muzzle|throat)(?:'s| is)(?: \\p{L}+){0,2} (?:swollen|swelling|blowing up))`,
  `${wheels}(?: \\p{L}+)? (?:a|vient de|vient d') ?(?:frappe|frapper|ecrase|ecraser|passe|passer|roule|rouler)(?: (?:sur|dessus))? (?:mon|ma|notre|le|la|un|une) ${animal}`,
  `(?:fait|faire) (?:frapper|ecraser|renverser|rouler dessus|attaquer|mordre|pogner par|secouer)|frappee? par (?:un|une)`,
  `respire (?:plus|pas|pu|mal|fort|vite)|(?:misere|mal) a respirer|s'etouffe|convuls\\p{L}+|crise d'epilepsie|inconscient\\p{L}*|s'est effondre\\p{L}*|(?:saigne|pisse le sang)(?!\\p{L})`,
  `(?:a|ont|vient de) (?:mange|manger|avale|avaler|leche|bu|boire) (?:du|de la|de l'|des|une?|mes|les|ses|tout le|un paquet de|mon|le|deux|trois|plusieurs|\\d+) ?(?:\\p{L}+ (?:de )?){0,2}${toxic}(?!\\p{L})`,
  `(?:a|ont|vient de|vient d') ?(?:mange|manger|avale|avaler|leche|lecher|bu|boire|vide|vider)(?: \\p{L}+)? (?:(?:la|le|les|sa|son|mon|ma) (?:\\p{L}+ )?(?:boite|sac|pot|bouteille|paquet|tablette|gateau|plante|bouquet|flaque|reste)s? (?:de |d'|au |aux |a )?|(?:la|le|les|l'|sa|son|mon|ma) ?)(?:poison|mort a rats|antigel|chocolat|brownies?|javel|lys|muguet|boulettes|champignons?|coolant)(?!\\p{L})`,
  `${beast}${goesOn}(?: [\\p{L}']+){0,2}? (?:got|had|grabbed|tore|ripped|bit|bitten|shook|jumped|chewed|clawed|mauled|attacked|pogne|mordu|attaque|secoue|arrache)\\b.{0,60}(?<!\\p{L})(?:holes?|punctures?|gash\\p{L}*|torn|wide open|open(?:ed)?|hanging|bleed\\p{L}*|guts|insides?|bone|muscle|limp|in shock|trous?|ouverte?|dechir\\p{L}*|saigne|creux)`,
  `holes? in (?:his|her|its|their|the) (?:\\p{L}+ )?(?:side|neck|chest|belly|throat|back|leg|head|flank|shoulder|ribs|stomach)|trous? (?:dans|sur) (?:le|la|les|son|sa) ?(?:cou|cote|ventre|dos|flanc|patte|gorge|poitrine)`,
  `(?:got|has|have|had|with|there's|there are|full of) (?:\\p{L}+ ){0,2}?(?:punctures?|puncture wounds?|gash(?:es)?|bite wounds?|open wounds?)|(?:guts|intestines|insides)(?: are|'re| is)?(?: \\p{L}+)? (?:hanging|out|showing|coming)|(?:see|seeing)(?: (?:the|right|his|her|its|into|all))* (?:bone|muscle|guts|ribs|inside (?:him|her|it))|torn (?:his|her|its) (?:\\p{L}+ )?(?:side|belly|neck|skin)|(?:tore|ripped|sliced) (?:\\p{L}+ ){1,4}(?:side|belly|neck|throat|chest|leg|skin)(?:'s)?(?: (?:wide|right))? open`,
  `(?:capable|peut|reussit|arrive) (?:pas|plus|pu|pus) ?(?:de |d'|a )?(?:uriner|pisser|faire pipi|se lever|marcher|bouger)|pas capable (?:de |d')(?:uriner|pisser|faire pipi|se lever|marcher)`,
  `ventre(?: \\p{L}+){0,3} (?:gonfle|enfle|dur)|pattes (?:d'en arriere|arriere)(?: \\p{L}+){0,2} (?:suivent|bougent|marchent) (?:plus|pas|pu)|gencives(?: \\p{L}+){0,2} (?:blanches|pales|bleues)|tombee? (?:du|en bas du|de la) (?:balcon|toit|fenetre|galerie)|en train de mourir`,
];
const happenings: readonly Happening[] = signs.map((sign) => ({
  asThing: true,
  sign: new RegExp(`(?<!\\p{L})(?:${sign})`, 'u'),
}));

/** What nobody can wait with: an animal that is about to be put down, or operated on, and must not be. */
const callsOff =
  /\b(?:don't|do not|dont|please (?:don't|do not)|stop|wait|never) (?:\p{L}+ ){0,3}?(?:put(?:ting)? (?!(?:me|us|it|that|this|your?|anything)\b)(?:\p{L}+ ){1,2}(?:down|to sleep)|euthani[sz]\p{L}*|operat\p{L}+|the (?:surgery|operation|procedure))|\b(?:faut|pas|endormez|euthanasiez|arretez|attendez)\b.{0,30}\b(?:endorm\p{L}+|euthanasi\p{L}+|l'operation|la chirurgie)|\b(?:endormez|euthanasiez|operez)(?:-l[ea])? pas\b/u;
const underWay =
  /\b(?:now|right now|already|today|this (?:morning|afternoon)|about to|changed my mind|there (?:now|already)|in (?:surgery|the back|there)|waiting|minute|please|la|maintenant|deja|aujourd'hui|change d'idee|s'il vous plait|tout de suite|salle|chirurgie)\b/;

/** Whether words tell a shop that treats animals of one that is in danger now. */
export function tellsOfAnimalInDanger(words: string): boolean {
  return tellsAsNow(words, happenings) || mustNotBePutDown(words);
}

function mustNotBePutDown(words: string): boolean {
  const folded = fold(words);
  return callsOff.test(folded) && underWay.test(folded);
}

const treats =
  /\b(?:veterinar\w*|vet|animal (?:clinic|hospital)|pet (?:clinic|hospital)|clinique (?:veterinaire|animale)|hopital (?:veterinaire|pour animaux))\b/;

/** Whether a shop is one that treats animals that are ill or hurt. */
export function treatsAnimals({ name, industry, about }: BusinessKnowledge): boolean {
  return treats.test(fold(`${name} . ${industry ?? ''} . ${about ?? ''}`));
}
