import type { BusinessKnowledge } from './business.ts';
import { daysNamedIn } from './day-rules.ts';
import { withFigures } from './spoken-numbers.ts';
import { fold } from './words.ts';
import { clock, minutesAt } from './written-clocks.ts';
import { writtenTexts } from './written-texts.ts';

/** Hours after the doors are shut at which the work is still done, as the owner wrote it. */
export interface LateHours {
  /** 0 is Monday; empty: any day on which the doors open. */
  days: ReadonlySet<number>;
  /** Minutes after midnight at which the work ends. */
  until: number;
}

const ofEvenings = /\b(?:evenings?|nights?|late|after work|after hours|soirs?|soirees?)\b/;
/** What is shut, costs more or is not done then is no such work, nor is a telephone that is answered. */
const ofElse =
  /\$|\b(?:clos\w*|shut\w*|not|no|never|dollars?|extra|fee|charge[ds]?|surcharge|phones?|calls?|emergenc\w*|parking|ferm\w*|pas|jamais|frais|supplement|telephone|appels?|urgences?|stationnement)\b|n't\b/;
const untilHour = new RegExp(`\\b(?:until|till?|up to|jusqu'a) (?:about |vers )?${clock}`);
const earliest = 17 * 60;
const noon = 12 * 60;

/** What the owner wrote of work that goes on in the evening: "Lessons run until 8 pm Monday to Thursday". */
export function lateHoursOf(knowledge: BusinessKnowledge): LateHours[] {
  return writtenTexts(knowledge).flatMap(({ title, body }) =>
    fold(body)
      .split(/[.;!?](?=\s|$)/)
      .flatMap((clause) => lateIn(clause, fold(title)) ?? []),
  );
}

function lateIn(clause: string, title: string): LateHours | null {
  if (!ofEvenings.test(`${title} ${clause}`) || ofElse.test(clause.replace(/^\W*non?\b,? /, '')))
    return null;
  const found = untilHour.exec(withFigures(clause));
  const at = minutesAt(found);
  if (at === null) return null;
  // "Until nine", of evenings, is at night.
  const until = at < noon && !found?.[3]?.startsWith('a') ? at + noon : at;
  return until < earliest ? null : { days: daysNamedIn(clause), until };
}
