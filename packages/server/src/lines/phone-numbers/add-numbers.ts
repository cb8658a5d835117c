import type { AddableNumber, LineProblem } from '@second-ring/contract';
import { inArray, or } from 'drizzle-orm';
import { actorOf, recordAudit } from '../../people/audit-log/audit.ts';
import type { WithDatabase } from '../../platform/database/database.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import {
  type NumberDetails,
  type Telephony,
  TelephonyError,
} from '../../platform/providers/telephony/interface.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { answererOf, type Carrier, pointHere } from './connect-number.ts';
import { provinceOf } from './province-of.ts';

interface Account extends Carrier {
  withDatabase: WithDatabase;
}

/**
 * The account's numbers that take calls and that the pool does not hold yet.
 * @throws Refusal `UNAVAILABLE` without a phone company, `PROVIDER_FAILED` where it does not answer
 */
export async function addableNumbers(carrier: Account): Promise<AddableNumber[]> {
  const numbers = await findAddable(carrier);
  return numbers.map((number) => ({
    sid: number.sid,
    phone_number: number.phoneNumber,
    region: provinceOf(number.phoneNumber),
    capabilities: Object.keys(number.capabilities).filter((name) => number.capabilities[name]),
    answered_at: answererOf(number, carrier.publicUrl),
  }));
}

const { id, phoneNumber, twilioSid, region, lineProblem } = phoneNumbers;

/** How many numbers the carrier is asked to set up at the same time. */
const atOnce = 10;

/** What keeps each number's calls from coming here; null: nothing any more. */
async function pointAll(
  carrier: Carrier,
  sids: readonly string[],
): Promise<Map<string, LineProblem | null>> {
  const problems = new Map<string, LineProblem | null>();
  for (let done = 0; done < sids.length; done += atOnce) {
    const batch = sids.slice(done, done + atOnce);
    await Promise.all(
      batch.map(async (sid) => problems.set(sid, (await pointHere(carrier, sid)).problem)),
    );
  }
  return problems;
}

interface AddedNumber {
  id: string;
  phone_number: string;
  region: string | null;
  line_problem: LineProblem | null;
}

/**
 * Adds numbers of the account to the pool and has their calls sent here, wherever they went before. Those
 * are free for the next agent; what stands in the way of the others is kept and told. Writes down who did.
 * @throws Refusal `NOT_FOUND` where one is not, or no longer, to be added; also as `addableNumbers`
 */
export async function addNumbers(
  carrier: Account,
  person: Person | null,
  sids: readonly string[],
): Promise<{ added: AddedNumber[] }> {
  const wanted = new Set(sids);
  const picked = (await findAddable(carrier)).filter(({ sid }) => wanted.has(sid));
  if (picked.length < wanted.size)
    throw new Refusal(
      'NOT_FOUND',
      'A number you picked is not to be added: it is in the list already, takes no calls, or has left your account. Please pick again.',
    );
  const problems = await pointAll(carrier, sids);
  return carrier.withDatabase((database) =>
    database.transaction(async (transaction) => {
      const added = await transaction
        .insert(phoneNumbers)
        .values(
          picked.map((number) => ({
            phoneNumber: number.phoneNumber,
            twilioSid: number.sid,
            region: provinceOf(number.phoneNumber),
            lineProblem: problems.get(number.sid) ?? null,
          })),
        )
        // Two operators may add the same one at once.
        .onConflictDoNothing()
        .returning({ id, phone_number: phoneNumber, region, line_problem: lineProblem });
      const actor = await actorOf(transaction, person);
      for (const number of added)
        await recordAudit(transaction, {
          action: 'number_added',
          actor,
          details: { phone_number_id: number.id, phone_number: number.phone_number },
        });
      return { added };
    }),
  );
}

async function findAddable({ withDatabase, telephony }: Account): Promise<NumberDetails[]> {
  if (telephony.name === 'local')
    throw new Refusal(
      'UNAVAILABLE',
      'No phone company is connected. Set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN, and start again.',
    );
  const numbers = (await listNumbers(telephony)).filter(
    ({ phoneNumber: number, capabilities }) => number.startsWith('+') && capabilities.voice,
  );
  if (numbers.length === 0) return [];
  const present = await withDatabase((database) =>
    database
      .select({ sid: twilioSid, number: phoneNumber })
      .from(phoneNumbers)
      .where(
        or(
          inArray(
            twilioSid,
            numbers.map(({ sid }) => sid),
          ),
          inArray(
            phoneNumber,
            numbers.map((each) => each.phoneNumber),
          ),
        ),
      ),
  );
  const known = new Set(present.flatMap(({ sid, number }) => [sid, number]));
  return numbers
    .filter((each) => !known.has(each.sid) && !known.has(each.phoneNumber))
    .toSorted((one, other) => one.phoneNumber.localeCompare(other.phoneNumber));
}

async function listNumbers(telephony: Telephony): Promise<NumberDetails[]> {
  try {
    return await telephony.listNumbers();
  } catch (error) {
    if (!(error instanceof TelephonyError)) throw error;
    throw new Refusal('PROVIDER_FAILED', error.message, error.detail);
  }
}
