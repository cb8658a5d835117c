import { fold } from '../knowledge/words.ts';
import type { Candidate } from './candidates.ts';

/** What is only charged, or only taken off, of some people: it answers those who speak of that. */
const conditions: readonly (readonly [written: RegExp, spoken: RegExp])[] = [
  // Who does not come, comes late or leaves something behind.
  [
    /\b(?:miss(?:ed|ing)?|no.?shows?|cancel\w*|late|lateness|not picked up|do not (?:come|show)|after clos\w*|manque\w*|annul\w*|retards?|absen\w*|apres la fermeture|pas chercher)\b/,
    /\b(?:miss\w*|shows?|cancel\w*|call(?:ing)? off|late|later|behind|make it|can'?t|couldn'?t|won'?t|don'?t (?:come|show|turn|go|use|like|want)|not (?:come|coming|going|able)|forg[eo]t\w*|change\w*|changing|mov(?:e|ing)|push|switch\w*|resched\w*|postpon\w*|notice|fees?|penalt\w*|ding(?:ed)?|charged|charging|charges?|owe|los(?:e|ing)|deposit|refund\w*|pick(?:ed|ing)? ?up|collect\w*|get there|clos(?:e|es|ed|ing)|hours?|after|stuck|traffic|bail|back out|sick|weather|policy|paye?[rz]?|manqu\w*|annul\w*|retard\w*|cancell?\w*|chang\w*|deplac\w*|remett\w*|report\w*|frais|penalite|avis|perd\w*|depot|rembours\w*|cherch\w*|ferm\w*|apres|heures?|peux p(?:as|us)|pourra\w*|oubli\w*|malade)\b/,
  ],
  // Who cannot wait.
  [
    /\b(?:rush|same.?day|last.?minute|jour meme|derniere minute)\b/,
    /\b(?:today|tonight|now|same|rush\w*|asap|soon\w*|urgent\w*|emergenc\w*|quick\w*|fast\w*|right away|this (?:morning|afternoon|evening)|last.?minute|short notice|tomorrow|when|early|earlier|earliest|aujourd'?hui|tantot|maintenant|vite|urgen\w*|soir|meme|presse\w*|tout de suite|demain|quand|tot)\b/,
  ],
  // Who is of an age, or of a trade.
  [
    /^(?=.*\b(?:seniors?|65|60|pensioners?|students?|veterans?|military|first responders?|aines?|etudiants?|age d'or)\b)(?=.*(?:%|percent|pour ?cent|off|\bless\b|moins|rabais|discount))/,
    /\b(?:seniors?|pension\w*|retired|old(?:er)?|elderly|ages?|aged|years?|students?|college|university|veterans?|vet|military|army|firefighter|nurse|discounts?|percent|deals?|off|specials?|promo\w*|coupons?|sixty|seventy|eighty|ninety|[6-9]\d|grand\w*|mom|mother|dad|father|aines?|retraite\w*|ans|age\w*|etudiant\w*|rabais|escompte\w*|reduction|speciaux|soixante|quatre-vingt\w*|mere|pere)\b/,
  ],
];

/** Which of the conditions is of people's ages. */
const ofAges = 2;

/** "Is it cheaper to do both at once" asks of the work, and of nobody's age. */
const ofBoth =
  /\b(?:both|together|same (?:time|day|visit)|at once|les deux|ensemble|meme (?:temps|jour|visite))\b/;

/**
 * Whether a note or an answer that is only for some cases is for one the words speak of. "Two weeks; a rush is 40
 * more" is for everybody: not all of it is of who cannot wait.
 */
export function isForTheCase(
  { kind, compared: { title, full } }: Candidate,
  said: string,
): boolean {
  if (kind === 'service') return true;
  const spoken = fold(said);
  const subject = fold(title);
  const told = fold(full.startsWith(title) ? full.slice(title.length) : full)
    .split(/[.;!?](?:\s|$)/)
    .filter((clause) => /\p{L}/u.test(clause));
  return conditions.every(([only, speaks], at) => {
    const isOnly = only.test(subject) || (told.length > 0 && told.every((one) => only.test(one)));
    return !isOnly || (speaks.test(spoken) && !(at === ofAges && ofBoth.test(spoken)));
  });
}
