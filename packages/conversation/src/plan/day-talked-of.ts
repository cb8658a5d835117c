import { besideDay } from '../dialogue/told-beside.ts';
import type { Turn } from '../dialogue/turn.ts';
import type { Heard, HeardAct } from '../heard/heard.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';

/** "That day", "the next day": of the day that was talked of last, in whatever is asked or wished. */
export function withDayTalkedOf({ state }: Turn, heard: Heard): Heard {
  const day = state.focus.day ?? state.wanted.time?.date ?? state.wanted.existing?.date ?? null;
  if (!day) return heard;
  const acts = heard.acts.map((act) => {
    const { times } = act.slots;
    if (!times?.some(({ beside }) => beside)) return act;
    // A weekday beside another is told of the one this turn names, where it names one.
    const meant = times.map((one) =>
      one.date && one.beside !== 'same' ? one : besideDay(one, day),
    );
    return { ...act, slots: { ...act.slots, times: meant } };
  });
  return { ...heard, acts };
}

/** The one day that a question names is what "that day" is next. */
export function noteDayTalkedOf({ state, now, receptionist }: Turn, acts: readonly HeardAct[]) {
  const today = localDateTime(now, receptionist.profile.knowledge.timeZone);
  const days = acts
    .filter(({ act }) => act.startsWith('ask.'))
    .flatMap(({ slots }) => slots.times ?? [])
    .flatMap(({ date, endDate, excluded }) => (date && !endDate && !excluded ? date : []))
    .filter((date) => daysBetween(today, date) >= 0);
  state.focus.day = days.at(-1) ?? state.focus.day;
}
