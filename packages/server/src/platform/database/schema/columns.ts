import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A row's own id: a version 4 UUID made by the database. */
export const id = () => uuid('id').primaryKey().defaultRandom();

/**
 * An instant. Milliseconds, because a JavaScript `Date` holds no more: a cursor that was read
 * back must compare equal to the row it came from.
 */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();

export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/**
 * Texts as one, a line each; missing ones are empty lines. Immutable, as an index needs it, and
 * written out in full: a query finds the index by the very same words.
 */
export function joinedText(texts: (AnyPgColumn | SQL)[]): SQL {
  const lines = texts.map((each) => sql`coalesce(${each}, '')`);
  return sql.join(lines, sql.raw(' || chr(10) || '));
}
