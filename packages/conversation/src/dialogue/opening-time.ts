import { openingOn, timeOf } from '../knowledge/hours.ts';
import type { Receptionist } from '../receptionist.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';

/** "Tuesday when you open" names the hour as well as any clock. */
export function atOpening(time: TimeExpression, { profile }: Receptionist): TimeExpression {
  const [span] =
    time.date && !time.time && !time.endDate && !time.excluded
      ? openingOn(profile.knowledge.hours, time.date).spans
      : [];
  if (!span) return time;
  return { ...time, time: timeOf(span.open) };
}

/** Says, in folded words, that something is wished for when the doors open. */
export const opensThen =
  /\b(?:at opening|(?:right |first thing |just )?(?:when|as soon as|the minute|the moment) (?:you|we|they|you guys) open(?: up)?|opening time|a l'ouverture|(?:quand|des que|aussitot que) vous ouvrez)\b/;
