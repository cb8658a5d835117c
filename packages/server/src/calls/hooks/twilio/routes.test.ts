import { once } from 'node:events';
import { connect } from 'node:net';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { expectProof, textThatAsks } from '../../../lines/number-proofs/number-proofs.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { blockedCallers } from '../../../platform/database/schema/blocked-callers.ts';
import { callLogs } from '../../../platform/database/schema/call-logs.ts';
import { dailySpending } from '../../../platform/database/schema/daily-spending.ts';
import { numberProofs } from '../../../platform/database/schema/number-proofs.ts';
import { smsLogs, smsOptOuts } from '../../../platform/database/schema/sms-logs.ts';
import {
  type CallServer,
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../../../testing/call-server.ts';
import { openEmptyPglite, withoutCalls } from '../../../testing/databases.ts';
import { FakeClock } from '../../../testing/fake-clock.ts';
import { addShop, type Shop } from '../../../testing/shop.ts';
import { sweepCalls } from '../../driver/sweep-calls.ts';
import { CarrierCall, openSigned, postSigned } from '../../driver/telephone/carrier-call.ts';

const paths = [
  '/hooks/twilio/voice',
  '/hooks/twilio/voice/ended',
  '/hooks/twilio/voice/transferred',
  '/hooks/twilio/voice/whisper',
  '/hooks/twilio/voice/transfer-taken',
  '/hooks/twilio/voice/owner-dialled',
  '/hooks/twilio/voice/voicemail',
  '/hooks/twilio/call-status',
  '/hooks/twilio/sms',
  '/hooks/twilio/sms-status',
];

const accountSid = `AC${'1'.repeat(32)}`;

describe('Twilio’s webhooks', () => {
  let open: OpenDatabase;
  let server: CallServer;
  let without: CallServer;
  let named: CallServer;
  let shop: Shop;

  beforeAll(async () => {
    open = await openEmptyPglite();
    server = await startCallServer(open);
    without = await startCallServer(open, { authToken: null });
    named = await startCallServer(open, { accountSid });
    shop = await addShop(open.database);
  });
  afterAll(async () => {
    await server.close();
    await without.close();
    await named.close();
    await open.close();
  });

  const account = (authToken = testAuthToken) => ({
    origin: server.origin,
    publicUrl: testPublicUrl,
    authToken,
  });
  const post = (path: string, fields: Record<string, string>) =>
    postSigned(account(), path, fields);

  it.each(paths)('%s refuses a wrong signature, and none, with 403', async (path) => {
    const form = { CallSid: 'CA1', MessageSid: 'SM1', From: '+16045550199', To: shop.number };
    expect((await postSigned(account('another token'), path, form)).status).toBe(403);
    const unsigned = await fetch(server.origin + path, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    expect(unsigned.status).toBe(403);
  });

  it.each(paths)(
    '%s refuses a long form, and does not wait for one that nobody signed',
    async (path) => {
      const { hostname: host, port } = new URL(server.origin);
      const asked = async (headers: string) => {
        const socket = connect(Number(port), host);
        socket.write(`POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n\r\na`);
        const [answer] = await once(socket, 'data');
        socket.destroy();
        return String(answer).slice(9, 12);
      };
      expect(await asked('Content-Length: 100')).toBe('403');
      expect(await asked('Transfer-Encoding: chunked')).toBe('403');
      expect(await asked('X-Twilio-Signature: AAAA\r\nContent-Length: 200000')).toBe('413');
    },
  );

  it.each(paths)('%s refuses what is signed but names another account, or none', async (path) => {
    const ours = { ...account(), origin: named.origin, accountSid };
    const form = { CallSid: `CA-account${path}`, From: '+16045550199', To: shop.number };
    const other = { ...form, AccountSid: `AC${'9'.repeat(32)}` };
    expect((await postSigned(ours, path, other)).status).toBe(403);
    expect((await postSigned({ ...ours, accountSid: undefined }, path, form)).status).toBe(403);
    expect((await postSigned(ours, path, form)).status).toBeLessThan(300);
  });

  it.each(paths)('%s is not there without a Twilio account', async (path) => {
    const response = await postSigned({ ...account(), origin: without.origin }, path, {
      CallSid: 'CA1',
    });
    expect(response.status).toBe(404);
  });

  it('refuses sockets without the signature over the wss address, and unknown ones', async () => {
    const statusOf = async (url: string, headers: Record<string, string> = {}) => {
      const socket = new WebSocket(url.replace('http', 'ws'), { headers });
      socket.on('error', () => {});
      const [, response] = await once(socket, 'unexpected-response');
      return response.statusCode;
    };
    expect(await statusOf(`${server.origin}/hooks/twilio/relay`)).toBe(403);
    const forged = { 'x-twilio-signature': 'AAAA' };
    expect(await statusOf(`${server.origin}/hooks/twilio/relay`, forged)).toBe(403);
    expect(await statusOf(`${without.origin}/hooks/twilio/relay`)).toBe(404);
    expect(await statusOf(`${server.origin}/anything`)).toBe(404);
    const admitted = await openSigned(account(), 'wss://ring.example/hooks/twilio/relay');
    expect(admitted.raw.readyState).toBe(WebSocket.OPEN);
    admitted.raw.terminate();
  });

  describe('let a signed socket into no call', () => {
    const ours = (of: CallServer, named?: string) => ({
      ...account(),
      origin: of.origin,
      accountSid: named,
    });
    const ringing = async (of: CallServer, named?: string) => {
      const call = new CarrierCall(ours(of, named), shop.number, '+16045550177');
      const twiml = await call.ring();
      return { call, twiml };
    };
    /** What a socket is told that names a call in its own way, and what became of that call. */
    const joining = async (
      of: CallServer,
      setup: { callSid: string; [field: string]: unknown },
    ) => {
      const socket = await openSigned(ours(of), 'wss://ring.example/hooks/twilio/relay');
      socket.raw.send(
        JSON.stringify({ type: 'setup', from: '+16045550177', to: shop.number, ...setup }),
      );
      return socket.closed;
    };
    const passIn = (twiml: string) => ({
      relayPass: /<Parameter name="relayPass" value="([^"]+)"/.exec(twiml)?.[1],
    });

    it('whose announcement it does not show: a running one, or one nobody announced', async () => {
      const { call, twiml } = await ringing(server);
      const line = await call.connect(twiml);
      expect(await line.nextTurn()).toContain('Kestrel');
      const { callSid } = call;
      const other = passIn((await ringing(server)).twiml);
      for (const customParameters of [undefined, {}, { relayPass: '' }, { relayPass: 7 }, other])
        expect(await joining(server, { callSid, customParameters })).toBe(1008);
      expect(await joining(server, { callSid: 'CAforged', customParameters: other })).toBe(1008);
      expect(await open.database.$count(callLogs, eq(callLogs.callSid, 'CAforged'))).toBe(0);
      // The one that is running is not disturbed by who may not join it.
      line.playAll();
      line.say('How much is a tune-up?');
      expect(await line.nextTurn()).toContain('89');
    });

    it('of another account, where ours is named', async () => {
      const { call, twiml } = await ringing(named, accountSid);
      const shown = { callSid: call.callSid, customParameters: passIn(twiml) };
      expect(await joining(named, shown)).toBe(1008);
      expect(await joining(named, { ...shown, accountSid: `AC${'9'.repeat(32)}` })).toBe(1008);
      expect(await (await call.connect(twiml)).nextTurn()).toContain('Kestrel');
    });
  });

  it('never leave a caller with an error: a call we cannot handle goes to the owner', async () => {
    const call = { CallSid: 'CAunstorable', From: '+16045550199', To: shop.number };
    const response = await withoutCalls(open.database, () => post('/hooks/twilio/voice', call));
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<Say.*<Dial.*\+16045550191/);
  });

  it('turn a caller away whom the business has blocked, and write it down', async () => {
    const phoneNumber = '+16045550188';
    await open.database.insert(blockedCallers).values({ businessId: shop.businessId, phoneNumber });
    const call = { CallSid: 'CAblocked', From: phoneNumber, To: shop.number };
    const response = await post('/hooks/twilio/voice', call);
    expect(await response.text()).toMatch(/<Reject reason="rejected"/);
    const [row] = await open.database
      .select()
      .from(callLogs)
      .where(eq(callLogs.callSid, 'CAblocked'));
    expect(row).toMatchObject({ callStatus: 'failed', businessId: shop.businessId });
  });

  it('log a text message once, however often it is delivered', async () => {
    const form = { MessageSid: 'SMin1', From: '+16045550198', To: shop.number, Body: 'Hi <there>' };
    await post('/hooks/twilio/sms', form);
    await post('/hooks/twilio/sms', form);
    const rows = await open.database.select().from(smsLogs).where(eq(smsLogs.twilioSid, 'SMin1'));
    expect(rows).toMatchObject([
      { direction: 'inbound', phoneNumber: '+16045550198', status: 'received', body: 'Hi <there>' },
    ]);
  });

  const hour = 60 * 60_000;
  const ended = async (callSid: string) => {
    const [row] = await open.database.select().from(callLogs).where(eq(callLogs.callSid, callSid));
    return row?.endedAt !== null;
  };

  it('answer a text message by text, and remember for a day what was said before', async () => {
    const from = '+16045550196';
    const send = (MessageSid: string, Body: string) =>
      post('/hooks/twilio/sms', { MessageSid, From: from, To: shop.number, Body });
    await send('SMthread1', 'How much is a tune-up?');
    await send('SMthread2', 'My name is Oriel Vance');
    const logs = await open.database.select().from(smsLogs).where(eq(smsLogs.phoneNumber, from));
    const replies = logs.filter(({ direction }) => direction === 'outbound');
    expect(replies).toHaveLength(2);
    expect(replies[0]?.body).toContain('89');
    const threads = await open.database
      .select()
      .from(callLogs)
      .where(and(eq(callLogs.channel, 'sms'), eq(callLogs.fromNumber, from)));
    expect(threads).toMatchObject([{ callSid: 'SMthread1', endedAt: null }]);
    const later = await startCallServer(open, { clock: new FakeClock(Date.now() + 23 * hour) });
    await sweepCalls(later.calls.exchange);
    expect(await ended('SMthread1')).toBe(false);
    await later.close();
    const dayLater = await startCallServer(open, { clock: new FakeClock(Date.now() + 25 * hour) });
    await sweepCalls(dayLater.calls.exchange);
    expect(await ended('SMthread1')).toBe(true);
    await dayLater.close();
  });

  it.each(['STOP', 'stop.', 'Arrêt', 'UNSUBSCRIBE'])(
    'take %s as the end of messages',
    async (word) => {
      const from = '+16045550197';
      const optedOut = () =>
        open.database
          .select()
          .from(smsOptOuts)
          .where(and(eq(smsOptOuts.phoneNumber, from), eq(smsOptOuts.fromNumber, shop.number)));
      const send = async (MessageSid: string, Body: string) =>
        (await post('/hooks/twilio/sms', { MessageSid, From: from, To: shop.number, Body })).text();
      expect(await send(`SM-${word}`, word)).toMatch(/<Response\/>$/);
      expect(await optedOut()).toHaveLength(1);
      expect(await send(`SM-start-${word}`, 'START')).toContain('<Message>');
      expect(await optedOut()).toHaveLength(0);
      expect(await send(`SM-help-${word}`, 'help')).toContain('Second Ring');
    },
  );

  it('keep what another number of ours texts, and answer it nothing: two would never end', async () => {
    const other = await addShop(open.database);
    const form = {
      MessageSid: 'SM-ours',
      From: other.number,
      To: shop.number,
      Body: 'How much is a tune-up?',
    };
    await post('/hooks/twilio/sms', form);
    const rows = await open.database
      .select()
      .from(smsLogs)
      .where(eq(smsLogs.phoneNumber, other.number));
    expect(rows).toMatchObject([{ direction: 'inbound', body: form.Body }]);
  });

  it('answer a keyword seldom, on the business, and no costly phone nor one of ours', async () => {
    const help = async (From: string, count: number, bodies: readonly string[]) => {
      const answers: string[] = [];
      for (let index = 0; index < count; index += 1) {
        const form = {
          MessageSid: `SM-${From}-${index}`,
          From,
          To: shop.number,
          Body: bodies[index % bodies.length] ?? '',
        };
        answers.push(await (await post('/hooks/twilio/sms', form)).text());
      }
      return answers.filter((answer) => answer.includes('<Message>')).length;
    };
    for (const costly of ['+19005550100', '+447400123456', '+88213300020', shop.number])
      expect(await help(costly, 1, ['HELP'])).toBe(0);
    const spellings = ['HELP', 'Help!', 'help.', 'Àïde', 'aide', 'help?', ' info '];
    expect(await help('+16045550168', 25, spellings)).toBe(10);
    const [today] = await open.database
      .select()
      .from(dailySpending)
      .where(eq(dailySpending.businessId, shop.businessId));
    expect(today?.mills).toBeGreaterThanOrEqual(100);
  });

  it('of a blocked caller are kept, and neither answered nor told', async () => {
    const phoneNumber = '+16045550173';
    const { businessId } = shop;
    await open.database.insert(blockedCallers).values({ businessId, phoneNumber });
    const Body = 'Water is flooding my flat, help me now';
    const form = { MessageSid: 'SMblocked', From: phoneNumber, To: shop.number, Body };
    expect(await (await post('/hooks/twilio/sms', form)).text()).toMatch(/<Response\/>$/);
    const kept = await open.database.select().from(smsLogs).where(eq(smsLogs.body, Body));
    expect(kept).toHaveLength(1);
    const threads = eq(callLogs.fromNumber, phoneNumber);
    expect(await open.database.$count(callLogs, threads)).toBe(0);
  });

  it('prove a phone that was asked and says yes, once', async () => {
    const from = '+16045550169';
    const say = async (MessageSid: string, Body: string) =>
      (await post('/hooks/twilio/sms', { MessageSid, From: from, To: shop.number, Body })).text();
    const proof = async () => {
      const rows = await open.database.select().from(numberProofs);
      return rows.find(({ phoneNumber }) => phoneNumber === from)?.provedAt ?? null;
    };
    expect(await say('SMyes0', 'Yes')).not.toContain('Summaries');
    await expectProof(open.database, shop.businessId, from, 'nobody');
    // Whoever says yes to the receptionist has not been asked, nor has whoever she talked to since.
    expect(await say('SMyes1', 'OK')).not.toContain('Summaries');
    const texted = (body: string) =>
      open.database.insert(smsLogs).values({
        direction: 'outbound',
        phoneNumber: from,
        status: 'sent',
        body,
        businessId: shop.businessId,
      });
    await texted(textThatAsks);
    await texted('Would you like to set up a time for that?');
    expect(await say('SMyes1b', 'OK')).not.toContain('Summaries');
    expect(await proof()).toBeNull();
    await texted(textThatAsks);
    expect(await say('SMyes2', 'Yes!')).toContain('Summaries of calls will come here');
    expect(await proof()).not.toBeNull();
    expect(await say('SMyes3', 'Yes')).not.toContain('Summaries');
  });

  it('never move a message’s delivery backwards', async () => {
    await open.database
      .insert(smsLogs)
      .values({ direction: 'outbound', twilioSid: 'SMout1', status: 'queued' });
    const report = async (MessageStatus: string) => {
      await post('/hooks/twilio/sms-status', { MessageSid: 'SMout1', MessageStatus });
      const [row] = await open.database
        .select()
        .from(smsLogs)
        .where(eq(smsLogs.twilioSid, 'SMout1'));
      return row?.status;
    };
    expect(await report('sent')).toBe('sent');
    expect(await report('delivered')).toBe('delivered');
    expect(await report('sent')).toBe('delivered');
    expect(await report('failed')).toBe('delivered');
    expect(await report('something-new')).toBe('delivered');
  });
});
