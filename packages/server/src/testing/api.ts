import type { Config } from '@second-ring/contract';
import type { Hono } from 'hono';
import { createApp } from '../app.ts';
import { builtInBooking } from '../bookings/appointments/built-in-booking.ts';
import { openPractice } from '../calls/practice/open-practice.ts';
import type { AllServices } from '../edge/services.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { writableWithin } from '../platform/database/open-database.ts';
import { openLog } from '../platform/observability/log.ts';
import { createMetrics } from '../platform/observability/metrics.ts';
import { localTelephony } from '../platform/providers/telephony/local/local-telephony.ts';
import { builtInVoice } from '../platform/providers/voice/built-in/built-in-voice.ts';
import type { Person, Scope } from '../platform/tenant-guard/person.ts';
import { usualTolls } from './call-server.ts';

/** The person whose id is the bearer token. */
function peopleNamed(people: Record<string, Person>): AllServices['people'] {
  return {
    find: async ({ headers }) =>
      people[headers.get('authorization')?.replace('Bearer ', '') ?? ''] ?? null,
    count: async (scope: Scope) => (scope === 'everything' ? Object.keys(people).length : 1),
  };
}

export interface TestApi {
  app: Hono;
  /** What was enqueued, oldest first. */
  enqueued: { job: string; payload: object }[];
  /** Requests something as one of the people; the answer's body is read as JSON. */
  ask(who: string | null, path: string, options?: AskOptions): Promise<Answer>;
}

interface AskOptions {
  method?: string;
  body?: unknown;
  /** Where the request seems to come from. */
  address?: string;
}

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** The application on a real database, with people who sign in by naming themselves. */
export function createTestApi(
  open: OpenDatabase,
  people: Record<string, Person>,
  overrides: Partial<AllServices> = {},
): TestApi {
  const enqueued: TestApi['enqueued'] = [];
  const app = createApp({ ...testServices(open, people, enqueued), ...overrides });
  const ask: TestApi['ask'] = async (who, path, { method = 'GET', body, address } = {}) => {
    const headers = new Headers(who ? { authorization: `Bearer ${who}` } : {});
    if (body !== undefined) headers.set('content-type', 'application/json');
    const response = await app.request(
      path,
      { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
      { incoming: { socket: { remoteAddress: address ?? '203.0.113.9' } } },
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
  };
  return { app, enqueued, ask };
}

/** An installation without outside providers. */
export const testConfig = {
  telephony: 'local',
  phoneLine: false,
  voice: 'built-in',
  places: 'local',
  googleMapsKey: null,
  googleMapsUrl: 'https://maps.googleapis.com',
  mail: 'mailbox',
  languageModel: false,
  auth: { url: '/auth/v1', publishableKey: null },
  mailboxOpen: true,
  millisPublicKey: null,
} as const satisfies Config;

function testServices(
  { database: ofCalls, requests: database, asOwner }: OpenDatabase,
  people: Record<string, Person>,
  enqueued: TestApi['enqueued'],
): AllServices {
  return {
    database,
    isWritable: writableWithin(ofCalls),
    asOwner,
    jobs: { enqueue: async (_on, { name }, payload) => void enqueued.push({ job: name, payload }) },
    people: peopleNamed(people),
    accounts: null,
    operatorEmails: [],
    telephony: localTelephony(),
    tolls: usualTolls,
    voice: builtInVoice,
    calls: { startBrowserCall: async () => ({ callSid: 'CA1', url: 'ws://localhost/x' }) },
    booking: builtInBooking(ofCalls, Date.now),
    practice: openPractice({
      database,
      log: openLog('silent'),
      price: null,
      deadline: 2_500,
      tokensPerDay: 1_500_000,
    }),
    publicUrl: 'http://localhost',
    websites: { allowHosts: [], publicUrl: 'http://localhost', log: openLog('silent') },
    config: testConfig,
    trustedProxies: [],
    metricsToken: null,
    readiness: { state: 'ready' },
    metrics: createMetrics(),
    log: openLog('silent'),
    routes: [],
    webFolder: null,
  };
}
