import { eq } from 'drizzle-orm';
import { actorOf, recordAudit } from '../../people/audit-log/audit.ts';
import { spendClaim } from '../../people/user-businesses/spend-claim.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { hashClaimToken } from './claim-token.ts';
import { limitBusinesses, limitNumbers } from './trial.ts';

interface Claimed {
  businessId: string;
  businessName: string | null;
}

/**
 * Makes a signed-in person the owner of the business they set up before signing up. The token is
 * good once; whoever claimed with it may send it again.
 * @throws Refusal
 */
export async function claimBusiness(
  database: Database,
  person: Person | null,
  claimToken: string,
): Promise<Claimed> {
  if (!person) throw new Refusal('NOT_SIGNED_IN', 'Please sign in first.');
  return database.transaction((transaction) =>
    claimWithin(transaction, person, hashClaimToken(claimToken)),
  );
}

/**
 * The same of what the browser of a sign-up had set up, once its address is confirmed. What cannot be claimed
 * is left: that browser still holds its token, and is told why when they sign in there.
 */
export async function claimSetUps(
  transaction: Transaction,
  userId: string,
  claims: readonly string[],
): Promise<void> {
  for (const hash of claims) {
    try {
      await claimWithin(transaction, { role: 'owner', userId, businessIds: [] }, hash);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

/** @throws Refusal before anything is written */
async function claimWithin(
  transaction: Transaction,
  person: Person,
  hash: string,
  now: Date = new Date(),
): Promise<Claimed> {
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
  if (owners.length > 0 || business.claimSpentAt) {
    throw new Refusal(
      'ALREADY_CLAIMED',
      'Someone else owns this business. Ask them to invite you.',
    );
  }
  if (business.claimExpiresAt && business.claimExpiresAt < now) {
    throw new Refusal('CLAIM_EXPIRED', 'This set-up was not claimed in time. Set up again.');
  }
  if (person.role === 'owner') {
    await limitBusinesses(transaction, person.userId);
    await limitNumbers(transaction, person.userId);
  }
  const tie = { userId: person.userId, businessId: business.id };
  await transaction.insert(userBusinesses).values(tie);
  await spendClaim(transaction, business.id);
  await recordAudit(transaction, {
    action: 'business_claimed',
    actor: await actorOf(transaction, person),
    businessId: business.id,
  });
  return claimed;
}
