import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { agents } from '../database/schema/agents.ts';
import { businesses } from '../database/schema/businesses.ts';
import { phoneNumbers } from '../database/schema/phone-numbers.ts';
import { userBusinesses } from '../database/schema/user-businesses.ts';
import { users } from '../database/schema/users.ts';

/** Who hears of an agent's calls. */
export interface Recipients {
  businessName: string;
  timeZone: string;
  /** Texts are sent to this number, E.164… */
  number: string | null;
  /** …from the agent's own. */
  from: string | null;
  emails: string[];
  /** The confirmed addresses of its owners, which are among `emails`. */
  owners: string[];
  /** Whether it is the sample business, whose number and address are invented. */
  sample: boolean;
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
      sample: businesses.sample,
    })
    .from(agents)
    .innerJoin(businesses, eq(agents.businessId, businesses.id))
    .leftJoin(phoneNumbers, eq(agents.phoneNumberId, phoneNumbers.id))
    .where(eq(agents.id, agentId));
  if (!row) return null;
  const owners = (await ownersOf(database, row.businessId)).flatMap((email) => email ?? []);
  const addresses = [row.agentEmail ?? row.businessEmail, ...owners];
  return {
    businessName: row.businessName ?? 'your business',
    timeZone: row.timeZone,
    number: row.number,
    from: row.from,
    owners,
    sample: row.sample,
    emails: [...new Set(addresses.flatMap((email) => email?.toLowerCase() ?? []))],
  };
}

/** Whether there is anybody an agent's alerts reach: a text to a number, or a mail to an address. */
export async function alertsSomeone(database: Queryable, agentId: string): Promise<boolean> {
  const recipients = await findRecipients(database, agentId);
  if (!recipients) return false;
  const { number, from, emails, owners, sample } = recipients;
  if (sample) return owners.length > 0;
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
