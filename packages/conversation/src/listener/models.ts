import type { ListenerModels } from './hearing.ts';
import { learned } from './learned.ts';

/** Base64 without the help of any platform. */
function bytesOf(text: string): Uint8Array {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const values = new Uint8Array(128);
  for (let at = 0; at < alphabet.length; at += 1) values[alphabet.charCodeAt(at)] = at;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let at = 0, to = 0; at < text.length; at += 4) {
    const four =
      ((values[text.charCodeAt(at)] ?? 0) << 18) |
      ((values[text.charCodeAt(at + 1)] ?? 0) << 12) |
      ((values[text.charCodeAt(at + 2)] ?? 0) << 6) |
      (values[text.charCodeAt(at + 3)] ?? 0);
    for (const shift of [16, 8, 0]) if (to < bytes.length) bytes[to++] = (four >> shift) & 0xff;
  }
  return bytes;
}

/** Undoes the shortening of runs of zeros: 0x80 and how many. */
function unpacked(text: string, length: number): Int8Array {
  const table = new Int8Array(length);
  const bytes = bytesOf(text);
  let to = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === 0x80) {
      at += 1;
      to += bytes[at] ?? 0;
    } else table[to++] = (byte << 24) >> 24;
  }
  return table;
}

let made: ListenerModels | null = null;

/** What was learned, made ready once a process. */
export function listenerModels(): ListenerModels {
  if (made) return made;
  const { act, gap, danger, retrieval } = learned;
  made = {
    act: { ...act, weights: unpacked(act.weights, act.rows * act.classes) },
    gap: { ...gap, weights: unpacked(gap.weights, gap.rows * gap.classes) },
    danger: { ...danger, weights: unpacked(danger.weights, danger.rows * danger.classes) },
    retrieval: {
      ...retrieval,
      pairs: unpacked(retrieval.pairs, retrieval.rows),
      head: {
        direct: Float64Array.from(retrieval.head.direct),
        hidden: Float64Array.from(retrieval.head.hidden),
        out: Float64Array.from(retrieval.head.out),
      },
    },
  };
  return made;
}
