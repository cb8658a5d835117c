import { announcesTrouble } from '../knowledge/hazards.ts';
import { needNow } from '../knowledge/in-need.ts';
import { floods } from '../knowledge/water-running.ts';
import { isSureDanger } from '../listener/alarms.ts';
import { mayTellDanger, usualAlarm } from '../listener/danger.ts';
import { listenerModels } from '../listener/models.ts';
import { detectLanguage } from '../understanding/detect-language.ts';
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

/** More than this of a message is not looked at to tell whether it can wait. */
const mostLookedAt = 1_000;

/** Whether words may tell of what cannot wait, before anything else is made of them: cheap, and unsure. */
export function mayBeUrgent(words: string): boolean {
  const said = words.slice(0, mostLookedAt);
  if (isSureAlarm(said) || announcesTrouble(said) || needNow(said) !== null) return true;
  const language = detectLanguage(said).language ?? 'en';
  return mayTellDanger(listenerModels().danger, said, usualAlarm, language);
}
