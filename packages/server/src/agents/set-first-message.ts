import { eq } from 'drizzle-orm';
import type { Person, Scope } from '../access/person.ts';
import type { Database } from '../database/database.ts';
import { agents } from '../database/schema/agents.ts';
import type { Jobs } from '../jobs/job.ts';
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
