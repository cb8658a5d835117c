import { type Config, inventedNumber, type PhoneNumberRow } from '@second-ring/contract';
import { and, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { actorOf, recordAudit } from '../../people/audit-log/audit.ts';
import type { Queryable, WithDatabase } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import {
  containing,
  type ListQuery,
  type Page,
  pageFrom,
  pagingOf,
  textColumn,
} from '../../platform/lists/page.ts';
import { failedToFetch } from '../../platform/provider-answer.ts';
import {
  type NumberDetails,
  type Telephony,
  TelephonyError,
} from '../../platform/providers/telephony/interface.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { type Person, type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { addableNumbers, addNumbers } from './add-numbers.ts';
import { connectNow } from './connect-number.ts';
import { availableNumbers, endRest, restedAt } from './our-numbers.ts';

export function phoneNumberProcedures({
  telephony,
  config,
  publicUrl,
}: Pick<Services, 'telephony' | 'config' | 'publicUrl'>) {
  const { phoneNumbers } = procedures;
  const carrier = { telephony, publicUrl };
  return {
    list: phoneNumbers.list.handler(({ input, context }) =>
      context.withDatabase((database) => listPhoneNumbers(database, config, context.scope, input)),
    ),
    available: phoneNumbers.available.handler(({ input, context }) =>
      context.withDatabase((database) =>
        availableNumbers(database, context.scope, input.business_id ?? null),
      ),
    ),
    addable: phoneNumbers.addable.handler(({ context }) =>
      addableNumbers({ ...carrier, withDatabase: context.withDatabase }),
    ),
    add: phoneNumbers.add.handler(({ input, context: { withDatabase, person } }) =>
      addNumbers({ ...carrier, withDatabase }, person, input.twilio_sids),
    ),
    connect: phoneNumbers.connect.handler(({ input, context: { withDatabase, person } }) =>
      connectNow({ ...carrier, withDatabase }, person, input.id),
    ),
    free: phoneNumbers.free.handler(({ input, context }) =>
      context.withDatabase((database) => freeNumber(database, context.person, input.id)),
    ),
    details: phoneNumbers.details.handler(({ input, context }) =>
      numberDetails(context, telephony, input.twilioSid),
    ),
  };
}

const { id, phoneNumber, twilioSid, status, reusable, region, lineProblem, createdAt } =
  phoneNumbers;

const sortColumns = {
  created_at: { expression: createdAt, type: 'timestamptz' },
  phone_number: { expression: phoneNumber, type: 'text' },
  business_name: textColumn(businesses.name),
  reusable: { expression: reusable, type: 'boolean' },
  status: { expression: status, type: 'text' },
  region: textColumn(region),
} as const;

/** Which phone company there is, if any. */
type Lines = Pick<Config, 'telephony' | 'phoneLine'>;

/** "Sample" where no phone reaches a number, as its badge has it; null where one may. */
function sampleWord({ telephony, phoneLine }: Lines): SQL {
  if (!phoneLine) return sql`'Sample'`;
  if (telephony !== 'twilio') return sql`NULL`;
  return sql`CASE WHEN ${phoneNumber} ~ ${inventedNumber.source} THEN 'Sample' END`;
}

/** The numbers in scope: an owner sees those of their own agents, newest first unless asked otherwise. */
export async function listPhoneNumbers(
  database: Queryable,
  lines: Lines,
  scope: Scope,
  query: ListQuery<keyof typeof sortColumns>,
): Promise<Page<PhoneNumberRow>> {
  const paging = pagingOf(query, sortColumns, 'created_at', id);
  const unconnected = sql`CASE WHEN ${lineProblem} IS NOT NULL THEN 'Not connected' END`;
  const words = [sampleWord(lines), unconnected];
  const searched = [phoneNumber, twilioSid, status, region, businesses.name, ...words];
  const found = containing(query.q, searched);
  // As it is shown, and only by its beginning: whoever looks for a "sign" means no free number.
  const asksForFree = query.q && 'unassigned'.startsWith(query.q.toLowerCase());
  const kept = and(
    within(scope, agents.businessId),
    asksForFree ? or(found, isNull(agents.id)) : found,
  );
  const now = Date.now();
  const fetched = await database
    .select({
      id,
      phone_number: phoneNumber,
      twilio_sid: twilioSid,
      status,
      business_name: businesses.name,
      time_zone: businesses.timeZone,
      reusable,
      region,
      line_problem: lineProblem,
      restedAt,
      createdAt,
      position: paging.position,
    })
    .from(phoneNumbers)
    .leftJoin(agents, eq(agents.phoneNumberId, id))
    .leftJoin(businesses, eq(businesses.id, agents.businessId))
    .where(and(kept, paging.after))
    .orderBy(...paging.orderBy)
    .limit(paging.fetch);
  const [counted] = await database
    .select({ total: count() })
    .from(phoneNumbers)
    .leftJoin(agents, eq(agents.phoneNumberId, id))
    .leftJoin(businesses, eq(businesses.id, agents.businessId))
    .where(kept);
  return pageFrom(
    paging,
    '/api/phone-numbers',
    fetched,
    counted?.total ?? 0,
    ({ createdAt: created, restedAt: rested, position, ...row }) => ({
      ...row,
      rests_until:
        row.business_name === null && rested && rested.getTime() > now
          ? rested.toISOString()
          : null,
      created_at: created.toISOString(),
    }),
  );
}

/** Lets a number be given out before it has rested, and writes down who said so. */
async function freeNumber(
  database: Queryable,
  person: Person | null,
  numberId: string,
): Promise<{ id: string }> {
  foundOrRefused((await endRest(database, numberId)) || null, 'phone number');
  await recordAudit(database, {
    action: 'number_freed',
    actor: await actorOf(database, person),
    details: { phone_number_id: numberId },
  });
  return { id: numberId };
}

/**
 * A number as the phone company describes it. Refuses with `NOT_FOUND` for numbers outside the
 * scope and for those the phone company does not know, `PROVIDER_FAILED` when it does not answer;
 * operators read what it said.
 */
async function numberDetails(
  { withDatabase, scope, person }: Asked,
  telephony: Telephony,
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
    if (error.code === 'NUMBER_NOT_FOUND')
      throw new Refusal('NOT_FOUND', error.message, error.detail);
    const sentence =
      error.answer && person?.role === 'operator'
        ? failedToFetch('Twilio details', error.answer)
        : error.message;
    throw new Refusal('PROVIDER_FAILED', sentence, error.detail);
  }
}

interface Asked {
  withDatabase: WithDatabase;
  scope: Scope;
  person: Person | null;
}
