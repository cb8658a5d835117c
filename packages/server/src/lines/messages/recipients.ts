import { type Config, isE164, isHeldNumber } from '@second-ring/contract';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { numberProofs } from '../../platform/database/schema/number-proofs.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { smsOptOuts } from '../../platform/database/schema/sms-logs.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { users } from '../../platform/database/schema/users.ts';
import { isReachable, mayMail } from '../../platform/mail/email-proofs.ts';
import { countryOfNumber } from '../../platform/tolls/tolls.ts';

/** Who hears of an agent's calls. */
interface Recipients {
  businessId: string;
  businessName: string;
  timeZone: string;
  /** Texts are sent to this number, E.164… */
  number: string | null;
  /** …from the agent's own. */
  from: string | null;
  emails: readonly MailRecipient[];
}

/** An address that gets mails about calls. */
export interface MailRecipient {
  to: string;
  /** Mailed only where this address, which was named for them, does not get them; null: in any case. */
  insteadOf: string | null;
}

/**
 * Null where the agent is gone. E-mail goes to the address that was named for it; where none was, or
 * nobody there has agreed, to the accounts of the owners. A business that nobody owns has its own address.
 */
export async function findRecipients(
  database: Queryable,
  agentId: string | null,
): Promise<Recipients | null> {
  if (agentId === null) return null;
  const [row] = await database
    .select({
      businessId: businesses.id,
      businessName: businesses.name,
      timeZone: businesses.timeZone,
      number: agents.callSummaryRecipientNumber,
      from: phoneNumbers.phoneNumber,
      agentEmail: agents.callSummaryRecipientEmail,
      businessEmail: businesses.email,
    })
    .from(agents)
    .innerJoin(businesses, eq(agents.businessId, businesses.id))
    .leftJoin(phoneNumbers, eq(agents.phoneNumberId, phoneNumbers.id))
    .where(eq(agents.id, agentId));
  if (!row) return null;
  const owners = (await ownersOf(database, row.businessId)).flatMap((email) => email ?? []);
  const named = row.agentEmail ?? (owners.length > 0 ? null : row.businessEmail);
  return {
    businessId: row.businessId,
    businessName: row.businessName ?? 'your business',
    timeZone: row.timeZone,
    // What was typed there may be no number.
    number: row.number !== null && isE164(row.number) ? row.number : null,
    from: row.from,
    emails: mailRecipients(named, owners),
  };
}

function mailRecipients(named: string | null, owners: readonly string[]): MailRecipient[] {
  const first = named?.trim().toLowerCase() || null;
  const others = new Set(owners.map((email) => email.toLowerCase()));
  if (first === null) return [...others].map((to) => ({ to, insteadOf: null }));
  others.delete(first);
  return [{ to: first, insteadOf: null }, ...[...others].map((to) => ({ to, insteadOf: first }))];
}

/** What leaves an installation: without a carrier texts are simulated, without a mail server mails kept. */
export interface Reach {
  texts: boolean;
  mails: boolean;
}

/** What leaves an installation that is connected so. */
export function reachOf({ telephony, mail }: Pick<Config, 'telephony' | 'mail'>): Reach {
  return { texts: telephony !== 'local', mails: mail !== 'mailbox' };
}

/**
 * Whether there is anybody an agent's alerts really reach: a text to a number, or a mail to an
 * address, that leaves and that somebody there has agreed to. The sample business's number and
 * address are invented, so there it is its owners alone.
 */
export async function alertsSomeone(
  database: Queryable,
  agentId: string,
  reach: Reach,
): Promise<boolean> {
  if (!reach.texts && !reach.mails) return false;
  const recipients = await findRecipients(database, agentId);
  if (!recipients) return false;
  const { businessId, number, from, emails } = recipients;
  const [sample] = await database
    .select({ businessId: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.id, businessId), eq(businesses.sample, true)));
  if (sample) return reach.mails && (await ownersOf(database, businessId)).length > 0;
  if (reach.texts && number && from && (await isTexted(database, { businessId, number, from })))
    return true;
  for (const { to } of reach.mails ? emails : [])
    if (await mayMail(database, businessId, to)) return true;
  return false;
}

/**
 * A number nobody there has agreed to, or that wants no more, gets nothing, and none gets anything from
 * a sample number; US ones have carriers that ask more.
 */
async function isTexted(
  database: Queryable,
  { businessId, number, from }: { businessId: string; number: string; from: string },
): Promise<boolean> {
  if (!isHeldNumber(from, { telephony: 'twilio' })) return false;
  const open = and(
    eq(numberProofs.businessId, businessId),
    eq(numberProofs.phoneNumber, number),
    isNull(numberProofs.provedAt),
  );
  if ((await database.$count(numberProofs, open)) > 0) return false;
  if (await hasOptedOut(database, number, from)) return false;
  if (countryOfNumber(number) !== 'US') return true;
  const approved = and(eq(phoneNumbers.phoneNumber, from), eq(phoneNumbers.smsApproved, true));
  return (await database.$count(phoneNumbers, approved)) > 0;
}

async function ownersOf(database: Queryable, businessId: string): Promise<(string | null)[]> {
  const owners = await database
    .select({ email: users.email })
    .from(userBusinesses)
    .innerJoin(users, eq(userBusinesses.userId, users.id))
    .where(and(eq(userBusinesses.businessId, businessId), isReachable()));
  return owners.map(({ email }) => email);
}

/** Whether a number has asked one of ours for no more messages, or another of the same business. */
export async function hasOptedOut(
  database: Queryable,
  phoneNumber: string,
  ours: string,
): Promise<boolean> {
  return (await database.$count(smsOptOuts, saidTo(database, phoneNumber, ours))) > 0;
}

/** Of a query on opt-outs: those of a number that stand for one of ours, whatever number its business had then. */
function saidTo(database: Queryable, phoneNumber: string, ours: string): SQL | undefined {
  const business = database
    .select({ id: agents.businessId })
    .from(agents)
    .innerJoin(phoneNumbers, eq(phoneNumbers.id, agents.phoneNumberId))
    .where(eq(phoneNumbers.phoneNumber, ours));
  return and(
    eq(smsOptOuts.phoneNumber, phoneNumber),
    or(eq(smsOptOuts.fromNumber, ours), inArray(smsOptOuts.businessId, business)),
  );
}

/** Whether a number has asked any of ours for no more messages. */
export async function hasEverOptedOut(database: Queryable, phoneNumber: string): Promise<boolean> {
  return (await database.$count(smsOptOuts, eq(smsOptOuts.phoneNumber, phoneNumber))) > 0;
}

/** Notes that a number wants no more messages of the business that has one of ours, or had it last. */
export async function optOut(database: Queryable, phoneNumber: string, ours: string) {
  const [line] = await database
    .select({ businessId: sql<string | null>`coalesce(${agents.businessId}, ${businesses.id})` })
    .from(phoneNumbers)
    .leftJoin(agents, eq(agents.phoneNumberId, phoneNumbers.id))
    .leftJoin(businesses, eq(businesses.id, phoneNumbers.letGoBy))
    .where(eq(phoneNumbers.phoneNumber, ours));
  const businessId = line?.businessId ?? null;
  await database
    .insert(smsOptOuts)
    .values({ phoneNumber, fromNumber: ours, businessId })
    .onConflictDoNothing();
}

/** Takes that back, for every number the business has had. */
export async function optIn(database: Queryable, phoneNumber: string, ours: string) {
  await database.delete(smsOptOuts).where(saidTo(database, phoneNumber, ours));
}
