import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { guardUnfinished, type Surroundings } from './unfinished.ts';

/** Whoever opens a connection says what they want within these, in milliseconds. */
const usualTimes = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
};
/** Fewer than the files a process may usually have open. */
const usualMost = 10_000;

/** How often bodies that no longer come are looked for, in milliseconds. */
const lookEvery = 1_000;

interface WebServerOptions extends Surroundings {
  times?: Partial<typeof usualTimes>;
  mostConnections?: number;
  /** How many unfinished requests one network may have. */
  share?: number;
}

/**
 * A server that is not yet listening, and that no connection can hold open by saying nothing, nor one
 * network use up by saying half of what it wants.
 */
export function createWebServer(
  fetch: Parameters<typeof getRequestListener>[0],
  { times = {}, mostConnections = usualMost, share, ...surroundings }: WebServerOptions,
): Server {
  const server = createServer({ ...usualTimes, ...times });
  server.maxConnections = mostConnections;
  const guard = guardUnfinished(server, surroundings, share);
  const answer = getRequestListener(fetch);
  server.on('request', (request, response) => {
    if (guard.admit(request, response)) void answer(request, response);
  });
  const looking = setInterval(guard.look, lookEvery).unref();
  server.once('close', () => clearInterval(looking));
  return server;
}
