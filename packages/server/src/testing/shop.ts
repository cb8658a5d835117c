import type { Service } from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { agents } from '../platform/database/schema/agents.ts';
import { businesses } from '../platform/database/schema/businesses.ts';
import { phoneNumbers } from '../platform/database/schema/phone-numbers.ts';

let made = 0;

/** Areas no test's caller is of: what a test dials by name is never a shop's line by chance. */
const areas = ['825', '506', '867', '368', '782', '709', '873', '579', '343', '249'];

/** A shop with an agent on a number of its own, answering on a fictional line. */
export interface Shop {
  businessId: string;
  agentId: string;
  number: string;
}

const weekday = { open: '09:00', close: '17:00', isClosed: false };
const sunday = { ...weekday, isClosed: true };

/** A shop that is open from nine to five, six days a week, and books appointments; `add` stores it. */
export function addBookableShop(
  database: Database,
  agent: Partial<typeof agents.$inferInsert> = {},
  add = addShop,
): Promise<Shop> {
  return add(database, agent, {
    region: { country: 'CA', subdivision: 'BC' },
    businessHours: {
      monday: weekday,
      tuesday: weekday,
      wednesday: weekday,
      thursday: weekday,
      friday: weekday,
      saturday: weekday,
      sunday,
    },
    booking: { enabled: true, stepMinutes: 30, capacity: 1, leadMinutes: 60 },
    services: [tuneUp, { ...tuneUp, id: 'overhaul', name: 'Overhaul', durationMinutes: 120 }],
  });
}

const tuneUp: Service = {
  id: 'tune-up',
  name: 'Tune-up',
  pricingType: 'simple',
  basePrice: 89,
  options: [],
};

/** Adds a shop that hears of its calls by text and e-mail. */
export async function addShop(
  database: Database,
  agent: Partial<typeof agents.$inferInsert> = {},
  business: Partial<typeof businesses.$inferInsert> = {},
): Promise<Shop> {
  made += 1;
  // An invented line (555-01xx), however many were made before it.
  const area = areas[Math.floor(made / 100)] ?? '825';
  const number = `+1${area}55501${String(made % 100).padStart(2, '0')}`;
  const [line] = await database
    .insert(phoneNumbers)
    .values({ phoneNumber: number, region: 'BC' })
    .returning();
  const [stored] = await database
    .insert(businesses)
    .values({
      name: 'Kestrel Bicycle Repair',
      email: 'owner@kestrel.example',
      phoneNumber: '+16045550190',
      timeZone: 'America/Vancouver',
      services: [tuneUp],
      commonQuestions: [],
      operationalNotes: [],
      ...business,
    })
    .returning();
  if (!line || !stored) throw new Error('The shop was not stored.');
  const [answering] = await database
    .insert(agents)
    .values({
      businessId: stored.id,
      phoneNumberId: line.id,
      callSummaryRecipientNumber: '+16045550191',
      ...agent,
    })
    .returning();
  if (!answering) throw new Error('The agent was not stored.');
  return { businessId: stored.id, agentId: answering.id, number };
}

/** The same where a phone company is connected and holds the number the agent answers on. */
export async function addConnectedShop(
  database: Database,
  agent: Partial<typeof agents.$inferInsert> = {},
  business: Partial<typeof businesses.$inferInsert> = {},
): Promise<Shop> {
  const shop = await addShop(database, agent, business);
  const number = shop.number.replace(/55501(?=\d{2}$)/, '55570');
  await database
    .update(phoneNumbers)
    .set({ phoneNumber: number })
    .where(eq(phoneNumbers.phoneNumber, shop.number));
  return { ...shop, number };
}
