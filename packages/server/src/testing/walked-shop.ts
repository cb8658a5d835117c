import { eq } from 'drizzle-orm';
import { recordVersion } from '../knowledge/businesses/record-version.ts';
import type { Database } from '../platform/database/database.ts';
import { agents } from '../platform/database/schema/agents.ts';
import { appointments } from '../platform/database/schema/appointments.ts';
import { businessFacts } from '../platform/database/schema/business-facts.ts';
import { callLogs } from '../platform/database/schema/call-logs.ts';
import { keptCalls } from '../platform/database/schema/kept-calls.ts';
import { commitments } from '../platform/database/schema/leads.ts';
import { numberProofs } from '../platform/database/schema/number-proofs.ts';
import { practiceRuns } from '../platform/database/schema/practice-runs.ts';
import { addShop } from './shops.ts';

export type Walked = Awaited<ReturnType<typeof addWalkedShop>>;

/** A shop with one of everything. */
export async function addWalkedShop(database: Database) {
  const shop = await addShop(database, 'Walked', '+16045550101');
  const businessId = shop.business.id;
  const [appointment] = await database
    .insert(appointments)
    .values({ businessId, startAt: new Date(nextDay()), endAt: new Date(nextDay()) })
    .returning();
  const [commitment] = await database
    .insert(commitments)
    .values({ businessId, text: 'We call back.', madeAt: new Date() })
    .returning();
  await database
    .update(agents)
    .set({ transferNumber: provable })
    .where(eq(agents.businessId, businessId));
  await database.insert(numberProofs).values({ businessId, phoneNumber: provable });
  const source = { page: 'https://walked.example/', words: 'Walked' };
  const [fact] = await database
    .insert(businessFacts)
    .values({ businessId, kind: 'name', value: 'Walked', ...source, inUse: false })
    .returning();
  // Only a call somebody spoke in can be kept.
  await database.update(callLogs).set({ chatTranscript: [{ role: 'user', content: 'Hello' }] });
  // Only one that is over can be erased, and nothing else hangs on this one.
  const [endedCall] = await database
    .insert(callLogs)
    .values({ businessId, endedAt: new Date() })
    .returning();
  const [keptCall] = await database
    .insert(keptCalls)
    .values({ businessId, name: 'Walked', calledAt: new Date(), turns: [] })
    .returning();
  const [run] = await database
    .insert(practiceRuns)
    .values({ businessId, kind: 'callers', status: 'done', total: 0, staged: false })
    .returning();
  await recordVersion(database, { before: null, after: shop.business, author: null });
  if (!appointment || !commitment || !fact || !endedCall || !keptCall || !run)
    throw new Error('The shop was not stored.');
  return { ...shop, appointment, commitment, fact, endedCall, keptCall, run };
}

/** A number whose owner has yet to agree. */
export const provable = '+16045550178';

let day = 0;

/** An instant nobody asked for before, a day after the last. */
export function nextDay(): string {
  day += 1;
  return new Date(Date.UTC(2100, 0, day, 18)).toISOString();
}
