import { fold } from './words.ts';

const filler =
  "(?:please|pls|hello|hi|hey|oh|my god|god|omg|help|quick(?:ly)?|fast|hurry(?: up)?|right (?:now|away)|now|urgent(?:ly)?|real(?:ly)?|serious|it's|it is|its|this is|that's|we have|we've got|we got|i have|i've got|there(?:'s| is)|an?|um+|uh+|okay|ok|yes|sir|somebody|someone|anybody|anyone|me|us|i need|we need|i|we|listen|wait|is|anybody there|s'il (?:vous|te) plait|svp|vite|allo|bonjour|oui|mon dieu|c'est|on a|j'ai|il y a|y a|y'a|une?|vraiment|quelqu'un|tout de suite|la|maintenant|besoin|de|d'|l')";
const cry =
  "(?:emergency|emergencies|help me|help us|(?:somebody|someone|anybody|anyone)(?: please)? help|help(?:[ ,!]+help)+|urgence|aide[zr]?[- ](?:moi|nous)|a l'aide|au secours)";
const criesOnly = new RegExp(
  `^\\W*(?:${filler}\\W+)*${cry}(?:\\W+(?:${filler}|${cry}))*\\W*$`,
  'u',
);
/** Asked politely, it is help with what the shop does. */
const asked =
  /\b(?:can|could|would|will|may|do) (?:you|somebody|someone|anybody|anyone|i)\b|\b(?:pouvez|pourriez|peux|peut|voulez)\b|\b(?:is|was) (?:it|this|that|there)\b|\b(?:not?|pas|aucune?)\b|\?/;

/** Whether words only cry for help, or say that it is an emergency, and nothing of what it is. */
export function criesForHelp(words: string): boolean {
  const folded = fold(words);
  return criesOnly.test(folded) && !asked.test(folded);
}

const helpers = '(?:9[- ]?1[- ]?1|nine[- ]one[- ]one|neuf[- ]un[- ]un|ambulance|police|pompiers)';
const callsHelpers = new RegExp(
  `^\\W*(?:(?:please|get|le|la|l'|the|an|une|les|hello|god|oh|call|i need|appelez|${helpers})\\W*)*${helpers}(?:\\W+(?:please|now|quick|emergency|right now|svp|s'il vous plait|vite|tout de suite|urgence))*\\W*$`,
  'u',
);

/** Whether words only name whom people call in danger: "nine one one", "l'ambulance, vite". */
export function callsHelpersAlone(words: string): boolean {
  return callsHelpers.test(fold(words));
}
