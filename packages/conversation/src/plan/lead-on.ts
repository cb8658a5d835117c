import { pursueBooking } from '../dialogue/appointments.ts';
import type { Turn } from '../dialogue/turn.ts';
import { declineClosedTime } from './closed-time.ts';
import { askFor, isMissing, needsOf, readBack, requestOf } from './request.ts';
import { wantTalkedOf } from './wanted.ts';

/** Asks for the next missing detail of the open request, or reads everything back. */
export function leadOn(turn: Turn): boolean {
  const request = requestOf(turn.state);
  if (!request) return false;
  if (request.kind === 'booking') wantTalkedOf(turn);
  if (pursueBooking(turn, request)) return true;
  if (request.kind === 'booking' || request.kind === 'reschedule') declineClosedTime(turn);
  const missing = needsOf(request).find((need) => isMissing(turn, request, need));
  if (missing) askFor(turn, request, missing);
  else readBack(turn, request);
  return true;
}
