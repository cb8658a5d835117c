import { and, inArray, is, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect, PgTimestamp } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import { type Scope, within } from '../tenant-guard/person.ts';
import { containing, type Paging } from './page.ts';

/** Rows that leave the database as the API shows them. */
export interface NamedRows<Row> {
  /** A page's rows and the one after it, each with its place in the order asked for. */
  page(database: Queryable, kept: SQL | undefined, paging: Paging): Promise<WrittenRow[]>;
  one(database: Queryable, kept: SQL | undefined): Promise<Row | undefined>;
}

/** A row as JSON, with what a cursor needs of it. */
type WrittenRow = Record<'json' | 'id' | 'position', string>;

/**
 * For the logs, which grow long: a page has a thousand cells, and taking each of them out of the
 * database's answer, checking it and writing it as JSON would cost more than finding it. So the
 * database writes the rows, instants in ISO 8601.
 * @param columns what a row shows, under the API's names; none of an array or of a large number,
 * which the two engines hand over differently.
 * @param from the tables they are of.
 */
export function namedRows<Row extends { id: string }>(
  columns: Record<keyof Row & string, PgColumn | SQL>,
  from: SQL,
): NamedRows<Row> {
  const names = Object.keys(columns).map((name) => sql.identifier(name));
  const selected = sql.join(
    Object.entries<PgColumn | SQL>(columns).map(
      ([name, column]) => sql`${shown(column)} AS ${sql.identifier(name)}`,
    ),
    sql`, `,
  );
  const row = sql`(SELECT row_to_json(shown) FROM (SELECT ${sql.join(names, sql`, `)}) AS shown)`;
  const writtenRow = writtenOut(sql`SELECT ${row}::text AS json, id, position`);
  const oneRow = writtenOut(sql`SELECT ${selected}`);
  const tables = writtenOut(sql` FROM ${from}`);
  const where = (kept: SQL | undefined) => (kept ? sql` WHERE ${kept}` : sql``);
  return {
    async page(database, kept, { after, orderBy, position, fetch }) {
      const order = sql.join(orderBy, sql`, `);
      const { rows } = await database.execute<WrittenRow>(
        // The number of rows is written out: a plan made once must know that they are few.
        sql`${writtenRow} FROM (${oneRow}, ${position} AS position${tables}${where(and(kept, after))}
          ORDER BY ${order} LIMIT ${sql.raw(String(fetch))}) AS page`,
      );
      return rows;
    },
    async one(database, kept) {
      const found = await database.execute<Row>(sql`${oneRow}${tables}${where(kept)} LIMIT 1`);
      return found.rows[0];
    },
  };
}

function shown(column: PgColumn | SQL): SQL {
  return is(column, PgTimestamp)
    ? sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`${column}`;
}

/** Names that more businesses than this contain find rows by their own words only. */
const mostNamed = 200;

/**
 * Keeps rows of businesses whose name contains the words; undefined where there is none. The names
 * are looked up first: joined, they would keep the log's index from being used.
 */
export async function ofNamedBusiness(
  database: Queryable,
  scope: Scope,
  q: string,
  businessId: PgColumn,
): Promise<SQL | undefined> {
  const named = await database
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(within(scope, businesses.id), containing(q, [businesses.name])))
    .limit(mostNamed);
  if (named.length === 0) return undefined;
  return inArray(
    businessId,
    named.map(({ id }) => id),
  );
}

/**
 * The same SQL as one piece of text. Putting a long statement together from its columns costs more
 * than sending it, so what never changes about a statement is put together once.
 * @throws Error where the piece has a parameter, which a text cannot hold.
 */
export function writtenOut(piece: SQL): SQL {
  const { sql: text, params } = new PgDialect().sqlToQuery(piece);
  if (params.length > 0) throw new Error(`This has parameters: ${text}`);
  return sql.raw(text);
}
