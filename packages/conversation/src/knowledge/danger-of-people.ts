const young =
  '(?:bab(?:y|ies)|infant|newborn|toddlers?|kids?|child(?:ren)?|sons?|daughters?|little (?:one|girl|boy)|grandson|granddaughter|niece|nephew|twins|(?:\\p{L}+|\\d{1,3})[- ]year[- ]old|mother|grandma|grandpa)';
const vehicle = '(?:car|van|truck|suv|vehicle|minivan|jeep|bus)';
const sharp =
  '(?:glass|shards?|nails?|needles?|screws?|knife|blade|splinters?|razor|scissors|metal|wire)';
const tender =
  "(?:(?:my|his|her|their|(?:my|our|the|a) \\p{L}+(?:'s|s'|s)) )(?:mouth|throat|eyes?|neck|chest|stomach|belly|tongue|head)";

/** Dangers of people by what holds, pierces or strikes them, each whatever words lie between. */
export const ofPeople: readonly string[] = [
  `${young}(?:'s|s)? (?:(?:is|are|was|got|gets|just|been|accidentally|still|all|by \\p{L}+self) )*(?:locked|stuck|trapped|shut|strapped)(?: \\p{L}+)? in(?:side)? (?:(?:the|a|an|my|our|his|her|their|your|this|that) )?(?:\\p{L}+ )?${vehicle}`,
  `(?:locked|shut) (?:my|our|the|his|her) (?:\\p{L}+ )?(?:keys?|fob) (?:in|inside)\\b.{0,60}(?<!\\p{L})${young}(?:'s|s)?(?: (?:is|are|was|still|asleep|sleeping|strapped|buckled|alone))* (?:in there|inside|in it|in the (?:back|car|${vehicle}|seat)|in (?:his|her|their|a) (?:car )?seat)`,
  `${sharp} (?:(?:is|are|went|got|stuck|embedded|pieces|all) )*(?:in|into|inside|through) ${tender}(?! (?:ring|lace|rest|band|frames?|light|gear|joint|gasket))`,
  `(?:he|she|they|my \\p{L}+|somebody|someone|a \\p{L}+)(?:'s|'ve)?(?: (?:has|have|got|a|some|just|been))+ (?:\\p{L}+ )?${sharp} (?:in|through) ${tender}`,
  `(?:window|door|lock|glass)(?:'s|s)?(?: (?:is|are|was|been|got|has|all|just|front|back))* (?:smashed|kicked in|broken in|pried open|forced(?: open)?|bust(?:ed)? in)\\b.{0,40}(?<!\\p{L})door(?:'s|s)? (?:is |was |just )?(?:wide |hanging |left |standing )?open|door(?:'s|s)? (?:is |was |just )?(?:wide |hanging |standing )?open\\b.{0,40}(?<!\\p{L})(?:window|lock|glass)(?:'s|s)?(?: (?:is|are|was|been|got|has|all))* (?:smashed|broken|kicked in|forced)(?!\\p{L})`,
  `door(?:'s|s)?(?: (?:is|are|was|been|got|has|just|front|back))* (?:kicked in|pried open|forced open)(?! (?:last|years))`,
  `(?:some ?(?:body|one)|people|a (?:guy|man|person)|(?:two|some) (?:guys|men|people)|lights?)(?:'s|s| is| are)?(?: (?:moving|walking|creeping|inside|around|still))* (?:in(?:side)?) (?:your|the|our|my) (?:shop|store|building|office|clinic|salon|yard|garage|warehouse|place)\\b.{0,50}(?<!\\p{L})(?:after (?:closing|hours)|flashlights?|closed|in the dark|crowbar|ski mask|breaking|shouldn't be|prying)`,
];

const proche =
  '(?:mon|ma|mes|le|son) (?:\\p{L}+ )?(?:mari|chum|ex|conjoint|copain|pere|beau-pere|frere|gars|fils|voisin|coloc|blonde|femme|mere|conjointe)';
const enfant = '(?:bebe|enfants?|fils|fille|petite?s?|flos?|gars|garcon|jumeaux|nouveau-ne)';
/** The same in French. */
export const ofPeopleInFrench: readonly string[] = [
  `(?:il|y|elle|${proche}) (?:m'a|me|nous a|vient de (?:me|nous)|arrete pas de (?:me|nous))(?: (?:encore|juste|toute?|deja))* ?(?:frapp(?:e|er|ee|ees)|batt(?:u|ue|re)|bat|cogn(?:e|er|ee)|gifl(?:e|er|ee)|etrangl(?:e|er|ee)|viol(?:e|er|ee)|poignard(?:e|er|ee)|tabass(?:e|er|ee)|menac(?:e|er|ee) (?:de me tuer|avec un))(?! (?:le|la|les|l'|mon|ma|mes|un|une|avec (?:son|sa|le|la|un) (?:char|auto|camion|velo|panier)|en arriere|dans le (?:derriere|cul|parking|stationnement)|par en arriere|dedans|de (?:frais|\\d)))`,
  `${enfant}(?: (?:est|sont|y est|toute?|encore|reste|reste[es]*))* (?:enferme\\p{L}*|embarre\\p{L}*|pris\\p{L}*|pogne\\p{L}*|barre\\p{L}*|coince\\p{L}*)(?: \\p{L}+)? dans (?:le|l'|la|mon|ma|notre|son) ?(?:char|auto|voiture|camion|van|vehicule)`,
  `(?:barre|embarre|enferme|laisse) (?:mes|les|nos|mon) (?:\\p{L}+ )?cles?\\b.{0,60}(?<!\\p{L})${enfant}(?: (?:est|sont|dort))* (?:dedans|dans le (?:char|siege)|dans l'auto|en dedans|a l'interieur)`,
  `(?:vitre|verre|clou|aiguille|couteau|vis|lame)(?: \\p{L}+){0,2} dans (?:la|le|l'|les|son|sa|mon|ma|ses) ?(?:bouche|gorge|oeil|yeux|cou|ventre|langue|poitrine)`,
  `(?:vitre|fenetre|serrure|porte)(?: \\p{L}+){0,2} (?:brisee|defoncee|cassee|forcee|fracassee)\\b.{0,40}(?<!\\p{L})porte(?: \\p{L}+)? (?:grande? )?ouverte|porte(?: \\p{L}+)? (?:grande? )?ouverte\\b.{0,40}(?<!\\p{L})(?:vitre|fenetre|serrure)(?: \\p{L}+)? (?:brisee|defoncee|cassee|forcee|fracassee)`,
  `(?:quelqu'un|du monde|un gars|deux gars) (?:dans|en dedans d[eu]) (?:votre|le|la|notre) ?(?:magasin|commerce|salon|boutique|batisse|garage|bureau|cour)\\b.{0,50}(?<!\\p{L})(?:apres la fermeture|lampe de poche|ferme|dans le noir|pied-de-biche|cagoule)`,
];
