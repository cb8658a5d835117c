import {
  type Config,
  type ForwardingStatus,
  isHeldNumber,
  isLineConnected,
  type LineProblem,
} from '@second-ring/contract';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { isSetUpOf } from '../../knowledge/new-agents/open-claim.ts';
import { isUnclaimed, uncalledEnd, wasCalled } from '../../knowledge/new-agents/trial.ts';
import { findUnproved } from '../../lines/number-proofs/number-proofs.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { emailProofs } from '../../platform/database/schema/email-proofs.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { mayMail } from '../../platform/mail/email-proofs.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';

export function forwardingProcedures({ database, config }: Pick<Services, 'database' | 'config'>) {
  const { forwarding } = procedures;
  return {
    check: forwarding.check.handler(async ({ input, context }) =>
      checkForwarding(database, config, input.claimToken, await context.findPerson()),
    ),
    mine: forwarding.mine.handler(async ({ context }) =>
      // Accounts are out of an owner's reach, so who agreed is looked up beyond it.
      withEmailProofs(
        database,
        config,
        await context.withDatabase((own) => forwardingOf(own, config, context.person)),
      ),
    ),
  };
}

/** How a business's forwarding stands, but for what its owners' accounts tell. */
type Found = Omit<ForwardingStatus, 'recipient_email_unproved'>;

/** Which phone company and mail server there are, if any. */
type Lines = Pick<Config, 'telephony' | 'phoneLine' | 'mail'>;

/**
 * The forwarding of a business, for whoever holds its claim token and may still claim it with that,
 * and for its owners.
 * @throws Refusal `NOT_FOUND`
 */
async function checkForwarding(
  database: Queryable,
  lines: Lines,
  claimToken: string,
  person: Person | null,
): Promise<ForwardingStatus> {
  const which = isSetUpOf(database, claimToken, person, new Date());
  const found = which ? await findForwarding(database, lines, which) : [];
  const [status] = await withEmailProofs(database, lines, found);
  return foundOrRefused(status, 'set-up');
}

/** The forwarding of a person's own businesses: an operator sees theirs, not everyone's. */
function forwardingOf(database: Queryable, lines: Lines, person: Person | null): Promise<Found[]> {
  if (!person) throw new Refusal('NOT_SIGNED_IN', 'Please sign in first.');
  const owned = database
    .select({ id: userBusinesses.businessId })
    .from(userBusinesses)
    .where(eq(userBusinesses.userId, person.userId));
  return findForwarding(database, lines, sql`${businesses.id} IN ${owned}`);
}

async function findForwarding(database: Queryable, lines: Lines, which: SQL): Promise<Found[]> {
  const rows = await database
    .select({
      agentId: agents.id,
      agentNumber: phoneNumbers.phoneNumber,
      lineProblem: phoneNumbers.lineProblem,
      verifiedAt: agents.forwardingVerifiedAt,
      summaryNumber: agents.callSummaryRecipientNumber,
      summaryEmail: agents.callSummaryRecipientEmail,
      businessId: businesses.id,
      businessName: businesses.name,
      timeZone: businesses.timeZone,
      businessNumber: businesses.phoneNumber,
      trialEndsAt: businesses.trialEndsAt,
      unclaimed: sql<boolean>`${isUnclaimed(database)}`,
      called: sql<boolean>`${wasCalled(database)}`,
    })
    .from(agents)
    .innerJoin(businesses, eq(businesses.id, agents.businessId))
    .leftJoin(phoneNumbers, eq(phoneNumbers.id, agents.phoneNumberId))
    .where(which)
    .orderBy(asc(businesses.createdAt));
  const statuses: Found[] = [];
  // One after the other: a transaction has one connection.
  for (const row of rows) {
    statuses.push({
      business_id: row.businessId,
      business_name: row.businessName,
      time_zone: row.timeZone,
      business_number: row.businessNumber,
      agent_id: row.agentId,
      agent_number: row.agentNumber,
      ...lineOf(row, lines),
      verified_at: row.verifiedAt?.toISOString() ?? null,
      latest_call: await latestCall(database, row.agentId),
      recipient: { number: row.summaryNumber, email: row.summaryEmail },
      recipient_number_unproved: await isUnproved(database, row.businessId, row.summaryNumber),
      texts_from: textsFrom(row.agentNumber, lines),
      ...trialOf(row),
    });
  }
  return statuses;
}

/** Whether calls to an agent's number come here, and whether that is for the phone company to mend. */
function lineOf(
  { agentNumber, lineProblem }: { agentNumber: string | null; lineProblem: LineProblem | null },
  lines: Lines,
): Pick<ForwardingStatus, 'line_connected' | 'number_misdirected'> {
  const hasLine = agentNumber !== null && isLineConnected(agentNumber, lines);
  return {
    line_connected: hasLine && lineProblem === null,
    number_misdirected: hasLine && lineProblem !== null,
  };
}

async function isUnproved(
  database: Queryable,
  businessId: string,
  number: string | null,
): Promise<boolean> {
  if (number === null) return false;
  const named = { businessId, transferNumber: null, callSummaryRecipientNumber: number };
  return (await findUnproved(database, named)).length > 0;
}

async function withEmailProofs(
  database: Queryable,
  { mail }: Lines,
  found: readonly Found[],
): Promise<ForwardingStatus[]> {
  const statuses: ForwardingStatus[] = [];
  for (const status of found) {
    const { business_id, recipient } = status;
    const recipient_email_unproved =
      mail !== 'mailbox' && (await isEmailOpen(database, business_id, recipient.email));
    statuses.push({ ...status, recipient_email_unproved });
  }
  return statuses;
}

/** Where an address named for summaries was asked, nobody agreed, and it is no owner's own. */
async function isEmailOpen(
  database: Queryable,
  businessId: string,
  email: string | null,
): Promise<boolean> {
  if (email === null) return false;
  const asked = and(
    eq(emailProofs.businessId, businessId),
    eq(emailProofs.email, email.trim().toLowerCase()),
  );
  const isAsked = (await database.$count(emailProofs, asked)) > 0;
  return isAsked && !(await mayMail(database, businessId, email));
}

function textsFrom(number: string | null, lines: Lines): string | null {
  return number !== null && isHeldNumber(number, lines) ? number : null;
}

/** Until when an unclaimed business keeps its number. */
function trialOf({
  unclaimed,
  called,
  trialEndsAt,
}: {
  unclaimed: boolean;
  called: boolean;
  trialEndsAt: Date | null;
}): Pick<ForwardingStatus, 'number_held_until' | 'number_held_once_called'> {
  if (!unclaimed || trialEndsAt === null)
    return { number_held_until: null, number_held_once_called: null };
  const last = trialEndsAt.toISOString();
  return called
    ? { number_held_until: last, number_held_once_called: null }
    : { number_held_until: uncalledEnd(trialEndsAt).toISOString(), number_held_once_called: last };
}

/** The newest call by telephone; one from a browser says nothing about forwarding. */
async function latestCall(
  database: Queryable,
  agentId: string,
): Promise<ForwardingStatus['latest_call']> {
  const [call] = await database
    .select({ at: callLogs.callTimestamp, forwardedFrom: callLogs.forwardedFrom })
    .from(callLogs)
    .where(sql`${callLogs.agentId} = ${agentId} AND ${callLogs.channel} = 'phone'`)
    .orderBy(desc(callLogs.callTimestamp))
    .limit(1);
  return call ? { at: call.at.toISOString(), forwarded_from: call.forwardedFrom } : null;
}
