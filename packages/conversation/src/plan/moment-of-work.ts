import type { Turn } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import type { Moment } from '../knowledge/holds-at.ts';
import { momentOf, momentOfTurn } from './conditions.ts';
import { requestOf } from './request.ts';

/** Whoever says these speaks of work that is to be done: a day named with them is the day of it. */
const ofWork: ReadonlySet<Act> = new Set([
  'want.book',
  'want.move',
  'ask.when',
  'ask.price',
  'ask.total',
  'ask.offer',
  'ask.includes',
]);
/** These tell the day of a visit while one is being arranged, or of work whose price was just told. */
const tellsDay: ReadonlySet<Act> = new Set(['give', 'choose', 'correct', 'affirm', 'describe']);
/** Beside these, no day that is named is one of work that is still to be arranged. */
const ofElse =
  /^(?:complain|bye|want\.(?:cancel|late|callback|person|message)|ask\.status|who\.|wrong|return|alarm)/;

/**
 * When the work is to be done that a turn speaks of; null where a day or an hour that it names is that of a call
 * back, of being late, of work that was done, or of the doors.
 */
export function momentOfWork(turn: Turn, acts: readonly HeardAct[]): Moment | null {
  if (acts.some(({ act }) => ofElse.test(act))) return null;
  const kind = requestOf(turn.state)?.kind;
  const arranges = kind === 'booking' || kind === 'reschedule';
  const tells = arranges || turn.quotes.length > 0;
  const asked = momentOfTurn(
    turn,
    acts.filter(
      ({ act, target }) =>
        ofWork.has(act) ||
        (tells && tellsDay.has(act)) ||
        (act === 'ask.fact' && target?.kind === 'services'),
    ),
  );
  if (asked) return asked;
  const planned = arranges && (turn.took.has('time') || turn.took.has('service'));
  return planned ? momentOf(turn, turn.state.wanted.time) : null;
}
