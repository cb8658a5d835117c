import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Texts as one, a line each; missing ones are empty lines. Immutable, as an index needs it, and
 * written out in full: a query finds the index by the very same words.
 */
export function joinedText(texts: (AnyPgColumn | SQL)[]): SQL {
  const lines = texts.map((each) => sql`coalesce(${each}, '')`);
  return sql.join(lines, sql.raw(' || chr(10) || '));
}
