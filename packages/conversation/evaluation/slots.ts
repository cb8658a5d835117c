import { type JsonRow, readJsonl, textOf } from './read-jsonl.ts';
import { scoreAppointments } from './score-appointments.ts';
import { scoreNumbers } from './score-numbers.ts';
import { scoreTimes } from './score-times.ts';
import type { Table } from './table.ts';

function scoreFile(directory: string, file: string, score: (rows: readonly JsonRow[]) => Table) {
  const rows = readJsonl(directory, file);
  return rows ? score(rows) : { title: file, rows: [], needs: file };
}

/** How often dates, times, phone numbers, e-mails and sums are found in other people's sentences. */
export function scoreSlots(directory: string): Table[] {
  return [
    scoreFile(directory, 'dates-and-times.jsonl', (rows) =>
      scoreTimes(rows.filter((row) => textOf(row, 'reference_time') !== '')),
    ),
    scoreFile(directory, 'appointment-dialogs.jsonl', scoreAppointments),
    scoreFile(directory, 'numbers-phones-emails.jsonl', scoreNumbers),
  ];
}
