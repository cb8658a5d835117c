import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { agents } from '../database/schema/agents.ts';
import { businesses } from '../database/schema/businesses.ts';
import { phoneNumbers } from '../database/schema/phone-numbers.ts';

/** Who hears of an agent's calls. */
export interface Recipients {
  businessName: string;
  timeZone: string;
  /** Texts are sent to this number, E.164… */
  number: string | null;
  /** …from the agent's own. */
  from: string | null;
  emails: string[];
}

/** Null where the agent is gone. The agent's own address comes before the business's. */
export async function findRecipients(
  database: Queryable,
  agentId: string | null,
): Promise<Recipients | null> {
  if (agentId === null) return null;
  const [row] = await database
    .select({
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
  const email = row.agentEmail ?? row.businessEmail;
  return {
    businessName: row.businessName ?? 'your business',
    timeZone: row.timeZone,
    number: row.number,
    from: row.from,
    emails: email ? [email] : [],
  };
}
