import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tolls } from '../../platform/tolls/tolls.ts';
import type { BookChange, Requester } from './appointment-book.ts';
import { type ChangingGround, changeBook } from './change-book.ts';
import type { Settled } from './compose-messages.ts';
import { tellSettled } from './text-caller.ts';

const slot = z.object({ start: z.number(), end: z.number() });
const appointmentId = z.string();

const openChange = z.object({
  change: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('book'),
      slot,
      serviceId: z.string().nullable(),
      name: z.string().nullable(),
      phone: z.string().nullable(),
      note: z.string().nullable(),
    }),
    z.object({ kind: z.literal('moveAppointment'), appointmentId, slot }),
    z.object({ kind: z.literal('cancelAppointment'), appointmentId }),
  ]),
  requester: z.object({
    effectId: z.string(),
    callId: z.string(),
    agentId: z.string().nullable(),
    businessId: z.string(),
    // Left out by what was asked for before tests booked beside customers.
    test: z.boolean().default(false),
    language: z.enum(['en', 'fr']),
  }),
  /** When nobody could wait for it any longer, in milliseconds since the epoch. */
  askedAt: z.number(),
  /** How often it was looked at in vain, for the caller was on the line still. Left out: not yet. */
  looks: z.number().default(0),
});

/** A change that was asked for on a call and not answered while anybody waited. */
type OpenChange = z.infer<typeof openChange>;

/** Asks for a change again, under its own key, until it is known whether it was made. */
const settleChange: Job<OpenChange> = {
  name: 'settle-change',
  payload: openChange,
  retries: 60,
  atOnce: 2,
};

/** What finding out works with. */
export interface SettlingGround extends ChangingGround {
  jobs: Jobs;
  tolls: Tolls;
}

/** A call is looked at again so much later, in milliseconds, while it goes on. */
const lookAgainAfter = 15_000;
/** Longer than this no call goes on, whatever its log says. */
const longestCall = 60 * 60_000;
/** After this, people find out better. */
const longestSearch = 12 * 60 * 60_000;

/** Leaves a change to be settled once its call is over. */
export async function settleLater(
  { database, jobs, now }: Pick<SettlingGround, 'database' | 'jobs' | 'now'>,
  change: BookChange,
  { effectId, callId, agentId, businessId, test, language }: OpenChange['requester'],
): Promise<void> {
  const requester = { effectId, callId, agentId, businessId, test, language };
  const open = { change, requester, askedAt: now(), looks: 0 };
  await jobs.enqueue(database, settleChange, open, { key: effectId });
}

/** @param ground asked for late: the queue the news leave through is opened with this worker. */
export function settleWorker(ground: () => SettlingGround): Worker {
  return worker(settleChange, (open) => settle(ground(), open));
}

/** Keeps that a caller wants to be texted what becomes of a change. */
export async function noteWishForNews(
  database: Database,
  { changeId, phone }: { changeId: string; phone: string },
  { callId }: Pick<Requester, 'callId'>,
): Promise<void> {
  const wish = JSON.stringify({ newsWanted: { changeId, phone } });
  await database
    .update(callLogs)
    .set({ metadata: sql`coalesce(${callLogs.metadata}, '{}'::jsonb) || ${wish}::jsonb` })
    .where(eq(callLogs.id, callId));
}

async function settle(ground: SettlingGround, open: OpenChange): Promise<void> {
  const { database, jobs, now } = ground;
  const { requester, askedAt } = open;
  const [call] = await database
    .select({ channel: callLogs.channel, endedAt: callLogs.endedAt })
    .from(callLogs)
    .where(eq(callLogs.id, requester.callId));
  if (!call) return;
  // On the phone the caller may still say whether they want a text; a thread of texts goes on for a day.
  const goesOn = call.endedAt === null && call.channel !== 'sms';
  if (goesOn && now() - askedAt < longestCall) {
    const notBefore = new Date(now() + lookAgainAfter);
    const next = { ...open, looks: open.looks + 1 };
    const key = `${requester.effectId}:${next.looks}`;
    return jobs.enqueue(database, settleChange, next, { key, notBefore });
  }
  if (await wasHeard(database, requester)) return;
  const settled = await findOut(ground, open);
  // Nobody comes, and nobody waits.
  if (requester.test) return;
  await tellSettled(ground, { ...open, settled });
}

/** Whether the conversation was told after all, and its summary with it. */
async function wasHeard(
  database: Database,
  { callId, effectId }: OpenChange['requester'],
): Promise<boolean> {
  const told = await database.$count(
    callTurns,
    and(
      eq(callTurns.callId, callId),
      sql`${callTurns.input} ->> 'effectId' = ${effectId}`,
      sql`${callTurns.input} ->> 'type' = 'requestSucceeded'`,
    ),
  );
  return told > 0;
}

/** Throws where it is still not known: try again later. */
async function findOut(
  ground: SettlingGround,
  { change, requester, askedAt }: OpenChange,
): Promise<Settled> {
  try {
    return (await changeBook(ground, change, requester)).kind;
  } catch (error) {
    if (error instanceof Refusal) return 'refused';
    const begun = 'slot' in change && change.slot.start <= ground.now();
    if (begun || ground.now() - askedAt > longestSearch) return 'unknown';
    throw error;
  }
}
