import type { Turn } from '../dialogue/turn.ts';
import type { PreferredTime } from '../dialogue/wanted-state.ts';
import type { Heard } from '../heard/heard.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { timeOf } from './time-wished.ts';

/** Whether the visit they are late for is known, and not put right: other times told beside it are of something else. */
export function isLateFor({ state }: Turn, { acts }: Heard): boolean {
  const { existing, requests } = state.wanted;
  const late = requests.some(({ kind, settled }) => kind === 'late' && !settled);
  const asks = acts.some(({ act }) => act.startsWith('ask.'));
  const wrong = !asks && acts.some(({ act }) => act === 'deny' || act === 'correct');
  return state.model === null && late && existing !== null && !wrong;
}

const from = /^(?:from|de|du|d['’])(?!\p{L})/iu;

/** When their visit is, by what was told; "the Thursday one" leaves it the hour that was told of it. */
export function visitAt(turn: Turn, times: readonly TimeExpression[]): PreferredTime | null {
  const { existing } = turn.state.wanted;
  // "From Thursday at two" is at two, where it is moved from there.
  const at = times.map(({ relation, ...time }) =>
    relation && !from.test(time.text) ? { ...time, relation } : time,
  );
  const told = timeOf(turn, at, {});
  const [day, known] = [told?.date, existing?.date];
  const isIt = day && known && daysBetween(day, known) === 0 && !told?.clock;
  return isIt ? existing : (told ?? existing);
}

/** "So the Thursday's off, then": while a visit is moved, its own day by itself is none it is wished for. */
export function isOfVisitMoved(
  { state }: Turn,
  { date, endDate, time, partOfDay }: TimeExpression,
) {
  const { existing, requests } = state.wanted;
  const moves = requests.some(({ kind, settled }) => kind === 'reschedule' && !settled);
  if (!moves || state.model !== null || !existing?.date || !date) return false;
  return !endDate && !time && !partOfDay && daysBetween(existing.date, date) === 0;
}
