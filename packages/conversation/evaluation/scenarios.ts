import { readdirSync, readFileSync } from 'node:fs';
import { playScenario } from '../scenarios/play-scenario.ts';
import { readScenarios } from '../scenarios/read-scenarios.ts';
import { businesses } from '../src/testing/businesses.ts';
import type { Table } from './table.ts';

const folder = `${import.meta.dirname}/../scenarios`;

/** Plays every written call and counts, by business, those whose every check holds. */
export function scoreScenarios(): Table {
  const tally = new Map<string, { right: number; total: number }>();
  const failures: string[] = [];
  for (const page of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    for (const scenario of readScenarios(readFileSync(`${folder}/${page}`, 'utf8'))) {
      const knowledge = businesses.find(({ name }) => name === scenario.business);
      const row = tally.get(scenario.business) ?? { right: 0, total: 0 };
      row.total += 1;
      const played = knowledge ? playScenario(scenario, knowledge) : null;
      if (played && played.failures.length === 0) row.right += 1;
      else failures.push(`${page}: ${scenario.title}: ${played?.failures.join('; ') ?? 'unknown'}`);
      tally.set(scenario.business, row);
    }
  }
  return {
    title: 'Calls played from start to end',
    rows: [...tally].map(([kind, { right, total }]) => ({ kind, right, total })),
    failures,
  };
}
