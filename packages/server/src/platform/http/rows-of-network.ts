import { eq, like, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CountedNetwork } from './network.ts';

/** Whether a stored network, as `networkOf` writes it, is a counted one or lies in it. */
export function liesIn(column: AnyPgColumn, { key, share }: CountedNetwork): SQL {
  return share === 1 ? eq(column, key) : like(column, `${key.replace(/::\/\d+$/, '')}:%`);
}
