import { describeDate, describeNow, describeWeek } from '../knowledge/describe-hours.ts';
import { findHoliday } from '../knowledge/holidays.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { type Turn, tell } from './turn.ts';

/** Days asked about in one breath that are answered one by one; more get the whole week. */
const mostDays = 2;

/** Answers when the shop is open: on the day named, on a holiday, now, or through the week. */
export function answerHours(
  turn: Turn,
  words: string,
  times: readonly TimeExpression[],
  now: boolean,
): void {
  const { knowledge } = turn.receptionist.profile;
  const { language } = turn.state;
  if (!knowledge.hours) return tell(turn, 'hoursUnknown');
  turn.facts.push({ kind: 'hours', id: 'hours', label: 'Business hours' });
  const today = localDateTime(turn.now, knowledge.timeZone);
  const holiday = findHoliday(words, knowledge.region, today);
  const dates = holiday ? [holiday.date] : datesOf(times);
  const said = [];
  if (dates.length > 0 && dates.length <= mostDays)
    for (const date of dates) said.push(describeDate(knowledge, date, turn.now, language));
  else if (now) said.push(describeNow(knowledge, turn.now, language));
  else said.push(describeWeek(knowledge, language));
  const spoken = said.filter(Boolean);
  if (spoken.length === 0) tell(turn, 'hoursUnknown');
  else turn.statements.push(...spoken);
}

function datesOf(times: readonly TimeExpression[]) {
  return times.flatMap(({ date, endDate }) => {
    if (!date) return [];
    return endDate ? [date, endDate] : [date];
  });
}
