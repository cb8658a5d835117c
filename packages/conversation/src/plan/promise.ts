import type { Turn } from '../dialogue/turn.ts';
import { areSeveral, isTimed } from '../dialogue/visits.ts';
import type { CallRequest, RequestKind } from '../dialogue/wanted-state.ts';
import type { PhraseKey } from '../phrases/phrase-book.ts';
import { callsSomebodyElse } from './others-told.ts';

/** Requests that somebody is called for, which may be at a time of its own. */
export const calls: ReadonlySet<RequestKind> = new Set([
  'callback',
  'answer',
  'status',
  'returnCall',
]);

/** Requests that an e-mail answers as well as a call does. */
const answered: ReadonlySet<RequestKind> = new Set([...calls, 'person']);

/** Where one of these stands, the time that was named is when to come, and not when to call. */
const ofVisits: ReadonlySet<RequestKind> = new Set(['booking', 'reschedule', 'cancel', 'late']);

/** What a caller is promised for a request, in which of our phrases. */
export function promiseKey(turn: Turn, { kind }: CallRequest): PhraseKey {
  const { wanted, caller } = turn.state;
  const byText = caller.byText === true;
  // How they are answered was said to them already; who gets it from us writes to them.
  if (caller.byEmail && answered.has(kind)) return 'promisePass';
  if (callsSomebodyElse(turn, kind)) return 'promiseCallOther';
  const visits = wanted.requests.some((one) => ofVisits.has(one.kind) && !one.settled);
  switch (kind) {
    case 'booking':
      if (areSeveral(wanted)) return 'promiseVisits';
      if (!isTimed(wanted)) return byText ? 'promiseBookingAnyText' : 'promiseBookingAny';
      if (wanted.items.length === 0) return 'promiseBookingTime';
      return byText ? 'promiseBookingText' : 'promiseBooking';
    case 'reschedule':
      return wanted.time ? 'promiseMove' : 'promiseBookingAny';
    case 'cancel':
      return wanted.existing ? 'promiseCancelOf' : 'promiseCancel';
    case 'late':
      return 'promiseLate';
    case 'emergency':
      return alertsSomeone(turn) ? 'promiseUrgent' : 'promiseUrgentPass';
    case 'person':
      if (wanted.person) return wanted.time ? 'promisePersonAt' : 'promisePerson';
      return wanted.time ? 'promiseCall' : 'promiseCallBack';
    case 'complaint':
      if (turn.state.wantsNoCall) return 'promisePass';
      // When they would come is no time to call them.
      if (visits) return 'promisePass';
      if (!alertsSomeone(turn)) return wanted.time ? 'promiseCall' : 'promisePass';
      return wanted.time ? 'promiseOwnerAt' : 'promiseOwner';
    case 'callback':
    case 'answer':
    case 'status':
    case 'returnCall':
      if (wanted.callTime ?? (visits ? null : wanted.time))
        return byText ? 'promiseText' : 'promiseCall';
      return byText ? 'promiseTextBack' : 'promiseCallBack';
    default:
      return 'promisePass';
  }
}

/** Whether anybody is reached by an alert: it is promised only then. */
export function alertsSomeone(turn: Turn): boolean {
  return turn.receptionist.profile.alertsSomeone !== false;
}
