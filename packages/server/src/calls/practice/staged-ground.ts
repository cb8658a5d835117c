import type { BusinessChange } from '@second-ring/contract';
import type { KeptCall, ReceptionistProfile } from '@second-ring/conversation';
import { and, desc, eq } from 'drizzle-orm';
import { usualBooking } from '../../knowledge/businesses/booking-settings.ts';
import { changedColumns } from '../../knowledge/businesses/changed-columns.ts';
import { knowledgeOf } from '../../lines/agents/receptionist-profile.ts';
import { transferNumberAt } from '../../lines/agents/transfer-number.ts';
import { alertsSomeone, type Reach } from '../../lines/messages/recipients.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { type BookingSettings, businesses } from '../../platform/database/schema/businesses.ts';
import { keptCalls } from '../../platform/database/schema/kept-calls.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';

/** What practice calls of a business are held on, with changes that are not published. */
export interface StagedGround {
  profile: ReceptionistProfile;
  booking: BookingSettings;
  kept: KeptCall[];
}

/**
 * Reads a business as it would answer once `staged` is published, and the calls it keeps. Refuses
 * with `NOT_FOUND` outside the scope.
 */
export async function readStagedGround(
  database: Queryable,
  scope: Scope,
  id: string,
  {
    staged,
    countries,
    reach,
    now,
  }: { staged: BusinessChange; countries: readonly string[]; reach: Reach; now: number },
): Promise<StagedGround> {
  const [row] = await database
    .select({ business: businesses, agent: agents })
    .from(businesses)
    .leftJoin(agents, eq(agents.businessId, businesses.id))
    .where(and(eq(businesses.id, id), within(scope, businesses.id)))
    .orderBy(agents.createdAt)
    .limit(1);
  const { business: published, agent } = foundOrRefused(row, 'business');
  const business = { ...published, ...defined(changedColumns(staged, countries)) };
  const { booking, businessHours, timeZone } = business;
  const kept = await database
    .select()
    .from(keptCalls)
    .where(and(eq(keptCalls.businessId, id), within(scope, keptCalls.businessId)))
    .orderBy(desc(keptCalls.createdAt), desc(keptCalls.id));
  const transfer = {
    transferNumber: agent?.transferNumber ?? null,
    transferHours: agent?.transferHours ?? null,
  };
  return {
    profile: {
      agentId: agent?.id ?? id,
      firstMessage: agent?.firstMessage ?? null,
      transferNumber: transferNumberAt({ ...transfer, businessHours, timeZone }, new Set(), now),
      languageModel: true,
      books: booking?.enabled === true && businessHours !== null,
      alertsSomeone: agent !== null && (await alertsSomeone(database, agent.id, reach)),
      knowledge: knowledgeOf(business),
    },
    booking: booking ?? usualBooking,
    kept: kept.map(({ id, name, calledAt, turns }) => ({
      id,
      name,
      calledAt: calledAt.getTime(),
      turns,
    })),
  };
}

/** Without the columns a change leaves alone. */
function defined<Row extends object>(
  row: Row,
): { [Key in keyof Row]?: Exclude<Row[Key], undefined> } {
  const kept: { [Key in keyof Row]?: Exclude<Row[Key], undefined> } = { ...row };
  for (const key in kept) if (kept[key] === undefined) delete kept[key];
  return kept;
}
