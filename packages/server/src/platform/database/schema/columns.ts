import { timestamp, uuid } from 'drizzle-orm/pg-core';

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
