import type { Database } from '../platform/database/database.ts';
import { agents } from '../platform/database/schema/agents.ts';
import { businesses } from '../platform/database/schema/businesses.ts';
import { callLogs } from '../platform/database/schema/call-logs.ts';
import { leads } from '../platform/database/schema/leads.ts';
import { phoneNumbers } from '../platform/database/schema/phone-numbers.ts';
import { smsLogs } from '../platform/database/schema/sms-logs.ts';
import { users } from '../platform/database/schema/users.ts';

/** Removes every business, number and log, so that each test counts only its own. */
export async function removeShops(database: Database): Promise<void> {
  for (const table of [smsLogs, callLogs, agents, businesses, phoneNumbers]) {
    await database.delete(table);
  }
}

/** A business with an agent on a number of its own, one call that left a lead, and one text message. */
export async function addShop(database: Database, name: string, phoneNumber: string) {
  const business = one(
    await database.insert(businesses).values({ name, timeZone: 'America/Vancouver' }).returning(),
  );
  const number = await addNumber(database, phoneNumber);
  const agent = one(
    await database
      .insert(agents)
      .values({
        businessId: business.id,
        millisAgentId: `voice-${name}`,
        phoneNumberId: number.id,
        firstMessage: `Thanks for calling ${name}.`,
      })
      .returning(),
  );
  const owner = { businessId: business.id, agentId: agent.id };
  const call = one(
    await database
      .insert(callLogs)
      .values({ ...owner, callSid: `CA-${name}`, callStatus: 'completed' })
      .returning(),
  );
  const sms = one(
    await database
      .insert(smsLogs)
      .values({ ...owner, direction: 'inbound', phoneNumber: '+16045550199', body: 'Hello' })
      .returning(),
  );
  const lead = one(
    await database
      .insert(leads)
      .values({ businessId: business.id, callId: call.id, name: 'Robin Hale' })
      .returning(),
  );
  return { business, agent, number, call, sms, lead };
}

export type Shop = Awaited<ReturnType<typeof addShop>>;

/** An account whose address is confirmed; its id. */
export async function addPerson(
  database: Database,
  id: string = crypto.randomUUID(),
  email = `${id}@shop.example`,
): Promise<string> {
  const person = { id, email, emailConfirmedAt: new Date() };
  await database.insert(users).values(person).onConflictDoNothing();
  return id;
}

/** A free number of the pool. */
export async function addNumber(
  database: Database,
  phoneNumber: string,
  more: Partial<typeof phoneNumbers.$inferInsert> = {},
) {
  return one(
    await database
      .insert(phoneNumbers)
      .values({
        phoneNumber,
        region: 'BC',
        twilioSid: `PN${phoneNumber.slice(1).padEnd(32, '0')}`,
        ...more,
      })
      .returning(),
  );
}

function one<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was inserted.');
  return row;
}
