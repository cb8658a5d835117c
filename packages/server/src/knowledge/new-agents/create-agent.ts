import type { NewAgent } from '@second-ring/contract';
import { publishAgent } from '../../lines/agents/publish-agent.ts';
import { connectLater } from '../../lines/phone-numbers/connect-number.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { authorNamed } from '../businesses/author-named.ts';
import { recordVersion } from '../businesses/record-version.ts';
import { type ClaimToken, createClaimToken } from './claim-token.ts';
import { existingAgent } from './existing-agent.ts';
import { leaveTrialEnds } from './give-number-back.ts';
import { limitNumbers, limitTrials } from './limit-trials.ts';
import type { NewBusiness } from './new-business.ts';
import { takeNumber } from './take-number.ts';
import { trialEnd } from './trial.ts';

export interface NewAgentOptions {
  /** The signed-in owner it is made for; null: whoever holds the claim token may become it. */
  ownerId: string | null;
  /** Where nobody is signed in: a business nobody claims within a day gives its number back. */
  onTrial?: boolean;
  /** Where it is asked for from; null: nobody's network. */
  address?: string | null;
  /** Whether the owner may have only so many numbers. */
  limited?: boolean;
  /** Claims it, and makes it the same business when it is asked for again; null: a new one. */
  claim?: ClaimToken | null;
  /** What else is stored of a new business, in the same transaction. */
  beside?: (transaction: Transaction, businessId: string) => Promise<void>;
}

/** How often two agents may want the same number before it is told as a fault. */
const attempts = 4;

/**
 * Makes the business, its agent and its number, and leaves the publishing: all of it or nothing. A
 * place or site that has a business already gives that business's agent, also when both are asked
 * for at once.
 * @throws Refusal `NO_NUMBER_LEFT`; `TOO_MANY_REQUESTS` on trial
 */
export async function createAgent(
  database: Database,
  jobs: Jobs,
  business: NewBusiness,
  options: NewAgentOptions,
): Promise<NewAgent> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction((transaction) =>
        createWithin(transaction, jobs, business, options),
      );
    } catch (error) {
      if (attempt === attempts || !isNumberTaken(error)) throw error;
    }
  }
}

async function createWithin(
  transaction: Transaction,
  jobs: Jobs,
  business: NewBusiness,
  {
    ownerId,
    beside,
    onTrial = false,
    address = null,
    limited = false,
    claim: given = null,
  }: NewAgentOptions,
): Promise<NewAgent> {
  const claim = given ?? (ownerId === null ? createClaimToken(new Date()) : null);
  const trialEndsAt = onTrial ? trialEnd(new Date()) : null;
  if (onTrial) await limitTrials(transaction, new Date(), address);
  const [inserted] = await transaction
    .insert(businesses)
    .values({
      ...rowOf(business),
      claimTokenHash: claim?.hash,
      claimExpiresAt: claim?.expiresAt,
      trialEndsAt,
      trialNetwork: onTrial && address !== null ? networkOf(address) : null,
    })
    .onConflictDoNothing()
    .returning();
  // The other request has committed by now: the insert waited for it.
  if (!inserted) return existingAgent(transaction, jobs, business, { claim, address });
  if (limited && ownerId) await limitNumbers(transaction, ownerId);
  const subdivision = business.knowledge.region?.subdivision ?? null;
  const number = await takeNumber(transaction, subdivision, onTrial);
  await connectLater(transaction, jobs, number.id);
  const [agent] = await transaction
    .insert(agents)
    .values({
      businessId: inserted.id,
      name: `${business.knowledge.name} front desk`,
      phoneNumberId: number.id,
      firstMessage: business.firstMessage,
    })
    .returning({ id: agents.id });
  const { id: agentId } = foundOrRefused(agent, 'agent');
  if (ownerId)
    await transaction.insert(userBusinesses).values({ userId: ownerId, businessId: inserted.id });
  await recordVersion(transaction, {
    before: null,
    after: inserted,
    author: await authorNamed(transaction, ownerId),
  });
  await beside?.(transaction, inserted.id);
  if (trialEndsAt) await leaveTrialEnds(transaction, jobs, inserted.id, trialEndsAt);
  await jobs.enqueue(transaction, publishAgent, { agentId });
  return {
    agent: number.phoneNumber,
    agentId,
    businessId: inserted.id,
    claimToken: claim?.token ?? null,
  };
}

/** A business as a row. What it is recognised by is set once and stays. */
export function rowOf({
  knowledge,
  placeId,
  site,
  plan,
}: NewBusiness): typeof businesses.$inferInsert {
  return {
    name: knowledge.name,
    primaryIndustry: knowledge.industry,
    website: knowledge.website,
    email: knowledge.email,
    phoneNumber: knowledge.phone,
    address: knowledge.address,
    geographicServiceArea: knowledge.serviceArea,
    aboutUsText: knowledge.about,
    businessHours: knowledge.hours,
    services: knowledge.services,
    commonQuestions: knowledge.commonQuestions,
    operationalNotes: knowledge.operationalNotes,
    promotions: knowledge.promotions,
    details: { ...knowledge.details },
    timeZone: knowledge.timeZone,
    region: knowledge.region,
    plan: plan ?? null,
    placeId,
    site,
  };
}

/** Whether another transaction got the number between our look and our write. */
function isNumberTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    typeof cause === 'object' &&
    cause !== null &&
    Reflect.get(cause, 'code') === '23505' &&
    String(Reflect.get(cause, 'constraint')).includes('phone_number_id')
  );
}
