import type { Transaction } from '../../platform/database/database.ts';
import { businessFacts } from '../../platform/database/schema/business-facts.ts';
import type { SettledFact } from '../website/settle-facts.ts';

/** Keeps what a website says, with page and words, beside the business it was read for. */
export async function storeFacts(
  transaction: Transaction,
  businessId: string,
  facts: readonly SettledFact[],
): Promise<void> {
  if (facts.length === 0) return;
  await transaction.insert(businessFacts).values(
    facts.map(({ kind, value, page, words, inUse, doubt }) => ({
      businessId,
      kind,
      value,
      page,
      words,
      inUse,
      doubt,
    })),
  );
}
