import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import { foundOrRefused } from '../refusal.ts';

/** Someone who is signed in. */
export type Person = (
  | { role: 'operator'; userId: string }
  | { role: 'owner'; userId: string; businessIds: readonly string[] }
) & {
  /** Where this request of theirs comes from; null or absent: unknown. */
  address?: string | null;
};

/** Which businesses' rows a query may touch. Every query on a tenant's rows takes one. */
export type Scope = 'everything' | readonly string[];

export function scopeOf(person: Person): Scope {
  return person.role === 'operator' ? 'everything' : person.businessIds;
}

/** The condition that keeps a query within the scope, given the column that names the business. */
export function within(scope: Scope, businessId: PgColumn): SQL | undefined {
  return scope === 'everything' ? undefined : inArray(businessId, [...scope]);
}

/** Where a request comes from, as the network says. */
interface Caller {
  headers: Headers;
  /** The address it came from; null where there is no socket. */
  address: string | null;
}

/** Who is signed in. */
export interface People {
  /** Who a request speaks for; null: nobody we know. */
  find(caller: Caller): Promise<Person | null>;
  /** How many accounts the scope can see. */
  count(scope: Scope): Promise<number>;
}

/** Refuses with `NOT_FOUND` a business that is not there or not within the scope. */
export async function refuseForeign(on: Queryable, scope: Scope, id: string): Promise<void> {
  const [found] = await on
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.id, id), within(scope, businesses.id)));
  foundOrRefused(found, 'business');
}
