import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import type { ServerType } from '@hono/node-server';
import type { Lexicon } from '@second-ring/conversation';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { type AppointmentBook, noBook } from '../bookings/appointments/appointment-book.ts';
import { browserCallsWorker } from '../lines/messages/mail-owner.ts';
import { mayTextCaller } from '../lines/messages/may-text.ts';
import type { Reach } from '../lines/messages/recipients.ts';
import { type SmsSending, smsWorker } from '../lines/messages/send-sms.ts';
import { manyPeopleWorker } from '../lines/messages/tell-many.ts';
import { moreCallsWorker } from '../lines/messages/text-owner.ts';
import { relayPath, smsStatusPath } from '../lines/phone-numbers/hook-paths.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { addressOfMessage } from '../platform/http/client-address.ts';
import { publicAddress } from '../platform/http/public-address.ts';
import type { Worker } from '../platform/jobs/job.ts';
import type { LanguageModel } from '../platform/providers/language-model/interface.ts';
import type { Telephony } from '../platform/providers/telephony/interface.ts';
import { TooManyRequests } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';
import type { Tolls } from '../platform/tolls/tolls.ts';
import {
  admitBrowserCall,
  browserSocketPath,
  type Calls,
  startBrowserCall,
} from './driver/browser-calls.ts';
import { CallExchange } from './driver/exchange.ts';
import { NetworkLines } from './driver/network-lines.ts';
import { type Admission, serveCallSockets } from './driver/sockets.ts';
import { keepSweeping } from './driver/sweep-calls.ts';
import { admitRelay, twilioRoutes } from './hooks/twilio/routes.ts';
import type { TwilioHooks } from './hooks/twilio/twilio-hooks.ts';
import { Receptionists } from './record/receptionists.ts';
import { createCallMetrics } from './record/surroundings.ts';
import { noComparer, type WordComparer } from './thinking/likeness/word-comparer.ts';
import { type Mind, todaysMind } from './thinking/mind.ts';
import { type ModelLimits, thinkerOnBudget } from './thinking/model-budget.ts';
import type { ModelPrice } from './thinking/model-cost.ts';
import { noThinker, thinkerWith } from './thinking/thinker.ts';
import { ThinkingPace } from './thinking/thinking-pace.ts';

/** What calls are opened on. */
export interface CallGround extends Pick<Services, 'database' | 'jobs' | 'log' | 'metrics'> {
  /** Where the world reaches this installation, such as `https://calls.example`. */
  publicUrl: string;
  /** Null: no Twilio account; calls come from browsers only. */
  twilioAuthToken: string | null;
  /** Null: webhooks of any account with that token are taken. */
  twilioAccountSid: string | null;
  tolls: Tolls;
  telephony: Telephony;
  /** What leaves this installation. */
  reach: Reach;
  /** Left out: none is kept, and callers who want to book leave a message. */
  book?: AppointmentBook;
  /** Left out: the receptionist decides every turn by itself. */
  languageModel?: LanguageModel | undefined;
  /** Milliseconds without a word of the model's after which a turn is decided without it. */
  modelDeadline?: number;
  modelLimits: ModelLimits;
  /** What the model costs, where it is known. */
  modelPrice?: ModelPrice;
  /** How many calls from browsers one network may hold at once. */
  browserCallsPerNetwork: number;
  /** Addresses and ranges of the proxies that speak for their clients. */
  trustedProxies: readonly string[];
  /** Whether the installation is reached from elsewhere than this machine. */
  isPublic?: boolean;
  clock?: Clock;
  /** Left out: today's. */
  mind?: Mind;
  /** Left out: words alone tell what callers mean. */
  comparer?: WordComparer;
  /** Left out: a shop's own words alone tell what is meant. */
  lexicon?: Lexicon;
  /** Days after which what was said is deleted; left out: callers who ask are told no figure. */
  wordsKeptDays?: number;
}

/** The calls of one instance, ready to be served. */
export interface OpenCalls extends Calls {
  /** The carriers' webhooks. */
  routes: Hono;
  exchange: CallExchange;
  /** Opens calls' sockets on a server, and starts closing abandoned calls. Returns how to stop both. */
  serve(server: ServerType): () => void;
}

/** In milliseconds: the setting's own default. */
const usualModelDeadline = 2_500;
/** How long a known line is remembered for, in lines. */
const rememberedLines = 10_000;

/** Opens the calls. Nothing happens until `serve`. */
export function openCalls(ground: CallGround): OpenCalls {
  const { database, jobs, log, metrics, publicUrl } = ground;
  const { clock = systemClock, book = noBook, languageModel, modelPrice } = ground;
  const { modelDeadline = usualModelDeadline, mind = todaysMind() } = ground;
  const { comparer = noComparer } = ground;
  const pace = new ThinkingPace();
  const exchange = new CallExchange(
    {
      database,
      jobs,
      book,
      mayText: (call) => mayTextCaller(database, ground, call, clock.now()),
      model: languageModel ? { name: languageModel.name, price: modelPrice ?? null } : null,
      thinker: thinkerOnBudget(
        languageModel ? thinkerWith(languageModel, clock, modelDeadline) : noThinker,
        ground.modelLimits,
        { database, clock },
      ),
      log,
      clock,
      metrics: createCallMetrics(metrics),
      mind,
      pace,
      comparer,
      receptionists: new Receptionists(
        languageModel ? { deadline: modelDeadline } : null,
        ground.reach,
        ground.lexicon,
        pace,
        undefined,
        ground.wordsKeptDays,
      ),
      instance: `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`,
    },
    (callId) => reachable(publicUrl, `/admin/call-logs/?call=${callId}`),
  );
  const lines = new NetworkLines(ground.browserCallsPerNetwork);
  const hooks: TwilioHooks = {
    exchange,
    publicUrl,
    tolls: ground.tolls,
    now: () => clock.now(),
    authToken: ground.twilioAuthToken,
    accountSid: ground.twilioAccountSid,
    knownLines: new LRUCache({ max: rememberedLines }),
    unpaidRings: new LRUCache({ max: rememberedLines, ttl: 24 * 60 * 60_000 }),
  };
  return {
    exchange,
    routes: new Hono().route('/', twilioRoutes(hooks)),
    startBrowserCall: async (request, address, person) => {
      if (!lines.hasRoom(address))
        throw new TooManyRequests(
          'Too many calls are held from your network. Please end one of them first.',
          60_000,
        );
      return startBrowserCall(exchange.outside, publicUrl, request, address, person);
    },
    serve(server) {
      const endSockets = serveCallSockets(server, exchange, {
        [relayPath]: admitRelay(hooks),
        [browserSocketPath]: admitBrowser(exchange, lines, ground),
      });
      const endSweeping = keepSweeping(exchange);
      return () => {
        endSweeping();
        endSockets();
      };
    },
  };
}

/** What the calls' jobs are done by. Their queues must exist before any call is answered. */
export function callWorkers(
  sending: Pick<SmsSending, 'database' | 'telephony' | 'tolls' | 'jobs'> & {
    publicUrl: string;
    clock?: Clock;
  },
): Worker[] {
  const { database, telephony, tolls, jobs, publicUrl, clock = systemClock } = sending;
  const statusCallbackOf = (smsLogId: string) =>
    reachable(publicUrl, `${smsStatusPath}?id=${smsLogId}`);
  return [
    smsWorker({ database, telephony, tolls, jobs, clock, statusCallbackOf }),
    moreCallsWorker(database, jobs),
    manyPeopleWorker(database, jobs),
    browserCallsWorker(database, jobs),
  ];
}

function admitBrowser(
  exchange: CallExchange,
  lines: NetworkLines,
  { trustedProxies, isPublic }: Pick<CallGround, 'trustedProxies' | 'isPublic'>,
): Admission {
  return async (request: IncomingMessage) => {
    const letGo = lines.hold(addressOfMessage(request, trustedProxies, isPublic));
    if (!letGo) return 429;
    request.socket.once('close', letGo);
    const token = new URL(request.url ?? '', 'http://localhost').searchParams.get('token') ?? '';
    const callSid = await admitBrowserCall(exchange.outside, token);
    return callSid === null
      ? 403
      : {
          channel: 'browser',
          callSid,
          refuses: () => null,
          recordMissing: () => Promise.resolve(),
        };
  };
}

/** An address for others; null where only this machine could open it. */
function reachable(publicUrl: string, path: string): string | null {
  return publicUrl.startsWith('https:') ? publicAddress(publicUrl, path) : null;
}
