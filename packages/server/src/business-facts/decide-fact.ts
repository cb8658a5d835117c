import type { BusinessFact } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import { publishAgentsOf } from '../agents/publish-agent.ts';
import { refreshReadiness } from '../businesses/refresh-readiness.ts';
import type { Database } from '../database/database.ts';
import { businessFacts } from '../database/schema/business-facts.ts';
import { businesses } from '../database/schema/businesses.ts';
import type { Jobs } from '../jobs/job.ts';
import { foundOrRefused } from '../refusal.ts';
import { acceptFact, dropFact } from './apply-fact.ts';
import { factOf } from './list-facts.ts';

export interface Decision {
  businessId: string;
  factId: string;
  decision: 'accepted' | 'dropped';
}

/**
 * Takes the owner's word on a fact: accepted, it is what the receptionist says; dropped, it no longer
 * is. Publishes either way. Refuses with `NOT_FOUND` outside the scope.
 */
export function decideFact(
  database: Database,
  jobs: Jobs,
  scope: Scope,
  { businessId, factId, decision }: Decision,
): Promise<BusinessFact> {
  return database.transaction(async (transaction) => {
    const [business] = await transaction
      .select()
      .from(businesses)
      .where(and(eq(businesses.id, businessId), within(scope, businesses.id)))
      .for('update');
    const knowledge = foundOrRefused(business, 'business');
    const [decided] = await transaction
      .update(businessFacts)
      .set({ decision, inUse: decision === 'accepted', decidedAt: new Date() })
      .where(and(eq(businessFacts.id, factId), eq(businessFacts.businessId, businessId)))
      .returning();
    const fact = factOf(foundOrRefused(decided, 'fact'));
    const change =
      decision === 'accepted' ? acceptFact(knowledge, fact) : dropFact(knowledge, fact);
    if (Object.keys(change).length > 0) {
      await transaction.update(businesses).set(change).where(eq(businesses.id, businessId));
    }
    await refreshReadiness(transaction, businessId);
    await publishAgentsOf(transaction, jobs, businessId);
    return fact;
  });
}
