import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { leads } from '../../platform/database/schema/leads.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { noteCalledBack } from './note-called-back.ts';

export function leadProcedures() {
  return {
    update: procedures.leads.update.handler(({ input, context }) =>
      context.withDatabase((database) => noteContact(database, context.scope, input)),
    ),
  };
}

/**
 * Notes that somebody got in touch with a lead, or that they still wait; the first contact stands,
 * and their call no longer waits to be called back. Refuses with `NOT_FOUND` outside the scope.
 */
async function noteContact(
  database: Database,
  scope: Scope,
  { id, contacted }: { id: string; contacted: boolean },
): Promise<{ id: string; contacted_at: string | null }> {
  const lead = await database.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(leads)
      .set({ contactedAt: contacted ? sql`coalesce(${leads.contactedAt}, now())` : null })
      .where(and(eq(leads.id, id), within(scope, leads.businessId)))
      .returning({ id: leads.id, contactedAt: leads.contactedAt, callId: leads.callId });
    const found = foundOrRefused(changed, 'lead');
    await noteCalledBack(transaction, found.callId);
    return found;
  });
  return { id: lead.id, contacted_at: lead.contactedAt?.toISOString() ?? null };
}
