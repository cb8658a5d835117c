/** Whoever tells a price instead of refusing it says how it compares. */
const plainly =
  '(?![^,;.:]{0,50}\\b(?:than|under|over|below|above|de plus|moins|au-dessus|en dessous)\\b)';
const roughly =
  '(?:rough\\w*|ballpark|range|approximat\\w*|idea|figure|number|price|a peu pres|environ|fourchette|idee|ordre de grandeur|chiffre|montant|prix)';

/** "Not even a rough one", "I can't quote even a ballpark" hint at nothing. */
const refusal = new RegExp(
  [
    "\\b(?:can't|cannot|couldn't|not able to) (?:really |even )?(?:say|tell you|give you|go)(?: any| anything)? (?:more|less|higher|lower)\\b[a-z ,']{0,30}",
    "\\b(?:not even|can't say|cannot say|can't give|no)\\b[a-z ,']{0,24}\\b(?:rough\\w*|ballpark|range|approximat\\w*|idea)\\b",
    `\\b(?:(?:can't|cannot|couldn't|can not|wouldn't|not able to|unable to|don't)(?: even| really| honestly| just)? (?:say|tell|give|quote|offer|name|guess|put|have|throw|provide)|haven't(?: got)?|have not(?: got)?)\\b${plainly}[^,;.:]{0,50}?\\b${roughly}\\b`,
    `\\b(?:peux|peut|saurais|pourrais|pouvons|ai) pas(?: meme)?(?: vous)?(?: en)? ?(?:dire|donner|chiffrer|nommer|avancer|lancer|de|d')?\\b${plainly}[^,;.:]{0,50}?\\b${roughly}\\b`,
    '\\b(?:meme pas|pas) (?:approximativ\\w*|environ)\\b',
  ].join('|'),
  'g',
);

/** "Même à peu près, je ne peux pas le dire": of who tells nothing. */
const notEvenAbout =
  /\b(?:meme pas|meme|pas|not even|even) (?:juste |just )?(?:a peu pres|environ|approximat\w*|rough\w*|about)\b/g;
const tellsNone =
  /\b(?:(?:ne |n')?(?:peux|saurais|peut|pouvons|pourrais) (?:pas|rien)|(?:n'ai|n'a|n'avons) (?:pas|aucune?)|can't|cannot|couldn't|not able|unable|don't have|have no)\b/;

/** A sentence without the words in which a price is refused, which hint at none. */
export function withoutRefusal(folded: string): string {
  const plain = folded.replace(refusal, ' ');
  return tellsNone.test(folded) ? plain.replace(notEvenAbout, ' ') : plain;
}
