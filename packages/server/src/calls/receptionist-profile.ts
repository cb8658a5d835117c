import type { BusinessKnowledge, ReceptionistProfile } from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import { alertsSomeone } from '../after-call/recipients.ts';
import type { Queryable } from '../database/database.ts';
import { agents } from '../database/schema/agents.ts';
import { businesses } from '../database/schema/businesses.ts';

/** A profile, and what else its receptionist should know before it promises anything. */
export interface PreparedProfile extends ReceptionistProfile {
  /** Whether a text or a mail about an urgent call reaches anybody; if not, none may be promised. */
  alertsSomeone: boolean;
}

/** Reads what an agent's receptionist knows right now. Throws if there is no such agent. */
export async function readProfile(database: Queryable, agentId: string): Promise<PreparedProfile> {
  const [row] = await database
    .select({ agent: agents, business: businesses })
    .from(agents)
    .innerJoin(businesses, eq(agents.businessId, businesses.id))
    .where(eq(agents.id, agentId));
  if (!row) throw new Error(`There is no agent ${agentId}.`);
  const prepared = profileOf(row.agent, row.business);
  return { ...prepared, alertsSomeone: await alertsSomeone(database, agentId) };
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
