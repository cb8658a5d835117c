import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { addressOfMessage, isLoopback, isProxy, unknownNetwork } from './client-address.ts';
import { networksOf } from './network.ts';

/** Whose word on where a request comes from is taken. */
export interface Surroundings {
  trustedProxies: readonly string[];
  isPublic?: boolean | undefined;
}

/** How many connections whose request is not all there one network may have. */
const usualShare = 200;

/** A body longer than this many bytes, or of untold length, counts for ten: all of it may be held. */
const longBody = 64 * 1024;
const longBodyCounts = 10;

/** A body that brings fewer bytes than this between so many looks in a row is given up. */
const leastBytes = 1024;
const patience = 5;

/** What of a network's share something holds; null: the network has none left. */
type Hold = (() => void) | null;

/** Keeps every network to its share of what it has begun to ask and not finished. */
export interface UnfinishedGuard {
  /** False for a request whose network has too much under way: it is answered, and goes no further. */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Gives up bodies that no longer come. For every second. */
  look(): void;
}

/**
 * Watches a server's connections. A connection counts from when it opens until its request is all
 * there, and again while it says nothing between two; who is known by a proxy's word alone counts while
 * a body comes. Proxies and this machine have no share of their own, for they speak for many.
 */
export function guardUnfinished(
  server: Server,
  { trustedProxies, isPublic }: Surroundings,
  share = usualShare,
): UnfinishedGuard {
  const hold = countShares(share);
  const waiting = new Map<Duplex, () => void>();
  const coming = new Map<IncomingMessage, Coming>();

  function startWaiting(socket: Duplex & { remoteAddress?: string | undefined }): boolean {
    const { remoteAddress: peer } = socket;
    if (peer === undefined || isProxy(peer, trustedProxies)) return true;
    const held = hold(peer, 1);
    if (held) waiting.set(socket, held);
    return held !== null;
  }

  function stopWaiting(socket: Duplex): void {
    waiting.get(socket)?.();
    waiting.delete(socket);
  }

  server.on('connection', (socket) => {
    if (!startWaiting(socket)) return void socket.destroy();
    socket.once('close', () => stopWaiting(socket));
  });
  server.on('upgrade', (_request, socket) => {
    stopWaiting(socket);
    // Listening alone keeps an upgrade from being answered: nobody else is there to take it.
    if (server.listenerCount('upgrade') === 1) socket.destroy();
  });

  function holdBody(request: IncomingMessage): Hold {
    const address = addressOfMessage(request, trustedProxies, isPublic);
    if (address === null || isLoopback(address) || address === unknownNetwork) return () => {};
    const ofBody = bodyCounts(request) - (waiting.has(request.socket) ? 1 : 0);
    return hold(address, ofBody);
  }

  return {
    admit: (request, response) => {
      const { socket } = request;
      response.once('close', () => {
        if (!socket.destroyed && !waiting.has(socket) && !startWaiting(socket))
          socket.destroySoon();
      });
      if (!hasBody(request)) {
        stopWaiting(socket);
        return true;
      }
      const held = holdBody(request);
      if (held === null) {
        refuse(response);
        return false;
      }
      const finish = () => {
        if (!coming.delete(request)) return;
        held();
        if (!response.writableFinished) stopWaiting(socket);
      };
      coming.set(request, { bytes: socket.bytesRead, idle: 0, finish });
      request.once('end', finish);
      request.once('close', finish);
      return true;
    },
    look: () => {
      for (const [request, body] of coming) {
        if (request.complete) body.finish();
        else if (isLate(request, body)) request.socket.destroy();
      }
    },
  };
}

/** A body on its way. */
interface Coming {
  /** How many bytes its connection had brought at the last look. */
  bytes: number;
  /** How many looks in a row found too few more. */
  idle: number;
  finish: () => void;
}

function isLate(request: IncomingMessage, body: Coming): boolean {
  const { bytesRead } = request.socket;
  // Where we have not read what is there, more cannot come.
  const isOurs = request.isPaused() || request.readableLength >= request.readableHighWaterMark;
  body.idle = isOurs || bytesRead - body.bytes >= leastBytes ? 0 : body.idle + 1;
  body.bytes = bytesRead;
  return body.idle >= patience;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function bodyCounts({ headers }: IncomingMessage): number {
  const length = headers['content-length'];
  return length !== undefined && Number(length) <= longBody ? 1 : longBodyCounts;
}

function countShares(share: number): (address: string, count: number) => Hold {
  const held = new Map<string, number>();
  const add = (key: string, count: number) => {
    const sum = (held.get(key) ?? 0) + count;
    if (sum > 0) held.set(key, sum);
    else held.delete(key);
  };
  return (address, count) => {
    const networks = networksOf(address);
    if (networks.some((each) => (held.get(each.key) ?? 0) + count > share * each.share))
      return null;
    for (const { key } of networks) add(key, count);
    let isHeld = true;
    return () => {
      if (isHeld) for (const { key } of networks) add(key, -count);
      isHeld = false;
    };
  };
}

function refuse(response: ServerResponse): void {
  const error = 'Too many requests of your network are under way. Please try again in a moment.';
  response.writeHead(429, {
    'Content-Type': 'application/json',
    'Retry-After': '5',
    Connection: 'close',
  });
  response.end(JSON.stringify({ error, code: 'TOO_MANY_REQUESTS' }));
}
