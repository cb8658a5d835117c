import {
  keptCase,
  prepareRehearsal,
  type RehearsalResult,
  rehearseCase,
  writeCases,
} from '@second-ring/conversation';
import type { Rehearsed } from './rehearsed-of.ts';
import type { RehearsalNews } from './use-rehearsal.ts';

/** The other side of `use-rehearsal.ts`: holds one rehearsal and tells how it goes. */
addEventListener('message', ({ data }: MessageEvent<Rehearsed>) => {
  const tell = (news: RehearsalNews) => postMessage(news);
  const results = rehearseStaged(data, (done, total) => tell({ kind: 'progress', done, total }));
  tell({ kind: 'held', results });
});

/** How often, in milliseconds, it is told how far the rehearsal is. */
const betweenReports = 250;

/**
 * Plays the calls that were kept and the scripted callers against a business as it would be once it
 * is published. `onProgress` hears how many calls of how many are done.
 */
function rehearseStaged(
  { profile, transferHours, kept }: Rehearsed,
  onProgress: (done: number, total: number) => void,
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
