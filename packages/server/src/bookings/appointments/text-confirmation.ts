import type { Slot } from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import { queueSms } from '../../lines/messages/queue-sms.ts';
import { refuseText } from '../../lines/messages/refuse-text.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import type { Tolls } from '../../platform/tolls/tolls.ts';
import type { Requester } from './appointment-book.ts';
import { type AppointmentNews, composeConfirmation } from './compose-confirmation.ts';

export interface ConfirmationGround {
  database: Database;
  jobs: Jobs;
  tolls: Tolls;
  now: () => number;
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
 * leaves to a number that opted out, nor to one that was only dictated. Once per effect.
 * @throws TelephonyError where the phone may not be texted
 */
export async function textConfirmation(
  ground: ConfirmationGround,
  appointment: NewsForCaller['appointment'],
  phone: string,
  requester: Requester,
): Promise<void> {
  await ground.database.transaction((transaction) =>
    textNews(transaction, ground, { news: 'booked', appointment, phone }, requester),
  );
}

/**
 * The same for any news of an appointment, as part of `transaction`.
 * @throws TelephonyError where the phone may not be texted; nothing is queued then.
 */
export async function textNews(
  transaction: Queryable,
  { jobs, tolls, now }: Omit<ConfirmationGround, 'database'>,
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
  const about = { to: phone, from, agentId, businessId, callId };
  const refusal = await refuseText(transaction, tolls, about, now());
  if (refusal) throw refusal;
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
