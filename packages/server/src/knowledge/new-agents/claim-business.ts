import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { actorOf, recordAudit } from '../../people/audit-log/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { limitNumbers } from './limit-trials.ts';

/**
 * Makes a signed-in person the owner of the business they set up before signing up. The token is
 * good once; whoever claimed with it may send it again.
 */
export async function claimBusiness(
  database: Database,
  person: Person | null,
  claimToken: string,
  now: Date = new Date(),
): Promise<{ businessId: string; businessName: string | null }> {
  if (!person) throw new Refusal('NOT_SIGNED_IN', 'Please sign in first.');
  const hash = createHash('sha256').update(claimToken).digest('hex');
  return database.transaction(async (transaction) => {
    const [business] = await transaction
      .select()
      .from(businesses)
      .where(eq(businesses.claimTokenHash, hash))
      .for('update');
    if (!business) {
      throw new Refusal('NOT_FOUND', 'This link to your set-up is not known. Set up again.');
    }
    const claimed = { businessId: business.id, businessName: business.name };
    const owners = await transaction
      .select({ userId: userBusinesses.userId })
      .from(userBusinesses)
      .where(eq(userBusinesses.businessId, business.id));
    if (owners.some(({ userId }) => userId === person.userId)) return claimed;
    if (owners.length > 0) {
      throw new Refusal(
        'ALREADY_CLAIMED',
        'Someone else owns this business. Ask them to invite you.',
      );
    }
    if (business.claimExpiresAt && business.claimExpiresAt < now) {
      throw new Refusal('CLAIM_EXPIRED', 'This set-up was not claimed in time. Set up again.');
    }
    if (person.role === 'owner') await limitNumbers(transaction, person.userId);
    const tie = { userId: person.userId, businessId: business.id };
    await transaction.insert(userBusinesses).values(tie);
    await transaction
      .update(businesses)
      .set({ trialNetwork: null })
      .where(eq(businesses.id, business.id));
    await recordAudit(transaction, {
      action: 'business_claimed',
      actor: await actorOf(transaction, person),
      businessId: business.id,
    });
    return claimed;
  });
}
