import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** Whoever opens a connection says what they want within these, in milliseconds. */
const usualTimes = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
};
/** Fewer than the files a process may usually have open. */
const usualMost = 10_000;

/** A server that is not yet listening, and that no connection can hold open by saying nothing. */
export function createWebServer(
  fetch: Parameters<typeof getRequestListener>[0],
  times: Partial<typeof usualTimes> = {},
  mostConnections = usualMost,
): Server {
  const server = createServer({ ...usualTimes, ...times }, getRequestListener(fetch));
  server.maxConnections = mostConnections;
  return server;
}
