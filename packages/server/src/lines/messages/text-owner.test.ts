import { browserCall } from '@second-ring/contract';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TelephoneSocket } from '../../calls/driver/telephone/telephone-socket.ts';
import { dailySpending } from '../../platform/database/schema/daily-spending.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { twilioTelephony } from '../../platform/providers/telephony/twilio/twilio-telephony.ts';
import { spend } from '../../platform/tolls/spend.ts';
import {
  type CallServer,
  dial,
  readCall,
  sessionEnds,
  startCallServer,
  testCaller,
  usualTolls,
} from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { addConnectedShop, type Shop } from '../../testing/shop.ts';
import { startTwilioApi, type TwilioApi } from '../../testing/twilio-api.ts';
import { sendQueuedSms } from './send-sms.ts';
import { gatheredMinutes, moreCallsWorker, mostAlertsAtOnce } from './text-owner.ts';

const owner = '+16045550191';

describeOnEachDatabase('an owner whom one number calls again and again', (open) => {
  let server: CallServer;
  let twilio: TwilioApi;
  let shop: Shop;
  beforeAll(async () => {
    twilio = await startTwilioApi();
    server = await startCallServer(open());
  });
  afterAll(async () => {
    await server.close();
    twilio.close();
  });
  beforeEach(async () => {
    await open().database.delete(smsLogs);
    shop = await addConnectedShop(open().database, { callSummaryRecipientNumber: owner });
  });

  const call = async (words: string, from = testCaller) => {
    const ringing = dial(server, shop.number, from);
    const socket = await ringing.connect(await ringing.ring());
    await socket.nextTurn();
    socket.say(words);
    await socket.nextTurn();
    socket.raw.close();
    await ringing.action(sessionEnds.hungUp);
  };
  const urgently = (from?: string) =>
    call('A pipe burst, there is water everywhere right now', from);
  const texts = () =>
    open()
      .database.select()
      .from(smsLogs)
      .where(and(eq(smsLogs.phoneNumber, owner), eq(smsLogs.agentId, shop.agentId)))
      .orderBy(asc(smsLogs.createdAt));
  const leaving = async () => (await texts()).filter(({ status }) => status === 'queued');
  const jobs: Jobs = { enqueue: () => Promise.resolve() };
  const tellMore = (caller: string) =>
    moreCallsWorker(open().database, () => jobs).run({
      agentId: shop.agentId,
      to: owner,
      caller,
      byBrowser: false,
    });

  it('is alerted of the first at once, and of the others in one text', async () => {
    for (let each = 0; each < 7; each += 1) await urgently();
    const alerts = (await leaving()).filter(({ alert }) => alert);
    expect(alerts).toHaveLength(mostAlertsAtOnce);
    const before = await leaving();
    expect(before.length).toBeLessThanOrEqual(mostAlertsAtOnce + 1);
    await tellMore(testCaller);
    const after = await leaving();
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)?.body).toMatch(
      /^\d more calls from \(604\) 555-0199, and (an update|updates) on \S+ we already told you about:\n- URGENT/,
    );
    expect(after.at(-1)?.alert).toBe(true);
    expect((await texts()).filter(({ status }) => status === 'scheduled')).toEqual([]);
    await tellMore(testCaller);
    expect(await leaving()).toHaveLength(after.length);
  });

  it('is alerted at once of another danger, however often the number alerted before', async () => {
    for (let each = 0; each < mostAlertsAtOnce + 1; each += 1) await urgently();
    await call('my neighbour fell off the ladder and is unconscious and bleeding from the head');
    const alerts = (await leaving()).filter(({ alert }) => alert);
    expect(alerts).toHaveLength(mostAlertsAtOnce + 1);
    expect(alerts.at(-1)?.body).toContain('unconscious and bleeding from the head');
  });

  it('is alerted at once of each danger to life in other words, and of none word for word twice', async () => {
    for (let each = 0; each < mostAlertsAtOnce + 1; each += 1) await urgently();
    const alerts = async () =>
      (await leaving()).flatMap(({ alert, body }) => (alert ? [body ?? ''] : []));
    const dangers = ['the water heater is on fire', 'I smell gas', 'the heater is on fire, hurry'];
    for (const [at, words] of dangers.entries()) {
      await call(words);
      expect(await alerts()).toHaveLength(mostAlertsAtOnce + 1 + at);
    }
    await call('I smell gas');
    expect(await alerts()).toHaveLength(mostAlertsAtOnce + dangers.length);
  });

  it('is told of the summaries of later calls in one text, and singly again after a while', async () => {
    for (let each = 0; each < 4; each += 1) await call('How much is a tune-up?');
    expect(await leaving()).toHaveLength(1);
    await tellMore(testCaller);
    const [, more] = await leaving();
    expect(more?.body).toMatch(/^3 more calls from \(604\) 555-0199:\n- /);
    await open()
      .database.update(smsLogs)
      .set({ createdAt: new Date(Date.now() - gatheredMinutes * 60_000 - 1_000) });
    await call('How much is a tune-up?');
    expect(await leaving()).toHaveLength(3);
  });

  it('is alerted at once of everybody who withholds their number, for they are not one another', async () => {
    for (let each = 0; each < mostAlertsAtOnce + 2; each += 1) await urgently('Anonymous');
    const alerts = (await leaving()).filter(({ alert }) => alert);
    expect(alerts).toHaveLength(mostAlertsAtOnce + 2);
  });

  it('is alerted at once of one more who withholds their number, whatever the others told', async () => {
    for (let each = 0; each < 12; each += 1) await urgently('Anonymous');
    const alerts = async () => (await leaving()).filter(({ alert }) => alert);
    const before = (await alerts()).length;
    await urgently('Anonymous');
    expect(await alerts()).toHaveLength(before);
    await call('my sister collapsed at your counter, she is not breathing', 'Anonymous');
    await call('I smell gas', 'Anonymous');
    const bodies = (await alerts()).map(({ body }) => body);
    expect(bodies).toHaveLength(before + 2);
    expect(bodies.join()).toContain('not breathing');
  });

  /** A call by browser, from a network, that is left as soon as it was answered. */
  const byBrowser = async (network: string, lines: readonly string[], from?: string) => {
    const headers = { 'x-forwarded-for': network };
    const asked = await fetch(`${server.origin}/api/browser-calls`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ to: shop.number, ...(from && { from }) }),
    });
    const { callSid, url } = browserCall.parse(await asked.json());
    const { pathname, search } = new URL(url);
    const local = new URL(pathname + search, server.origin.replace(/^http/, 'ws'));
    const socket = await TelephoneSocket.open(new WebSocket(local, { headers }));
    socket.send({ type: 'setup', callSid, from: from ?? '', to: shop.number });
    await socket.nextTurn();
    for (const line of lines) {
      socket.say(line);
      await socket.nextTurn();
    }
    socket.raw.close(1000);
    await expect
      .poll(async () => (await readCall(open().database, callSid)).endedAt, { timeout: 20_000 })
      .not.toBeNull();
  };
  const flooding = 'A pipe burst, there is water everywhere right now';

  it('is still alerted at once of a number that browsers have named often', async () => {
    for (let each = 0; each < 5; each += 1) await byBrowser('127.0.0.1', [flooding], testCaller);
    const alerts = (await leaving()).filter(({ alert }) => alert).length;
    expect(alerts).toBe(mostAlertsAtOnce);
    await urgently();
    expect((await leaving()).filter(({ alert }) => alert)).toHaveLength(alerts + 1);
  });

  it('is alerted at once of browsers elsewhere, whatever one network calls of and under which number', async () => {
    for (let each = 0; each < 5; each += 1)
      await byBrowser('203.0.113.60', [flooding], each === 3 ? '+16045550155' : undefined);
    const alerts = async () => (await leaving()).filter(({ alert }) => alert).length;
    expect(await alerts()).toBe(mostAlertsAtOnce);
    await byBrowser('203.0.113.61', [flooding]);
    expect(await alerts()).toBe(mostAlertsAtOnce + 1);
  });

  it('is told at once how a browser that was in trouble is reached, as soon as its caller gives a number', async () => {
    const network = '203.0.113.65';
    for (let each = 1; each < mostAlertsAtOnce; each += 1) await byBrowser(network, [flooding]);
    await byBrowser(network, [flooding, '604 555 0177', '1188 Maple Street, Burnaby']);
    const alerts = (await leaving()).filter(({ alert }) => alert).map(({ body }) => body ?? '');
    const [untold = '', numbered = '', placed = ''] = alerts.slice(mostAlertsAtOnce - 1);
    expect(untold).toMatch(/^WEB · URGENT · no number given yet · /);
    expect(numbered).toMatch(/^WEB · URGENT · 604-555-0177 · /);
    expect(placed).toMatch(/604-555-0177.*1188 Maple Street/);
  });

  it('is told who called, where from and why, of each browser that was put off, the urgent first', async () => {
    const network = '203.0.113.70';
    for (let each = 0; each < mostAlertsAtOnce; each += 1) await byBrowser(network, [flooding]);
    await byBrowser(network, [flooding, 'My name is Dana Wells and my number is 604 555 0177']);
    await byBrowser(network, ['How much is a tune-up?']);
    await moreCallsWorker(open().database, () => jobs).run({
      agentId: shop.agentId,
      to: owner,
      caller: null,
      byBrowser: true,
    });
    const told = (await leaving()).at(-1);
    expect(told?.alert).toBe(true);
    const lines = told?.body?.split('\n') ?? [];
    expect(lines[0]).toMatch(
      /^\d more calls from browsers, and (an update|updates) on \S+ we already told you about:$/,
    );
    expect(lines[1]).toMatch(/URGENT.*Dana Wells.*555-0177/);
    expect(told?.body).toContain('Tune-up');
    expect(told?.body).not.toContain('http');
  });

  it('is still told of others at once', async () => {
    for (let each = 0; each < 4; each += 1) await urgently();
    await urgently('+16045550198');
    const bodies = (await leaving()).map(({ body }) => body ?? '');
    expect(bodies.some((body) => body.includes('0198'))).toBe(true);
  });

  it('is told of nothing that was forgotten meanwhile', async () => {
    for (let each = 0; each < 3; each += 1) await call('How much is a tune-up?');
    const { database } = open();
    await database.update(smsLogs).set({ body: null }).where(eq(smsLogs.status, 'scheduled'));
    await tellMore(testCaller);
    expect(await texts()).toHaveLength(1);
  });

  it('is alerted when everything else has used up its part of the day', async () => {
    const { database } = open();
    const clock = new FakeClock(Date.now());
    const ground = { jobs, tolls: usualTolls, now: clock.now() };
    while (await spend(database, ground, shop.businessId, 1_000));
    while (await spend(database, ground, shop.businessId, 10));
    await call('How much is a tune-up?', '+16045550197');
    await urgently('+16045550198');
    const telephony = twilioTelephony({ accountSid: 'AC1', authToken: 's', apiUrl: twilio.url });
    const sending = {
      database,
      telephony,
      clock,
      tolls: usualTolls,
      jobs: () => jobs,
      statusCallbackOf: () => null,
    };
    for (const { id } of await leaving()) {
      twilio.answers.push({ status: 201, body: { sid: `SM${id}`, status: 'queued' } });
      await sendQueuedSms(sending, id);
      twilio.answers.length = 0;
    }
    const sent = await texts();
    expect(sent.filter(({ alert }) => alert).map(({ status }) => status)).toEqual(['sending']);
    expect(sent.filter(({ alert }) => !alert).map(({ errorCode }) => errorCode)).toEqual([
      'LIMIT_REACHED',
      'LIMIT_REACHED',
    ]);
    await database.delete(dailySpending);
  });
});
