import type { Question } from '../dialogue/state.ts';
import type { Turn } from '../dialogue/turn.ts';
import { text } from './read-acts.ts';
import { readTarget } from './read-targets.ts';

/** Questions about what was asked for, which name nothing of the shop. */
export const questionsOfRequests = [
  'reason',
  'time',
  'name',
  'phone',
  'address',
  'whichSlot',
  'bookingRight',
  'cancelRight',
  'textConfirmation',
  'detailsRight',
  'whatToChange',
] as const;

const plainQuestions = [
  'howToHelp',
  'anythingElse',
  'offerBooking',
  'offerCall',
  'morePromotions',
  ...questionsOfRequests,
] as const;

/** The question a model says it asks: `name`, `option:s3`, `service:s1|s4`, `extra:s7`. */
export function readQuestion(head: Record<string, unknown> | null, turn: Turn): Question | null {
  const written = text(head?.q);
  if (!written) return null;
  const kind = plainQuestions.find((one) => one === (written === 'when' ? 'time' : written));
  if (kind) return { kind };
  const [name = '', about = ''] = written.split(':');
  const target = readTarget(about.replaceAll(',', '|'), turn);
  const refs = target?.kind === 'services' || target?.kind === 'either' ? target.refs : [];
  const booking = turn.state.wanted.requests.some(
    ({ readBackAt, kind: of }) => readBackAt === null && of === 'booking',
  );
  const purpose = booking ? 'booking' : 'price';
  const [first] = refs;
  if (/^(?:which)?service$/i.test(name)) return { kind: 'whichService', purpose, refs };
  if (/^(?:which)?option$/i.test(name) && first)
    return { kind: 'whichOption', purpose, serviceId: first.serviceId };
  if (/^(?:extra|upsell)$/i.test(name) && first)
    return { kind: 'upsell', serviceId: first.serviceId };
  return null;
}
