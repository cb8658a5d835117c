import type { LineProblem } from '@second-ring/contract';
import { and, eq, isNotNull, not } from 'drizzle-orm';
import { z } from 'zod';
import { actorOf, recordAudit } from '../../people/audit-log/audit.ts';
import type { Database, Queryable, WithDatabase } from '../../platform/database/database.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { isLocalUrl, publicAddress } from '../../platform/http/public-address.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/observability/log.ts';
import {
  type NumberDetails,
  type Telephony,
  TelephonyError,
} from '../../platform/providers/telephony/interface.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import * as paths from './hook-paths.ts';
import { isInvented } from './our-numbers.ts';

const payload = z.object({ phoneNumberId: z.string() });

/** Points a number's calls and texts at this installation, at its carrier. */
const connectNumber: Job<z.infer<typeof payload>> = { name: 'connect-number', payload };

/** Has a number that an agent was given set up at its carrier. */
export function connectLater(on: Queryable, jobs: Jobs, phoneNumberId: string): Promise<void> {
  return jobs.enqueue(on, connectNumber, { phoneNumberId });
}

/** Who holds the numbers, and where the world reaches this installation. */
export interface Carrier {
  telephony: Telephony;
  publicUrl: string;
}

interface Connecting extends Carrier {
  database: Database;
  jobs: () => Jobs;
  log: Log;
}

const { id, twilioSid, lineProblem } = phoneNumbers;

/** What keeps the carrier's lines pointed here: a number as it is given out, and all of them each hour. */
export function lineWorkers(connecting: Connecting): Worker[] {
  return [connectWorker(connecting), checkWorker(connecting)];
}

/** Does nothing without a carrier, nor where no carrier could reach us. */
export function connectWorker(connecting: Omit<Connecting, 'jobs'>): Worker {
  const { database, telephony, publicUrl, log } = connecting;
  return worker(connectNumber, async ({ phoneNumberId }) => {
    if (telephony.name === 'local' || isLocalUrl(publicUrl)) return;
    const [number] = await database
      .select({ sid: twilioSid })
      .from(phoneNumbers)
      .where(eq(id, phoneNumberId));
    if (!number?.sid) return;
    const { sid } = number;
    const { problem, code } = await pointHere(connecting, sid);
    if (problem === 'away') throw new Error('The phone company did not answer.');
    if (problem !== null)
      log.warn({ sid, problem, code }, 'a number could not be set up at its carrier');
    // The company has none of the invented numbers, which are none of its lines.
    await database
      .update(phoneNumbers)
      .set({ lineProblem: problem })
      .where(and(eq(id, phoneNumberId), not(isInvented)));
  });
}

interface Pointed {
  problem: LineProblem | null;
  /** The carrier's own word for it. */
  code?: string;
}

/** Has the carrier send a number's calls and texts here, and tells what stands in the way. */
export async function pointHere({ telephony, publicUrl }: Carrier, sid: string): Promise<Pointed> {
  if (isLocalUrl(publicUrl)) return { problem: 'no_address' };
  const at = (path: string) => publicAddress(publicUrl, path);
  try {
    const number = await telephony.updateNumber(sid, {
      voiceUrl: at(paths.voicePath),
      statusCallback: at(paths.callStatusPath),
      smsUrl: at(paths.smsPath),
      smsFallbackUrl: at(paths.smsFallbackPath),
    });
    return { problem: isPointedHere(number, publicUrl) ? null : 'elsewhere' };
  } catch (error) {
    if (!(error instanceof TelephonyError)) throw error;
    const { code, retryable } = error;
    const refused = code === 'NUMBER_NOT_FOUND' ? 'gone' : 'refused';
    return { problem: retryable ? 'away' : refused, code };
  }
}

/** A trunk and an application are asked before the voice URL. */
function isPointedHere(number: NumberDetails, publicUrl: string): boolean {
  const { voiceUrl, trunkSid, voiceApplicationSid } = number;
  if (trunkSid || voiceApplicationSid || !voiceUrl || !URL.canParse(voiceUrl)) return false;
  return new URL(voiceUrl).href === new URL(publicAddress(publicUrl, paths.voicePath)).href;
}

/** What Twilio points a new number at, which says that nobody has pointed it anywhere. */
const carriersOwn = 'demo.twilio.com';

/** What answers a number's calls where that is not this installation; null: nothing does. */
export function answererOf(number: NumberDetails, publicUrl: string): string | null {
  const { voiceUrl, trunkSid, voiceApplicationSid } = number;
  if (trunkSid) return 'a SIP trunk';
  if (voiceApplicationSid) return 'a TwiML application';
  if (!voiceUrl || !URL.canParse(voiceUrl)) return null;
  const { host } = new URL(voiceUrl);
  return isPointedHere(number, publicUrl) || host === carriersOwn ? null : host;
}

/**
 * Has a number of the pool answered here, at an operator's word, and writes down who said so.
 * @throws Refusal `NOT_FOUND`
 */
export async function connectNow(
  carrier: Carrier & { withDatabase: WithDatabase },
  person: Person | null,
  numberId: string,
): Promise<{ id: string; line_problem: LineProblem | null }> {
  const { withDatabase } = carrier;
  const [found] = await withDatabase((database) =>
    database
      .select({ sid: twilioSid, phoneNumber: phoneNumbers.phoneNumber })
      .from(phoneNumbers)
      .where(eq(id, numberId)),
  );
  const { sid, phoneNumber } = foundOrRefused(found, 'phone number');
  const problem = sid === null ? 'gone' : (await pointHere(carrier, sid)).problem;
  await withDatabase(async (database) => {
    await database.update(phoneNumbers).set({ lineProblem: problem }).where(eq(id, numberId));
    if (problem !== null) return;
    await recordAudit(database, {
      action: 'number_connected',
      actor: await actorOf(database, person),
      details: { phone_number: phoneNumber },
    });
  });
  return { id: numberId, line_problem: problem };
}

const hour = 60 * 60_000;

const checkLines: Job<Record<string, never>> = { name: 'check-lines', payload: z.strictObject({}) };

/** Has the carrier asked where the pool's numbers lead, now and every hour. Safe to repeat. */
export async function keepLinesChecked(
  connecting: Pick<Connecting, 'database' | 'jobs' | 'telephony'>,
): Promise<void> {
  const { database, jobs, telephony } = connecting;
  if (telephony.name !== 'local') await jobs().enqueue(database, checkLines, {});
}

/** One that leads nowhere is pointed here; one that somebody pointed elsewhere is for an operator to decide. */
export function checkWorker(connecting: Connecting): Worker {
  const { database, jobs, telephony, publicUrl, log } = connecting;
  return worker(checkLines, async () => {
    if (telephony.name === 'local') return;
    const now = Date.now();
    const options = {
      key: String(Math.floor(now / hour) + 1),
      notBefore: new Date(now + hour),
    };
    await jobs().enqueue(database, checkLines, {}, options);
    const held = new Map((await telephony.listNumbers()).map((number) => [number.sid, number]));
    const numbers = await database
      .select({ id, sid: twilioSid, before: lineProblem })
      .from(phoneNumbers)
      .where(and(isNotNull(twilioSid), not(isInvented)));
    for (const { id: numberId, sid, before } of numbers) {
      const problem = await problemOf({ telephony, publicUrl }, held.get(sid ?? ''));
      if (problem === before || problem === 'away') continue;
      await database.update(phoneNumbers).set({ lineProblem: problem }).where(eq(id, numberId));
      if (problem !== null) log.warn({ sid, problem }, 'calls to a number do not come here');
    }
  });
}

async function problemOf(
  carrier: Carrier,
  number: NumberDetails | undefined,
): Promise<LineProblem | null> {
  if (!number) return 'gone';
  if (isLocalUrl(carrier.publicUrl)) return 'no_address';
  if (isPointedHere(number, carrier.publicUrl)) return null;
  if (answererOf(number, carrier.publicUrl) !== null) return 'elsewhere';
  return (await pointHere(carrier, number.sid)).problem;
}
