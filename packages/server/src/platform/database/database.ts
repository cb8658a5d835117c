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
interface SqlConnection {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Someone whose requests reach the rows of their businesses and no others. */
interface Owner {
  userId: string;
  businessIds: readonly string[];
}

/**
 * Runs work in a transaction in which the database itself shows and takes an owner's rows only,
 * whatever a query forgets to ask for. Every query of the work must run on the database it is
 * given: on PGlite another would wait for this one for ever. Nothing slow inside: no requests to
 * providers, no long answers.
 */
export type AsOwner = <Result>(
  owner: Owner,
  work: (database: Database) => Promise<Result>,
) => Promise<Result>;

/** Runs work on the database as far as someone reaches: all of it, or as `AsOwner` says. */
export type WithDatabase = <Result>(
  work: (database: Database) => Promise<Result>,
) => Promise<Result>;

/** An open, migrated database. */
export interface OpenDatabase {
  readonly engine: 'PGlite' | 'PostgreSQL';
  /** What calls, jobs and the carrier's webhooks run on. */
  readonly database: Database;
  /**
   * The same, for what people and programs ask over HTTP: however much they ask, calls never wait
   * behind more than little of it.
   */
  readonly requests: Database;
  readonly sql: SqlConnection;
  /** On `requests`. Null: the server lacks the role that row level security binds, and lets us make none. */
  readonly asOwner: AsOwner | null;
  /**
   * Does what only one instance may do at a time, such as changing the schema; others that ask
   * wait. Not inside a transaction, nor inside itself.
   */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Ends every connection and, for an embedded database, frees its folder. Safe to call twice. */
  close(): Promise<void>;
}
