import { once } from 'node:events';
import { connect } from 'node:net';
import { browserCall } from '@second-ring/contract';
import { afterAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startAnsweringShop } from '../../testing/answering-shop.ts';
import type { CallServer } from '../../testing/call-server.ts';
import type { Shop } from '../../testing/shop.ts';

let server: CallServer;
let shop: Shop;
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
startAnsweringShop((started) => {
  ({ server, shop } = started);
});
afterAll(() => vi.useRealTimers());

const open = async (autoPong: boolean) => {
  const response = await fetch(`${server.origin}/api/browser-calls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: shop.number }),
  });
  const { callSid, url } = browserCall.parse(await response.json());
  const { pathname, search } = new URL(url);
  const socket = new WebSocket(server.origin.replace('http', 'ws') + pathname + search, {
    autoPong,
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'setup', callSid }));
  return socket;
};

it.each(['/api/browser-calls/socket?token=guess', '/nowhere'])(
  'a socket that is refused at %s takes up no connection, whether its other side hangs up or not',
  async (path) => {
    const { hostname, port } = new URL(server.origin);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    // Neither an end of its own nor a word more.
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ring.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 40[34]/);
    await expect.poll(() => server.connections(), { timeout: 5_000 }).toBe(0);
    socket.destroy();
  },
);

it('a line whose other side is gone without a word is closed; one that lives is not', async () => {
  const dead = await open(false);
  const alive = await open(true);
  const closed = once(dead, 'close');
  const pinged = once(alive, 'ping');
  vi.advanceTimersByTime(30_000);
  await pinged;
  // Frames are read in order: with this one, its answer to the ping has arrived.
  alive.ping();
  await once(alive, 'pong');
  vi.advanceTimersByTime(30_000);
  await closed;
  expect(alive.readyState).toBe(WebSocket.OPEN);
  alive.terminate();
});
