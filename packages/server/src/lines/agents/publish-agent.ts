import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';
import type { Voice } from '../../platform/providers/voice/interface.ts';
import { identityOf } from './identity-of.ts';
import { readProfile } from './receptionist-profile.ts';

const payload = z.object({ agentId: z.uuid() });

/** Brings the voice provider up to what the business says now, whenever it runs. */
export const publishAgent: Job<z.infer<typeof payload>> = { name: 'publish-agent', payload };

/** Leaves the publishing of every agent of a business with its change. */
export async function publishAgentsOf(
  transaction: Transaction,
  jobs: Jobs,
  businessId: string,
): Promise<void> {
  const rows = await transaction
    .select({ agentId: agents.id })
    .from(agents)
    .where(eq(agents.businessId, businessId));
  for (const row of rows) await jobs.enqueue(transaction, publishAgent, row);
}

/** Publishes what is stored when it runs; an agent that is gone by then needs no publishing. */
export function publishWorker(database: Database, voice: Voice): Worker {
  return worker(publishAgent, async ({ agentId }) => {
    const [agent] = await database.select().from(agents).where(eq(agents.id, agentId));
    if (!agent) return;
    const millisAgentId = await voice.publish(
      identityOf(agent),
      await readProfile(database, agentId),
    );
    if (millisAgentId !== null && millisAgentId !== agent.millisAgentId)
      await database.update(agents).set({ millisAgentId }).where(eq(agents.id, agentId));
  });
}
