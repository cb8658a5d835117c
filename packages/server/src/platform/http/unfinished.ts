import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
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

/** An answer of which nothing is taken for so many looks in a row is given up. */
const patienceWithReaders = 30;

/** Here the carrier asks: it signs what it asks for, and its answers are short. */
const addressOfCarrier = '/hooks/';

/** What of a network's share something holds; null: the network has none left. */
type Hold = (() => void) | null;

/** Keeps every network to its share of what it has begun to ask and not finished. */
export interface UnfinishedGuard {
  /** False for a request whose network has too much under way: it is answered, and goes no further. */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Gives up bodies that no longer come, and answers nobody takes. For every second. */
  look(): void;
}

/**
 * Watches a server's connections. A connection counts as long as it is open, unless it was upgraded or
 * a carrier waits for what we say; who is known by a proxy's word alone counts while a body comes and
 * until the answer is taken. Proxies and this machine have no share of their own, for they speak for many.
 */
export function guardUnfinished(
  server: Server,
  { trustedProxies, isPublic }: Surroundings,
  share = usualShare,
): UnfinishedGuard {
  const hold = countShares(share);
  const counted = new Map<Duplex, () => void>();
  const coming = new Map<IncomingMessage, Coming>();
  const leaving = new Map<ServerResponse, Leaving>();

  function startCounting(socket: Duplex & { remoteAddress?: string | undefined }): boolean {
    const { remoteAddress: peer } = socket;
    if (peer === undefined || isProxy(peer, trustedProxies)) return true;
    const held = hold(peer, 1);
    if (held) counted.set(socket, held);
    return held !== null;
  }

  function stopCounting(socket: Duplex): void {
    counted.get(socket)?.();
    counted.delete(socket);
  }

  server.on('connection', (socket) => {
    if (!startCounting(socket)) return void socket.destroy();
    socket.once('close', () => stopCounting(socket));
  });
  server.on('upgrade', (_request, socket) => {
    stopCounting(socket);
    // Listening alone keeps an upgrade from being answered: nobody else is there to take it.
    if (server.listenerCount('upgrade') === 1) socket.destroy();
  });

  function holdFor(request: IncomingMessage, count: number): Hold {
    const address = addressOfMessage(request, trustedProxies, isPublic);
    const isFree = address === null || isLoopback(address) || address === unknownNetwork;
    return count === 0 || isFree ? () => {} : hold(address, count);
  }

  /** What a request takes of a network's share until its body has come, and until its answer is taken. */
  function holdRequest(
    request: IncomingMessage,
  ): { ofBody: () => void; ofAnswer: () => void } | null {
    const isCounted = counted.has(request.socket);
    const ofOne = isCounted || isOfCarrier(request) ? 0 : 1;
    const ofAnswer = holdFor(request, ofOne);
    const body = hasBody(request) ? bodyCounts(request) : 0;
    const ofBody = holdFor(request, Math.max(0, body - (isCounted ? 1 : ofOne)));
    if (ofAnswer && ofBody) return { ofBody, ofAnswer };
    ofAnswer?.();
    ofBody?.();
    return null;
  }

  function watchBody(request: IncomingMessage, done: () => void): void {
    const finish = () => {
      if (coming.delete(request)) done();
    };
    coming.set(request, { bytes: request.socket.bytesRead, idle: 0, finish });
    request.once('end', finish);
    request.once('close', finish);
  }

  return {
    admit: (request, response) => {
      const { socket } = request;
      const held = holdRequest(request);
      if (held === null) {
        refuse(response);
        return false;
      }
      if (hasBody(request)) {
        watchBody(request, () => {
          held.ofBody();
          if (isOfCarrier(request) && !response.writableFinished) stopCounting(socket);
        });
      } else if (isOfCarrier(request)) stopCounting(socket);
      leaving.set(response, { ...progressOf(socket), idle: 0 });
      response.once('close', () => {
        leaving.delete(response);
        held.ofAnswer();
        if (!socket.destroyed && !counted.has(socket) && !startCounting(socket))
          socket.destroySoon();
      });
      return true;
    },
    look: () => {
      for (const [request, body] of coming) {
        if (request.complete) body.finish();
        else if (isLate(request, body)) request.socket.destroy();
      }
      for (const [{ socket }, answer] of leaving)
        if (socket !== null && isLeft(socket, answer)) socket.destroy();
    },
  };
}

/** An answer that is not all taken. */
interface Leaving {
  /** How many bytes of its connection were taken at the last look. */
  taken: number;
  /** How many of what it was writing then had not left this machine. */
  queued: number;
  /** How many looks in a row found that nothing more was taken. */
  idle: number;
}

/** A long piece is one writing, of which Node tells nothing before its end: what is left of it, its handle knows. */
function progressOf(socket: Socket): Pick<Leaving, 'taken' | 'queued'> {
  const handle: unknown = Reflect.get(socket, '_handle');
  const queued: unknown =
    typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'writeQueueSize') : 0;
  return {
    taken: socket.bytesWritten - socket.writableLength,
    queued: typeof queued === 'number' ? queued : 0,
  };
}

function isLeft(socket: Socket, answer: Leaving): boolean {
  const { taken, queued } = progressOf(socket);
  const isMoving = socket.writableLength === 0 || taken !== answer.taken || queued < answer.queued;
  answer.idle = isMoving ? 0 : answer.idle + 1;
  answer.taken = taken;
  answer.queued = queued;
  return answer.idle >= patienceWithReaders;
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

function isOfCarrier({ url }: IncomingMessage): boolean {
  return url?.startsWith(addressOfCarrier) ?? false;
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
