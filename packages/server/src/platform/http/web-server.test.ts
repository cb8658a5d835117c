import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createWebServer } from './web-server.ts';

const times = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
const open: (Server | Socket)[] = [];
afterEach(() => {
  for (const each of open.splice(0)) 'destroy' in each ? each.destroy() : each.close();
});

async function listen(mostConnections?: number): Promise<number> {
  const server = createWebServer(async (request) => new Response(await request.text()), {
    times,
    trustedProxies: [],
    ...(mostConnections !== undefined && { mostConnections }),
  });
  open.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  return address.port;
}

/** A connection that says this and no more, and never hangs up; resolves with what it is told at the end. */
async function say(port: number, words: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  open.push(socket);
  let told = '';
  socket.on('data', (data) => {
    told += data;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(words);
  await closed;
  return told;
}

it.each([
  ['nothing', ''],
  ['half a header', 'POST / HTTP/1.1\r\nHost: ring.exam'],
  ['half a body', 'POST / HTTP/1.1\r\nHost: ring.example\r\nContent-Length: 100\r\n\r\nhalf'],
])('a connection that says %s is closed in time', async (_what, words) => {
  expect(await say(await listen(), words)).not.toContain('200 OK');
});

it('connections beyond as many as are served are closed at once', async () => {
  const port = await listen(2);
  const held = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  open.push(...held);
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  expect(await say(port, 'GET / HTTP/1.1\r\nHost: ring.example\r\n\r\n')).toBe('');
});
