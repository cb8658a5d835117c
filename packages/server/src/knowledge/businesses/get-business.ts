import type { Business } from '@second-ring/contract';
import { and, asc, eq } from 'drizzle-orm';
import { describeNumber } from '../../lines/agents/describe-number.ts';
import { findUnproved } from '../../lines/number-proofs/expect-proof.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { usualBooking } from './booking-settings.ts';
import { rowOfBusiness } from './row-of-business.ts';

/** One business with its agent. Refuses with `NOT_FOUND` outside the scope. */
export async function getBusiness(
  database: Queryable,
  scope: Scope,
  id: string,
): Promise<Business> {
  const [found] = await database
    .select({ business: businesses, agent: agents, number: phoneNumbers })
    .from(businesses)
    .leftJoin(agents, eq(agents.businessId, businesses.id))
    .leftJoin(phoneNumbers, eq(phoneNumbers.id, agents.phoneNumberId))
    .where(and(eq(businesses.id, id), within(scope, businesses.id)))
    .orderBy(asc(agents.createdAt))
    .limit(1);
  const { business, agent, number } = foundOrRefused(found, 'business');
  return {
    ...rowOfBusiness(business),
    geographic_service_area: business.geographicServiceArea,
    about_us_text: business.aboutUsText,
    time_zone: business.timeZone,
    region: business.region,
    business_hours: business.businessHours,
    services: business.services,
    promotions: business.promotions,
    common_questions: business.commonQuestions,
    operational_notes: business.operationalNotes,
    details: business.details,
    booking: business.booking ?? usualBooking,
    version: business.knowledgeVersion,
    calendar_feed: business.calendarTokenMadeAt && {
      made_at: business.calendarTokenMadeAt.toISOString(),
    },
    agent: agent && {
      id: agent.id,
      millis_agent_id: agent.millisAgentId,
      call_summary_recipient_number: agent.callSummaryRecipientNumber,
      call_summary_recipient_email: agent.callSummaryRecipientEmail,
      transfer_number: agent.transferNumber,
      transfer_hours: agent.transferHours,
      unproved_numbers: await findUnproved(database, agent),
      first_message: agent.firstMessage,
      forwarding_verified_at: agent.forwardingVerifiedAt?.toISOString() ?? null,
      phoneNumberDetails: describeNumber(number),
    },
  };
}
