import { floods } from '../knowledge/water-running.ts';
import { isSureDanger } from '../listener/alarms.ts';
import type { Conversation } from './state.ts';

/**
 * How sure the alarm is that stands: `sure` where rules are sure of the caller's own words, `unsure` where it was
 * taken from what was learned, from how it was announced or from a model; null: none stands.
 */
export function alarmOf({
  urgent,
  transcript,
  calmedAt = Number.NEGATIVE_INFINITY,
}: Conversation): 'sure' | 'unsure' | null {
  if (!urgent) return null;
  const told = transcript
    .filter(({ role, at }) => role === 'user' && at > calmedAt)
    .map(({ content }) => content);
  const sure = told.some((words, at) => isSureAlarm(words, told.slice(0, at)));
  return sure ? 'sure' : 'unsure';
}

/** Whether rules are sure that words tell of an emergency, in the light of what was said before them. */
export function isSureAlarm(words: string, lines: readonly string[] = []): boolean {
  return floods(words) || isSureDanger(words, { matter: lines.join(' . '), lines });
}
