import { and, is, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgTimestamp } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import type { Paging } from './page.ts';

/** Rows that leave the database as the API shows them; the contract drops their position. */
export interface NamedRows<Row> {
  /** A page's rows and the one after it, each with its place in the order asked for. */
  page(
    database: Queryable,
    kept: SQL | undefined,
    paging: Paging,
  ): Promise<(Row & { position: string })[]>;
  one(database: Queryable, kept: SQL | undefined): Promise<Row | undefined>;
}

/**
 * For the logs, which grow long: a page has a thousand cells, and looking at each of them again
 * would cost more than fetching it. So the database names them and writes instants in ISO 8601.
 * @param columns what a row shows, under the API's names; none of an array or of a large number,
 * which the two engines hand over differently.
 * @param from the tables they are of.
 */
export function namedRows<Row extends { id: string }>(
  columns: Record<keyof Row & string, PgColumn>,
  from: SQL,
): NamedRows<Row> {
  const selected = sql.join(
    Object.entries<PgColumn>(columns).map(
      ([name, column]) => sql`${shown(column)} AS ${sql.identifier(name)}`,
    ),
    sql`, `,
  );
  const where = (kept: SQL | undefined) => (kept ? sql` WHERE ${kept}` : sql``);
  return {
    async page(database, kept, { after, orderBy, position, fetch }) {
      const found = await database.execute<Row & { position: string }>(
        // The number of rows is written out: a plan made once must know that they are few.
        sql`SELECT ${selected}, ${position} AS position FROM ${from}${where(and(kept, after))}
          ORDER BY ${sql.join(orderBy, sql`, `)} LIMIT ${sql.raw(String(fetch))}`,
      );
      return found.rows;
    },
    async one(database, kept) {
      const found = await database.execute<Row>(
        sql`SELECT ${selected} FROM ${from}${where(kept)} LIMIT 1`,
      );
      return found.rows[0];
    },
  };
}

function shown(column: PgColumn): SQL {
  return is(column, PgTimestamp)
    ? sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`${column}`;
}
