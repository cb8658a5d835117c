import { isHeldNumber } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { type Tolls, takesTexts } from '../../platform/tolls/tolls.ts';
import { hasOptedOut, type Reach } from './recipients.ts';
import { refuseText } from './refuse-text.ts';
import { isUnregistered } from './send-sms.ts';

/** A call that begins, by the phone it comes from. */
interface CallFrom {
  callId: string;
  agentId: string | null;
  businessId: string | null;
  /** E.164; null: withheld. */
  fromNumber: string | null;
}

/**
 * Whether a text to the phone a call comes from would leave as things stand: only then may the
 * caller be promised one. Without a carrier texts are simulated, and reach nobody.
 * @param now milliseconds since the epoch.
 */
export async function mayTextCaller(
  database: Queryable,
  { reach, tolls }: { reach: Reach; tolls: Tolls },
  { fromNumber: to, agentId, ...call }: CallFrom,
  now: number,
): Promise<boolean> {
  if (!reach.texts || to === null || agentId === null || !takesTexts(to)) return false;
  const [line] = await database
    .select({ number: phoneNumbers.phoneNumber })
    .from(agents)
    .innerJoin(phoneNumbers, eq(agents.phoneNumberId, phoneNumbers.id))
    .where(eq(agents.id, agentId));
  if (!line || !isHeldNumber(line.number, { telephony: 'twilio' })) return false;
  const from = line.number;
  if (await refuseText(database, tolls, { to, from, agentId, ...call }, now)) return false;
  if (await hasOptedOut(database, to, from)) return false;
  return !(await isUnregistered(database, to, from));
}
