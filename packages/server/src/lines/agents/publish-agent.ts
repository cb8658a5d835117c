import type { BusinessKnowledge, ReceptionistProfile } from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';
import type { AgentIdentity, Voice } from '../../platform/providers/voice/interface.ts';
import { findUnproved } from '../number-proofs/number-proofs.ts';

const payload = z.object({ agentId: z.uuid() });

/** Brings the voice provider up to what the business says now, whenever it runs. */
export const publishAgent: Job<z.infer<typeof payload>> = { name: 'publish-agent', payload };

/** Leaves the publishing of every agent of a business with its change. */
export async function publishAgentsOf(
  on: Queryable,
  jobs: Jobs,
  businessId: string,
): Promise<void> {
  const rows = await on
    .select({ agentId: agents.id })
    .from(agents)
    .where(eq(agents.businessId, businessId));
  for (const row of rows) await jobs.enqueue(on, publishAgent, row);
}

/**
 * Publishes what is stored when it runs; an agent that is gone by then needs no publishing. Nobody is put
 * through to a phone where nobody has agreed to it.
 */
export function publishWorker(database: Database, voice: Voice): Worker {
  return worker(publishAgent, async ({ agentId }) => {
    const [agent] = await database.select().from(agents).where(eq(agents.id, agentId));
    if (!agent) return;
    const profile = await readProfile(database, agentId);
    const unproved = await findUnproved(database, agent);
    const { transferNumber } = profile;
    const isProved = transferNumber !== null && !unproved.includes(transferNumber);
    const agreed = { ...profile, transferNumber: isProved ? transferNumber : null };
    const millisAgentId = await voice.publish(identityOf(agent), agreed);
    if (millisAgentId !== null && millisAgentId !== agent.millisAgentId)
      await database.update(agents).set({ millisAgentId }).where(eq(agents.id, agentId));
  });
}

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

/** A stored agent, for the provider that voices it. */
export function identityOf(agent: typeof agents.$inferSelect): AgentIdentity {
  return {
    id: agent.id,
    millisAgentId: agent.millisAgentId,
    name: agent.name ?? 'AI employee',
    createdAt: agent.createdAt,
  };
}
