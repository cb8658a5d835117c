import type { Slot } from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import { queueSms } from '../after-call/queue-sms.ts';
import type { Requester } from '../calls/appointment-book.ts';
import type { Database, Queryable } from '../database/database.ts';
import { agents } from '../database/schema/agents.ts';
import { businesses } from '../database/schema/businesses.ts';
import { phoneNumbers } from '../database/schema/phone-numbers.ts';
import type { Jobs } from '../jobs/job.ts';
import { type AppointmentNews, composeConfirmation } from './compose-confirmation.ts';

export interface ConfirmationGround {
  database: Database;
  jobs: Jobs;
}

/** What a caller agreed to be texted, and where. */
export interface NewsForCaller {
  news: AppointmentNews;
  /** Null: what it was about is not known any more. */
  appointment: (Pick<Slot, 'start'> & { serviceId: string | null }) | null;
  /** E.164. */
  phone: string;
}

/**
 * Texts a caller what they booked, from the agent's own number; they said yes on the call. Nothing
 * leaves to a number that opted out. Once per effect.
 */
export async function textConfirmation(
  { database, jobs }: ConfirmationGround,
  appointment: NewsForCaller['appointment'],
  phone: string,
  requester: Requester,
): Promise<void> {
  await database.transaction((transaction) =>
    textNews(transaction, jobs, { news: 'booked', appointment, phone }, requester),
  );
}

/** The same for any news of an appointment, as part of `transaction`. */
export async function textNews(
  transaction: Queryable,
  jobs: Jobs,
  { news, appointment, phone }: NewsForCaller,
  { agentId, businessId, callId, effectId, language }: Requester,
): Promise<void> {
  if (agentId === null) throw new Error('The call’s agent is gone.');
  const [line] = await transaction
    .select({ business: businesses, number: phoneNumbers.phoneNumber })
    .from(agents)
    .innerJoin(businesses, eq(agents.businessId, businesses.id))
    .innerJoin(phoneNumbers, eq(agents.phoneNumberId, phoneNumbers.id))
    .where(eq(agents.id, agentId));
  if (!line) throw new Error('The agent has no number to text from.');
  const { business, number: from } = line;
  const service = business.services?.find(({ id }) => id === appointment?.serviceId) ?? null;
  const start = appointment?.start ?? null;
  const body = composeConfirmation({ news, business, number: from, service, start, language });
  await queueSms(transaction, jobs, {
    key: `confirmation:${effectId}`,
    to: phone,
    from,
    body,
    agentId,
    businessId,
    callId,
  });
}
