import { contentStems } from '../knowledge/common-words.ts';
import { inEnglish } from '../knowledge/in-english.ts';
import { fold } from '../knowledge/words.ts';

/** French words of terms, days and conditions, and the English ones that owners write for them. */
const terms: readonly (readonly [RegExp, string])[] = [
  [/\bpremiere?s?\b/, 'first'],
  [/\b(?:deuxieme|seconde)s?\b/, 'second'],
  [/\bderniere?s?\b/, 'last'],
  [/\b(?:deduit|deduc|enlev|soustrai|retranch)\w*/, 'taken off deducted comes off'],
  [/\bfactur\w*/, 'bill invoice charged'],
  [/\bsoumission\w*/, 'quote estimate'],
  [/\b(?:accept\w*|allez de l'avant|donnez suite)\b/, 'go ahead accept'],
  [/\bmain[- ]d'(?:oe|œ)uvre\b/, 'labour labor'],
  [/\bpieces?\b/, 'parts piece room'],
  [/\b(?:avant-midi|matin(?:ee)?)s?\b/, 'morning'],
  [/\bapres-midi\b/, 'afternoon'],
  [/\b(?:soir(?:ee)?)s?\b/, 'evening'],
  [/\b(?:rabais|escompte|remise)s?\b/, 'discount off'],
  [/\b(?:depot|acompte)s?\b/, 'deposit down'],
  [/\b(?:comptant|argent liquide)\b/, 'cash'],
  [/\bcheques?\b/, 'cheque check'],
  [/\blivr\w+/, 'delivery deliver'],
  [/\b(?:ramass|cueill)\w*/, 'pickup pick'],
  [/\bdeplacements?\b/, 'travel trip visit'],
  [/\bsupplements?\b/, 'extra surcharge fee charge'],
  [/\bfrais\b/, 'fee charge'],
  [/\bannul\w*/, 'cancel cancellation cancelled'],
  [/\bgaranti\w*/, 'warranty guarantee'],
  [/\betages?\b/, 'floor storey'],
  [/\bescaliers?\b/, 'stairs'],
  [/\bascenseurs?\b/, 'elevator'],
  [/\b(?:garde-robe|placard)s?\b/, 'closet'],
  [/\b(?:empile|superpose)\w*/, 'stacked'],
  [/\bchats?\b/, 'cat'],
  [/\b(?:freres?|soeurs?|fratrie)\b/, 'sibling'],
  [/\b(?:aines?|soixante-cinq ans)\b/, 'senior'],
  [/\blundis?\b/, 'monday'],
  [/\bmardis?\b/, 'tuesday'],
  [/\bmercredis?\b/, 'wednesday'],
  [/\bjeudis?\b/, 'thursday'],
  [/\bvendredis?\b/, 'friday'],
  [/\bsamedis?\b/, 'saturday'],
  [/\bdimanches?\b/, 'sunday'],
  [/\b(?:secondes?)\b/, 'second seconds'],
  [/\bjours?\b|\bjournees?\b/, 'day days'],
  [/\bsemaines?\b/, 'week weeks'],
  [/\bmois\b/, 'month months'],
  [/\b(?:ans?|annees?)\b/, 'year years'],
  [/\bheures?\b/, 'hour hours'],
  [/\bpieds?\b/, 'feet foot'],
  [/\bpouces?\b/, 'inch inches'],
];

const mostKept = 500;
const known = new Map<string, string>();

/** A text with what it says in English beside it, where it is French: so that it is held against either. */
export function inBoth(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const folded = fold(text);
  const english = inEnglish(text);
  const also = english === null ? [] : terms.flatMap(([of, as]) => (of.test(folded) ? as : []));
  const both = english === null ? text : `${text} . ${english} . ${also.join(' ')}`;
  if (known.size >= mostKept) known.clear();
  known.set(text, both);
  return both;
}

/** What tells in what was said, in whichever of our languages an owner wrote of it. */
export function saidStems(text: string): ReadonlySet<string> {
  return contentStems(inBoth(text));
}
