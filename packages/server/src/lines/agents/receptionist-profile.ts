import type { BusinessKnowledge, ReceptionistProfile } from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';

/** Reads what an agent's receptionist knows right now. Throws if there is no such agent. */
export async function readProfile(
  database: Queryable,
  agentId: string,
): Promise<ReceptionistProfile> {
  const [row] = await database
    .select({ agent: agents, business: businesses })
    .from(agents)
    .innerJoin(businesses, eq(agents.businessId, businesses.id))
    .where(eq(agents.id, agentId));
  if (!row) throw new Error(`There is no agent ${agentId}.`);
  return profileOf(row.agent, row.business);
}

/** The receptionist's profile of one agent and its business. */
function profileOf(
  agent: typeof agents.$inferSelect,
  business: typeof businesses.$inferSelect,
): ReceptionistProfile {
  return {
    agentId: agent.id,
    firstMessage: agent.firstMessage,
    transferNumber: agent.transferNumber,
    languageModel: false,
    books: business.booking?.enabled === true && business.businessHours !== null,
    knowledge: knowledgeOf(business),
  };
}

/** What a stored business has told us about itself. */
export function knowledgeOf(business: typeof businesses.$inferSelect): BusinessKnowledge {
  return {
    name: business.name ?? 'our shop',
    industry: business.primaryIndustry,
    phone: business.phoneNumber,
    email: business.email,
    website: business.website,
    address: business.address,
    serviceArea: business.geographicServiceArea,
    about: business.aboutUsText,
    timeZone: business.timeZone,
    region: business.region,
    hours: business.businessHours,
    services: business.services ?? [],
    commonQuestions: business.commonQuestions ?? [],
    operationalNotes: business.operationalNotes ?? [],
    promotions: business.promotions ?? [],
    details: business.details,
  };
}
