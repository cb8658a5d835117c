import { pursueBooking } from '../dialogue/appointments.ts';
import type { Turn } from '../dialogue/turn.ts';
import { declineClosedTime } from './closed-time.ts';
import { askFor, isMissing, needsOf } from './needs.ts';
import { calls } from './promise.ts';
import { readBack, requestOf } from './request.ts';
import { wantTalkedOf } from './wanted.ts';

/** Asks for the next missing detail of the open request, or reads everything back. */
export function leadOn(turn: Turn): boolean {
  const request = requestOf(turn.state);
  if (!request) return false;
  if (request.kind === 'booking') wantTalkedOf(turn);
  if (pursueBooking(turn, request)) return true;
  const arranges = request.kind === 'booking' || request.kind === 'reschedule';
  // Whoever hears that a time will not do is asked for another before anything else.
  if (arranges && declineClosedTime(turn) && isMissing(turn, request, 'time')) {
    askFor(turn, request, 'time');
    return true;
  }
  if (!askMissing(turn)) readBack(turn, request);
  return true;
}

/** Asks for the next missing detail alone: nobody in danger is to say whether what was noted is right. */
export function askMissing(turn: Turn): boolean {
  const request = requestOf(turn.state);
  const missing = request && needsOf(request).find((need) => isMissing(turn, request, need));
  if (!missing) return false;
  askFor(turn, request, missing);
  return true;
}

/**
 * "Actually, make it the Wednesday", "evenings are best": the visit that was promised, or else the call, is promised
 * anew. False: there is none.
 */
export function reopenTimed({ state: { wanted } }: Turn): boolean {
  const standing = wanted.requests.filter(({ settled }) => !settled);
  const visit = standing.findLast(({ kind }) => kind === 'booking' || kind === 'reschedule');
  const timed = visit ?? standing.findLast(({ kind }) => calls.has(kind));
  if (timed) timed.readBackAt = null;
  return timed !== undefined;
}
