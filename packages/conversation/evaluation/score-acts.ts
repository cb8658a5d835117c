import { type Act, acts } from '../src/heard/acts.ts';
import type { MeasuredTurn } from './measured-turns.ts';
import type { Row, Table } from './table.ts';

interface Count {
  act: Act;
  both: number;
  labelled: number;
  heard: number;
}

/** Twice what both hold, of all that either holds: 1 where labels and ears agree throughout. */
function f1({ both, labelled, heard }: Count): number {
  return (2 * both) / (labelled + heard);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(0)}%`;
}

/**
 * Which acts were heard in a turn, against those labelled: each act counts once a turn, wherever
 * the turn was cut. A row's share is the act's F1.
 */
export function scoreActs(turns: readonly MeasuredTurn[], language: string): Table {
  const counts = new Map<Act, Count>(
    acts.map((act) => [act, { act, both: 0, labelled: 0, heard: 0 }]),
  );
  const failures: string[] = [];
  let same = 0;
  for (const { turn, heard } of turns) {
    const labelled = new Set(turn.segments.map(({ label }) => label.act));
    const found = new Set(heard.acts.map(({ act }) => act));
    for (const [act, count] of counts) {
      if (labelled.has(act)) count.labelled += 1;
      if (found.has(act)) count.heard += 1;
      if (labelled.has(act) && found.has(act)) count.both += 1;
    }
    if (labelled.size === found.size && [...labelled].every((act) => found.has(act))) same += 1;
    else
      failures.push(
        `[${turn.open}] ${turn.text} — labelled ${[...labelled].join(', ')}; heard ${[...found].join(', ')}`,
      );
  }
  const labelled = [...counts.values()].filter((count) => count.labelled > 0);
  const macro = labelled.reduce((sum, count) => sum + f1(count), 0) / labelled.length;
  const rows: Row[] = [
    { kind: 'macro-F1', right: 0, total: labelled.length, score: macro, note: 'mean over acts' },
    { kind: 'turns with exactly the labelled acts', right: same, total: turns.length },
    ...labelled
      .sort((one, other) => other.labelled - one.labelled)
      .map((count) => ({
        kind: count.act,
        right: count.both,
        total: count.labelled,
        score: f1(count),
        note: `of those heard ${percent(count.both, count.heard)} right, of those labelled ${percent(count.both, count.labelled)} heard`,
      })),
  ];
  return { title: `Acts, ${language}: F1, and in how many turns each is labelled`, rows, failures };
}
