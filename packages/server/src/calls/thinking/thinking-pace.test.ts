import { browserCall } from '@second-ring/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { OpenDatabase } from '../../platform/database/database.ts';
import {
  type CallServer,
  dial,
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../../testing/call-server.ts';
import { openEmptyPglite } from '../../testing/databases.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { postSigned } from '../driver/telephone/carrier-call.ts';
import { placeCall } from '../driver/telephone/place-call.ts';
import { TelephoneSocket } from '../driver/telephone/telephone-socket.ts';
import { todaysMind } from './mind.ts';
import { ThinkingPace } from './thinking-pace.ts';

it('a turn as any shop’s lets nobody wait; after a long one its business rests, and no other', () => {
  const pace = new ThinkingPace();
  const [shop, hoard] = ['shop', 'hoard'].map((businessId) => ({ businessId, network: null }));
  if (!shop || !hoard) throw new Error('There are two.');
  pace.thought(shop, 60, 1_000);
  expect(pace.restsUntil(shop)).toBeLessThanOrEqual(1_000);
  pace.thought(hoard, 700, 1_000);
  expect(pace.restsUntil(hoard)).toBe(6_000);
  pace.thought(hoard, 600_000, 2_000);
  expect(pace.restsUntil(hoard)).toBe(22_000);
  expect(pace.restsUntil(shop)).toBeLessThanOrEqual(1_000);
});

it('many short turns are as much as a long one, whoever’s they are, and are forgotten in time', () => {
  const pace = new ThinkingPace();
  const from = (network: string, businessId: string) => ({ network, businessId });
  for (let turn = 0; turn < 10; turn += 1)
    pace.thought(from('203.0.113.5', `shop ${turn}`), 40, 1_000 + turn * 100);
  expect(pace.restsUntil(from('203.0.113.5', 'another shop'))).toBeGreaterThan(4_000);
  expect(pace.restsUntil(from('203.0.113.6', 'shop 1'))).toBeLessThanOrEqual(1_000);
  pace.thought(from('203.0.113.5', 'shop'), 100, 60_000);
  expect(pace.restsUntil(from('203.0.113.5', 'shop'))).toBeLessThanOrEqual(60_000);
});

it('people who ask something every few seconds never wait, several at once', () => {
  const pace = new ThinkingPace();
  const by = { businessId: 'shop', network: '203.0.113.5' };
  for (let now = 0; now < 600_000; now += 1_500) {
    pace.thought(by, 40, now);
    expect(pace.restsUntil(by)).toBeLessThanOrEqual(now);
  }
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

it('a text that cannot wait goes before all that do, once a while of each sender’s', async () => {
  const pace = new ThinkingPace();
  const still = new FakeClock(1_000);
  const done: string[] = [];
  const text = (phone: string, businessId: string, urgent: boolean, think = async () => {}) =>
    pace.inTurn({ businessId, network: phone }, still, {
      urgent,
      ready: async () => true,
      think: async () => {
        done.push(`${phone}${urgent ? '!' : ''}`);
        await think();
      },
    });
  // One long text, and the whole business rests, as far as it can wait.
  pace.thought({ businessId: 'shop', network: 'long' }, 3_000, 1_000);
  const waiting = ['long', 'usual', 'other'].map((phone) => text(phone, 'shop', false));
  const alarms = [text('alarm', 'shop', true), text('alarm', 'shop', true)];
  await expect.poll(() => done).toEqual(['alarm!']);
  still.pass(60_000);
  await Promise.all([...waiting, ...alarms]);
  done.length = 0;
  let end = () => {};
  const busy = text('slow', 'a', false, () => new Promise((resolve) => (end = resolve)));
  await settle();
  const queued = ['1', '2', '3'].map((phone) => text(phone, `of ${phone}`, false));
  await settle();
  const alarm = text('9', 'of 9', true);
  await settle();
  end();
  await Promise.all([busy, ...queued, alarm]);
  expect(done).toEqual(['slow', '9!', '1', '2', '3']);
});

it('no text waits for what another has yet to have ready', async () => {
  const pace = new ThinkingPace();
  const still = new FakeClock(1_000);
  let ready = (_is: boolean) => {};
  const unready = pace.inTurn({ businessId: 'large', network: 'a' }, still, {
    urgent: false,
    ready: () => new Promise<boolean>((resolve) => (ready = resolve)),
    think: async () => 'large',
  });
  const other = pace.inTurn({ businessId: 'shop', network: 'b' }, still, {
    urgent: false,
    ready: async () => true,
    think: async () => 'shop',
  });
  expect(await other).toBe('shop');
  ready(false);
  expect(await unready).toBeNull();
});

const clock = new FakeClock(Date.now());
const mind = todaysMind();
const heard: string[] = [];
/** A mind that takes half a second for each turn of one shop's, and of others as long as any. */
const slow: typeof mind = {
  ...mind,
  advance: (...given) => {
    const [{ profile }, , input] = given;
    const takes = profile.agentId === hoard.agentId ? 500 : 40;
    const { user, system } = process.threadCpuUsage();
    const end = user + system + takes * 1_000;
    if (input.type === 'callerSpoke')
      for (let now = 0; now < end; ) {
        const used = process.threadCpuUsage();
        now = used.user + used.system;
      }
    if (input.type === 'callerSpoke') heard.push(input.text);
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

it('what one network says in many calls is heard at its pace, and a telephone is answered beside it', async () => {
  const sample = await addShop(open.database);
  const headers = { 'x-forwarded-for': '203.0.113.40' };
  const sockets: TelephoneSocket[] = [];
  for (let each = 0; each < 5; each += 1) {
    const asked = await fetch(`${server.origin}/api/browser-calls`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ to: sample.number }),
    });
    const { callSid, url } = browserCall.parse(await asked.json());
    const { pathname, search } = new URL(url);
    const local = new URL(pathname + search, server.origin.replace(/^http/, 'ws'));
    const socket = await TelephoneSocket.open(new WebSocket(local, { headers }));
    socket.send({ type: 'setup', callSid, from: '', to: sample.number });
    await socket.nextTurn();
    sockets.push(socket);
  }
  const call = dial(server, sample.number);
  const phone = await call.connect(await call.ring());
  await phone.nextTurn();
  phone.playAll();
  heard.length = 0;
  for (let line = 0; line < 10; line += 1)
    for (const [index, socket] of sockets.entries()) socket.say(`Caller ${index} line ${line}.`);
  for (const socket of sockets) await socket.arrivesWithin(0);
  phone.say('How much is a tune-up?');
  expect(await phone.nextTurn()).toContain('89');
  // Six of 40 milliseconds are beyond what is let pass; the others wait.
  expect(heard.length).toBeLessThanOrEqual(8);
  const lines = () => heard.join(' ').match(/line \d/g)?.length ?? 0;
  expect(lines()).toBeLessThan(50);
  for (let wait = 0; wait < 20 && lines() < 50; wait += 1) {
    clock.pass(1_000);
    for (const socket of sockets) await socket.arrivesWithin(0);
  }
  expect(lines()).toBe(50);
  // A call's waiting lines were heard in one or two goes, and none twice.
  expect(heard.length).toBeLessThanOrEqual(17);
  for (const socket of [...sockets, phone]) socket.raw.terminate();
});

const byText = (to: Shop, phone: number, at: number) => {
  const account = { origin: server.origin, publicUrl: testPublicUrl, authToken: testAuthToken };
  return postSigned(account, '/hooks/twilio/sms', {
    MessageSid: `SM${to.number}-${phone}-${at}`,
    From: `+1604555${String(1_000 + phone)
      .slice(-4)
      .replace(/^./, '0')}`,
    To: to.number,
    Body: `Text ${at} of ${phone}: how much is a tune-up?`,
  });
};

it('texts are thought about one by one, at the pace of their business and sender, and who calls goes first', async () => {
  clock.pass(60_000);
  const other = await addShop(open.database);
  const call = dial(server, shop.number);
  const phone = await call.connect(await call.ring());
  await phone.nextTurn();
  phone.playAll();
  heard.length = 0;
  const texts = Array.from({ length: 8 }, (_, at) => byText(hoard, 110 + at, at));
  texts.push(byText(other, 130, 0));
  phone.say('How much is a tune-up?');
  expect(await phone.nextTurn()).toContain('89');
  // What is beyond the pace of one business waits, and no other's with it.
  await expect
    .poll(() => heard.some((text) => text.includes('of 130')), { timeout: 20_000 })
    .toBe(true);
  expect(heard.filter((text) => /of 11\d/.test(text)).length).toBeLessThanOrEqual(2);
  // The carrier is answered before its patience ends, whenever the text is.
  clock.pass(5_000);
  for (const answer of await Promise.all(texts)) expect(answer.status).toBe(200);
  const texted = () => heard.filter((text) => /^Text/.test(text)).length;
  expect(texted()).toBeLessThan(9);
  for (let wait = 0; wait < 60 && texted() < 9; wait += 1) {
    clock.pass(1_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await expect.poll(texted, { timeout: 10_000 }).toBe(9);
  phone.raw.terminate();
}, 60_000);
