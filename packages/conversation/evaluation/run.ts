import { parseArgs } from 'node:util';
import { scoreIntents } from './intents.ts';
import { scoreScenarios } from './scenarios.ts';
import { scoreSlots } from './slots.ts';
import { scoreSpeed } from './speed.ts';
import { scoreSpokenNumbers } from './spoken-numbers.ts';
import { renderTable, type Table } from './table.ts';

/**
 * Scores how callers are understood and prints a table per part. `--data DIR` names a folder of
 * labelled sentences, one JSON object a line; without it only what needs none is scored.
 * `--failures` lists every sentence that was not understood.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, failures: { type: 'boolean', default: false } },
  });
  const tables: Table[] = [scoreScenarios(), scoreSpokenNumbers(), scoreSpeed()];
  if (values.data)
    tables.push(...scoreSlots(values.data), ...[await scoreIntents(values.data)].flat());
  for (const table of tables) {
    console.log(`${renderTable(table)}\n`);
    if (values.failures) for (const failure of table.failures ?? []) console.log(`  ${failure}`);
  }
  if (!values.data)
    console.log('Everything else needs labelled sentences: npm run evaluate -- --data DIR');
}

await run();
