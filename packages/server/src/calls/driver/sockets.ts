import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerType } from '@hono/node-server';
import { type WebSocket, WebSocketServer } from 'ws';
import type { CallExchange } from './exchange.ts';
import { RelaySession, type SocketRoute } from './relay-session.ts';

/** Decides whether a socket may open: where it leads, or the status it is refused with. */
export type Admission = (request: IncomingMessage) => Promise<SocketRoute | 403 | 404 | 429>;

/** The longest message taken, in bytes: a quarter of an hour of speech. Longer ones close the socket. */
const longestMessage = 16 * 1024;

/** How many sockets one instance holds: thousands of calls, and not every file handle. */
const mostSockets = 5_000;
/** A line that fell silent without closing is noticed within twice this. */
const pingMilliseconds = 30_000;

/**
 * Opens calls' sockets on a server. `admissions` are tried by path; any other path is refused.
 * Returns how to end every socket, for when the server closes.
 */
export function serveCallSockets(
  server: ServerType,
  exchange: CallExchange,
  admissions: Readonly<Record<string, Admission>>,
): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: longestMessage,
  });
  const endPinging = keepPinging(sockets);
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    if (sockets.clients.size >= mostSockets) return refuse(stream, 503);
    const admission = admissions[(request.url ?? '').split('?')[0] ?? ''];
    if (!admission) return refuse(stream, 404);
    admission(request)
      .then((route) => {
        if (typeof route === 'number') return refuse(stream, route);
        sockets.handleUpgrade(request, stream, head, (socket: WebSocket) => {
          sockets.emit('connection', socket, request);
          new RelaySession(exchange, route, socket);
        });
      })
      .catch((error: unknown) => {
        exchange.outside.log.error({ err: error }, 'a socket could not be admitted');
        refuse(stream, 503);
      });
  });
  return () => {
    endPinging();
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}

/** Ends a socket whose other side has not answered since the last time it was asked. */
function keepPinging(sockets: WebSocketServer): () => void {
  const alive = new WeakSet<WebSocket>();
  sockets.on('connection', (socket: WebSocket) => {
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
  });
  const pinging = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, pingMilliseconds);
  pinging.unref();
  return () => clearInterval(pinging);
}

const phrases = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

/** When who holds as many calls as they may is likely to have ended one. */
const retrySeconds = 60;

/** Answers and lets go of the connection: one that is only ended stays as long as its other side likes. */
function refuse(stream: Duplex, status: keyof typeof phrases): void {
  const wait = status === 429 ? `Retry-After: ${retrySeconds}\r\n` : '';
  stream.end(
    `HTTP/1.1 ${status} ${phrases[status]}\r\n${wait}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    () => stream.destroy(),
  );
}
