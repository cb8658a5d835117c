import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What both engines answer raw SQL with. */
interface Rows<Row> {
  rows: Row[];
}
interface RawResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Our tables, on either engine. Features know this type and never which engine is behind it. */
export type Database = PgDatabase<RawResult, Record<string, never>>;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Something queries run on: the database itself or a transaction of it. */
export type Queryable = Database | Transaction;

/** What the job queue needs: plain SQL, several statements in one text included. */
export interface SqlConnection {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** An open, migrated database. */
export interface OpenDatabase {
  readonly engine: 'PGlite' | 'PostgreSQL';
  readonly database: Database;
  readonly sql: SqlConnection;
  /**
   * Does what only one instance may do at a time, such as changing the schema; others that ask
   * wait. Not inside a transaction, nor inside itself.
   */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Ends every connection and, for an embedded database, frees its folder. Safe to call twice. */
  close(): Promise<void>;
}
