import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';

const who =
  "(?:i|we|he|she|they|(?:my|our) \\p{L}+|(?:the|my|our) (?:kids?|boys?|girls?))(?:['’]ve|['’]m|['’]re|['’]s|['’]ll| have| has| am| are| is|ve|m)?";
/** What keeps them: a class, the dentist, a shift. A visit with us and a day off keep nobody. */
const engagement =
  "(?:(?:got|have|has|gotta|had)(?: to)? (?!(?:off|free|time|room|nothing|only|you|just|the day)\\b)(?!(?:an?|my|our|the) (?:appointment|booking|visit|reservation|appt)\\b)(?:(?!(?:and|but|or|so|can|could|make|want|free|open)\\b)[\\p{L}'’]+ ){1,4}|(?:work(?:s|ing)?|busy|booked(?: up)?|tied up|away|out of town|on shift|gone|travel\\p{L}*|at (?:[\\p{L}'’]+ ){1,3}|in (?:court|class|school|surgery|meetings) )(?:(?!(?:and|but|or|so|can|could|make|do|let|how|want|then|it)\\b)[\\p{L}'’]+ ){0,3}?)";
const busy = new RegExp(
  `(?<!\\p{L})${who} ?(?:already |just |still )?${engagement}\\s*(?:on |the |all |all day |from )*$`,
  'iu',
);
/** "Thursday I work, so Friday". */
const busyThen = new RegExp(
  `^[\\s,]*${who} ?(?:already |just |still )?${engagement}\\s*(?:,?\\s*(?:so|but|then|make|let|do|how|can|could)(?!\\p{L})|[.;!?]|$)`,
  'iu',
);
/** In French what keeps them may stand on either side of the day. */
const busyInFrench =
  /(?<!\p{L})(?:(?:j['’]ai|on a|il a|elle a|j['’]avais) (?!(?:congé|rendez|rdv|le temps|le choix|besoin)(?!\p{L}))(?:un |une |le |la |mon |ma |l['’]|mes |notre )?(?:[\p{L}'’]+ ){1,3}|(?:je|on|il|elle|mon \p{L}+|ma \p{L}+) (?:travaill\p{L}+|suis (?:pris\p{L}*|parti\p{L}*|au [\p{L}'’]+|à [\p{L}'’]+))\s*)(?:le |tout le )*$/iu;
const andAlso = /^\s*(?:and|or|&|nor|et|ou)\s*(?:on |the |le )?$/i;

const wishes = /^(?:make|let|how|say|do|try|mett|disons)/i;
const opening = 5;

/** "Make it Friday, I've got the dentist Thursday": what keeps them that day rules it out, where another is told. */
export function withoutBusyDays(text: string, times: readonly TimeExpression[]): TimeExpression[] {
  let last: TimeExpression | null = null;
  const kept = times.filter((time, at) => {
    const from = times[at - 1]?.end ?? 0;
    const before = text.slice(from, time.start);
    const goesOn = last !== null && last === times[at - 1] && andAlso.test(before);
    // "Make it Friday" is found whole.
    const next = times[at + 1];
    const after = text.slice(time.end, next ? next.start + opening : undefined);
    const keeps =
      time.date &&
      !wishes.test(time.text) &&
      (goesOn || busy.test(before) || busyInFrench.test(before) || busyThen.test(`${after} `));
    if (keeps) last = time;
    return !keeps;
  });
  return kept.some(({ date, excluded }) => date && !excluded) ? kept : [...times];
}
