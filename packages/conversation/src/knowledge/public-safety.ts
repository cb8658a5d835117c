import { fold } from './words.ts';

/** Who keeps people and buildings safe, and who is called by them rather than by a customer. */
const keepers =
  "(?:(?:the )?(?:911|9-1-1|nine one one)(?: (?:dispatch\\w*|operator|centre|center))?|(?:emergency |police |fire )?dispatch(?:er)?|(?:\\p{L}+ )?(?:police|rcmp|opp)(?: (?:department|service|station|officer|detachment))?|(?:constable|sergeant|officer|detective) \\p{L}+|sheriff\\S*(?: \\p{L}+)?|(?:\\p{L}+ )?fire (?:department|dept|hall|station|rescue|service|marshal)|firefighters?|paramedics?|ambulance(?: service)?|(?:\\p{L}+ )?(?:alarm|security|monitoring) (?:company|monitoring|centre|center|station|dispatch|service|response)|(?:the )?city(?: of \\p{L}+)?(?: (?:public )?works| hall| engineering| utilities| bylaw| by-law)?|public works|by-?law (?:officer|enforcement)|child (?:services|protection)|children's aid|(?:the )?(?:\\p{L}+ ){0,2}(?:hospital|emergency room)|(?:\\p{L}+'s |(?:\\p{L}+ ){0,2})(?:school|daycare)" +
  "|(?:repartit\\w*|centrale?) (?:du )?911|(?:service de )?(?:la )?police(?: de \\p{L}+)?|surete du quebec|sq\\b|grc|(?:agente?|sergente?|constable) \\p{L}+|pompiers?(?: de \\p{L}+)?|(?:service|securite)(?: (?:de )?securite)? incendies?|ambulanciers?|(?:compagnie|centrale?|centre|poste|service) (?:d'alarmes?|de surveillance|de telesurveillance)|telesurveillance|(?:la )?ville(?: de \\p{L}+)?|travaux publics|hopital|urgence de l'hopital|ecole(?: de \\p{L}+ \\p{L}+)?|garderie|dpj)";
/** "This is Dan with the …", "ici la …": said by whoever is it, and of nobody else. */
const saysWho = new RegExp(
  [
    `^(?:(?:hi|hello|hey|yes|yeah|um|uh|ok|okay|so|good (?:morning|afternoon|evening)|sorry|listen|sir|ma'am|bonjour|bonsoir|allo|oui|bon)[,.! ]+){0,4}(?:(?:the|your|le|la|les|votre) |l')?${keepers}(?: (?:here|calling|speaking|ici|a l'appareil))?(?=[ ,.!;:-]|$)(?! (?:is|are|was|were|told|tells?|says?|said|sent|came|come|has|have|report|m'a|m'ont|ont|a |sont|est|vient))`,
    String.raw`\b(?:this is|it's|it is|i'm|i am|we're|we are|calling (?:you )?from|calling (?:you )?with|calling on behalf of)(?: (?:a|an|the|your|with|from|at|calling|here|over|officer|constable|\p{L}+ (?:with|from|at|of|over at))){0,3}(?: \p{L}+ (?:with|from|at|of))?(?: (?:the|your|my)){0,2}(?: \p{L}+(?:'s))? ${keepers}\b(?! (?:that|who|told|sent|says|said|report|check))`,
    String.raw`\b(?:ici|c'est|on est|je suis|nous sommes|(?:j'|on |je vous |nous vous )appelle\w*)(?: (?:de|du|des|avec|pour|a|au|le|la|les|vos|votre|\p{L}+ (?:de|du|des|avec))){0,3}(?: (?:de |a )?l'| d'| )${keepers}(?! (?:qui|m'a|m'ont|a dit))`,
  ].join('|'),
  'u',
);

/** What they call a shop about: its owner, what is the shop's, what befell somebody. */
const ofTheirs =
  /\b(?:owners?|key ?holders?|managers?|(?:person|whoever|somebody|someone) (?:is )?in charge|responsible (?:person|party)|your (?:\p{L}+ )?(?:buildings?|shop|store|salon|office|clinic|place|premises|business|property|address|location|doors?|windows?|alarms?|locks?|roof|sign|signage|truck|van|vehicle|car|trailer|dumpster|basement|unit|street|water|daughter|son|child|kid|husband|wife|mother|mom|father|dad|employees?|staff|driver|worker|number|line)|alarm (?:is |was |has )?(?:going|gone|went|ringing|triggered|tripped)|break-?in|broke(?:n)? in(?:to)?|burglar\w*|robber\w*|vandal\w*|hung up|hurt|injur\w*|accident|collision|evacuat\w*|this number|proprietaires?|patronn?e?|responsables?|gerante?|votre (?:\p{L}+ )?(?:batiment|immeuble|edifice|boutique|magasin|salon|commerce|bureau|clinique|local|place|porte|vitrine|fenetre|alarme|systeme|toit|enseigne|camion|auto|voiture|vehicule|fille|gars|fils|enfant|mari|femme|mere|pere|employee?|chauffeur|eau|entree|numero)|alarme (?:sonne|s'est|a )|effraction|introduits?|cambriol\w*|vol\b|vandalisme|raccroche|blessee?s?|accident|evacu\w*)\b/u;
/** A seller borrows such a name, and a fireman has his hair cut. */
const ofBusiness =
  /\b(?:offers?|upgrad\w*|promotions?|free|specials?|deals?|sav(?:e|ing)s?|survey|sponsor\w*|fund-?rais\w*|donat\w*|charit\w*|raffle|calendar|association|foundation|union|advertis\w*|support (?:our|the|your)|packages?|book(?:ing)?|appointments?|how much|prices?|quotes?|cost|costs|discounts?|order|haircut|hire|gratuit\w*|rabais|sondage|commandit\w*|dons?|levee de fonds|fondation|syndicat|publicite|forfaits?|rendez-vous|rdv|combien|soumission|commander|reserver)\b/;
/** No longer than this, somebody only says who they are. */
const fewWords = 7;
const alone =
  /\b(?:911|9-1-1|police|rcmp|fire department|ambulance|child (?:services|protection)|children's aid|pompiers|dpj|alarm company|compagnie d'alarme)\b/;

/**
 * Whether words are those of somebody from public safety, an alarm's watch or the city who calls about the
 * shop or its people: what they say cannot wait for its owner, and is no offer of anything.
 */
export function isFromPublicSafety(words: string): boolean {
  const folded = fold(words);
  if (!saysWho.test(folded) || ofBusiness.test(folded)) return false;
  return ofTheirs.test(folded) || (alone.test(folded) && folded.split(/\s+/).length <= fewWords);
}
