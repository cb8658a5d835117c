import { createHash, randomInt } from 'node:crypto';
import { isHeldNumber } from '@second-ring/contract';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Asker, askedTooOften, countAsking } from '../../platform/askings/limit-asking.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { businessFacts } from '../../platform/database/schema/business-facts.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { numberProofs } from '../../platform/database/schema/number-proofs.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { publicAddress } from '../../platform/http/public-address.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { TelephonyError } from '../../platform/providers/telephony/interface.ts';
import { foundOrRefused, Refusal, TooManyRequests } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Scope } from '../../platform/tenant-guard/person.ts';
import { spend } from '../../platform/tolls/spend.ts';
import { prices } from '../../platform/tolls/tolls.ts';
import { expectProof } from '../number-proofs/number-proofs.ts';
import { readPhoneNumber } from '../phone-numbers/read-phone-number.ts';
import { publishAgentsOf } from './publish-agent.ts';
import { findAgent } from './update-agent.ts';

const codeMilliseconds = 10 * 60_000;
const codeLength = 4;
/** How many codes may be keyed in before another has to be made. */
const mostAttempts = 3;

/** A number whose owner is to be asked, and the number it is rung from. */
export interface OpenProof {
  proofId: string;
  businessId: string;
  phoneNumber: string;
  from: string;
}

/**
 * The open proof of a number that was saved for an agent within the scope, or that its website names
 * as the business's own: whoever answers there proves whose the business is.
 * @throws Refusal `NOT_FOUND`, also for one that is proved; `INVALID_REQUEST` without a number to ring from
 */
export async function readProof(
  database: Queryable,
  scope: Scope,
  { agentId, phone_number: typed }: { agentId: string; phone_number: string },
): Promise<OpenProof> {
  const agent = await findAgent(database, scope, agentId);
  const phoneNumber = readPhoneNumber(typed) ?? '';
  const isSites = await isOnItsWebsite(database, agent.businessId, phoneNumber);
  if (isSites) await expectProof(database, agent.businessId, phoneNumber, 'nobody');
  const isNamed =
    isSites || [agent.transferNumber, agent.callSummaryRecipientNumber].includes(phoneNumber);
  const [open] = await database
    .select({ id: numberProofs.id })
    .from(numberProofs)
    .where(
      and(
        eq(numberProofs.businessId, agent.businessId),
        eq(numberProofs.phoneNumber, phoneNumber),
        isNull(numberProofs.provedAt),
      ),
    );
  const { id: proofId } = foundOrRefused(isNamed ? open : null, 'number to prove');
  const [line] = agent.phoneNumberId
    ? await database.select().from(phoneNumbers).where(eq(phoneNumbers.id, agent.phoneNumberId))
    : [];
  if (!line)
    throw new Refusal('INVALID_REQUEST', 'The agent has no phone number to ring from. Link one.');
  return { proofId, businessId: agent.businessId, phoneNumber, from: line.phoneNumber };
}

/**
 * Rings the number and answers the code whoever picks up has to key in, good for ten minutes.
 * @throws TooManyRequests
 * @throws Refusal `PROVIDER_FAILED`
 */
export async function ringForProof(
  services: Pick<Services, 'database' | 'jobs' | 'tolls' | 'telephony' | 'publicUrl'>,
  { proofId, businessId, phoneNumber, from }: OpenProof,
  asker: Asker,
): Promise<{ code: string; expires_at: string }> {
  const { database, telephony, publicUrl } = services;
  if (!isHeldNumber(from, { telephony: telephony.name }))
    throw new Refusal(
      'INVALID_REQUEST',
      'No call leaves from a sample number. Choose another number for the AI employee first.',
    );
  const now = Date.now();
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const expiresAt = new Date(now + codeMilliseconds);
  const asking = { by: 'ring', target: phoneNumber, businessId, asker } as const;
  const wait = await database.transaction((transaction) => countAsking(transaction, asking, now));
  if (wait > 0) throw askedTooOften('We rang this number, or others for you, not long ago.', wait);
  if (!(await spend(database, { ...services, now }, businessId, prices.proofCall)))
    throw new TooManyRequests(
      'The daily allowance is used up. Try again tomorrow.',
      untilMidnight(now),
    );
  await database
    .update(numberProofs)
    .set({
      codeHash: hashOf(proofId, code),
      codeExpiresAt: expiresAt,
      attempts: 0,
    })
    .where(eq(numberProofs.id, proofId));
  const query = new URLSearchParams({ proof: proofId });
  const url = publicAddress(publicUrl, `/hooks/twilio/voice/proof?${query}`);
  try {
    await telephony.placeCall({ to: phoneNumber, from, url });
  } catch (error) {
    if (!(error instanceof TelephonyError)) throw error;
    throw new Refusal('PROVIDER_FAILED', error.message, error.detail);
  }
  return { code, expires_at: expiresAt.toISOString() };
}

/** Allowances are of a day in UTC. */
function untilMidnight(now: number): number {
  const day = 24 * 60 * 60_000;
  return day - (now % day);
}

/** Takes a code keyed in on the phone; true once it is the right one, in time. */
export async function takeProofCode(
  database: Queryable,
  jobs: Jobs,
  proofId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const [tried] = await database
    .update(numberProofs)
    .set({ attempts: sql`${numberProofs.attempts} + 1` })
    .where(
      and(
        sql`${numberProofs.id}::text = ${proofId}`,
        isNull(numberProofs.provedAt),
        gt(numberProofs.codeExpiresAt, new Date(now)),
        sql`${numberProofs.attempts} < ${mostAttempts}`,
      ),
    )
    .returning();
  if (!tried || tried.codeHash !== hashOf(tried.id, code)) return false;
  await database
    .update(numberProofs)
    .set({ provedAt: new Date(now), codeHash: null, codeExpiresAt: null })
    .where(eq(numberProofs.id, tried.id));
  await publishAgentsOf(database, jobs, tried.businessId);
  await proveOwnership(database, tried, now);
  return true;
}

/** Whoever answers the phone a website names has shown that the website's business is theirs. */
async function proveOwnership(
  database: Queryable,
  { businessId, phoneNumber }: Pick<OpenProof, 'businessId' | 'phoneNumber'>,
  now: number,
): Promise<void> {
  if (!(await isOnItsWebsite(database, businessId, phoneNumber))) return;
  await database
    .update(businesses)
    // What its receptionist knows has not changed.
    .set({ ownershipProvedAt: new Date(now), updatedAt: businesses.updatedAt })
    .where(and(eq(businesses.id, businessId), isNull(businesses.ownershipProvedAt)));
}

/**
 * Whether we read a number on the website a business was made from. What an owner typed, or a browser
 * said of a place, tells nothing of whose phone it is.
 */
async function isOnItsWebsite(
  database: Queryable,
  businessId: string,
  phoneNumber: string,
): Promise<boolean> {
  const read = and(
    eq(businessFacts.businessId, businessId),
    eq(businessFacts.kind, 'phone_number'),
    // A page may show others' numbers beside the shop's.
    isNull(businessFacts.doubt),
    sql`${businessFacts.value} = to_jsonb(${phoneNumber}::text)`,
  );
  return (await database.$count(businessFacts, read)) > 0;
}

function hashOf(proofId: string, code: string): string {
  return createHash('sha256').update(`${proofId}:${code}`).digest('hex');
}
