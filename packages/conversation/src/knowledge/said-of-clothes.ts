const clothes =
  '(?:dress(?:es)?|jeans?|pants|trousers|suit|shirt|bra|corset|skirt|leggings|belt|tie|collar|heels|shoes|gown|costume|tux(?:edo)?|spanx|tights|robe|pantalon|jupe|corset|chemise|habit|veston|cravate|souliers|bottes|soutien-gorge|ceinture)';
const tight = new RegExp(
  `(?<!\\p{L})(?:can't|cannot|cant|can hardly|can barely|couldn't|hardly|barely|peux pas|peux plus|capable de|arrive pas a|a peine) ?(?:even )?(?:breathe|move|respirer|bouger)(?: [\\p{L}']+){0,2}? (?:in|with|dans|avec) (?:this|these|that|those|my|the|it|ce|cette|ces|cet|ma|mon|mes|la|le)(?: \\p{L}+){0,2}? ?${clothes}(?!\\p{L})|(?:this|these|that|those|my|the) (?:\\p{L}+ )?${clothes}(?:'s| is| are)? (?:so |too |way too )?(?:tight|small)[^.!?]{0,20}(?:can't|cant|cannot) breathe(?!\\p{L})`,
  'gu',
);

/** Folded words without what is said of clothes that are tight: nobody who cannot breathe in a dress is in danger. */
export function withoutTightClothes(said: string): string {
  return said.replace(tight, ' ');
}
