import type { CallRequest, RequestKind } from '../dialogue/state.ts';
import type { Turn } from '../dialogue/turn.ts';
import { areSeveral, isTimed } from '../dialogue/visits.ts';
import type { PhraseKey } from '../phrases/phrase-book.ts';
import { callsSomebodyElse } from './others-told.ts';

/** Requests that somebody is called for, which may be at a time of its own. */
export const calls: ReadonlySet<RequestKind> = new Set([
  'callback',
  'answer',
  'status',
  'returnCall',
]);

/** What a caller is promised for a request, in which of our phrases. */
export function promiseKey(turn: Turn, request: CallRequest): PhraseKey {
  if (callsSomebodyElse(turn, request.kind)) return 'promiseCallOther';
  const key = promiseOf(turn, request);
  return turn.state.caller.byText ? (byText[key] ?? key) : key;
}

/** The same promises to who would rather be texted. */
const byText: Partial<Record<PhraseKey, PhraseKey>> = {
  promiseCall: 'promiseText',
  promiseCallBack: 'promiseTextBack',
};

function promiseOf(turn: Turn, { kind }: CallRequest): PhraseKey {
  const { wanted } = turn.state;
  const visits = wanted.requests.some((one) => one.kind === 'booking' && !one.settled);
  switch (kind) {
    case 'booking':
      if (areSeveral(wanted)) return 'promiseVisits';
      if (!isTimed(wanted)) return 'promiseBookingAny';
      return wanted.items.length > 0 ? 'promiseBooking' : 'promiseBookingTime';
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
      if (!alertsSomeone(turn)) return wanted.time ? 'promiseCall' : 'promisePass';
      return wanted.time ? 'promiseOwnerAt' : 'promiseOwner';
    case 'callback':
    case 'answer':
    case 'status':
    case 'returnCall':
      return (wanted.callTime ?? (visits ? null : wanted.time)) ? 'promiseCall' : 'promiseCallBack';
    default:
      return 'promisePass';
  }
}

/** Whether anybody is reached by an alert: it is promised only then. */
export function alertsSomeone(turn: Turn): boolean {
  return turn.receptionist.profile.alertsSomeone !== false;
}
