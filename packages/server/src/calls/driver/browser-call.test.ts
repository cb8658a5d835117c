import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { commitments, leads } from '../../platform/database/schema/leads.ts';
import { createTestApi } from '../../testing/api.ts';
import {
  type CallServer,
  readCall,
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../../testing/call-server.ts';
import { openEmptyPglite } from '../../testing/databases.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { sweepCalls } from './sweep-calls.ts';
import { placeCall } from './telephone/place-call.ts';
import { TelephoneSocket } from './telephone/telephone-socket.ts';

let open: OpenDatabase;

describe('a call from a browser', () => {
  let open: OpenDatabase;
  let server: CallServer;
  let shop: Shop;
  const clock = new FakeClock(Date.now());

  beforeAll(async () => {
    open = await openEmptyPglite();
    server = await startCallServer(open, { authToken: null, clock });
    shop = await addShop(open.database);
  });
  afterAll(async () => {
    await server.close();
    await open.close();
  });

  const place = (to = shop.number) =>
    placeCall({
      origin: server.origin,
      publicUrl: 'https://ring.example',
      authToken: null,
      to,
      from: '+16045550199',
    });
  const start = async () => {
    const { url } = await server.calls.startBrowserCall({ agentId: shop.agentId }, null, null);
    return url.replace('wss://ring.example', server.origin.replace('http', 'ws'));
  };
  const refused = async (url: string) => {
    const socket = new WebSocket(url);
    socket.on('error', () => {});
    const [, response] = await once(socket, 'unexpected-response');
    return response.statusCode;
  };

  it('is the same conversation, and ends with what the owner will be told', async () => {
    const call = await place();
    expect(await call.socket.nextTurn()).toContain('Kestrel');
    call.socket.playAll();
    call.socket.say('How much is a tune-up?');
    expect(await call.socket.nextTurn()).toContain('89');
    const summary = await call.hangUp();
    expect(summary?.text).toBeTruthy();
    const row = await readCall(open.database, call.callSid);
    expect(row).toMatchObject({ id: summary?.callLogId, callStatus: 'user-ended' });
  });

  it('may be placed over the carrier’s protocol too, signed, and tells the same', async () => {
    const signed = await startCallServer(open);
    const { callSid, socket, hangUp } = await placeCall({
      origin: signed.origin,
      publicUrl: testPublicUrl,
      authToken: testAuthToken,
      to: shop.number,
      from: '+16045550199',
    });
    await socket.nextTurn();
    socket.say('How much is a tune-up?');
    await socket.nextTurn();
    expect((await hangUp())?.callLogId).toBe((await readCall(open.database, callSid)).id);
    expect((await readCall(open.database, callSid)).callStatus).toBe('user-ended');
    await signed.close();
  });

  it('is a test where somebody who manages the business makes it, and nobody waits for it', async () => {
    type Person = Parameters<typeof server.calls.startBrowserCall>[2];
    // Each at a shop of its own: a business is thought for so long at a time, and this clock stands still.
    const hold = async (personOf: (businessId: string) => Person) => {
      const shop = await addShop(open.database);
      const person = personOf(shop.businessId);
      const asked = { agentId: shop.agentId };
      const { callSid, url } = await server.calls.startBrowserCall(asked, null, person);
      const local = url.replace('wss://ring.example', server.origin.replace('http', 'ws'));
      const socket = await TelephoneSocket.open(new WebSocket(local));
      socket.send({ type: 'setup', callSid, from: '', to: shop.number });
      await socket.nextTurn();
      for (const words of [
        'My pipe burst, this is urgent, I need someone to call me back right now',
        'Zoë Marsh, 604 555 0123',
      ]) {
        socket.playAll();
        socket.say(words);
        await socket.nextTurn();
      }
      socket.raw.close(1000);
      const read = () => readCall(open.database, callSid);
      await expect.poll(async () => (await read()).endedAt, { timeout: 15_000 }).not.toBeNull();
      const call = await read();
      const { database } = open;
      const waiting =
        (await database.$count(leads, eq(leads.callId, call.id))) +
        (await database.$count(commitments, eq(commitments.callId, call.id)));
      return { ...call, waiting };
    };
    const owner = (...businessIds: string[]) => ({
      role: 'owner' as const,
      userId: 'ana',
      businessIds,
    });
    const test = await hold((businessId) => owner(businessId));
    expect(test).toMatchObject({ test: true, outcome: 'test', waiting: 0 });
    expect(test.lead).not.toBeNull();
    for (const person of [null, owner()]) {
      const call = await hold(() => person);
      expect(call).toMatchObject({ test: false, outcome: 'urgent' });
      expect(call.waiting).toBeGreaterThan(0);
    }
    const operator = { role: 'operator' as const, userId: 'op' };
    expect(await hold(() => operator)).toMatchObject({ test: true });
  });

  it('opens its socket once, within a minute', async () => {
    const url = await start();
    const socket = await TelephoneSocket.open(new WebSocket(url));
    expect(await refused(url)).toBe(403);
    socket.raw.terminate();
    const late = await start();
    clock.pass(61_000);
    expect(await refused(late)).toBe(403);
    expect(await refused(`${url}x`)).toBe(403);
  });

  it('to a number nobody has is refused with a sentence', async () => {
    await expect(place('+16045550998')).rejects.toThrow(/Nobody answers there/);
  });

  it('is over when its page is closed', async () => {
    const call = await place();
    await call.socket.nextTurn();
    call.socket.raw.close(1001);
    await expect
      .poll(async () => (await readCall(open.database, call.callSid)).callStatus, {
        timeout: 15_000,
      })
      .toBe('user-ended');
  });

  it('hears from us when the caller stays silent', async () => {
    const call = await place();
    await call.socket.nextTurn();
    call.socket.playAll();
    call.socket.send({ type: 'dtmf', digit: '9' });
    await expect
      .poll(() => clock.pass(1_000) ?? call.socket.unread.length, { timeout: 15_000 })
      .toBeGreaterThan(0);
    call.socket.raw.terminate();
  });

  it('does not ask whether a caller is there who is typing or speaking', async () => {
    const call = await place();
    await call.socket.nextTurn();
    call.socket.playAll();
    call.socket.send({ type: 'dtmf', digit: '9' });
    const secondsPass = async (count: number) => {
      for (let second = 0; second < count; second += 1) {
        clock.pass(1_000);
        call.socket.raw.ping();
        await once(call.socket.raw, 'pong');
      }
    };
    for (let spell = 0; spell < 4; spell += 1) {
      call.socket.send({ type: 'info', name: 'clientSpeaking', value: 'on' });
      await secondsPass(10);
    }
    expect(call.socket.unread).toEqual([]);
    call.socket.send({ type: 'info', name: 'clientSpeaking', value: 'off' });
    await expect
      .poll(() => clock.pass(1_000) ?? call.socket.unread.length, { timeout: 15_000 })
      .toBeGreaterThan(0);
    call.socket.raw.terminate();
  });

  it('whose browser vanished is closed by and by', async () => {
    const call = await place();
    await call.socket.nextTurn();
    call.socket.raw.terminate();
    await sweepCalls(server.calls.exchange);
    expect((await readCall(open.database, call.callSid)).callStatus).toBe('in-progress');
    clock.pass(20 * 60_000);
    await sweepCalls(server.calls.exchange);
    expect((await readCall(open.database, call.callSid)).callStatus).toBe('failed');
  });
});

beforeAll(async () => {
  open = await openEmptyPglite();
});
afterEach(() => vi.useRealTimers());
afterAll(() => open.close());

/** How many of many calls are begun from an address, ten in each hour of half a day. */
async function begunFrom(address: string): Promise<number> {
  const api = createTestApi(open, {});
  const body = { agentId: crypto.randomUUID() };
  const start = Date.parse('2026-06-11T00:00:00Z');
  let begun = 0;
  for (let hour = 0; hour < 12; hour += 1) {
    vi.useFakeTimers({ toFake: ['Date'], now: start + hour * 3_600_000 });
    for (let call = 0; call < 10; call += 1) {
      const options = { method: 'POST', body, address };
      const answer = await api.ask(null, '/api/browser-calls', options);
      if (answer.status === 200) begun += 1;
      else expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_600);
    }
  }
  return begun;
}

it('calls from a browser are a hundred a day from one network, for each costs somebody else', async () => {
  expect(await begunFrom('203.0.113.5')).toBe(100);
});

it('calls from this machine’s own browser are not counted', async () => {
  expect(await begunFrom('127.0.0.1')).toBe(120);
});

it('a /48 has twice the calls a day of one address, however many networks it is cut into', async () => {
  const api = createTestApi(open, {});
  const body = { agentId: crypto.randomUUID() };
  let begun = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-11T00:00:00Z') });
  for (let call = 0; call < 300; call += 1) {
    // As many in a minute as one address may.
    if (call % 10 === 0) vi.setSystemTime(Date.now() + 61_000);
    const options = { method: 'POST', body, address: `2001:db8:1:${call.toString(16)}::1` };
    if ((await api.ask(null, '/api/browser-calls', options)).status === 200) begun += 1;
  }
  expect(begun).toBe(200);
});
