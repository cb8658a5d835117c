import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerType } from '@hono/node-server';
import { type WebSocket, WebSocketServer } from 'ws';
import type { CallExchange } from './exchange.ts';
import { RelaySession, type SocketRoute } from './relay-session.ts';

/** Decides whether a socket may open: where it leads, or the status it is refused with. */
export type Admission = (request: IncomingMessage) => Promise<SocketRoute | 403 | 404>;

/** The longest message taken, in bytes: an hour of speech. Longer ones close the socket. */
const longestMessage = 256 * 1024;

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
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const admission = admissions[(request.url ?? '').split('?')[0] ?? ''];
    if (!admission) return refuse(stream, 404);
    admission(request)
      .then((route) => {
        if (typeof route === 'number') return refuse(stream, route);
        sockets.handleUpgrade(request, stream, head, (socket: WebSocket) => {
          new RelaySession(exchange, route, socket);
        });
      })
      .catch((error: unknown) => {
        exchange.outside.log.error({ err: error }, 'a socket could not be admitted');
        refuse(stream, 503);
      });
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}

const phrases = { 403: 'Forbidden', 404: 'Not Found', 503: 'Service Unavailable' } as const;

function refuse(stream: Duplex, status: keyof typeof phrases): void {
  stream.end(
    `HTTP/1.1 ${status} ${phrases[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
