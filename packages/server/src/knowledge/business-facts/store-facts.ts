import type { Transaction } from '../../platform/database/database.ts';
import { businessFacts } from '../../platform/database/schema/business-facts.ts';
import type { SettledFact } from '../website/settle-facts.ts';

/** How many rows one statement writes. */
const mostAtOnce = 100;

/** Keeps what a website says, with page and words, beside the business it was read for. */
export async function storeFacts(
  transaction: Transaction,
  businessId: string,
  facts: readonly SettledFact[],
): Promise<void> {
  for (let first = 0; first < facts.length; first += mostAtOnce) {
    const rows = facts.slice(first, first + mostAtOnce);
    await transaction.insert(businessFacts).values(
      rows.map(({ kind, value, page, words, inUse, doubt }) => ({
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
}
