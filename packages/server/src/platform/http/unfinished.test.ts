import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWebServer } from './web-server.ts';

const share = 3;
const open: (Server | Duplex)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  for (const each of open.splice(0)) 'destroy' in each ? each.destroy() : each.close();
  vi.useRealTimers();
});

/** A server whose peers seem to come from `peer`; answers what it was sent, and what it has read. */
async function listen(peer: string | null = null) {
  const server = createWebServer(async (request) => new Response(await request.text()), {
    trustedProxies: [],
    share,
  });
  if (peer !== null) {
    server.prependListener('connection', (socket) => {
      Object.defineProperty(socket, 'remoteAddress', { value: peer });
    });
  }
  open.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  return { server, port: address.port };
}

class Talk {
  readonly socket: Socket;
  readonly closed: Promise<unknown>;
  #told = '';

  constructor(port: number) {
    this.socket = connect({ host: '127.0.0.1', port });
    open.push(this.socket);
    this.socket.on('data', (data) => {
      this.#told += data;
    });
    this.socket.on('error', () => {});
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
  }

  say(words: string): this {
    this.socket.write(words);
    return this;
  }

  async hears(words: string): Promise<void> {
    while (!this.#told.includes(words)) await once(this.socket, 'data');
  }
}

const head = (length: number, from = '203.0.113.7') =>
  `POST / HTTP/1.1\r\nHost: ring.example\r\nX-Forwarded-For: ${from}\r\nContent-Length: ${length}\r\n\r\n`;

const longAnswer = Buffer.alloc(30_000_000);

/** A server whose answers are longer than a connection holds, but for a carrier, who waits for one. */
async function listenWithLongAnswers(peer: string | null) {
  const server = createWebServer(
    ({ url }) =>
      new URL(url).pathname.startsWith('/hooks/')
        ? new Promise<Response>(() => {})
        : new Response(longAnswer),
    { trustedProxies: [], share },
  );
  const peers: Socket[] = [];
  server.prependListener('connection', (socket) => {
    peers.push(socket);
    if (peer !== null) Object.defineProperty(socket, 'remoteAddress', { value: peer });
  });
  open.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  return { server, port: address.port, peers };
}

/** Asks, waits until the answer is on its way, and takes none of it. */
async function askAndTakeNothing(
  { server, port, peers }: Awaited<ReturnType<typeof listenWithLongAnswers>>,
  path = '/',
) {
  const socket = connect({ host: '127.0.0.1', port });
  open.push(socket);
  socket.on('error', () => {});
  const seen = once(server, 'request');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n`);
  await seen;
  const taken = peers.at(-1);
  while (path === '/' && taken?.writableLength === 0)
    await new Promise((resolve) => setImmediate(resolve));
  return socket;
}

/** So many seconds pass, in each of which the connections get on as far as they can. */
async function pass(seconds: number, each: () => void = () => {}) {
  for (let second = 0; second < seconds; second += 1) {
    each();
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(1_000);
  }
}

const ended = (sockets: readonly Socket[]) => sockets.filter((each) => each.destroyed).length;

/** Says so many halves of a body, and waits until the server has seen each. */
async function sayHalves({ server, port }: Awaited<ReturnType<typeof listen>>, heads: string[]) {
  const talks: Talk[] = [];
  for (const each of heads) {
    const seen = once(server, 'request');
    talks.push(new Talk(port).say(`${each}half`));
    await seen;
  }
  return talks;
}

describe('a network that says half of what it wants', () => {
  it('has its share of connections, and leaves the others theirs', async () => {
    const { port, server } = await listen('203.0.113.7');
    const held: Talk[] = [];
    for (let index = 0; index < share; index += 1) {
      const seen = once(server, 'connection');
      held.push(new Talk(port));
      await seen;
    }
    await new Talk(port).closed;
    held[0]?.say('GET / HTTP/1.1\r\nHost: ring.example\r\nConnection: close\r\n\r\n');
    await held[0]?.closed;
    await new Talk(port).say('GET / HTTP/1.1\r\nHost: ring.example\r\n\r\n').hears('200 OK');
  });

  it('has its share of bodies behind a proxy, and leaves the others theirs', async () => {
    const ring = await listen();
    const [first] = await sayHalves(
      ring,
      Array.from({ length: share }, () => head(8)),
    );
    await new Talk(ring.port).say(head(8)).hears('429 Too Many Requests');
    await new Talk(ring.port).say(`${head(4, '198.51.100.4')}four`).hears('200 OK');
    first?.say('done');
    await first?.hears('halfdone');
    await new Talk(ring.port).say(`${head(4)}four`).hears('200 OK');
  });

  it('has no long body where its share is smaller than all of it would take', async () => {
    const { port } = await listen();
    await new Talk(port).say(head(65_537)).hears('429 Too Many Requests');
  });

  it('is one network by its first 64 bits', async () => {
    const ring = await listen();
    await sayHalves(
      ring,
      Array.from({ length: share }, (_, index) => head(8, `2001:db8::${index + 1}`)),
    );
    await new Talk(ring.port).say(head(8, '2001:db8::99')).hears('429 Too Many Requests');
  });

  it('is cut off once nothing more comes for five seconds, and not while it comes', async () => {
    const ring = await listen();
    const [silent, busy] = await sayHalves(ring, [head(8), head(60_000, '198.51.100.4')]);
    for (let second = 0; second < 5; second += 1) {
      const taken = new Promise<void>((resolve) => {
        busy?.socket.write('x'.repeat(2_000), () => resolve());
      });
      await taken;
      await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(1_000);
    }
    await silent?.closed;
    expect(busy?.socket.destroyed).toBe(false);
    busy?.say('x'.repeat(60_000 - 4 - 5 * 2_000));
    await busy?.hears('200 OK');
  });

  it('keeps what it opened by an upgrade, which counts no more', async () => {
    const { port, server } = await listen('203.0.113.7');
    server.on('upgrade', (_request, socket) => {
      open.push(socket);
      socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    });
    for (let index = 0; index < share + 2; index += 1) {
      await new Talk(port)
        .say('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
        .hears('101 Switching');
    }
  });
});

describe('a network that takes no answers', () => {
  it('has its share of connections, until they are ended, and leaves the others theirs', async () => {
    const ring = await listenWithLongAnswers('203.0.113.7');
    for (let index = 0; index < share; index += 1) await askAndTakeNothing(ring);
    await new Talk(ring.port).closed;
    const held = ring.peers.slice(0, share);
    await pass(20);
    expect(ended(held)).toBe(0);
    await pass(20);
    expect(ended(held)).toBe(share);
    await new Talk(ring.port).say('GET / HTTP/1.1\r\nHost: x\r\n\r\n').hears('200 OK');
  });

  it('has its share of answers behind a proxy, until they are ended', async () => {
    const ring = await listenWithLongAnswers(null);
    for (let index = 0; index < share; index += 1) await askAndTakeNothing(ring);
    const ask = (from: string) =>
      new Talk(ring.port).say(`GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n\r\n`);
    await ask('203.0.113.7').hears('429 Too Many Requests');
    await ask('198.51.100.4').hears('200 OK');
    await pass(40);
    await ask('203.0.113.7').hears('200 OK');
  });

  it('is let go on where it takes a little at a time', async () => {
    const ring = await listenWithLongAnswers('203.0.113.7');
    const reader = await askAndTakeNothing(ring);
    await pass(80, () => reader.read());
    expect(ended(ring.peers)).toBe(0);
    await pass(40);
    expect(ended(ring.peers)).toBe(1);
  });

  it('is not held against a carrier that waits for what we say', async () => {
    const ring = await listenWithLongAnswers('203.0.113.7');
    for (let index = 0; index < share + 2; index += 1)
      await askAndTakeNothing(ring, '/hooks/twilio/voice');
    await pass(60);
    expect(ended(ring.peers)).toBe(0);
  });
});
