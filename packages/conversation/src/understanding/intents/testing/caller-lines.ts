import type { Intent } from '../intent.ts';

/** Lines listed by the intent they are meant with, as rows for `it.each`. */
export function callerLines(lines: Partial<Record<Intent, string[]>>): [string, string][] {
  return Object.entries(lines).flatMap(([intent, texts]) =>
    texts.map((text): [string, string] => [intent, text]),
  );
}
