import type { Config, SummaryRecipient } from '@second-ring/contract';
import { and, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import { type Person, scopeOf, within } from '../access/person.ts';
import { queueSms } from '../after-call/queue-sms.ts';
import { readPhoneNumber } from '../agents/read-phone-number.ts';
import type { Database, Transaction } from '../database/database.ts';
import { agents } from '../database/schema/agents.ts';
import { businesses } from '../database/schema/businesses.ts';
import { phoneNumbers } from '../database/schema/phone-numbers.ts';
import { userBusinesses } from '../database/schema/user-businesses.ts';
import type { Jobs } from '../jobs/job.ts';
import { mailPage } from '../mailbox/mail-page.ts';
import { sendMail } from '../mailbox/send-mail.ts';
import { hashClaimToken } from '../new-agents/claim-token.ts';
import { textThatAsks } from '../number-proofs/agree-by-text.ts';
import { expectProof } from '../number-proofs/expect-proof.ts';
import { refuseOurs } from '../phone-numbers/is-ours.ts';
import { foundOrRefused, Refusal } from '../refusal.ts';
import { riskOfNumber } from '../tolls/number-risk.ts';

interface Room {
  database: Database;
  jobs: Jobs;
  config: Pick<Config, 'telephony' | 'mail'>;
}

interface Wanted extends SummaryRecipient {
  claimToken?: string | undefined;
  agentId?: string | undefined;
}

/**
 * Stores where an agent's summaries go and sends a test to each, in one transaction. Whoever holds
 * the claim token of a set-up nobody owns may, and whoever owns the agent's business.
 * @throws Refusal `NOT_SIGNED_IN`, `NOT_FOUND`; `INVALID_REQUEST` for a number no text can go to
 */
export async function setRecipient(
  { database, jobs, config }: Room,
  person: Person | null,
  { number: typed, email, ...whose }: Wanted,
) {
  const number = readMobile(typed);
  return database.transaction(async (transaction) => {
    const agent = await findTheirs(transaction, person, whose);
    if (number !== null) await refuseOurs(transaction, number);
    await transaction
      .update(agents)
      .set({
        callSummaryRecipientNumber: number,
        callSummaryRecipientEmail: email,
        updatedAt: new Date(),
      })
      .where(eq(agents.id, agent.id));
    const key = `summary-test:${crypto.randomUUID()}`;
    const { ownNumber: from } = agent;
    const texted = number !== null && from !== null;
    // Without a carrier nothing is spent, and an operator answers for what they enter.
    const vouchedFor = config.telephony === 'local' || person?.role === 'operator';
    if (number !== null) await expectProof(transaction, agent.businessId, number, vouchedFor);
    if (texted) {
      await queueSms(transaction, jobs, {
        key,
        to: number,
        from,
        body: vouchedFor ? testText : textThatAsks,
        agentId: agent.id,
        businessId: agent.businessId,
        callId: null,
      });
    }
    if (email) {
      const mail = { to: email, ...testMail(), summaryOf: agent.businessId };
      await jobs.enqueue(transaction, sendMail, mail, { key });
    }
    const simulated = config.telephony === 'local';
    const kept = config.mail === 'mailbox';
    return {
      number,
      email,
      text: texted ? (simulated ? ('simulated' as const) : ('queued' as const)) : null,
      mail: email ? (kept ? ('kept' as const) : ('queued' as const)) : null,
    };
  });
}

/** North American only: elsewhere a text may cost more than all of a day's calls. */
function readMobile(typed: string | null): string | null {
  const number = readPhoneNumber(typed) ?? null;
  // Area codes of the Caribbean share +1, and cost what abroad costs.
  if (number === null || riskOfNumber(number, ['CA', 'US']) === null) return number;
  throw new Refusal('INVALID_REQUEST', 'Enter a Canadian or US mobile number, with its area code.');
}

async function findTheirs(
  transaction: Transaction,
  person: Person | null,
  { claimToken, agentId }: Pick<Wanted, 'claimToken' | 'agentId'>,
) {
  if (!claimToken && !person) throw new Refusal('NOT_SIGNED_IN', 'Please sign in first.');
  const owned = agentId && person ? eq(agents.id, agentId) : undefined;
  const which = claimToken ? isClaimable(transaction, person, claimToken) : owned;
  const [found] = which
    ? await transaction
        .select({
          id: agents.id,
          businessId: agents.businessId,
          ownNumber: phoneNumbers.phoneNumber,
        })
        .from(agents)
        .innerJoin(businesses, eq(businesses.id, agents.businessId))
        .leftJoin(phoneNumbers, eq(phoneNumbers.id, agents.phoneNumberId))
        .where(and(which, claimToken ? undefined : mayTouch(person)))
        .limit(1)
    : [];
  return foundOrRefused(found, 'agent');
}

function mayTouch(person: Person | null): SQL | undefined {
  return within(person ? scopeOf(person) : [], agents.businessId);
}

/** The set-up a token claims, as long as nobody owns it or its owner asks. */
function isClaimable(
  transaction: Transaction,
  person: Person | null,
  claimToken: string,
): SQL | undefined {
  const owner = transaction
    .select({ one: sql`1` })
    .from(userBusinesses)
    .where(eq(userBusinesses.businessId, businesses.id));
  const theirs = person?.role === 'owner' ? [...person.businessIds] : [];
  return and(
    eq(businesses.claimTokenHash, hashClaimToken(claimToken)),
    or(notExists(owner), theirs.length > 0 ? inArray(businesses.id, theirs) : undefined),
  );
}

/** The text to a phone that is taken for its owner's. */
const testText =
  'This is a test from Second Ring. Summaries of your calls will arrive here. If you did not ask for them, you can ignore this.';

/** The mail that proves an address, made of nothing that was typed either. */
function testMail() {
  const subject = 'Test: your call summaries will arrive here';
  const body = `<p style="margin:0;font-size:18px;line-height:1.4">${testText}</p>`;
  return { subject, text: testText, html: mailPage({ title: subject, body, width: 480 }) };
}
