import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { callLogs } from '../../../platform/database/schema/call-logs.ts';
import { smsLogs, smsOptOuts } from '../../../platform/database/schema/sms-logs.ts';
import {
  type CallServer,
  dial,
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../../../testing/call-server.ts';
import { openEmptyPglite } from '../../../testing/databases.ts';
import { addShop, type Shop } from '../../../testing/shop.ts';
import { postSigned } from '../../driver/telephone/carrier-call.ts';

const owner = '+16045550191';
let open: OpenDatabase;
let server: CallServer;
let shop: Shop;
beforeAll(async () => {
  open = await openEmptyPglite();
  server = await startCallServer(open);
  shop = await addShop(open.database, { callSummaryRecipientNumber: owner });
});
afterAll(async () => {
  await server.close();
  await open.close();
});

const text = async (MessageSid: string, From: string, Body: string) => {
  const account = { origin: server.origin, publicUrl: testPublicUrl, authToken: testAuthToken };
  const sms = { MessageSid, From, To: shop.number, Body };
  return (await postSigned(account, '/hooks/twilio/sms', sms)).text();
};
const threadsOf = (from: string) =>
  open.database
    .select({ id: callLogs.id })
    .from(callLogs)
    .where(and(eq(callLogs.channel, 'sms'), eq(callLogs.fromNumber, from)));

describe('what the owner texts back to a summary', () => {
  it.each([
    ['SMown1', 'Thanks, I will call them tomorrow morning', /Got it/],
    ['SMown2', 'book me a tune-up on Friday', /Got it/],
    ['SMown3', 'merci, je les rappelle demain matin', /Bien reçu/],
  ])('is acknowledged as theirs, kept, and is no customer’s: %s', async (sid, body, told) => {
    expect(await text(sid, owner, body)).toMatch(told);
    const kept = await open.database.select().from(smsLogs).where(eq(smsLogs.twilioSid, sid));
    expect(kept).toMatchObject([{ body, callId: null, direction: 'inbound' }]);
    expect(await threadsOf(owner)).toEqual([]);
  });

  it('is acknowledged no more often than any keyword is', async () => {
    const answers: string[] = [];
    for (let at = 0; at < 12; at += 1) answers.push(await text(`SMmany${at}`, owner, 'ok'));
    expect(answers.at(-1)).toMatch(/<Response\/>$/);
  });

  it('leaves a customer’s a customer’s', async () => {
    await text('SMcust', '+16045550168', 'Are you open on Sunday?');
    expect(await threadsOf('+16045550168')).toHaveLength(1);
  });
});

describe('a caller who says that they want no more texts', () => {
  const optedOut = (phone: string) =>
    open.database
      .select({ ours: smsOptOuts.fromNumber })
      .from(smsOptOuts)
      .where(eq(smsOptOuts.phoneNumber, phone));
  const refuseBy = async (from: string) => {
    const call = dial(server, shop.number, from);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    socket.say('take me off your texts');
    const said = await socket.nextTurn();
    socket.raw.close();
    return said;
  };

  it('gets none from then on, as if they had texted STOP', async () => {
    const phone = '+16045550169';
    expect(await refuseBy(phone)).toMatch(/no more texts/);
    expect(await optedOut(phone)).toEqual([{ ours: shop.number }]);
  });

  it('has their "Cancel" told to the owner, for whom a visit may be meant, and once', async () => {
    const phone = '+16045550167';
    const call = dial(server, shop.number, phone);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    socket.say('I would like to book a tune-up on Friday');
    await socket.nextTurn();
    socket.raw.close();
    expect(await text('SMcancel1', phone, 'Cancel')).toMatch(/<Response\/>$/);
    await text('SMcancel2', phone, 'cancel please');
    expect(await optedOut(phone)).toEqual([{ ours: shop.number }]);
    const told = await open.database
      .select({ body: smsLogs.body })
      .from(smsLogs)
      .where(and(eq(smsLogs.phoneNumber, owner), eq(smsLogs.direction, 'outbound')));
    expect(told.filter(({ body }) => /texted "Cancel"/.test(body ?? ''))).toHaveLength(1);
    expect(told.filter(({ body }) => /cancel please/.test(body ?? ''))).toEqual([]);
  });

  it('silences no owner by showing their number: they are asked to reply STOP themselves', async () => {
    await refuseBy(owner);
    expect(await optedOut(owner)).toEqual([]);
    const told = await open.database
      .select({ body: smsLogs.body })
      .from(smsLogs)
      .where(and(eq(smsLogs.phoneNumber, owner), eq(smsLogs.direction, 'outbound')));
    expect(told.map(({ body }) => body).join()).toMatch(/reply STOP/);
  });
});
