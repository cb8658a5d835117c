const noon = 12 * 60;

/** An hour as owners write it, in folded words; a price, a length and a count are none. */
export const clock =
  "(?:(\\d{1,2})(?:(?::| ?h ?)(\\d{2})?)?(?: ?(am|pm|a\\.m\\.?|p\\.m\\.?))?(?!\\d|[.,]\\d| ?(?:%|\\$|percent|pour cent|dollars?|bucks|hours?|heures? (?:de|d'|avant)|minutes?|min|days?|jours?|feet|km|people|years?|ans))|(noon|midi))";

/** A clock's minutes after midnight; "after 5" of a shop's day is in the afternoon. */
export function minutesAt(found: RegExpExecArray | null): number | null {
  if (!found) return null;
  const [, digits, minutes = '0', half = '', word] = found;
  if (word) return noon;
  const hour = Number(digits);
  if (hour > 24) return null;
  const late = half.startsWith('p') || (half === '' && hour < earliest);
  return ((hour % 12) + (late || (half === '' && hour >= 12) ? 12 : 0)) * 60 + Number(minutes || 0);
}

const earliest = 7;
