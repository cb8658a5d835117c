import { and, eq, sql } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import { procedures } from '../api/procedures.ts';
import type { Queryable } from '../database/database.ts';
import { leads } from '../database/schema/leads.ts';
import { foundOrRefused } from '../refusal.ts';

export function leadProcedures() {
  return {
    update: procedures.leads.update.handler(({ input, context }) =>
      context.withDatabase((database) => noteContact(database, context.scope, input)),
    ),
  };
}

/**
 * Notes that somebody got in touch with a lead, or that they still wait; the first contact stands.
 * Refuses with `NOT_FOUND` outside the scope.
 */
async function noteContact(
  database: Queryable,
  scope: Scope,
  { id, contacted }: { id: string; contacted: boolean },
): Promise<{ id: string; contacted_at: string | null }> {
  const [changed] = await database
    .update(leads)
    .set({ contactedAt: contacted ? sql`coalesce(${leads.contactedAt}, now())` : null })
    .where(and(eq(leads.id, id), within(scope, leads.businessId)))
    .returning({ id: leads.id, contactedAt: leads.contactedAt });
  const lead = foundOrRefused(changed, 'lead');
  return { id: lead.id, contacted_at: lead.contactedAt?.toISOString() ?? null };
}
