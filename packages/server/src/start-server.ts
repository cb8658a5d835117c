import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sampleAgentNumber } from '@second-ring/contract/sample-business';
import { createApp } from './app.ts';
import { openServices, type Print } from './open-services.ts';
import { hasOperator } from './people/access/account-people.ts';
import { isLocalUrl } from './platform/http/public-address.ts';
import { createWebServer } from './platform/http/web-server.ts';
import { CannotStart, type Settings } from './platform/settings/settings.ts';

export interface RunningServer {
  /** What a person who started it wants to read. */
  greeting: string;
  /** Takes no more calls, lets running ones and jobs end, and closes the database. */
  stop(): Promise<void>;
}

/** How long calls in progress may go on once the server is to stop. */
const drainMilliseconds = 20_000;
const closeMilliseconds = 5_000;

/**
 * Opens everything, listens, then begins background work.
 * @param print writes to the terminal of whoever started it; null: to none.
 */
export async function startServer(
  settings: Settings,
  print: Print | null = null,
): Promise<RunningServer> {
  const { services, calls, startWork, close } = await openServices(settings, print);
  const server = createWebServer(createApp(services).fetch, services);
  const stopServingCalls = calls.serve(server);
  try {
    await listen(server, settings);
  } catch (error) {
    stopServingCalls();
    await close();
    throw error;
  }
  services.readiness.state = 'ready';
  await startWork();
  return {
    greeting: greet(
      settings,
      server.address(),
      await hasOperator(services.database),
      print !== null,
    ),
    stop: async () => {
      services.readiness.state = 'draining';
      await calls.exchange.drain(Date.now() + drainMilliseconds);
      stopServingCalls();
      await closed(server);
      await close();
    },
  };
}

async function listen(server: Server, { PORT, HOST }: Settings): Promise<void> {
  server.listen(PORT, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotStart(
      `PORT holds ${PORT}; it should be one that is free on ${HOST} (${reason}).`,
      { cause: error },
    );
  }
}

/** Lets answers under way finish, up to five seconds. */
async function closed(server: Server): Promise<void> {
  const finished = once(server, 'close');
  server.close();
  await Promise.race([finished, wait(closeMilliseconds, undefined, { ref: false })]);
  server.closeAllConnections();
}

/** Where whoever runs an installation without a mail server reads what it would have mailed. */
function whereMailIs(
  { PUBLIC_URL, OPERATOR_EMAILS }: Settings,
  port: number,
  hasTerminal: boolean,
): string {
  if (PUBLIC_URL === undefined || isLocalUrl(PUBLIC_URL))
    return `No mail leaves without SMTP_URL: it is kept at http://localhost:${port}/dev/mail, on this machine only`;
  const lines = ['No mail leaves without SMTP_URL: nobody can confirm an account.'];
  if (hasTerminal)
    lines.push(
      OPERATOR_EMAILS.length > 0
        ? 'Mail to the operators is printed in this terminal instead; theirs alone.'
        : 'Set it, or set OPERATOR_EMAILS to your own address: mail to that is printed in this terminal.',
    );
  return lines.join(' ');
}

function greet(
  settings: Settings,
  address: AddressInfo | string | null,
  hasOperator: boolean,
  hasTerminal: boolean,
): string {
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  const operators = settings.OPERATOR_EMAILS.join(', ');
  return [
    `Second Ring answers at ${settings.PUBLIC_URL ?? `http://localhost:${port}`}`,
    `The sample shop's AI employee is on ${sampleAgentNumber}`,
    settings.SMTP_URL ? null : whereMailIs(settings, port, hasTerminal),
    operators ? `Operators: ${operators}` : null,
    operators || hasOperator
      ? null
      : 'To become the operator, sign up: the first confirmed account is one',
  ]
    .filter((line) => line !== null)
    .join('\n');
}
