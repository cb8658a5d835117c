import { and, eq, or, sql } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import type { Queryable } from '../database/database.ts';
import { agents } from '../database/schema/agents.ts';
import { foundOrRefused } from '../refusal.ts';

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
