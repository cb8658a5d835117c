import { type Happening, tellsAsNow } from './told-as-now.ts';
import { doing } from './water-running.ts';

const relation =
  'kids?|child|children|son|daughter|boy|girl|baby|toddler|husband|wife|partner|boyfriend|girlfriend|mother|mom|mum|father|dad|brother|sister|uncle|aunt|cousin|nephew|niece|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|friend|buddy|neighbou?r|tenant|guys?|man|woman|lady|worker|co-?worker|employee|helper|mechanic|tech|technician|stylist|hygienist|dentist|assistant|driver|mover|client|customer|patient|student|colleague|boss|roommate|painter|plumber|roofer|electrician|cleaner|gardener|carpenter|groomer|barber|waiter|server|cook|landlord|person';
/** Somebody, as the one to whom it happens. */
const somebody = String.raw`(?:some ?(?:body|one)|people|(?:my|our|his|her|their|your|the|an?|one of (?:my|our|the|your))(?: [\p{L}']+){0,2}? (?:${relation})s?)`;
const limb = '(?:hands?|arms?|legs?|foot|feet|fingers?|thumb|head|neck|chest)';
const held = '(?:stuck|trapped|pinned|caught|crushed|buried|jammed|wedged|squashed|lying)';
/** Work and papers bury people as well, and traffic holds them. */
const figurative = String.raw`(?!(?: \p{L}+){0,3} (?:work|paperwork|paper|bills?|debts?|laundry|boxes|emails?|deadlines?|contract|snow|traffic|meeting|kinds?|sizes?|options?|choices?|colou?rs?|jobs?|appointments?|boites|paperasse|ouvrage|travail|papiers|factures|neige)\b)`;
const shutPlace =
  '(?:elevator|lift|machine|machinery|press|mixer|disposal|grinder|well|chimney|vent|trench|hole|rubble|fire|water|freezer|walk-in|crawl ?space|attic|shaft|auger|conveyor|garage door|door)';
const structure =
  '(?:ceiling|roof|drywall|plaster|wall|floor|deck|balcony|porch|chimney|stairs|staircase|stairwell|beam|scaffold(?:ing)?|carport|foundation|garage|building|shed)';
const falls =
  '(?:came down|fell (?:in|down|through|on)|fallen (?:in|down|through|on)|caved in|caving in|collapsed|collapsing|gave way|giving way|crashed down|crashing down|fell)';
const tall = '(?:tree|branch|limb|pole|ladder|crane|power ?line|wires?|hydro (?:pole|line)|sign)';
const bursting =
  '(?:heater|boiler|furnace|tank|stove|oven|battery|panel|breaker|transformer|meter|outlet|fryer|grill|barbecue|bbq|propane|cylinder|compressor|toilet|microwave|dryer|washer|washing machine|dishwasher|fridge|freezer|air conditioner|heat pump|generator|charger|scooter|e-?bike|laptop|pressure cooker|kiln|fireplace|chimney|unit|glass door|door|window|light|bulb|fixture)';

const parent =
  '(?:fils|fille|gars|garcon|pere|mere|mari|femme|chum|blonde|frere|soeur|petite?|enfants?|bebe|employee?s?|ouvrier|collegue|oncle|tante|neveu|niece|voisine?|cliente?|amie?|copain|copine|conjointe?|grand-\\p{L}+|mecano|mecanicien|coiffeuse|coiffeur|technicien|homme|dame|monsieur|beau-\\p{L}+|belle-\\p{L}+|cousine?|toiletteuse|serveuse|serveur|livreur|demenageur)';
const quelquun = `(?:quelqu'un|(?:mon|ma|mes|son|sa|le|la|l'|notre|un|une|votre|vos|nos) ?(?:\\p{L}+ )?${parent})`;
const membre = '(?:mains?|bras|jambes?|pieds?|doigts?|tete|pouce)';
const pris = '(?:coince|pris|prise|pogne|ecrase|enseveli|enterre|embarre)\\p{L}*';
const dessous = '(?:en ?-?dessous|dessous|sous|entre|en arriere)';
const bati =
  '(?:plafond|toit|toiture|mur|plancher|balcon|galerie|escaliers?|cheminee|perron|gypse|echafaud\\p{L}*|poutre|patio|abri)';
const tombe =
  "(?:est tombee?s?|vient de tomber|viennent de tomber|s'est (?:effondre|ecroule)\\p{L}*|s'effondre|s'ecroule|vient de s'(?:effondrer|ecrouler)|a (?:cede|lache)|est en train de (?:tomber|s'effondrer|s'ecrouler)|tombe)";
const saute =
  '(?:four|chauffe[- ]eau|fournaise|chaudiere|reservoir|poele|panneau|batterie|pile|transfo\\p{L}*|bonbonne|bbq|barbecue|friteuse|laveuse|secheuse|prise|toilette|frigo|congelateur|compteur|compresseur|bruleur|rechaud|cuisiniere|lave-vaisselle|micro-ondes|calorifere|vitre|porte|generatrice|chargeur|foyer|thermopompe)';

const now = (text: string): Happening => ({ sign: new RegExp(text, 'u') });

/** Somebody is held, struck or buried by a thing. */
const people: readonly Happening[] = [
  now(
    String.raw`\b(?:${somebody}|he|she|they|i|we)(?:'s|'re|'m| is| are| am| got| gets| was| has been)(?: (?:just|still|really|completely|all|badly|now|right now|pretty|kind of|being|like|literally|totally|currently|actually))* (?:${held} (?:under\w*|beneath|below|between)|(?!stuck)${held} behind)\b${figurative}`,
  ),
  now(
    String.raw`\b(?:${somebody}|he|she|they|i|we)(?:'s|'re|'m| is| are| am| got| gets| was| has been)(?: (?:just|still|really|completely|all|badly|now|right now|pretty|kind of|being|like|literally|totally|currently|actually))* (?:stuck|trapped|pinned|caught|buried) (?:in|inside|by) (?:the|an?|my|our|your|that|this) (?:\p{L}+ ){0,2}?${shutPlace}\b`,
  ),
  now(
    String.raw`\b${somebody}(?:'s| is| are|'re)(?: still| right)? (?:under(?:neath)? (?:it|there|the|that|a)\b|underneath\b)${figurative}`,
  ),
  now(
    String.raw`\b(?:my|his|her|their|the|\w+'s|\w+s) (?:\w+ )?${limb} ?${doing}(?:got )?${held} (?:in|inside|under\w*|between|beneath|behind)\b`,
  ),
  now(
    String.raw`(?<!\b(?:boss|manager|landlord|teacher|cops|police|blinds?|curtains?|poster|hammer|night|silence|price|luck) (?:just )?)\b(?:fell|dropped|tipped(?: over)?|rolled|collapsed|landed|came down|crashed|slid|caved in|brought [\p{L} ]{2,20}?down)(?: right| over| down)? (?:on|onto|on top of|over) (?:me\b|him\b|her(?= *$| (?:and|now|while|when|at|in|right|just)\b)|${somebody}|(?:my|his|her|${somebody}'?s?|\w+'s|\w+s) (?:\w+ )?${limb}\b)`,
  ),
  now(
    String.raw`\b(?:it|it's|its|that|car|truck|machine|\p{L}+)(?:'s| is)? on top of (?:me|him|${somebody})\b`,
  ),
  now(
    String.raw`${quelquun} ${"(?:est|sont|s'est|se sont|a ete|reste|y est)"}(?: \p{L}+){0,2}? ${pris} (?:${dessous}|dans (?:l'ascenseur|la machine|le monte-charge|le puits|l'eau|la presse|la fosse|le malaxeur))(?!\p{L})${figurative}`,
  ),
  now(
    String.raw`${quelquun} (?:est|sont|y est)(?: \p{L}+)? (?:en ?-?dessous|pris dessous)(?!\p{L})`,
  ),
  now(
    String.raw`\b(?:${pris} (?:la|le|les|sa|son|ses|ma|mon|mes|une) ${membre}|(?:la|le|les|sa|son|ses|ma|mon|mes|une) ${membre} (?:est |sont |toute? |de \p{L}+ )?${pris}) (?:dans|sous|entre|en dessous)`,
  ),
  now(
    String.raw`\b(?:tombe|tombee|tombes|tombees|tomber|vire|viree|renverse|renversee|effondree?|ecroulee?|passee?|roulee?) (?:sur|par-dessus|dessus) (?:moi\b|lui\b|elle\b|${quelquun}|(?:son|sa|mon|ma|le|la|les|ses) ${membre}\b)`,
  ),
];

/** Where the telling of somebody who lies there ends, or goes on with how it is now. */
const asItIs =
  '(?= *$| (?:and|on the|in the|in my|in our|at the|by the|here|right|now|again|just|outside|inside|beside|next|a (?:minute|second|moment)|dans|ici|pis|et|sur le|au|devant|a terre|par terre)(?!\\p{L}))';
/** Somebody went down by themselves, whatever it was that struck them. */
const wentDown: readonly Happening[] = [
  now(
    String.raw`\b(?:${somebody}|he|she)(?:'s)?(?: (?:just|has|have|is|was|got|been|suddenly|also|actually|now|completely))* (?:collapsed|passed out|blacked out|fainted)${asItIs}`,
  ),
  now(
    String.raw`(?<!\p{L})(?:${quelquun}|il|elle) (?:(?:vient|viennent) de |(?:aussi |juste )?)(?:(?:s'est|a|est)(?: \p{L}+)? |)(?:s'effondrer|effondree?|s'evanouir|evanouie?|perd(?:re|u) connaissance)${asItIs}`,
  ),
];

/** A part of a building came down, or a tree on it. */
const collapses: readonly Happening[] = [
  now(
    String.raw`(?<!\b(?:suspended|old) )\b${structure}(?! (?:fan|tile|light|paper|lamp|coverings?)\b)(?: (?:in|of|over|above|at|upstairs|downstairs|outside|next) ?(?:the|my|our|her|his|to|door)? ?(?!went|came|fell|caved|collapsed|gave)\w*)?? ?${doing}${falls}\b(?! in (?:price|cost|value|love|place))`,
  ),
  now(
    String.raw`\b${structure} ?${doing}(?:is |'s )?coming down (?:on|in|around|over|everywhere|right now|as we)`,
  ),
  now(
    String.raw`\b${tall} ?${doing}(?:came|went|came down|fell|fallen|crashed|landed)(?: over| down| right| crashing)? (?:on|onto|through|into|across|in) (?:the|my|our|her|his|their|your|\w+'s) (?:\p{L}+ )?(?:house|home|roof|garage|porch|kitchen|bedroom|living|room|power|lines?|wires?|shop|office|school|car with|window|deck)`,
  ),
  now(
    String.raw`(?<!\p{L})${bati}(?! suspendu)(?: (?:de|du|chez|dans|en)(?: \p{L}+){1,3}?)? ${tombe}(?!\p{L})(?! (?:en panne|en ruine))`,
  ),
  now(
    String.raw`\b(?:arbre|branche|poteau|fils? electriques?|echelle|grue) (?:${tombe}) (?:sur|dans|a travers) (?:la|le|l'|les|ma|mon|notre|sa|son) ?(?:maison|toit|garage|balcon|galerie|fils?|ligne|chambre|cuisine|fenetre)`,
  ),
];

/** Something blew up. */
const explodes: readonly Happening[] = [
  now(String.raw`\b${bursting} ?${doing}(?:half )?(?:exploded|exploding|explodes)\b`),
  now(
    String.raw`\b(?:heater|boiler|furnace|tank|stove|oven|battery|transformer|propane|grill|barbecue|fryer|outlet|pressure cooker) ?${doing}(?:blew|blown) up\b`,
  ),
  now(
    String.raw`\b(?:there was|there's|there's been|there is|we had|heard|just) (?:just )?an? (?:\p{L}+ )?explosion\b`,
  ),
  now(
    String.raw`(?<!\p{L})${saute}(?: (?:du|de|des|d'|la|le|au|en)? ?\p{L}+)?? (?:a|ont|vient d'|vient de|viennent d') ?(?:toute? |juste )?(?:explose\p{L}*|exploser)`,
  ),
  now(
    String.raw`\b(?:y a(?: eu)?|y'a(?: eu)?|vient d'y avoir) (?:comme )?une (?:\p{L}+ )?explosion`,
  ),
];

/** Whether words tell of somebody who is held, struck or buried by a thing, or who went down. */
export function holdsSomebody(words: string): boolean {
  return tellsAsNow(words, [...people, ...wentDown]);
}

/** Whether words tell of something that came down on a home or blew up there. */
export function comesDown(words: string): boolean {
  return tellsAsNow(words, [...collapses, ...explodes]);
}
