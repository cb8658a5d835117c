import { acts } from '../heard/acts.ts';
import { dangerShown } from '../knowledge/danger-by-sign.ts';
import { denialOfDanger } from '../knowledge/denied-danger.ts';
import { announcesTrouble, isDanger } from '../knowledge/hazards.ts';
import { isHeldUp } from '../knowledge/held-up.ts';
import { needNow } from '../knowledge/in-need.ts';
import { comesDown } from '../knowledge/struck-down.ts';
import { toldInFull } from '../knowledge/told-in-full.ts';
import { floods } from '../knowledge/water-running.ts';
import { fold } from '../knowledge/words.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import type { FoundSlot } from './found-slot.ts';
import type { Hearing } from './hearing.ts';
import type { Segment } from './segments.ts';

/** "It leaks every time we run it": nothing leaks while nobody does. */
const onlyInUse =
  /\b(?:(?:every|each) time(?! it (?:rains|storms|snows))|when(?:ever)? (?:i|we|you|it|they|he|she|somebody|someone) (?:\p{L}+ )?(?:runs?|running|us(?:e|es|ing)|turns?|flush\w*|shower\w*|starts?|wash\w*|drains?|fills?|does|do)|(?:a|chaque) fois (?:qu|que)|quand (?:on|je|elle|il|ca) (?:l'utilise|l'utilisent|part|tourne|vide|roule))\b/u;
/** What goes on while they speak, whatever else is said. */
const goesOn =
  /\b(?:right now|as we speak|(?:won't|can't|doesn't|cannot|not) (?:stop|shut|turn)|keeps coming|pouring|gushing|spraying|burst\w*|flood\w*|ceiling|basement|tonight|today|this (?:morning|afternoon|evening)|asap|en ce moment|arrete pas|inond\w*|plafond|sous-sol|ce soir|aujourd'hui)\b/;
/** Trouble of a house, told by somebody who is also held up. */
const brokenIn = (said: string) =>
  /\b(?:leak\w*|flood\w*|water|pipe|furnace|heat|smoke|sparks?|gas|power|sewer|ceiling|fuite|coule|eau|tuyau|fournaise|chauffage|fumee|courant|egout)\b/.test(
    said,
  );
/** So many days away, nobody waits for in an emergency. */
const daysAway = 2;

/** Whether trouble is told that can wait: it happens only in use, or they ask for a day that is days away. */
export function canWait(
  text: string,
  slots: readonly FoundSlot[],
  { now, receptionist }: Pick<Hearing, 'now' | 'receptionist'>,
): boolean {
  const said = fold(text);
  if (isOfLifeNow(text) || isOfLifeNow(toldInFull(text))) return false;
  if (announcesTrouble(text) || needNow(text)) return false;
  // "Accident on the highway, nothing's moving, I'll be late": it is no trouble of theirs.
  if (isHeldUp(text) && !floods(text) && !brokenIn(said)) return true;
  if (goesOn.test(said)) return false;
  const today = localDateTime(now, receptionist.profile.knowledge.timeZone);
  const later = slots
    .flatMap(({ values }) => values.times ?? [])
    .some(({ date, excluded }) => date && !excluded && daysBetween(today, date) >= daysAway);
  if (onlyInUse.test(said)) return true;
  return later && !floods(text) && !comesDown(text);
}

const isOfLifeNow = (text: string) =>
  isDanger(text) || ['gas', 'injury'].includes(dangerShown(text) ?? '');

/** Whether they say themselves that nothing presses, where no rule knows better. */
export function saysItCanWait(text: string): boolean {
  return (
    denialOfDanger(text, '') !== null &&
    !floods(text) &&
    needNow(text) === null &&
    !isDanger(text) &&
    dangerShown(text) === null
  );
}

/**
 * Without an alarm for what can wait; life at risk is never taken for that.
 * @param saidSo they said so themselves, and only how their words sound tells of a danger.
 */
export function withoutAlarm(segments: readonly Segment[], saidSo = false): Segment[] {
  return segments.map((one) => {
    if (one.act !== 'alarm.urgent' && !(saidSo && one.act === 'alarm.danger')) return one;
    const chances = acts.map((act, at) => ({ act, chance: one.probabilities[at] ?? 0 }));
    const [calm] = chances
      .filter(({ act }) => !act.startsWith('alarm.'))
      .sort((a, b) => b.chance - a.chance);
    return { ...one, act: calm && calm.chance > leastCalm ? calm.act : 'describe', confidence: 1 };
  });
}

/** Less likely than this, what else it may be is not known, and it is told. */
const leastCalm = 0.02;
