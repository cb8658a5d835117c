import { and, eq } from 'drizzle-orm';
import type { WithDatabase } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import {
  type NumberDetails,
  type Telephony,
  TelephonyError,
} from '../../platform/providers/telephony/interface.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';

/**
 * A number as the phone company describes it. Refuses with `NOT_FOUND` for numbers outside the
 * scope and for those the phone company does not know, `PROVIDER_FAILED` when it does not answer.
 */
export async function numberDetails(
  withDatabase: WithDatabase,
  telephony: Telephony,
  scope: Scope,
  twilioSid: string,
): Promise<NumberDetails> {
  const [number] = await withDatabase((database) =>
    database
      .select({ phoneNumber: phoneNumbers.phoneNumber })
      .from(phoneNumbers)
      .leftJoin(agents, eq(agents.phoneNumberId, phoneNumbers.id))
      .where(and(eq(phoneNumbers.twilioSid, twilioSid), within(scope, agents.businessId))),
  );
  const { phoneNumber } = foundOrRefused(number, 'phone number');
  try {
    const details = await telephony.numberDetails(twilioSid);
    return { ...details, phoneNumber: details.phoneNumber || phoneNumber };
  } catch (error) {
    if (!(error instanceof TelephonyError)) throw error;
    const code = error.code === 'NUMBER_NOT_FOUND' ? 'NOT_FOUND' : 'PROVIDER_FAILED';
    throw new Refusal(code, error.message, error.detail);
  }
}
