import {
  type AgentChange,
  type changedAgent,
  isE164,
  isSameJson,
  type phoneNumberDetails,
} from '@second-ring/contract';
import { and, eq, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { actorOf, recordAudit } from '../../people/audit-log/audit.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { beyondOwner } from '../../platform/database/owner-access.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { heldNumbers, phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { type Person, type Scope, within } from '../../platform/tenant-guard/person.ts';
import { expectProof, findUnproved } from '../number-proofs/number-proofs.ts';
import { connectLater } from '../phone-numbers/connect-number.ts';
import { countPool, holderWithin, refuseInShortage } from '../phone-numbers/number-shares.ts';
import {
  isGivenOut,
  isInvented,
  isOurs,
  refuseManyLetGo,
  refuseOurs,
} from '../phone-numbers/our-numbers.ts';
import { readPayableNumber, readRecipient } from '../phone-numbers/read-phone-number.ts';
import { publishAgent } from './publish-agent.ts';

/**
 * Changes what was named and leaves the rest: the number the agent answers on, where summaries go,
 * where callers are put through. Refuses with `NOT_FOUND` outside the scope, `NUMBER_TAKEN` when
 * another agent has the number, `INVALID_REQUEST` for what is no phone number. What changed is
 * written to the audit log.
 */
export function updateAgent(
  database: Database,
  { jobs, tolls, telephony }: Pick<Services, 'jobs' | 'tolls' | 'telephony'>,
  { scope, person }: { scope: Scope; person: Person | null },
  id: string,
  change: AgentChange,
): Promise<z.infer<typeof changedAgent>> {
  return database.transaction(async (transaction) => {
    const agent = await findAgent(transaction, scope, id);
    const from = await numberOf(transaction, agent);
    if (change.phone_number_id)
      await takeNumber(transaction, agent, change.phone_number_id, person);
    const transferNumber = readPayableNumber(change.transfer_number, tolls.countries);
    const summaryNumber = readRecipient(change.call_summary_recipient_number, tolls.countries);
    if (transferNumber) await refuseLoop(transaction, agent.businessId, transferNumber);
    if (summaryNumber) await refuseOurs(transaction, summaryNumber);
    const [changed] = await transaction
      .update(agents)
      .set({
        phoneNumberId: change.phone_number_id,
        ...(isOtherNumber(agent, change) && { forwardingVerifiedAt: null }),
        callSummaryRecipientNumber: summaryNumber,
        callSummaryRecipientEmail: change.call_summary_recipient_email,
        transferNumber,
        transferHours: change.transfer_hours,
        updatedAt: new Date(),
      })
      .where(eq(agents.id, id))
      .returning();
    const named = telephony.name === 'local' ? 'assumed' : 'nobody';
    const voucher = person?.role === 'owner' ? named : 'operator';
    for (const number of [transferNumber, summaryNumber])
      if (number && isE164(number))
        await expectProof(transaction, agent.businessId, number, voucher);
    if (change.phone_number_id) await connectLater(transaction, jobs, change.phone_number_id);
    await jobs.enqueue(transaction, publishAgent, { agentId: id });
    const after = foundOrRefused(changed, 'agent');
    await recordAgentChange(transaction, person, agent, after);
    const described = await describeChanged(transaction, after);
    if (isOtherNumber(agent, change)) {
      await recordAudit(transaction, {
        action: 'number_changed',
        actor: await actorOf(transaction, person),
        businessId: agent.businessId,
        details: {
          agent_id: id,
          from: from?.phoneNumber ?? null,
          to: described.phoneNumberDetails?.phone_number ?? null,
        },
      });
    }
    return described;
  });
}

/** Calls that were forwarded to the number before do not reach the new one. */
function isOtherNumber(agent: StoredAgent, { phone_number_id: id }: AgentChange): boolean {
  return id !== undefined && id !== agent.phoneNumberId;
}

/**
 * Locks the number's row, so that of two agents that want it at once one is told it is taken. A
 * number that may not be reused is only given to someone if nobody had it before, one that rests only to the
 * business that let go of it. An owner has so many and no more, and of the last ones what a set-up would have.
 */
async function takeNumber(
  transaction: Transaction,
  agent: StoredAgent,
  numberId: string,
  person: Person | null,
) {
  if (agent.phoneNumberId === numberId) return;
  if (person?.role === 'owner') {
    // What all accounts of a mailbox hold is beyond what one of them may read.
    await beyondOwner(transaction, () => limitOwner(transaction, agent, numberId, person.userId));
  }
  const [number] = await transaction
    .update(phoneNumbers)
    .set({ assignedAt: new Date() })
    .where(and(eq(phoneNumbers.id, numberId), isGivenOut(agent.businessId)))
    .returning({ id: phoneNumbers.id });
  if ((await transaction.$count(heldNumbers, eq(heldNumbers.id, numberId))) > 0) {
    throw new Refusal('NUMBER_TAKEN', 'Another agent has this number now. Please choose another.');
  }
  foundOrRefused(number, 'available phone number');
}

/** @throws Refusal `NOT_ALLOWED`, `NO_NUMBER_LEFT` */
async function limitOwner(
  transaction: Transaction,
  agent: StoredAgent,
  numberId: string,
  userId: string,
): Promise<void> {
  const holder = await holderWithin(transaction, userId, agent.id);
  const isBack = and(eq(phoneNumbers.id, numberId), eq(phoneNumbers.letGoBy, agent.businessId));
  if ((await transaction.$count(phoneNumbers, isBack)) > 0) return;
  await refuseManyLetGo(transaction, agent.businessId);
  // How many are left is counted one after another, with those that set-ups are given.
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('numbers'))`);
  const invented = and(eq(phoneNumbers.id, numberId), isInvented);
  const kind = (await transaction.$count(phoneNumbers, invented)) > 0 ? 'invented' : 'real';
  refuseInShortage(await countPool(transaction, kind), holder);
}

async function numberOf(transaction: Transaction, { phoneNumberId }: StoredAgent) {
  if (!phoneNumberId) return null;
  const [number] = await transaction
    .select()
    .from(phoneNumbers)
    .where(eq(phoneNumbers.id, phoneNumberId));
  return number ?? null;
}

async function describeChanged(transaction: Transaction, agent: StoredAgent) {
  return {
    id: agent.id,
    call_summary_recipient_number: agent.callSummaryRecipientNumber,
    call_summary_recipient_email: agent.callSummaryRecipientEmail,
    transfer_number: agent.transferNumber,
    transfer_hours: agent.transferHours,
    unproved_numbers: await findUnproved(transaction, agent),
    phoneNumberDetails: describeNumber(await numberOf(transaction, agent)),
  };
}

/** Refuses a number callers must not be put through to, because it rings at an AI employee again. */
async function refuseLoop(
  database: Queryable,
  businessId: string,
  transferNumber: string,
): Promise<void> {
  const [business] = await database
    .select({ phoneNumber: businesses.phoneNumber })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  const isOwn = business?.phoneNumber === transferNumber;
  if (!isOwn && !(await isOurs(database, transferNumber))) return;
  throw new Refusal(
    'INVALID_REQUEST',
    'transfer_number: Calls to this number come back to your AI employee. Please give another, such as a mobile.',
  );
}

/**
 * Changes what an agent says first, writes that to the audit log and publishes it. Refuses with
 * `NOT_FOUND` outside the scope.
 */
export function setFirstMessage(
  database: Database,
  jobs: Jobs,
  { scope, person }: { scope: Scope; person: Person | null },
  voiceId: string,
  firstMessage: string,
): Promise<{ first_message: string }> {
  return database.transaction(async (transaction) => {
    const agent = await findAgentByVoiceId(transaction, scope, voiceId);
    await transaction.update(agents).set({ firstMessage }).where(eq(agents.id, agent.id));
    await recordAgentChange(transaction, person, agent, { ...agent, firstMessage });
    await jobs.enqueue(transaction, publishAgent, { agentId: agent.id });
    return { first_message: firstMessage };
  });
}

const watched = {
  first_message: 'firstMessage',
  call_summary_recipient_number: 'callSummaryRecipientNumber',
  call_summary_recipient_email: 'callSummaryRecipientEmail',
  transfer_number: 'transferNumber',
  transfer_hours: 'transferHours',
} as const satisfies Record<string, keyof StoredAgent>;

/** An agent, with what of it may have been changed. */
type WatchedAgent = Pick<StoredAgent, 'id' | 'businessId'> &
  Partial<Pick<StoredAgent, (typeof watched)[keyof typeof watched]>>;

/** Writes down who changed what about an agent, from what to what; nothing where nothing changed. */
export async function recordAgentChange(
  transaction: Transaction,
  person: Person | null,
  before: WatchedAgent,
  after: WatchedAgent,
  ip: string | null = null,
): Promise<void> {
  const changes = Object.entries(watched)
    .map(([name, column]) => [name, { from: before[column], to: after[column] }] as const)
    .filter(([, { from, to }]) => !isSameJson(from, to));
  if (changes.length === 0) return;
  await recordAudit(transaction, {
    action: 'agent_changed',
    actor: await actorOf(transaction, person),
    businessId: after.businessId,
    details: { agent_id: after.id, changes: Object.fromEntries(changes) },
    ip,
  });
}

type StoredNumber = typeof phoneNumbers.$inferSelect;

/** The number an agent answers on, as its page shows it. */
export function describeNumber(
  number: StoredNumber | null,
): z.infer<typeof phoneNumberDetails> | null {
  return (
    number && {
      id: number.id,
      phone_number: number.phoneNumber,
      twilio_sid: number.twilioSid,
      region: number.region,
    }
  );
}

type StoredAgent = typeof agents.$inferSelect;

/** The agent with our own id. Refuses with `NOT_FOUND` outside the scope. */
export async function findAgent(
  database: Queryable,
  scope: Scope,
  id: string,
): Promise<StoredAgent> {
  const [agent] = await database
    .select()
    .from(agents)
    .where(and(eq(agents.id, id), within(scope, agents.businessId)));
  return foundOrRefused(agent, 'agent');
}

/** The agent the voice provider knows by this id; one it does not know goes by our own. */
export async function findAgentByVoiceId(
  database: Queryable,
  scope: Scope,
  voiceId: string,
): Promise<StoredAgent> {
  const ownId = and(sql`${agents.millisAgentId} IS NULL`, sql`${agents.id}::text = ${voiceId}`);
  const [agent] = await database
    .select()
    .from(agents)
    .where(and(or(eq(agents.millisAgentId, voiceId), ownId), within(scope, agents.businessId)));
  return foundOrRefused(agent, 'agent');
}
