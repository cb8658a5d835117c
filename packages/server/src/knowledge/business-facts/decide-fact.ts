import type { BusinessFact } from '@second-ring/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { businessFacts } from '../../platform/database/schema/business-facts.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import type { Person, Scope } from '../../platform/tenant-guard/person.ts';
import { lockBusiness, publishKnowledge } from '../businesses/publish-knowledge.ts';
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
  { scope, person }: { scope: Scope; person: Person | null },
  { businessId, factId, decision }: Decision,
): Promise<BusinessFact> {
  return database.transaction(async (transaction) => {
    const before = await lockBusiness(transaction, scope, businessId);
    const [decided] = await transaction
      .update(businessFacts)
      .set({ decision, inUse: decision === 'accepted', decidedAt: new Date() })
      .where(and(eq(businessFacts.id, factId), eq(businessFacts.businessId, businessId)))
      .returning();
    const fact = factOf(foundOrRefused(decided, 'fact'));
    if (decision === 'accepted') await retireOthers(transaction, businessId, fact);
    const change = decision === 'accepted' ? acceptFact(before, fact) : dropFact(before, fact);
    await publishKnowledge(transaction, jobs, { before, change, person });
    return fact;
  });
}

/** A business has one of each kind, and one service and question of an id: the others are replaced. */
async function retireOthers(
  transaction: Transaction,
  businessId: string,
  fact: BusinessFact,
): Promise<void> {
  const hasId = fact.kind === 'service' || fact.kind === 'question';
  await transaction
    .update(businessFacts)
    .set({ decision: 'dropped', inUse: false, decidedAt: new Date() })
    .where(
      and(
        eq(businessFacts.businessId, businessId),
        eq(businessFacts.kind, fact.kind),
        eq(businessFacts.inUse, true),
        ne(businessFacts.id, fact.id),
        hasId ? eq(sql`${businessFacts.value} ->> 'id'`, fact.value.id) : undefined,
      ),
    );
}
