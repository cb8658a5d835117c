import type { NewAgent } from '@second-ring/contract';
import { sql } from 'drizzle-orm';
import { publishAgent } from '../../lines/agents/publish-agent.ts';
import { connectLater } from '../../lines/phone-numbers/connect-number.ts';
import { actorOf, recordAudit } from '../../people/audit-log/audit.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { authorNamed, recordVersion } from '../businesses/record-version.ts';
import { type ClaimToken, createClaimToken } from './claim-token.ts';
import {
  type Asker,
  answerOf,
  type FoundBusiness,
  findBusinessOf,
  type Key,
} from './find-agent.ts';
import { leaveTrialEnds } from './give-number-back.ts';
import type { NewBusiness } from './new-business.ts';
import { askerWithoutAccount, replaceNumber, takeNumber } from './take-number.ts';
import { limitBusinesses, limitNumbers, limitTrials, trialEnd } from './trial.ts';

interface NewAgentOptions {
  /** Who makes it; null: nobody is signed in. */
  person: Person | null;
  /** The signed-in owner it is made for; null: whoever holds the claim token may become it. */
  ownerId: string | null;
  /** Whether an operator makes it, and so says whose it is. */
  vouchedFor?: boolean;
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
 * place or site that has a business already, as `findAgentOf` says, gives that business's agent,
 * also when both are asked for at once.
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
    person,
    ownerId,
    beside,
    vouchedFor = false,
    onTrial = false,
    address = null,
    limited = false,
    claim: given = null,
  }: NewAgentOptions,
): Promise<NewAgent> {
  const asker = { person, ownerId, vouchedFor, address, claim: given };
  await waitForSame(transaction, business);
  const known = await findBusinessOf(transaction, business, asker);
  if (known) return existingAgent(transaction, jobs, business, known, asker);
  const claim = given ?? (ownerId === null ? createClaimToken(new Date()) : null);
  const now = new Date();
  const trialEndsAt = onTrial ? trialEnd(now) : null;
  if (onTrial) await limitTrials(transaction, now, address);
  if (limited && ownerId) await limitBusinesses(transaction, ownerId);
  const holder =
    limited && ownerId ? await limitNumbers(transaction, ownerId, { address, now }) : null;
  const [inserted] = await transaction
    .insert(businesses)
    .values({
      ...rowOf(business),
      claimTokenHash: claim?.hash,
      claimExpiresAt: claim?.expiresAt,
      claimSpentAt: ownerId === null ? null : now,
      trialEndsAt,
      trialNetwork: address !== null && !vouchedFor ? networkOf(address) : null,
      ownershipProvedAt: vouchedFor ? new Date() : null,
    })
    .onConflictDoNothing()
    .returning();
  // The other request has committed by now: the insert waited for it.
  if (!inserted) {
    const found = await findBusinessOf(transaction, business, { ...asker, claim });
    return existingAgent(transaction, jobs, business, found, asker);
  }
  const numberAsker = onTrial ? askerWithoutAccount(address) : (holder ?? 'operator');
  const number = await takeNumber(transaction, jobs, business.knowledge, numberAsker);
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
    author: await authorNamed(transaction, person?.userId ?? null),
  });
  await recordAudit(transaction, {
    action: 'agent_made',
    actor: await actorOf(transaction, person),
    businessId: inserted.id,
    details: { agent_id: agentId, phone_number: number.phoneNumber },
    ip: person?.address ?? address,
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

/** Has requests for the same place or site follow one another. */
async function waitForSame(transaction: Transaction, { placeId, site }: Key): Promise<void> {
  for (const key of [placeId && `place ${placeId}`, site && `site ${site}`])
    if (key) await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${key}))`);
}

/**
 * The agent of a business that is there already. One that gave its number back after a trial, and
 * that nobody has claimed since, gets another.
 * @throws Refusal `NO_NUMBER_LEFT`, also where its owner has unlinked the number
 */
async function existingAgent(
  transaction: Transaction,
  jobs: Jobs,
  business: NewBusiness,
  stored: FoundBusiness | null,
  { person, vouchedFor, address, claim }: Asker,
): Promise<NewAgent> {
  const found = foundOrRefused(stored, 'business');
  if (found.number) return answerOf(found, found.number, claim);
  if (found.onTrial && !found.owned) {
    const asked = { businessId: found.businessId, person, ownerId: null, vouchedFor, address };
    const number = await replaceNumber(transaction, jobs, business, asked);
    return answerOf(found, number, claim);
  }
  throw new Refusal(
    'NO_NUMBER_LEFT',
    'This business has an AI employee already, but no phone number is linked to it. Sign in and link one.',
  );
}
