import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { agents } from '../database/schema/agents.ts';
import { businesses } from '../database/schema/businesses.ts';
import { phoneNumbers } from '../database/schema/phone-numbers.ts';
import { userBusinesses } from '../database/schema/user-businesses.ts';
import { users } from '../database/schema/users.ts';

/** Who hears of an agent's calls. */
export interface Recipients {
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

/**
 * Whether there is anybody an agent's alerts reach: a text to a number, or a mail to an address. The
 * sample business's number and address are invented, so there it is its owners alone.
 */
export async function alertsSomeone(database: Queryable, agentId: string): Promise<boolean> {
  const recipients = await findRecipients(database, agentId);
  if (!recipients) return false;
  const [sample] = await database
    .select({ businessId: businesses.id })
    .from(agents)
    .innerJoin(businesses, eq(agents.businessId, businesses.id))
    .where(and(eq(agents.id, agentId), eq(businesses.sample, true)));
  if (sample) return (await ownersOf(database, sample.businessId)).length > 0;
  const { number, from, emails } = recipients;
  return (number !== null && from !== null) || emails.length > 0;
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
