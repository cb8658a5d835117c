import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import { heldNumbers, phoneNumbers } from '../database/schema/phone-numbers.ts';
import { Refusal } from '../refusal.ts';

/** Refuses a number callers must not be put through to, because it rings at an AI employee again. */
export async function refuseLoop(
  database: Queryable,
  businessId: string,
  transferNumber: string,
): Promise<void> {
  const held = await database.$count(heldNumbers, eq(heldNumbers.phoneNumber, transferNumber));
  const pooled = await database.$count(phoneNumbers, eq(phoneNumbers.phoneNumber, transferNumber));
  const [business] = await database
    .select({ phoneNumber: businesses.phoneNumber })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  if (held + pooled === 0 && business?.phoneNumber !== transferNumber) return;
  throw new Refusal(
    'INVALID_REQUEST',
    'transfer_number: Calls to this number come back to your AI employee. Please give another, such as a mobile.',
  );
}
