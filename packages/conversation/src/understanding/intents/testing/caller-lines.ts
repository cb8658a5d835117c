import { expect, it } from 'vitest';
import type { Intent, RecognitionContext } from '../intent.ts';
import { primaryIntent, recogniseIntents } from '../recognise-intents.ts';

/** Asserts, one test a line, that each line's primary intent is the one it is listed under. */
export function eachCallerLine(
  lines: Partial<Record<Intent, string[]>>,
  context: RecognitionContext = {},
): void {
  for (const [intent, texts] of Object.entries(lines))
    it.each(texts)(`hears ${intent} in "%s"`, (text) => {
      expect(primaryIntent(text, context)).toBe(intent);
    });
}

/** Asserts that every intent listed with a line is recognised in it, in that order. */
export function eachMixedLine(lines: [text: string, ...intents: Intent[]][]): void {
  it.each(lines)('hears everything in "%s"', (text, ...expected) => {
    const found = recogniseIntents(text).map(({ intent }) => intent);
    expect(found.filter((intent) => expected.includes(intent))).toEqual(expected);
  });
}
