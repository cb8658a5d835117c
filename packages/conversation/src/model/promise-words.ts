/** "Bertrand will call you back before five today", "Ottilie vous rappelle dans l'heure". */
export const callsByThen =
  /\b(?:will|'ll|is going to|gonna) (?:call|ring|phone|text|give you a (?:call|ring|shout)|get back to|be in touch)\b[^.;?]*\b(?:by|before|within|at|in (?:an?|the next|\w+ minutes?)|tonight|today|tomorrow|this (?:morning|afternoon|evening)|first thing|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bvous r?appell?e(?:ra|ront|nt)?\b[^.;?]*\b(?:d'ici|avant|dans (?:l'heure|les|la|une|\w+ minutes)|a \d|aujourd'hui|ce (?:matin|soir)|cet apres-midi|demain|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)\b/;
/** Says whose wish it is, or that nobody can promise it. */
export const leavesWhenOpen =
  /\b(?:can't (?:say|promise)|not sure|ask(?:ed|ing)?|noted?|noting|pass(?:ed|ing)? on|wish|hope|like|prefer\w*|if (?:they|he|she) can|demand\w*|souhait\w*|note|transmets?)\b/;

/** "I don't know whether there's a guarantee on it": what nobody knows is promised to nobody. */
export const notKnownWhether =
  /\b(?:i (?:don't|do not|can't|cannot|couldn't) (?:know|say|tell|promise)|je ne (?:sais|peux|saurais)(?: pas)?(?: (?:vous )?dire)?)(?: you| for sure)? (?:whether|if|si|s'ils?)\b[^.,;:]*(?:, (?:ni|or|nor|ou) (?:whether|if|si|s'ils?)\b[^.,;:]*)*/g;

/** "We'll be there Thursday, would that suit?": what a question states before it asks. */
export function statedIn(folded: string): string {
  const stated = /^(.*[a-z].*),[^,]*\?\s*$/.exec(folded)?.[1] ?? '';
  return opensAsking.test(stated) ? '' : stated;
}

const opensAsking =
  /^\W*(?:(?:and|so|but|okay|then|et|alors|mais|bon),? )*(?:would|shall|should|could|can|do|does|did|is|are|have|has|what|which|when|where|who|how|if|est-ce|voulez|aimeriez|pouvez|puis|quel\w*|si|quand)\b/;
