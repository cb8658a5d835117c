import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Someone who is signed in. */
export type Person =
  | { role: 'operator'; userId: string }
  | { role: 'owner'; userId: string; businessIds: readonly string[] };

/** Which businesses' rows a query may touch. Every query on a tenant's rows takes one. */
export type Scope = 'everything' | readonly string[];

export function scopeOf(person: Person): Scope {
  return person.role === 'operator' ? 'everything' : person.businessIds;
}

/** The condition that keeps a query within the scope, given the column that names the business. */
export function within(scope: Scope, businessId: PgColumn): SQL | undefined {
  return scope === 'everything' ? undefined : inArray(businessId, [...scope]);
}
