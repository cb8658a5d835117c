import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readLexicon } from '../lexicon/read-lexicon.ts';
import type { Lexicon } from '../src/lexicon/lexicon.ts';
import type { Trade } from '../training/read-corpus.ts';
import { measuredTrades, measuredTurns } from './measured-turns.ts';
import { type JsonRow, readJsonl, textOf } from './read-jsonl.ts';
import { scoreActs } from './score-acts.ts';
import { scoreAppointments } from './score-appointments.ts';
import { scoreCalls } from './score-calls.ts';
import { scoreDanger } from './score-danger.ts';
import { scoreDetails } from './score-details.ts';
import { scoreNumbers } from './score-numbers.ts';
import { scoreTargets } from './score-targets.ts';
import { scoreTimes } from './score-times.ts';
import { type LikenessesAt, noLikenesses, openLikenesses } from './sentence-likeness.ts';
import { scoreSpeed } from './speed.ts';
import { scoreSpokenNumbers } from './spoken-numbers.ts';
import { renderTable, type Table } from './table.ts';

const languages = [
  { language: 'en', name: 'English' },
  { language: 'fr', name: 'French' },
] as const;

/** How the calls of trades that nothing was learned from are understood, each language apart. */
async function scoreMind(): Promise<Table[]> {
  const corpus = join(import.meta.dirname, '../../../corpus');
  const trades = measuredTrades(corpus);
  const lexicon = readLexicon();
  const turns = await measuredTurns(trades, noLikenesses, lexicon);
  const tables: Table[] = [];
  for (const { language, name } of languages) {
    const spoken = turns.filter(({ turn }) => turn.language === language);
    tables.push(
      scoreActs(spoken, name),
      scoreTargets(spoken, name),
      scoreDetails(spoken, name),
      await scoreCalls(trades, language, name, noLikenesses, lexicon),
      await scoreDanger(corpus, trades, language, name),
    );
  }
  const likenessesAt = await openLikenesses();
  if (likenessesAt) return [...tables, ...(await scoreCompared(trades, likenessesAt, lexicon))];
  const needs = 'the encoder: npm install';
  return [...tables, { title: 'With sentence vectors', rows: [], needs }];
}

/** The same where English words are compared by sentence vectors too. */
async function scoreCompared(
  trades: readonly Trade[],
  likenessesAt: LikenessesAt,
  lexicon: Lexicon,
): Promise<Table[]> {
  const turns = await measuredTurns(trades, likenessesAt, lexicon);
  const spoken = turns.filter(({ turn }) => turn.language === 'en');
  const name = 'English, with sentence vectors';
  return [scoreTargets(spoken, name), await scoreCalls(trades, 'en', name, likenessesAt, lexicon)];
}

/**
 * Scores how callers are understood and prints a table per part. `--data DIR` names a folder of
 * other people's labelled sentences, one JSON object a line, and scores dates, times and numbers on
 * them too. `--failures` lists everything that was not understood.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, failures: { type: 'boolean', default: false } },
  });
  const tables: Table[] = [...(await scoreMind()), scoreSpokenNumbers(), scoreSpeed()];
  if (values.data) tables.push(...scoreSlots(values.data));
  for (const table of tables) {
    console.log(`${renderTable(table)}\n`);
    if (values.failures) for (const failure of table.failures ?? []) console.log(`  ${failure}`);
  }
}

await run();

function scoreFile(directory: string, file: string, score: (rows: readonly JsonRow[]) => Table) {
  const rows = readJsonl(directory, file);
  return rows ? score(rows) : { title: file, rows: [], needs: file };
}

/** How often dates, times, phone numbers, e-mails and sums are found in other people's sentences. */
function scoreSlots(directory: string): Table[] {
  return [
    scoreFile(directory, 'dates-and-times.jsonl', (rows) =>
      scoreTimes(rows.filter((row) => textOf(row, 'reference_time') !== '')),
    ),
    scoreFile(directory, 'appointment-dialogs.jsonl', scoreAppointments),
    scoreFile(directory, 'numbers-phones-emails.jsonl', scoreNumbers),
  ];
}
