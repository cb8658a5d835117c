import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import { GoTrueClient } from '@supabase/auth-js';
import { TOTP } from 'otpauth';
import { openPractice, type Practice } from '../calls/practice/open-practice.ts';
import { endRun } from '../calls/practice/store-run.ts';
import { claimSetUps } from '../knowledge/new-agents/claim-business.ts';
import { accountPeople } from '../people/access/account-people.ts';
import type { Accounts } from '../people/accounts/accounts.ts';
import { openAccounts } from '../people/accounts/open-accounts.ts';
import { accountRoutes } from '../people/accounts/routes/account-routes.ts';
import type { Database, OpenDatabase } from '../platform/database/database.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import { openLog } from '../platform/observability/log.ts';
import type { OutgoingMail } from '../platform/providers/mail/interface.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { createTestApi } from './api.ts';

/** A server with accounts on a real socket, a clock that only tests move, and its mail. */
export interface AccountServer {
  origin: string;
  accounts: Accounts;
  /** The published client library, in a browser of its own. */
  client(options?: ClientOptions): GoTrueClient;
  /** The newest mail to an address: its code and its link. */
  mailTo(email: string): { subject: string; code: string; link: string };
  mails: OutgoingMail[];
  /** What an authenticator app with this secret shows now. */
  codeOf(secret: string): string;
  /** A key of a program that may administrate. */
  serviceKey(): Promise<string>;
  /** Lets time pass. */
  pass(seconds: number): void;
  stop(): Promise<void>;
}

const withoutLimits = {
  AUTH_MAIL_INTERVAL: '0',
  AUTH_MAILS_PER_HOUR: '0',
  AUTH_LIMIT_TOKEN: '0',
  AUTH_LIMIT_VERIFY: '0',
  AUTH_LIMIT_MAIL: '0',
  AUTH_LIMIT_FACTOR: '0',
};

type ClientOptions = Partial<ConstructorParameters<typeof GoTrueClient>[0]>;

/** Starts a server on an open database, without limits unless `settings` (environment variables) set them. */
export async function startAccountServer(
  open: OpenDatabase,
  settings: Record<string, string> = {},
): Promise<AccountServer> {
  let time = Date.now();
  let fetch = async (_request: Request, _env: unknown) => new Response(null, { status: 503 });
  const server = createAdaptorServer({ fetch: (request, env) => fetch(request, env) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const mails: OutgoingMail[] = [];
  const accounts = await openAccounts({
    database: open.requests,
    jobs: {
      enqueue: async (_on, _job, payload) => void mails.push(sendMail.payload.parse(payload)),
    },
    settings: readSettings({ PUBLIC_URL: origin, ...withoutLimits, ...settings }),
    log: openLog(process.env.TEST_LOG_LEVEL ?? 'silent'),
    claimSetUps,
    now: () => new Date(time),
  });
  const { app } = createTestApi(
    open,
    {},
    {
      people: accountPeople(accounts),
      accounts,
      operatorEmails: accounts.operatorEmails,
      routes: [accountRoutes(accounts)],
      practice: overAtOnce(open.requests),
    },
  );
  fetch = async (request, env) => app.fetch(request, env);
  return {
    origin,
    accounts,
    mails,
    client: (options) => createClient(accounts.address, options),
    codeOf: (secret) => new TOTP({ secret }).generate({ timestamp: time }),
    mailTo: (email) => readNewest(mails, email),
    serviceKey: () => accounts.keys.sign({ role: 'service_role', exp: time / 1000 + 3600 }),
    pass: (seconds) => {
      time += seconds * 1000;
    },
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Practice calls that are over as soon as they begin. */
function overAtOnce(database: Database): Practice {
  const log = openLog('silent');
  return {
    ...openPractice({ database, log, price: null, deadline: 2_500, tokensPerDay: 1_500_000 }),
    available: true,
    begin: ({ runId }) => endRun(database, runId, { status: 'done', stop: null }),
  };
}

function createClient(url: string, options: ClientOptions = {}): GoTrueClient {
  const items = new Map<string, string>();
  return new GoTrueClient({
    url,
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    ...options,
  });
}

function readNewest(mails: OutgoingMail[], email: string) {
  const mail = mails.findLast(({ to }) => to === email);
  if (!mail) throw new Error(`No mail to ${email}.`);
  const code = /code: (\d{6})/.exec(mail.text)?.[1] ?? '';
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '';
  return { subject: mail.subject, code, link };
}
