import { once } from 'node:events';
import { browserCall } from '@second-ring/contract';
import { afterEach, expect, it, vi } from 'vitest';
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
afterEach(() => vi.useRealTimers());

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
