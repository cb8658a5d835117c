import { readJsonl, textOf } from './read-jsonl.ts';
import { scoreTimes } from './score-times.ts';
import type { Table } from './table.ts';

/** How often phone numbers, e-mails, amounts, dates and times are found in other people's sentences. */
export function scoreSlots(directory: string): Table[] {
  const times = readJsonl(directory, 'dates-and-times.jsonl');
  return [
    times ? scoreTimes(times.filter((row) => textOf(row, 'reference_time') !== '')) : { title: 'Dates and times', rows: [], needs: 'dates-and-times.jsonl' },
  ];
}
