import { assessReadiness } from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import { knowledgeOf } from '../../lines/agents/receptionist-profile.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { foundOrRefused } from '../../platform/refusal.ts';

/** Assesses anew how ready the business's receptionist is. To be called with every publish. */
export async function refreshReadiness(
  transaction: Transaction,
  businessId: string,
): Promise<void> {
  const [row] = await transaction.select().from(businesses).where(eq(businesses.id, businessId));
  const business = foundOrRefused(row, 'business');
  const details = {
    ...business.details,
    readiness_assessment: assessReadiness(knowledgeOf(business)),
  };
  await transaction.update(businesses).set({ details }).where(eq(businesses.id, businessId));
}
