import type { HeardAct } from '../heard/heard.ts';
import { isHeldUp, saysLate } from '../knowledge/held-up.ts';
import { fold } from '../knowledge/words.ts';
import { timeOptions } from '../receptionist.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import { findTimes } from '../understanding/slots/times/find-times.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { fallsShort } from './falls-short.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { isPutAsQuestion } from './put-as-question.ts';

/** A visit they have: "I've got a massage at two", "Rusty's trim was for noon", "j'ai un rendez-vous à une heure". */
const hasVisit =
  /\b(?:i|we)(?:'ve| have| had)?(?: got| have| had)? (?:an?|my|our|the) |\b(?:i'm|we're|i am|we are) (?:booked|down|scheduled|in|due|supposed|coming)\b|\b(?:my|our|\p{L}+'s) (?:\p{L}+ ){0,4}(?:is|was|at|for)\b|\b(?:appointment|booking|rendez-vous|rdv)\b|\bc'e(?:st|tait) (?:pour|a)\b|\b(?:j'ai|j'avais|on a|on avait) (?:un|une|mon|ma|notre) |\b(?:mon|ma|mes|notre) (?:\p{L}+ ){1,4}(?:c'|s')?(?:est|etait|a)\b/u;
/** What is told of a visit one is late for is easily taken for one of these. */
const misheard =
  /^(?:describe|give|complain|aside|unclear|claim|defer|greet|ack|want\.(?:book|message|callback)|ask\.(?:donow|next|mine|offer|status))$/;
const settledBy = /^(?:want\.(?:move|cancel|late)|alarm\.)/;

/**
 * "My bus never showed and I've got an assessment at one thirty": who is held up on the way to a visit comes late,
 * and is offered none. What they ask to do about it is asked of lateness.
 */
export function withHeldUp(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  if (!isHeldUp(text) || fallsShort(fold(text))) return acts;
  const { receptionist, now, language, request } = hearing;
  const times = findTimes(text, timeOptions(receptionist, now, language));
  const today = times.filter((time) => isToday(time, hearing));
  const visits = hasVisit.test(fold(text)) && today.length > 0;
  // "I'm stuck at work till six, could I come Saturday": a wish like any other, and nobody is late.
  if (times.length > today.length && !saysLate(text))
    return acts.map((one) =>
      one.act === 'want.late' && acts.some(({ act }) => act === 'want.book')
        ? { ...one, act: 'describe' }
        : one,
    );
  if (acts.some(({ act }) => settledBy.test(act)) || !(visits || saysLate(text))) return acts;
  if (request !== undefined && request !== 'late') return acts;
  const told = acts.filter(
    (one) =>
      (misheard.test(one.act) || tellsVisit(one)) && one.act !== 'greet' && one.act !== 'ack',
  );
  const own = told.find(({ words }) => !isPutAsQuestion(words)) ?? told[0];
  if (!own) return acts;
  return acts.flatMap((act): HeardAct[] => {
    if (!told.includes(act)) return [act];
    const { times: _, ...slots } = act.slots;
    const existing = visits ? { existing: today } : {};
    if (act === own)
      return [
        { ...act, act: 'want.late', confidence: 1, target: null, slots: { ...slots, ...existing } },
      ];
    if (isPutAsQuestion(act.words) || act.act.startsWith('ask.'))
      return [
        { ...act, act: 'ask.fact', confidence: 1, target: null, slots: { ofLateness: true } },
      ];
    const tells = slots.name ?? slots.phone;
    return tells === undefined ? [] : [{ ...act, act: 'give', target: null, slots }];
  });
}

/** "Your guy is coming at one and I won't be home before two", taken for a question. */
function tellsVisit({ act, words }: HeardAct): boolean {
  return act === 'ask.fact' && comes.test(fold(words)) && !isPutAsQuestion(words);
}

const comes =
  /\b(?:you|you guys|your \p{L}+|somebody|someone|(?:a|the|one of your) (?:guys?|\p{L}+))(?:'s|'re| is| are) (?:coming|due|supposed)\b|\b(?:i|we)(?:'ve| have)(?: got)? (?:an?|my|our) /u;

/** An hour of today, or of no day that is named. */
function isToday(time: TimeExpression, { now, receptionist }: Hearing): boolean {
  if (!time.date) return time.time !== undefined || time.partOfDay !== undefined;
  const today = localDateTime(now, receptionist.profile.knowledge.timeZone);
  return !time.endDate && daysBetween(today, time.date) === 0;
}
