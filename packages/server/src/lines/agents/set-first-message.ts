import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import type { Person, Scope } from '../../platform/tenant-guard/person.ts';
import { findAgentByVoiceId } from './find-agent.ts';
import { publishAgent } from './publish-agent.ts';
import { recordAgentChange } from './record-agent-change.ts';

/**
 * Changes what an agent says first, writes that to the audit log and publishes it. Refuses with
 * `NOT_FOUND` outside the scope.
 */
export function setFirstMessage(
  database: Database,
  jobs: Jobs,
  { scope, person }: { scope: Scope; person: Person | null },
  voiceId: string,
  firstMessage: string,
): Promise<{ first_message: string }> {
  return database.transaction(async (transaction) => {
    const agent = await findAgentByVoiceId(transaction, scope, voiceId);
    await transaction.update(agents).set({ firstMessage }).where(eq(agents.id, agent.id));
    await recordAgentChange(transaction, person, agent, { ...agent, firstMessage });
    await jobs.enqueue(transaction, publishAgent, { agentId: agent.id });
    return { first_message: firstMessage };
  });
}
