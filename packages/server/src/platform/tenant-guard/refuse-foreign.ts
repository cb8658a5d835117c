import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import { foundOrRefused } from '../refusal.ts';
import { type Scope, within } from './person.ts';

/** Refuses with `NOT_FOUND` a business that is not there or not within the scope. */
export async function refuseForeign(on: Queryable, scope: Scope, id: string): Promise<void> {
  const [found] = await on
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.id, id), within(scope, businesses.id)));
  foundOrRefused(found, 'business');
}
