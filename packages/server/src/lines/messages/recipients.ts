import type { Config } from '@second-ring/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { numberProofs } from '../../platform/database/schema/number-proofs.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { smsOptOuts } from '../../platform/database/schema/sms-logs.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { users } from '../../platform/database/schema/users.ts';
import { mayMail } from '../../platform/mail/email-proofs.ts';
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
  emails: string[];
}

/**
 * Null where the agent is gone. E-mail goes to the agent's own address, or else the business's, and
 * to every owner who has confirmed theirs.
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
  const addresses = [
    row.agentEmail ?? row.businessEmail,
    ...(await ownersOf(database, row.businessId)),
  ];
  return {
    businessId: row.businessId,
    businessName: row.businessName ?? 'your business',
    timeZone: row.timeZone,
    number: row.number,
    from: row.from,
    emails: [...new Set(addresses.flatMap((email) => email?.toLowerCase() ?? []))],
  };
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
  for (const email of reach.mails ? emails : [])
    if (await mayMail(database, businessId, email)) return true;
  return false;
}

/** A number nobody there has agreed to, or that wants no more, gets nothing; US ones have carriers that ask more. */
async function isTexted(
  database: Queryable,
  { businessId, number, from }: { businessId: string; number: string; from: string },
): Promise<boolean> {
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
    .where(
      and(
        eq(userBusinesses.businessId, businessId),
        isNotNull(users.emailConfirmedAt),
        isNull(users.deletedAt),
      ),
    );
  return owners.map(({ email }) => email);
}

/** Whether a number has asked one of ours for no more messages. */
export async function hasOptedOut(
  database: Queryable,
  phoneNumber: string,
  ours: string,
): Promise<boolean> {
  const rows = await database
    .select({ phoneNumber: smsOptOuts.phoneNumber })
    .from(smsOptOuts)
    .where(and(eq(smsOptOuts.phoneNumber, phoneNumber), eq(smsOptOuts.fromNumber, ours)));
  return rows.length > 0;
}

/** Whether a number has asked any of ours for no more messages. */
export async function hasEverOptedOut(database: Queryable, phoneNumber: string): Promise<boolean> {
  return (await database.$count(smsOptOuts, eq(smsOptOuts.phoneNumber, phoneNumber))) > 0;
}

export async function optOut(database: Queryable, phoneNumber: string, ours: string) {
  await database.insert(smsOptOuts).values({ phoneNumber, fromNumber: ours }).onConflictDoNothing();
}

export async function optIn(database: Queryable, phoneNumber: string, ours: string) {
  await database
    .delete(smsOptOuts)
    .where(and(eq(smsOptOuts.phoneNumber, phoneNumber), eq(smsOptOuts.fromNumber, ours)));
}
