import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { OpenDatabase } from '../../platform/database/database.ts';
import {
  type CallServer,
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../../testing/call-server.ts';
import { readCall } from '../../testing/call-suite.ts';
import { openEmptyPglite } from '../../testing/databases.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { sweepCalls } from './sweep-calls.ts';
import { placeCall } from './telephone/place-call.ts';
import { TelephoneSocket } from './telephone/telephone-socket.ts';

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
    const { url } = await server.calls.startBrowserCall({ agentId: shop.agentId }, null);
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
