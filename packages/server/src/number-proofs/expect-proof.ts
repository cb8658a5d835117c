import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { agents } from '../database/schema/agents.ts';
import { numberProofs } from '../database/schema/number-proofs.ts';

/**
 * Notes that a business wants a number rung and texted. Until whoever is there has agreed, it is
 * not; `vouchedFor` counts as agreed. A number that has proved itself stays proved.
 */
export async function expectProof(
  database: Queryable,
  businessId: string,
  phoneNumber: string,
  vouchedFor: boolean,
): Promise<void> {
  const provedAt = vouchedFor ? new Date() : null;
  const insertion = database.insert(numberProofs).values({ businessId, phoneNumber, provedAt });
  if (!vouchedFor) return void (await insertion.onConflictDoNothing());
  await insertion.onConflictDoUpdate({
    target: [numberProofs.businessId, numberProofs.phoneNumber],
    set: { provedAt },
  });
}

/** Which of an agent's numbers nobody has agreed to yet. */
export async function findUnproved(
  database: Queryable,
  agent: Pick<
    typeof agents.$inferSelect,
    'businessId' | 'transferNumber' | 'callSummaryRecipientNumber'
  >,
): Promise<string[]> {
  const numbers = [agent.transferNumber, agent.callSummaryRecipientNumber].filter(
    (number) => number !== null,
  );
  if (numbers.length === 0) return [];
  const open = await database
    .select({ phoneNumber: numberProofs.phoneNumber })
    .from(numberProofs)
    .where(
      and(
        eq(numberProofs.businessId, agent.businessId),
        inArray(numberProofs.phoneNumber, numbers),
        isNull(numberProofs.provedAt),
      ),
    );
  return open.map(({ phoneNumber }) => phoneNumber);
}
