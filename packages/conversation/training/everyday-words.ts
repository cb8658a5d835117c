import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentStems } from '../src/knowledge/common-words.ts';
import { fold } from '../src/knowledge/words.ts';
import type { Trade } from './read-corpus.ts';

/**
 * The stems of what receptionists say that is no shop's: of their lines in written calls, what stands neither in
 * the shop's own text nor in the caller's words, and of `corpus/receptionists.txt`, which tells of no shop, all.
 */
export function everydayStems(trades: readonly Trade[], corpus: string): string[] {
  const stems = new Set<string>();
  for (const { knowledge, turns } of trades) {
    const shops = contentStems(fold(JSON.stringify(knowledge)));
    for (const calls of Map.groupBy(turns, ({ call }) => call).values()) {
      const callers = contentStems(fold(calls.map(({ text }) => text).join(' . ')));
      for (const { before } of calls)
        for (const stem of contentStems(fold(before)))
          if (!shops.has(stem) && !callers.has(stem)) stems.add(stem);
    }
  }
  const lines = readFileSync(join(corpus, 'receptionists.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  for (const stem of contentStems(fold(lines.join(' . ')))) stems.add(stem);
  return [...stems].filter((stem) => !/\d/.test(stem)).sort();
}
