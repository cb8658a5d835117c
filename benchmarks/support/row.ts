/** One line of the table. */
export interface Row {
  measure: string;
  value: string;
}

/** What a file in this folder exports as `run`. */
export type Benchmark = () => Promise<Row[]>;
