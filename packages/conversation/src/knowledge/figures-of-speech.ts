const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|février|mars|avril|mai|juin|juillet|aout|août|septembre|octobre|novembre|decembre|décembre)';
/** Said of a betrayal, of who presses and of what costs: nobody bleeds of it. */
const figures = [
  '(?:stab(?:s|bed|bing)?|poignard\\p{L}*)(?: (?:me|us|him|her|them|you))?(?: right)? (?:in the back|dans le dos)',
  'knife in (?:my|our|the) back',
  'breath(?:es?|ing) down (?:my|our|his|her|their|your) necks?',
  'bleed(?:s|ing)? (?:me|us|you|him|her|them) (?:dry|white)',
  // Busy, and nothing worse.
  "(?:(?:on est|chu|chus|je suis|j'suis|c'est|(?:il|elle|y) est|ils sont|nous sommes) )?(?:\\p{L}+ )?dans le jus",
  // What a lesson is about befalls nobody.
  "(?:courses?|class(?:es)?|training|workshops?|webinars?|seminars?|lessons?|handouts?|brochures?|pamphlets?|posters?|cours|formations?|ateliers?|depliants?|dépliants?)(?: \\p{L}+)? (?:on|about|sur)(?: (?!(?:and|but|because|so|et|mais|pis|parce)(?!\\p{L}))[\\p{L}']+){1,3}",
  // What is told of a story ends with its sentence.
  '(?:shows?|series|movies?|films?|episodes?|documentary|documentaire|serie|série|émission|emission) (?:where|in which|about|ou|où|sur)(?= )[^.!?]*',
];
const figure = new RegExp(`(?<!\\p{L})(?:${figures.join('|')})(?!\\p{L})`, 'giu');
/** Where somebody was stabbed, these are told with it. */
const truly =
  /(?<!\p{L})(?:blood|bleeding(?! (?:me|us|you|him|her|them) (?:dry|white))|knife(?! in (?:my|our|the) back)|ambulance|911|help|hospital|hurts?|wound|sang|saigne|couteau|aide[zr]?|hopital|hôpital)(?!\p{L})/iu;

/** Words without what is only a figure of speech, or told of a show; all of them where somebody is hurt besides. */
export function withoutFigures(words: string): string {
  return truly.test(words) ? words : words.replace(figure, ' ');
}

const season = '(?:spring|summer|fall|autumn|winter|printemps|ete|été|automne|hiver)';
const hadOnce = new RegExp(
  `(?<!\\p{L})(?:on a eu|j'ai eu|il y a eu|y a eu|y'a eu|avait|we had|i had|there was)(?!\\p{L}).{0,50}?(?<!\\p{L})(?:en|au|a l'|cet|cette|in|back in|this past)(?: the)? ?(?:${month}|${season})(?!\\p{L})`,
  'iu',
);

/** Whether folded words date what befell them by a month or a season. */
export function isDatedBack(said: string): boolean {
  return hadOnce.test(said);
}

/** Who has an age, where the years of something past are told in the same words. */
const aged =
  "(?:bebe|fils|fille|fillette|gars|garcon|petite?|p'tite?|enfant|flos?|jumeaux|niece|neveu|mere|pere|chum|blonde|mari|femme|chien(?:ne)?|chat(?:te)?|chiot|chaton|minou|pitou|qui|pis|et|la|elle|il|y)";
const yearsAgo = new RegExp(
  `(?<=[\\p{L}] )(?<!(?<!\\p{L})${aged} )(?:y'a|ya|ca fait) (?:\\p{L}+ ){0,2}(?:ans?|annees?|mois|semaines?)(?!\\p{L})`,
  'u',
);
/** What had befallen, before anything that is told now. */
const hadBefallen =
  /(?<!\p{L})(?:avai(?:t|ent) (?:deja |un peu )?(?:ete|eu|fait)|etai(?:t|ent) (?:deja )?tombee?s?)(?!\p{L})/u;
const onlyNow =
  /(?<!\p{L})(?:vien[st]|viennent|juste|maintenant|aujourd'hui|a matin|ce matin|tantot|trouvee?|arrivee?|encore|toujours|saigne|respire|bouge|tout de suite|vite)(?!\p{L})/u;

/** Whether folded words of French tell what befell years ago: "y s'est fait frapper y'a quatre ans", "y'avait été frappé bébé". */
export function isLongAgo(said: string): boolean {
  return yearsAgo.test(said) || (hadBefallen.test(said) && !onlyNow.test(said));
}
