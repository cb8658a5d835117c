import { and, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';

export type StoredAgent = typeof agents.$inferSelect;

/** The agent with our own id. Refuses with `NOT_FOUND` outside the scope. */
export async function findAgent(
  database: Queryable,
  scope: Scope,
  id: string,
): Promise<StoredAgent> {
  const [agent] = await database
    .select()
    .from(agents)
    .where(and(eq(agents.id, id), within(scope, agents.businessId)));
  return foundOrRefused(agent, 'agent');
}

/** The agent the voice provider knows by this id; one it does not know goes by our own. */
export async function findAgentByVoiceId(
  database: Queryable,
  scope: Scope,
  voiceId: string,
): Promise<StoredAgent> {
  const ownId = and(sql`${agents.millisAgentId} IS NULL`, sql`${agents.id}::text = ${voiceId}`);
  const [agent] = await database
    .select()
    .from(agents)
    .where(and(or(eq(agents.millisAgentId, voiceId), ownId), within(scope, agents.businessId)));
  return foundOrRefused(agent, 'agent');
}
