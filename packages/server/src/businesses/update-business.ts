import type { Business, BusinessChange } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import { publishAgentsOf } from '../agents/publish-agent.ts';
import type { Database } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import type { Jobs } from '../jobs/job.ts';
import { foundOrRefused } from '../refusal.ts';
import { getBusiness } from './get-business.ts';
import { refreshReadiness } from './refresh-readiness.ts';

/**
 * Stores the sections that changed, leaves the others alone, assesses its readiness anew and
 * publishes the business to its agents' voice provider: all or nothing. Refuses with `NOT_FOUND` outside the scope.
 */
export function updateBusiness(
  database: Database,
  jobs: Jobs,
  scope: Scope,
  id: string,
  change: BusinessChange,
): Promise<Business> {
  return database.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(businesses)
      .set({
        businessHours: change.business_hours,
        services: change.services,
        commonQuestions: change.common_questions,
        operationalNotes: change.operational_notes,
        details: change.details,
        booking: change.booking,
        updatedAt: new Date(),
      })
      .where(and(eq(businesses.id, id), within(scope, businesses.id)))
      .returning({ id: businesses.id });
    foundOrRefused(changed, 'business');
    await refreshReadiness(transaction, id);
    await publishAgentsOf(transaction, jobs, id);
    return getBusiness(transaction, scope, id);
  });
}
