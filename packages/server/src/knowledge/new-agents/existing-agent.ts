import type { NewAgent } from '@second-ring/contract';
import { eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import type { ClaimToken } from './claim-token.ts';
import type { NewBusiness } from './new-business.ts';
import { replaceNumber } from './replace-number.ts';

type Key = Pick<NewBusiness, 'placeId' | 'site'>;

/** The agent a place or a site has and that answers on a number; null where it has none. */
export async function findAgentOf(on: Queryable, key: Key): Promise<NewAgent | null> {
  const found = await findBusinessOf(on, key, null);
  return found?.number ? answerOf(found, found.number) : null;
}

/**
 * The agent of a business that is there already. One that gave its number back after a trial, and
 * that nobody has claimed since, gets another.
 * @throws Refusal `NO_NUMBER_LEFT`, also where its owner has unlinked the number
 */
export async function existingAgent(
  transaction: Transaction,
  jobs: Jobs,
  business: NewBusiness,
  { claim, address }: { claim: ClaimToken | null; address: string | null },
): Promise<NewAgent> {
  const found = foundOrRefused(await findBusinessOf(transaction, business, claim), 'business');
  if (found.number) return answerOf(found, found.number);
  if (found.onTrial && !found.owned) {
    const asked = { businessId: found.businessId, onTrial: true, address };
    const number = await replaceNumber(transaction, jobs, business, asked);
    return answerOf(found, number);
  }
  throw new Refusal(
    'NO_NUMBER_LEFT',
    'This business has an AI employee already, but no phone number is linked to it. Sign in and link one.',
  );
}

type Found = Awaited<ReturnType<typeof findBusinessOf>>;

async function findBusinessOf(on: Queryable, { placeId, site }: Key, claim: ClaimToken | null) {
  const same = or(
    placeId === null ? undefined : eq(businesses.placeId, placeId),
    site === null ? undefined : eq(businesses.site, site),
    claim === null ? undefined : eq(businesses.claimTokenHash, claim.hash),
  );
  if (!same) return null;
  const owners = on
    .select({ one: sql`1` })
    .from(userBusinesses)
    .where(eq(userBusinesses.businessId, businesses.id));
  const [found] = await on
    .select({
      number: phoneNumbers.phoneNumber,
      agentId: agents.id,
      businessId: businesses.id,
      onTrial: sql<boolean>`${isNotNull(businesses.trialEndsAt)}`,
      owned: sql<boolean>`EXISTS ${owners}`,
    })
    .from(businesses)
    .innerJoin(agents, eq(agents.businessId, businesses.id))
    .leftJoin(phoneNumbers, eq(phoneNumbers.id, agents.phoneNumberId))
    .where(same)
    .limit(1);
  return found ?? null;
}

function answerOf({ agentId, businessId }: NonNullable<Found>, number: string): NewAgent {
  return { agent: number, agentId, businessId, claimToken: null };
}
