import type { BusinessChange, PracticeKind, PracticeLoad } from '@second-ring/contract';
import { type KeptCall, practiceGoals, type ReceptionistProfile } from '@second-ring/conversation';
import { and, desc, eq } from 'drizzle-orm';
import { usualBooking } from '../../knowledge/businesses/booking-settings.ts';
import { changedColumns } from '../../knowledge/businesses/procedures.ts';
import { knowledgeOf } from '../../lines/agents/publish-agent.ts';
import { transferNumberAt } from '../../lines/agents/transfer-number.ts';
import { alertsSomeone, type Reach, reachOf } from '../../lines/messages/recipients.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { type BookingSettings, businesses } from '../../platform/database/schema/businesses.ts';
import { keptCalls } from '../../platform/database/schema/kept-calls.ts';
import { foundOrRefused, Refusal, TooManyRequests } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import type { RunOrder } from './hold-run.ts';
import type { Practice } from './open-practice.ts';
import { beginRun, endLost, holdsRun, type StoredRun, takenToday } from './store-run.ts';

/** A day's share that is left must hold at least a call. */
const fewestTokens = 10_000;

/** What a business shares of the model with others. */
interface Shared {
  /** Asked today for the businesses of its owners, and for all. */
  ofOwners: PracticeLoad;
  ofAll: PracticeLoad;
  /** One of its owners' businesses holds practice calls now. */
  isHeld: boolean;
}

/** Reads beyond any owner's scope, so outside of what is asked within one. */
export async function readShared(
  whole: Queryable,
  businessId: string,
  now: number,
): Promise<Shared> {
  const itsOwners = { of: 'itsOwners', businessId } as const;
  return {
    ofOwners: await takenToday(whole, itsOwners, now),
    ofAll: await takenToday(whole, { of: 'everybody' }, now),
    isHeld: await holdsRun(whole, itsOwners),
  };
}

/**
 * Stores a run of practice calls as running, and answers what is to be held. Refuses with
 * `NOT_FOUND` outside the scope, `NO_LANGUAGE_MODEL`, `PRACTICE_RUNNING` while another is held,
 * `TOO_MANY_REQUESTS` once the day's share is used up, `INVALID_REQUEST` where no call is kept.
 */
export async function startRun(
  database: Queryable,
  {
    practice,
    tolls,
    config,
    shared,
    now,
  }: Pick<Services, 'tolls' | 'config'> & { practice: Practice; shared: Shared; now: number },
  scope: Scope,
  { id: businessId, kind, staged }: { id: string; kind: PracticeKind; staged: BusinessChange },
): Promise<{ run: StoredRun; order: RunOrder }> {
  const ground = await readStagedGround(database, scope, businessId, {
    staged,
    countries: tolls.countries,
    reach: reachOf(config),
    now,
  });
  if (!practice.available)
    throw new Refusal(
      'NO_LANGUAGE_MODEL',
      'Practice calls need a language model, and there is none here.',
    );
  if (kind === 'kept' && ground.kept.length === 0)
    throw new Refusal(
      'INVALID_REQUEST',
      'No calls are kept yet. Open a call in the call log and choose “Use as a rehearsal”.',
    );
  await endLost(database, businessId);
  const most = leftOf(practice.most, shared.ofOwners, shared.ofAll);
  if (most.tokens < fewestTokens || most.requests < 1) throw limitReached(now);
  // Three businesses of one owner would else leave no room for anybody.
  if (shared.isHeld) throw alreadyRunning();
  if (!practice.hasRoom)
    throw new Refusal(
      'UNAVAILABLE',
      'Other businesses hold practice calls right now. Please try again in a few minutes.',
    );
  const total = kind === 'kept' ? ground.kept.length : practiceGoals.length;
  const run = await beginRun(database, {
    businessId,
    kind,
    total,
    staged: Object.keys(staged).length > 0,
  });
  if (!run) throw alreadyRunning();
  const { profile, booking, kept } = ground;
  const seed = Math.floor(now / 1_000);
  const order = { runId: run.id, profile, booking, seed, most };
  return { run, order: { ...order, kept: kind === 'kept' ? kept : null } };
}

/** What a run may take: its own share, and no more than is left of its owners' day and of everybody's. */
function leftOf(
  { perRun, perDay, perDayOfAll }: Practice['most'],
  ofOwners: PracticeLoad,
  ofAll: PracticeLoad,
): PracticeLoad {
  const left = (what: keyof PracticeLoad) =>
    Math.min(perRun[what], perDay[what] - ofOwners[what], perDayOfAll[what] - ofAll[what]);
  return { requests: left('requests'), tokens: left('tokens') };
}

function alreadyRunning(): Refusal {
  return new Refusal(
    'PRACTICE_RUNNING',
    'Practice calls are being held for this business, or for another of its owners. Wait for them, or cancel them first.',
  );
}

function limitReached(now: number): Refusal {
  const midnight = new Date(now);
  midnight.setUTCHours(24, 0, 0, 0);
  return new TooManyRequests(
    'The practice calls of today are used up. There are more after midnight UTC.',
    midnight.getTime() - now,
  );
}

/** What practice calls of a business are held on, with changes that are not published. */
interface StagedGround {
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
