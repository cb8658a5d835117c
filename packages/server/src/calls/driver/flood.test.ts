import { once } from 'node:events';
import { browserCall } from '@second-ring/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import {
  type CallServer,
  readCall,
  readInputs,
  startCallServer,
} from '../../testing/call-server.ts';
import { openEmptyPglite } from '../../testing/databases.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { longestHold } from '../../testing/longest-hold.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { placeCall } from './telephone/place-call.ts';

let open: OpenDatabase;
let server: CallServer;
let shop: Shop;
const clock = new FakeClock(Date.now());

beforeAll(async () => {
  open = await openEmptyPglite();
  server = await startCallServer(open, { authToken: null, clock, browserCallsPerNetwork: 3 });
  shop = await addShop(open.database);
});
afterAll(async () => {
  await server.close();
  await open.close();
});

const place = () =>
  placeCall({
    origin: server.origin,
    publicUrl: 'https://ring.example',
    authToken: null,
    to: shop.number,
    from: '+16045550199',
  });

const spoken = async (callSid: string) =>
  (await readInputs(open.database, callSid)).filter(({ type }) => type === 'callerSpoke');

it.each(['4 ', '4-', 'my card is 4 and one ', 'four ', '4', 'word '])(
  'turns of nothing but %j, as long as a frame may be, hold nobody up',
  async (piece) => {
    const call = await place();
    await call.socket.nextTurn();
    const longest = await longestHold(async () => {
      const { socket } = call;
      const isOpen = () => socket.raw.readyState === WebSocket.OPEN;
      // Whoever goes round and round may be let go before the last of them.
      for (let turn = 0; isOpen() && turn < 12; turn += 1) {
        while (socket.unread.length > 0) await socket.next();
        socket.say(piece.repeat(15_000 / piece.length));
        await expect
          .poll(() => clock.pass(8_000) ?? (!isOpen() || socket.unread.length > 0), {
            timeout: 20_000,
          })
          .toBe(true);
      }
    });
    expect(longest).toBeLessThan(1_000);
    for (const input of await spoken(call.callSid))
      expect(JSON.stringify(input).length).toBeLessThan(9_000);
    call.socket.raw.terminate();
  },
);

it('a frame longer than anybody speaks ends its socket unread', async () => {
  const call = await place();
  await call.socket.nextTurn();
  call.socket.say('4 '.repeat(125_000));
  expect(await call.socket.closed).toBe(1009);
  expect(await spoken(call.callSid)).toHaveLength(0);
});

it('of turns sent faster than anybody speaks, those beyond a few are shed', async () => {
  const call = await place();
  await call.socket.nextTurn();
  for (let turn = 0; turn < 100; turn += 1) call.socket.say(`and another thing ${turn}`);
  call.socket.raw.close(1001);
  await expect
    .poll(async () => (await readCall(open.database, call.callSid)).endedAt, { timeout: 20_000 })
    .not.toBeNull();
  expect((await spoken(call.callSid)).length).toBeLessThanOrEqual(20);
});

it.each([
  ['turns', { type: 'prompt', voicePrompt: 'hello', last: true }],
  ['keys', { type: 'dtmf', digit: '4' }],
  ['reports', { type: 'info', name: 'agentSpeaking', value: 'on' }],
  ['frames of no kind', { type: 'nothing' }],
])(
  'a call that floods us with %s is ended, and what was said before is kept',
  async (_what, frame) => {
    const call = await place();
    await call.socket.nextTurn();
    call.socket.say('How much is a tune-up?');
    // Its business has been thought about a lot by now, and rests.
    clock.pass(8_000);
    await call.socket.nextTurn();
    for (let sent = 0; sent < 3_000; sent += 1) call.socket.raw.send(JSON.stringify(frame));
    await call.socket.closed;
    await expect
      .poll(
        async () => {
          clock.pass(1_000);
          return (await readCall(open.database, call.callSid)).callStatus;
        },
        { timeout: 20_000 },
      )
      .toBe('failed');
    const { id, chatTranscript } = await readCall(open.database, call.callSid);
    expect(JSON.stringify(chatTranscript)).toContain('tune-up');
    const turns = await open.database.$count(callTurns, eq(callTurns.callId, id));
    expect(turns).toBeLessThan(100);
  },
);

it('a call of more turns than any person takes comes to its end, which holds nobody up', async () => {
  const call = await place();
  await call.socket.nextTurn();
  for (let turn = 0; turn < 400 && call.socket.raw.readyState === WebSocket.OPEN; turn += 1) {
    call.socket.say(`my number is four five ${turn} and how much is it for the year ${turn}?`);
    clock.pass(600);
    // What we send back for the next frame tells that this one was read.
    call.socket.raw.ping();
    await once(call.socket.raw, 'pong');
    if (turn % 10 === 9) await call.socket.arrivesWithin(0);
  }
  const isClosed = async () => (await readCall(open.database, call.callSid)).endedAt !== null;
  const longest = await longestHold(() => expect.poll(isClosed, { timeout: 20_000 }).toBe(true));
  expect(longest).toBeLessThan(1_000);
  const turns = (await spoken(call.callSid)).length;
  expect(turns).toBeGreaterThan(100);
  expect(turns).toBeLessThanOrEqual(200);
}, 60_000);

it('calls from one network are so many at once, whoever asked for their addresses', async () => {
  const from = { headers: { 'x-forwarded-for': '203.0.113.77' } };
  const ask = () =>
    fetch(`${server.origin}/api/browser-calls`, {
      method: 'POST',
      headers: { ...from.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ to: shop.number }),
    });
  const urls: URL[] = [];
  for (let call = 0; call < 5; call += 1)
    urls.push(new URL(browserCall.parse(await (await ask()).json()).url));
  const opened = urls.map(
    ({ pathname, search }) =>
      new WebSocket(server.origin.replace('http', 'ws') + pathname + search, from),
  );
  const told = await Promise.all(
    opened.map((socket) => {
      socket.on('error', () => {});
      return new Promise((resolve) => {
        socket.on('open', () => resolve('open'));
        socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
      });
    }),
  );
  expect(told.toSorted()).toEqual([429, 429, 'open', 'open', 'open']);
  expect((await ask()).status).toBe(429);
  for (const socket of opened) socket.terminate();
  await expect.poll(async () => (await ask()).status).toBe(200);
});

it('what a socket sends amiss is in the log a few times, and cut short', async () => {
  const { log } = server.calls.exchange.outside;
  const warn = vi.spyOn(log, 'warn');
  const call = await place();
  await call.socket.nextTurn();
  for (let each = 0; each < 40; each += 1) {
    call.socket.raw.send(JSON.stringify({ type: `nonsense ${'x'.repeat(2_000)}` }));
    call.socket.raw.send(JSON.stringify({ type: 'error', description: 'y'.repeat(2_000) }));
  }
  await call.socket.arrivesWithin(300);
  const told = warn.mock.calls.map(([details]) => JSON.stringify(details));
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThanOrEqual(7);
  expect(Math.max(...told.map(({ length }) => length))).toBeLessThan(400);
  warn.mockRestore();
  call.socket.raw.terminate();
});
