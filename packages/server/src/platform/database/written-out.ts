import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

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
