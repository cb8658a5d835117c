import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { type CallServer, dial, startCallServer } from '../../testing/call-server.ts';
import { openEmptyPglite } from '../../testing/databases.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { placeCall } from '../driver/telephone/place-call.ts';
import type { TelephoneSocket } from '../driver/telephone/telephone-socket.ts';
import { todaysMind } from './mind.ts';
import { ThinkingPace } from './thinking-pace.ts';

it('a turn as any shop’s lets nobody wait; after a long one its business rests, and no other', () => {
  const pace = new ThinkingPace();
  pace.thought('shop', 60, 1_000);
  expect(pace.restsUntil('shop')).toBeLessThanOrEqual(1_000);
  pace.thought('hoard', 700, 1_000);
  expect(pace.restsUntil('hoard')).toBe(11_000);
  pace.thought('hoard', 300, 2_000);
  expect(pace.restsUntil('hoard')).toBe(11_000);
  pace.thought('hoard', 600_000, 2_000);
  expect(pace.restsUntil('hoard')).toBe(22_000);
  expect(pace.restsUntil('shop')).toBeLessThanOrEqual(1_000);
});

const clock = new FakeClock(Date.now());
const mind = todaysMind();
/** A mind that takes half a second for each turn of one shop's. */
const slow: typeof mind = {
  ...mind,
  advance: (...given) => {
    const [{ profile }, , input] = given;
    const end = performance.now() + 500;
    if (input.type === 'callerSpoke' && profile.agentId === hoard.agentId)
      while (performance.now() < end);
    return mind.advance(...given);
  },
};
let open: OpenDatabase;
let server: CallServer;
let hoard: Shop;
let shop: Shop;
beforeAll(async () => {
  open = await openEmptyPglite();
  server = await startCallServer(open, { clock, mind: slow });
  hoard = await addShop(open.database);
  shop = await addShop(open.database);
});
afterAll(async () => {
  await server.close();
  await open.close();
});

const byBrowser = async ({ number: to }: Shop) => {
  const account = { origin: server.origin, publicUrl: 'https://ring.example', authToken: null };
  const { socket } = await placeCall({ ...account, to, from: '+16045550199' });
  await socket.nextTurn();
  socket.playAll();
  return socket;
};
const ask = (socket: TelephoneSocket) => {
  socket.playAll();
  socket.say('How much is a tune-up?');
};

it('after a turn that took long a business’s calls by browser wait, those of others and by phone do not', async () => {
  const [first, second, other] = [
    await byBrowser(hoard),
    await byBrowser(hoard),
    await byBrowser(shop),
  ];
  const call = dial(server, hoard.number);
  const phone = await call.connect(await call.ring());
  await phone.nextTurn();
  ask(first);
  await first.nextTurn();
  ask(second);
  for (const socket of [other, phone]) {
    ask(socket);
    expect(await socket.nextTurn()).toContain('89');
  }
  expect(second.unread).toEqual([]);
  clock.pass(20_000);
  expect(await second.nextTurn()).toContain('89');
  for (const socket of [first, second, other, phone]) socket.raw.terminate();
});
