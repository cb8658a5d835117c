import { isSupposedOrOver } from './danger-by-sign.ts';
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

/** Those who come for life and limb; the police come for a stolen bicycle as well. */
const rescuers =
  "(?:le |la |l'|les |the |an |un |une |des |a )?(?:9[- ]?1[- ]?1|nine[- ]one[- ]one|neuf[- ]un[- ]un|ambulances?|paramedics|fire (?:department|dept|brigade)|pompiers|ambulanciers)(?! (?:carrera|turbo|porsche|targa|bay|chief|hall|station|worker|driver|discount|calendar|memorial|truck|restaurant|restoration|tapes?|dispatcher job))";
const people =
  "(?:i|we|he|she|they|you|some ?(?:body|one)|(?:my|the|your|our|a) \\p{L}+(?: \\p{L}+)?|j'|je|on|il|elle|y|ils|quelqu'un|(?:mon|ma|le|la|un|une|votre) \\p{L}+)";
const already =
  "(?:'s|'ve|'d|'m|'re| have| has| had| just| already| also| are| is| am| was| been|haven't| haven't| hasn't| didn't| ai| a| ont| vien[st] (?:d'|de)| venons d'| deja| juste| pas| encore)*";
const calling =
  '(?:called|call|calling|phoned|phone|phoning|dialled|dialed|dial|rang|ring|got|get|contacted|send|sent|appelle|appelee?|appeler|contacte|compose|composer|fait venir|faire venir)';
/** That those who help were called, are to be called or are coming: whatever it is, it is a danger. */
const helpersCalled = new RegExp(
  `(?<!\\p{L})(?:${people}${already} ?${calling}(?: for)? ${rescuers}|(?:should|do|must|shall|gotta|got to|have to|need to|needs? to|going to|gonna|about to|supposed to|can|could|better|devrai[st]|dois|doit|faut|faudrait|vais|vas|va|allait|told (?:me|us) to|said to)(?:[ -](?:i|we|you|to|be|just|hang up and|even|have|need|already|please|somebody|someone|also|je|j'|on|tu|t-il|il|que|qu'on|pas))* ?${calling}(?: for)? ${rescuers}|(?:on|with|talking to|spoke to|waiting (?:for|on)) (?:the (?:phone|line) with |hold with )?${rescuers}|${rescuers}(?:'s|'re| is| are| just| already| still| will be)* (?:coming|here|on (?:its|their|the) way|en route|outside|there already|almost here|taking (?:him|her|me|my \\p{L}+))|${rescuers} (?:told|said|sent|wants|asked)|${rescuers} (?:s'en vien(?:t|nent)|arriv\\p{L}+|est en (?:route|chemin)|sont (?:la|en route|ici)|m'a dit|m'ont dit)|attend\\p{L}* ${rescuers})(?!\\p{L})`,
  'u',
);
/** That nobody is needed, what an apparatus does, and what was long ago. */
const notCalled =
  /(?<!\p{L})(?:(?:don't|do not|doesn't|didn't|no) need (?:to|for)|no need|not (?:a|an) (?:911|emergency)|wouldn't|never had to|yesterday|last (?:night|week|month|year|time|summer|winter|spring|fall)|(?:days?|weeks?|months?|years?) ago|hier|pas besoin|(?:automatically|by itself|if (?:it|there|i press|you press))|when (?:i|we) (?:called|had)|course|training|inspect\p{L}*|fundrais\p{L}*|discount|rabais|permit)(?!\p{L})/u;

/** Whether words tell that those who save lives were called, ought to be or are coming, as it is now. */
export function tellsOfHelpers(words: string): boolean {
  const folded = fold(words);
  return helpersCalled.test(folded) && !notCalled.test(folded) && !isSupposedOrOver(words);
}
