import type { NewAgent } from '@second-ring/contract';
import { and, asc, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import type { ClaimToken } from './claim-token.ts';
import type { NewBusiness } from './new-business.ts';
import { isUnclaimed } from './trial.ts';

export type Key = Pick<NewBusiness, 'placeId' | 'site'>;

/** Who asks for the agent of a place or site. */
export interface Asker {
  /** Null: nobody who may own it. */
  /** Who asks; null: nobody is signed in. */
  person: Person | null;
  ownerId: string | null;
  /** Whether an operator asks. */
  vouchedFor: boolean;
  /** Where from; null: unknown. */
  address: string | null;
  /** What the browser is recognised by that set it up; null: it showed nothing. */
  claim: ClaimToken | null;
}

export interface FoundBusiness {
  number: string | null;
  agentId: string;
  businessId: string;
  onTrial: boolean;
  owned: boolean;
  /** Of the token that claims it; null: none does any more. */
  openClaimHash: string | null;
}

/**
 * The agent a place or a site has for whoever asks, and that answers on a number; null where it has
 * none. That is the business whose ownership is proved; else the asker's own; else, for who is not
 * signed in, what their browser has set up, and where a program shows no browser's id what its network
 * tries out. Whoever else has named the place or site keeps nobody from making their own, an operator
 * neither.
 */
export async function findAgentOf(on: Queryable, key: Key, asker: Asker): Promise<NewAgent | null> {
  const found = await findBusinessOf(on, key, asker);
  return found?.number ? answerOf(found, found.number, asker.claim) : null;
}

/** The business of that agent, whether or not it has a number. */
export async function findBusinessOf(
  on: Queryable,
  { placeId, site }: Key,
  asker: Asker,
): Promise<FoundBusiness | null> {
  const named = or(
    placeId === null ? undefined : eq(businesses.placeId, placeId),
    site === null ? undefined : eq(businesses.site, site),
  );
  const { claim } = asker;
  const same = or(
    named && and(named, or(isNotNull(businesses.ownershipProvedAt), isFor(on, asker))),
    claim === null ? undefined : eq(businesses.claimTokenHash, claim.hash),
  );
  if (!same) return null;
  const [found] = await on
    .select({
      number: phoneNumbers.phoneNumber,
      agentId: agents.id,
      businessId: businesses.id,
      onTrial: sql<boolean>`${isNotNull(businesses.trialEndsAt)}`,
      owned: sql<boolean>`NOT (${isUnclaimed(on)})`,
      openClaimHash: sql<
        string | null
      >`CASE WHEN ${businesses.claimSpentAt} IS NULL THEN ${businesses.claimTokenHash} END`,
    })
    .from(businesses)
    .innerJoin(agents, eq(agents.businessId, businesses.id))
    .leftJoin(phoneNumbers, eq(phoneNumbers.id, agents.phoneNumberId))
    .where(same)
    .orderBy(sql`${businesses.ownershipProvedAt} ASC NULLS LAST`, asc(businesses.createdAt))
    .limit(1);
  return found ?? null;
}

/** Of a query on businesses: one the asker owns or, where nobody does, tries out; undefined: none. */
function isFor(on: Queryable, { ownerId, vouchedFor, address, claim }: Asker): SQL | undefined {
  // Whatever an operator makes is proved by that. What nobody has claimed yet is whoever's made it.
  if (vouchedFor) return undefined;
  if (ownerId !== null) {
    const tie = and(
      eq(userBusinesses.userId, ownerId),
      eq(userBusinesses.businessId, businesses.id),
    );
    return exists(on.select({ one: sql`1` }).from(userBusinesses).where(tie));
  }
  // Many people share a network, and none of them is to be given what another has set up.
  if (claim !== null) return eq(businesses.claimTokenHash, claim.hash);
  const network = address === null ? null : networkOf(address);
  return and(
    isUnclaimed(on),
    isNotNull(businesses.trialEndsAt),
    network === null ? isNull(businesses.trialNetwork) : eq(businesses.trialNetwork, network),
  );
}

/** A business as it is told; how to claim it only to whose browser has set it up. */
export function answerOf(
  { agentId, businessId, owned, openClaimHash }: FoundBusiness,
  number: string,
  claim: ClaimToken | null,
): NewAgent {
  const isTheirs = claim !== null && claim.hash === openClaimHash && !owned;
  return { agent: number, agentId, businessId, claimToken: isTheirs ? claim.token : null };
}
