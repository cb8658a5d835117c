import type { GoalKind } from '../dialogue/state.ts';
import { sentences } from '../speaking/sentences.ts';

/** One of the receptionist's own moves, as a model may choose it. */
export type Move =
  | { move: 'quote'; items: { service: string; option: string | null }[] }
  | { move: 'offer'; service: string }
  | { move: 'fact'; id: string }
  | { move: 'take'; request: GoalKind }
  | {
      move:
        | 'hours'
        | 'address'
        | 'area'
        | 'contact'
        | 'promotions'
        | 'clarify'
        | 'smalltalk'
        | 'unknown'
        | 'goodbye';
    };

/** A model's reply as far as it has come. `move` is null where the first line is not one. */
export interface ModelReply {
  move: Move | null;
  /** Complete sentences, in order. */
  sentences: string[];
}

const takeable: readonly GoalKind[] = [
  'booking',
  'reschedule',
  'cancel',
  'callback',
  'message',
  'complaint',
  'person',
];

const plain = [
  'hours',
  'address',
  'area',
  'contact',
  'promotions',
  'clarify',
  'smalltalk',
  'unknown',
  'goodbye',
] as const;

/**
 * Reads a reply, trusting nothing in it: a first line that is no known move makes the whole reply
 * null. Returns null as well while the first line has not ended. A sentence counts once it has
 * ended, or once the reply is `done`.
 */
export function readReply(text: string, done: boolean): ModelReply | null {
  const start = text.indexOf('{');
  const end = text.indexOf('\n', start);
  if (start < 0 || (end < 0 && !done)) return null;
  const line = text.slice(start, end < 0 ? undefined : end).trim();
  const move = readMove(line);
  const spoken = sentences(end < 0 ? '' : text.slice(end + 1).trim());
  const last = spoken.at(-1);
  const complete = done || last === undefined || /[.!?…]["')\]»]*$/.test(last);
  return { move, sentences: complete ? spoken : spoken.slice(0, -1) };
}

function readMove(line: string): Move | null {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return null;
  }
  if (!isRecord(read)) return null;
  const { move } = read;
  if (move === 'quote' && Array.isArray(read.items)) {
    const items = read.items.flatMap(readItem);
    return items.length > 0 && items.length <= 3 ? { move, items } : null;
  }
  if (move === 'offer' && typeof read.service === 'string') return { move, service: read.service };
  if (move === 'fact' && typeof read.id === 'string') return { move, id: read.id };
  if (move === 'take') {
    const request = takeable.find((kind) => kind === read.request);
    return request ? { move, request } : null;
  }
  const known = plain.find((name) => name === move);
  return known ? { move: known } : null;
}

function readItem(item: unknown): { service: string; option: string | null }[] {
  if (!isRecord(item) || typeof item.service !== 'string') return [];
  return [{ service: item.service, option: typeof item.option === 'string' ? item.option : null }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
