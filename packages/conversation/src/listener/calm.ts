import type { HeardAct } from '../heard/heard.ts';
import { type Denial, denialOfDanger } from '../knowledge/denied-danger.ts';
import { floods } from '../knowledge/water-running.ts';
import { isSureDanger } from './alarms.ts';
import type { HeardTurn } from './hearing.ts';

/** How clearly an alarm has to be denied: what rules are sure of, in so many words. */
const enough: Readonly<Record<'sure' | 'unsure', readonly Denial[]>> = {
  sure: ['outright'],
  unsure: ['outright', 'mild'],
};

/** "No no, it's not an emergency", of an alarm that stands: a report of trouble is none beside it. */
export function withCalm(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  const { alarm, matter, saidBefore = [] } = hearing;
  const denial = alarm && denialOfDanger(text, matter);
  if (!denial || !enough[alarm].includes(denial)) return acts;
  if (isSureDanger(text, { matter, lines: saidBefore }) || floods(text)) return acts;
  const calm: HeardAct = {
    act: 'calm',
    confidence: 1,
    start: 0,
    end: text.length,
    words: text,
    target: null,
    slots: {},
  };
  return [calm, ...acts.filter(({ act }) => !act.startsWith('alarm.'))];
}
