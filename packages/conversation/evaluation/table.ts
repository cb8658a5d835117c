/** One row of a score: a kind of thing, how many were right, out of how many. */
export interface Row {
  kind: string;
  right: number;
  total: number;
  /** A score from 0 to 1 that is no share of a count, such as a mean. */
  score?: number;
  /** What the row leaves out, or what a second figure says. */
  note?: string;
}

/** What one part of the evaluation found. `needs` is set when it had nothing to read. */
export interface Table {
  title: string;
  rows: Row[];
  /** Examples of what went wrong, for whoever improves the rules; printed with `--failures`. */
  failures?: string[];
  /** The file that was missing; the table is then printed as one line saying so. */
  needs?: string;
}

/** The table as lines of text: kind, share, count, note. */
export function renderTable(table: Table): string {
  if (table.needs) return `${table.title}\n  not measured: needs ${table.needs}`;
  const width = Math.max(...table.rows.map((row) => row.kind.length), 4);
  const lines = table.rows.map((row) => {
    const score = row.score ?? row.right / row.total;
    const share = Number.isNaN(score) ? '    -' : `${(100 * score).toFixed(1)}%`;
    const count = row.score === undefined ? `${row.right}/${row.total}` : `${row.total}`;
    return `  ${row.kind.padEnd(width)}  ${share.padStart(6)}  ${count.padStart(11)}  ${row.note ?? ''}`;
  });
  return [table.title, ...lines.map((line) => line.trimEnd())].join('\n');
}
