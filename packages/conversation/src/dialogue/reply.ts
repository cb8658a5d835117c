import type { Intent } from '../understanding/intents/intent.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Taken } from './take-details.ts';
import type { Turn } from './turn.ts';

/** How a turn bore on the question that was open. */
export type Settled =
  /** It answered it; the rest of the turn may still hold more. */
  | 'answered'
  /** It answered it and there is nothing else in it. */
  | 'done'
  /** It was about something else. */
  | 'open';

export type Answer = 'yes' | 'no' | 'unsure' | null;

/** A caller turn read against the question that was open. */
export interface Reply {
  turn: Turn;
  heard: Understanding;
  taken: Taken;
  answer: Answer;
  has: (...intents: Intent[]) => boolean;
}

/** Requests that a yes-or-no question does not keep from being taken up. */
export const requests: Intent[] = [
  'book',
  'reschedule',
  'cancel',
  'message',
  'callback',
  'person',
  'complaint',
  'status',
];

const courtesies: ReadonlySet<Intent> = new Set(['thanks', 'yes', 'no', 'greeting', 'howAreYou']);

const steering: Intent[] = ['repeat', 'slower', 'hold', 'robotQuestion', 'audioCheck', 'language'];

/** Words of the caller's own that say why they call, rather than steering the conversation. */
export function isFreeText({ heard, taken, has }: Reply): boolean {
  if (has(...steering, 'goodbye')) return false;
  const courteous = heard.intents.every(({ intent }) => courtesies.has(intent));
  if (heard.intents.length > 0 && courteous) return false;
  if (heard.text.trim().split(/\s+/).length < 2 && heard.services.length === 0) return false;
  if (!taken.phone && !taken.name && !taken.email) return true;
  return withoutDetails(heard).split(/\s+/).length >= leastReason;
}

/** Fewer words than this beside a name and a number are no reason yet. */
const leastReason = 4;

/** A turn without the name, number and address in it. */
export function withoutDetails(heard: Understanding): string {
  const spans = [...heard.phones, ...heard.names, ...heard.emails].toSorted(
    (one, other) => other.start - one.start,
  );
  let text = heard.text;
  for (const { start, end } of spans) text = `${text.slice(0, start)} ${text.slice(end)}`;
  return text.replace(/[\s,.;]+/g, ' ').trim();
}
