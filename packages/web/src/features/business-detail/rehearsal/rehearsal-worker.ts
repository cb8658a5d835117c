import {
  keptCase,
  prepareRehearsal,
  type RehearsalResult,
  rehearseCase,
  wasWrongBefore,
  writeCases,
} from '@second-ring/conversation';
import type { Rehearsed } from './rehearsed-of.ts';
import type { RehearsalNews, RehearsalOrder, RehearsedCall } from './use-rehearsal.ts';

/** The other side of `use-rehearsal.ts`: holds one rehearsal and tells how it goes. */
addEventListener('message', ({ data }: MessageEvent<RehearsalOrder>) => {
  const tell = (news: RehearsalNews) => postMessage(news);
  const { staged, published } = data;
  const results = rehearse(staged, (done, total) => tell({ kind: 'progress', done, total }));
  tell({ kind: 'held', results: comparedWith(published, results) });
});

/** How often, in milliseconds, it is told how far the rehearsal is. */
const betweenReports = 250;

/**
 * Plays the calls that were kept and the scripted callers against a business as it would be once it
 * is published. `onProgress` hears how many calls of how many are done.
 */
function rehearse(
  { profile, transferHours, kept }: Rehearsed,
  onProgress: (done: number, total: number) => void = () => {},
): RehearsalResult[] {
  const rehearsal = prepareRehearsal({ profile, transferHours, now: Date.now() });
  const keptCases = kept.map(({ id, name, called_at, turns }) =>
    keptCase({ id, name, calledAt: Date.parse(called_at), turns }),
  );
  const cases = [...keptCases, ...writeCases(rehearsal)];
  const results: RehearsalResult[] = [];
  let reported = performance.now();
  for (const script of cases) {
    results.push(rehearseCase(rehearsal, script));
    if (performance.now() - reported < betweenReports) continue;
    onProgress(results.length, cases.length);
    reported = performance.now();
  }
  return results;
}

/** The calls, and of each that went wrong whether it does so with what is published, too. */
function comparedWith(published: Rehearsed, results: RehearsalResult[]): RehearsedCall[] {
  const before = results.every(({ passed }) => passed) ? [] : rehearse(published);
  return results.map((result) => ({ ...result, isOld: wasWrongBefore(result, before) }));
}
