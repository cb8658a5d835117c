import { firstNames } from '../understanding/slots/names/name-words.ts';
import type { FoundSlot } from './found-slot.ts';
import { isPutAsQuestion } from './put-as-question.ts';
import type { Segment } from './segments.ts';
import type { HeardWord } from './tokens.ts';

/** A subject and a verb, and nothing yet of what is asked about: "do you send". */
const mostOpening = 3;

const tellsNothing: ReadonlySet<Segment['act']> = new Set(['give', 'unclear', 'aside', 'ack']);

/**
 * "Do you send | SMS reminders", where a detail is asked for: what a question asks about belongs to it, and is no
 * detail of the caller's.
 */
export function withQuestionsWhole(
  segments: readonly Segment[],
  words: readonly HeardWord[],
  text: string,
  slots: readonly FoundSlot[],
): Segment[] {
  const whole: Segment[] = [];
  for (const next of segments) {
    const before = whole.at(-1);
    if (before && goesOn(before, next, words, text, slots)) before.to = next.to;
    else whole.push({ ...next });
  }
  return whole;
}

function goesOn(
  before: Segment,
  next: Segment,
  words: readonly HeardWord[],
  text: string,
  slots: readonly FoundSlot[],
): boolean {
  if (!before.act.startsWith('ask.') && !tellsNothing.has(before.act)) return false;
  if (!tellsNothing.has(next.act)) return false;
  if (before.to - before.from > mostOpening) return false;
  const [opens, last, first, end] = [
    words[before.from],
    words[before.to - 1],
    words[next.from],
    words[next.to - 1],
  ];
  if (!opens || !last || !first || !end || firstNames.has(first.word)) return false;
  if (/[.,;?!]/.test(text.slice(last.end, first.start))) return false;
  const told = slots.some(
    ({ start, own, values: { name: _name, ...values } }) =>
      start >= first.start && start < end.end && (own || Object.keys(values).length > 0),
  );
  return !told && isPutAsQuestion(text.slice(opens.start, end.end));
}
