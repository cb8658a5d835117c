import type { Business, BusinessChange } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import { publishAgentsOf } from '../agents/publish-agent.ts';
import { readPhoneNumber } from '../agents/read-phone-number.ts';
import type { Database } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import type { Jobs } from '../jobs/job.ts';
import { foundOrRefused } from '../refusal.ts';
import { getBusiness } from './get-business.ts';
import { refreshReadiness } from './refresh-readiness.ts';

/**
 * Stores the sections that changed, leaves the others alone, assesses its readiness anew and
 * publishes the business to its agents' voice provider: all or nothing. Refuses with `NOT_FOUND`
 * outside the scope, `INVALID_REQUEST` for what is no phone number.
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
        name: change.name,
        primaryIndustry: change.primary_industry,
        website: change.website,
        email: change.email,
        phoneNumber: readPhoneNumber(change.phone_number),
        address: change.address,
        geographicServiceArea: change.geographic_service_area,
        aboutUsText: change.about_us_text,
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
