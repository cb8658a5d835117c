import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { asc, eq } from 'drizzle-orm';
import { createApp } from '../app.ts';
import { openDesk } from '../bookings/appointments/appointment-desk.ts';
import { builtInBooking } from '../bookings/appointments/built-in-booking.ts';
import { settleWorker } from '../bookings/appointments/settle-change.ts';
import { reminderWorker } from '../calls/commitments/remind-owner.ts';
import { answerSmsWorker } from '../calls/driver/answer-sms.ts';
import { CarrierCall } from '../calls/driver/telephone/carrier-call.ts';
import { callWorkers, type OpenCalls, openCalls } from '../calls/open-calls.ts';
import { openPractice } from '../calls/practice/open-practice.ts';
import type { Mind } from '../calls/thinking/mind.ts';
import type { ModelLimits } from '../calls/thinking/model-budget.ts';
import { publishWorker } from '../lines/agents/publish-agent.ts';
import { reachOf } from '../lines/messages/recipients.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Database, OpenDatabase } from '../platform/database/database.ts';
import { writableWithin } from '../platform/database/open-database.ts';
import { callLogs } from '../platform/database/schema/call-logs.ts';
import { callTurns } from '../platform/database/schema/call-turns.ts';
import { isLoopback } from '../platform/http/client-address.ts';
import type { Worker } from '../platform/jobs/job.ts';
import { openJobs } from '../platform/jobs/open-jobs.ts';
import { mailWorker } from '../platform/mail/send-mail.ts';
import { openLog } from '../platform/observability/log.ts';
import { createMetrics } from '../platform/observability/metrics.ts';
import type { BookingTool } from '../platform/providers/booking/interface.ts';
import type { LanguageModel } from '../platform/providers/language-model/interface.ts';
import type { Mail } from '../platform/providers/mail/interface.ts';
import { mailboxMail } from '../platform/providers/mail/mailbox/mailbox-mail.ts';
import type { Telephony } from '../platform/providers/telephony/interface.ts';
import { localTelephony } from '../platform/providers/telephony/local/local-telephony.ts';
import { builtInVoice } from '../platform/providers/voice/built-in/built-in-voice.ts';
import type { People } from '../platform/tenant-guard/person.ts';
import type { Tolls } from '../platform/tolls/tolls.ts';

/** The auth token of the installations tests start, and of the carriers that call them. */
export const testAuthToken = 'a-token-for-tests';

/** The address they are known by, which is not where they listen: as behind a proxy. */
export const testPublicUrl = 'https://ring.example';

export interface CallServer {
  /** Where it listens. */
  origin: string;
  calls: OpenCalls;
  /** Does the outbox's work until the server closes. */
  startWork(): Promise<void>;
  /** How many connections it holds, of whatever kind. */
  connections(): Promise<number>;
  close(): Promise<void>;
}

interface CallServerOptions {
  authToken?: string | null;
  accountSid?: string | null;
  publicUrl?: string;
  clock?: Clock;
  telephony?: Telephony;
  mail?: Mail;
  booking?: BookingTool;
  languageModel?: LanguageModel;
  modelLimits?: ModelLimits;
  browserCallsPerNetwork?: number;
  tolls?: Tolls;
  mind?: Mind;
  /** `host:port` pairs that website import may reach although private. */
  allowHosts?: string[];
}

/** Starts one instance on a database: real sockets, real jobs. Several may share a database. */
export async function startCallServer(
  open: OpenDatabase,
  options: CallServerOptions = {},
): Promise<CallServer> {
  const { authToken = testAuthToken, publicUrl = testPublicUrl, clock = systemClock } = options;
  const { telephony = localTelephony(), mail = mailboxMail(open.database) } = options;
  const { tolls = usualTolls } = options;
  const { database } = open;
  const log = openLog(process.env.TEST_LOG_LEVEL ?? 'silent');
  const metrics = createMetrics();
  const { booking = builtInBooking(database, () => clock.now()) } = options;
  const workers: Worker[] = [
    mailWorker({ mail, database, publicUrl }),
    publishWorker(database, builtInVoice),
    ...callWorkers({ database, telephony, publicUrl, clock, tolls, jobs: () => jobs }),
    reminderWorker(database, () => jobs),
    settleWorker(() => ({ database, jobs, booking, tolls, now: () => clock.now() })),
    answerSmsWorker(() => calls.exchange),
  ];
  const queues = workers.map(({ job }) => job);
  const jobs = await openJobs(open, queues, log, metrics);
  const { languageModel, mind, modelLimits = usualModelLimits } = options;
  const ground = {
    languageModel,
    modelLimits,
    browserCallsPerNetwork: options.browserCallsPerNetwork ?? 1_000,
    trustedProxies: [],
    tolls,
    telephony,
    reach: reachOf({ telephony: telephony.name, mail: mail.name }),
    database,
    jobs,
    log,
    metrics,
    publicUrl,
    twilioAuthToken: authToken,
    twilioAccountSid: options.accountSid ?? null,
  };
  const book = openDesk({ database, jobs, booking, tolls, now: () => clock.now() });
  const calls = openCalls({ ...ground, clock, book, ...(mind && { mind }) });
  const app = createApp({
    database: open.requests,
    isWritable: writableWithin(database),
    asOwner: open.asOwner,
    jobs,
    people: loopbackOperator,
    accounts: null,
    operatorEmails: [],
    telephony,
    tolls,
    voice: builtInVoice,
    calls,
    booking,
    practice: openPractice({
      database: open.requests,
      log,
      model: languageModel,
      price: null,
      deadline: 2_500,
      tokensPerDay: 1_500_000,
    }),
    publicUrl,
    websites: { allowHosts: options.allowHosts ?? [], publicUrl, log },
    config: {
      telephony: telephony.name,
      phoneLine: true,
      voice: 'built-in',
      places: 'local',
      googleMapsKey: null,
      googleMapsUrl: 'https://maps.googleapis.com',
      mail: mail.name,
      languageModel: false,
      auth: { url: '/auth/v1', publishableKey: null },
      mailboxOpen: true,
      millisPublicKey: null,
    },
    trustedProxies: [],
    metricsToken: null,
    readiness: { state: 'ready' },
    metrics,
    log,
    routes: [calls.routes],
    webFolder: null,
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  const stopServing = calls.serve(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    calls,
    startWork: () => jobs.work(workers),
    connections: () => promisify(server.getConnections.bind(server))(),
    async close() {
      stopServing();
      server.close();
      await jobs.stop();
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}

/** Texts as a carrier's do leave, as far as anybody can tell who promises one; nothing does. */
export function textingTelephony(): Telephony {
  return { ...localTelephony(), name: 'twilio' };
}

/** The number test callers call from. */
export const testCaller = '+16045550199';

/** A call to one of a server's numbers, not yet ringing. */
export function dial({ origin }: CallServer, to: string, from = testCaller): CarrierCall {
  return new CarrierCall({ origin, publicUrl: testPublicUrl, authToken: testAuthToken }, to, from);
}

/** The parameters of `action` requests, as the carrier sends them. */
export const sessionEnds = {
  dropped: { SessionStatus: 'failed', ErrorCode: '64105', ErrorMessage: 'Websocket ended' },
  hungUp: { SessionStatus: 'completed', CallStatus: 'completed' },
  ended: (HandoffData = '') => ({ SessionStatus: 'ended', HandoffData }),
};

/** A call's row in the log. Fails where there is none. */
export async function readCall(database: Database, callSid: string) {
  const [row] = await database.select().from(callLogs).where(eq(callLogs.callSid, callSid));
  if (!row) throw new Error('The call is not in the log.');
  return row;
}

/** A call's stored inputs, in order. */
export async function readInputs(database: Database, callSid: string) {
  const { id } = await readCall(database, callSid);
  const rows = await database
    .select({ input: callTurns.input })
    .from(callTurns)
    .where(eq(callTurns.callId, id))
    .orderBy(asc(callTurns.sequence));
  return rows.map(({ input }) => input);
}

/** Whoever sits at this machine is the operator, and nobody else is anyone. */
const loopbackOperator: People = {
  find: async ({ address }) =>
    isLoopback(address)
      ? { role: 'operator', userId: '00000000-0000-4000-8000-000000000000' }
      : null,
  count: async () => 1,
};

/** What an installation pays for unless its settings say otherwise. */
export const usualTolls: Tolls = { countries: ['CA', 'US'], dailyCents: 2_500, operatorEmails: [] };

/** How often a model may be asked where a test is about something else. */
const usualModelLimits: ModelLimits = {
  perMinute: 1_000,
  perBrowserCall: 1_000,
  perBusinessDay: 10_000,
  perDay: 10_000,
};
