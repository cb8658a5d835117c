import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measuredTrades, measuredTurns } from './measured-turns.ts';
import { scoreActs } from './score-acts.ts';
import { scoreCalls } from './score-calls.ts';
import { scoreDetails } from './score-details.ts';
import { scoreTargets } from './score-targets.ts';
import { scoreSlots } from './slots.ts';
import { scoreSpeed } from './speed.ts';
import { scoreSpokenNumbers } from './spoken-numbers.ts';
import { renderTable, type Table } from './table.ts';

const languages = [
  { language: 'en', name: 'English' },
  { language: 'fr', name: 'French' },
] as const;

/** How the calls of trades that nothing was learned from are understood, each language apart. */
function scoreMind(): Table[] {
  const trades = measuredTrades(join(import.meta.dirname, '../../../corpus'));
  const turns = measuredTurns(trades);
  return languages.flatMap(({ language, name }) => {
    const spoken = turns.filter(({ turn }) => turn.language === language);
    return [
      scoreActs(spoken, name),
      scoreTargets(spoken, name),
      scoreDetails(spoken, name),
      scoreCalls(trades, language, name),
    ];
  });
}

/**
 * Scores how callers are understood and prints a table per part. `--data DIR` names a folder of
 * other people's labelled sentences, one JSON object a line, and scores dates, times and numbers on
 * them too. `--failures` lists everything that was not understood.
 */
function run(): void {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, failures: { type: 'boolean', default: false } },
  });
  const tables: Table[] = [...scoreMind(), scoreSpokenNumbers(), scoreSpeed()];
  if (values.data) tables.push(...scoreSlots(values.data));
  for (const table of tables) {
    console.log(`${renderTable(table)}\n`);
    if (values.failures) for (const failure of table.failures ?? []) console.log(`  ${failure}`);
  }
}

run();
