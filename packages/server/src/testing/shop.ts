import type { Database } from '../database/database.ts';
import { agents } from '../database/schema/agents.ts';
import { businesses } from '../database/schema/businesses.ts';
import { phoneNumbers } from '../database/schema/phone-numbers.ts';

let made = 0;

/** A shop with an agent on a number of its own, answering on a fictional line. */
export interface Shop {
  businessId: string;
  agentId: string;
  number: string;
}

/** Adds a shop that hears of its calls by text and e-mail. */
export async function addShop(
  database: Database,
  agent: Partial<typeof agents.$inferInsert> = {},
): Promise<Shop> {
  made += 1;
  const number = `+1604555${String(100 + made).padStart(4, '0')}`;
  const [line] = await database
    .insert(phoneNumbers)
    .values({ phoneNumber: number, region: 'BC' })
    .returning();
  const [business] = await database
    .insert(businesses)
    .values({
      name: 'Kestrel Bicycle Repair',
      email: 'owner@kestrel.example',
      phoneNumber: '+16045550190',
      timeZone: 'America/Vancouver',
      services: [
        {
          id: 'tune-up',
          name: 'Tune-up',
          pricingType: 'simple',
          basePrice: 89,
          options: [],
        },
      ],
      commonQuestions: [],
      operationalNotes: [],
    })
    .returning();
  if (!line || !business) throw new Error('The shop was not stored.');
  const [stored] = await database
    .insert(agents)
    .values({
      businessId: business.id,
      phoneNumberId: line.id,
      callSummaryRecipientNumber: '+16045550191',
      ...agent,
    })
    .returning();
  if (!stored) throw new Error('The agent was not stored.');
  return { businessId: business.id, agentId: stored.id, number };
}
