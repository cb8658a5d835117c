import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as paths from '../../../lines/phone-numbers/hook-paths.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { callLogs } from '../../../platform/database/schema/call-logs.ts';
import { smsLogs } from '../../../platform/database/schema/sms-logs.ts';
import { startAnsweringShop } from '../../../testing/answering-shop.ts';
import {
  type CallServer,
  dial,
  readCall,
  readInputs,
  sessionEnds,
  testAuthToken,
  testPublicUrl,
} from '../../../testing/call-server.ts';
import type { Shop } from '../../../testing/shop.ts';
import { openSigned, postSigned } from '../../driver/telephone/carrier-call.ts';
import { TelephoneSocket } from '../../driver/telephone/telephone-socket.ts';
import { passOf } from './relay-pass.ts';

const ownersPhone = '+16045550191';

describe('whatever the carrier sends', () => {
  let open: OpenDatabase;
  let server: CallServer;
  let shop: Shop;
  startAnsweringShop((started) => {
    ({ open, server, shop } = started);
  });

  const account = () => ({
    origin: server.origin,
    publicUrl: testPublicUrl,
    authToken: testAuthToken,
  });
  const passTo = (callSid: string) =>
    passOf({ authToken: testAuthToken, accountSid: null }, callSid);
  const post = (path: string, fields: Record<string, string>) =>
    postSigned(account(), path, fields);
  const text = async (path: string, fields: Record<string, string>) =>
    (await post(path, fields)).text();
  const answered = async () => {
    const call = dial(server, shop.number);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    socket.playAll();
    return { call, socket };
  };
  const textsToOwner = async (callSid: string) => {
    const { id } = await readCall(open.database, callSid);
    return open.database
      .select()
      .from(smsLogs)
      .where(and(eq(smsLogs.callId, id), eq(smsLogs.phoneNumber, ownersPhone)));
  };

  describe('without the fields it should have', () => {
    it.each([paths.voicePath, paths.voiceEndedPath, paths.transferredPath, paths.ownerDialledPath])(
      '%s still gives the caller somebody to talk to',
      async (path) => {
        const response = await post(path, { From: '+16045550199', To: shop.number });
        expect(response.status).toBe(200);
        expect(await response.text()).toMatch(/<(Dial|Record) /);
      },
    );

    it('a status of no call says what is missing, and is no fault of ours', async () => {
      const response = await post(paths.callStatusPath, { CallStatus: 'completed' });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: expect.stringContaining('CallSid') });
    });

    it.each([paths.smsPath, paths.smsStatusPath])('%s takes a message of nothing', async (path) => {
      expect((await post(path, {})).status).toBeLessThan(300);
    });

    it('keeps a text though some other field of it holds what no database takes', async () => {
      const form = { MessageSid: 'SMnul', From: '+16045550199', To: shop.number, Body: 'Hello' };
      const response = await post(paths.smsPath, { ...form, FromCity: 'Burnaby\u0000' });
      expect(response.status).toBe(200);
      const kept = await open.database.select().from(smsLogs).where(eq(smsLogs.twilioSid, 'SMnul'));
      expect(kept).toMatchObject([{ body: 'Hello', metadata: { FromCity: 'Burnaby' } }]);
    });

    it('keeps no card of a text, whichever field of it has one, and no more than is read', async () => {
      const sid = `SM${'4242'.repeat(8)}`;
      const form = {
        MessageSid: sid,
        AccountSid: `AC${'0'.repeat(32)}`,
        From: '+16045550199',
        To: shop.number,
        Body: 'See my profile',
        ProfileName: 'Dana 4539 1488 0343 6467',
        ButtonPayload: `${'so '.repeat(60)}5425233430109903 ${'on '.repeat(20_000)}`,
        MediaUrl0: 'https://pictures.example/4716108999716531.png',
        keyword: 'start',
        FromCity: 'Nelson',
        ...Object.fromEntries(
          Array.from({ length: 200 }, (_, at) => [`${'abc'[at % 3]}${at}`, 'x']),
        ),
      };
      expect((await post(paths.smsPath, form)).status).toBe(200);
      const [kept] = await open.database.select().from(smsLogs).where(eq(smsLogs.twilioSid, sid));
      const metadata = kept?.metadata ?? {};
      expect(metadata).toMatchObject({ MessageSid: sid, To: shop.number, FromCity: 'Nelson' });
      expect(metadata.ProfileName).toMatch(/^Dana /);
      const written = JSON.stringify({ ...metadata, MessageSid: '' }).replaceAll(/\D+/g, ' ');
      expect(written).not.toMatch(/4539|0343|5425|4301|4716|0899/);
      expect(JSON.stringify(metadata).length).toBeLessThan(1_500);
      expect(metadata).not.toHaveProperty('keyword');
    });

    it('a call that names its number only as called is answered', async () => {
      const form = { CallSid: 'CAcalled', From: '+16045550199', Called: shop.number };
      expect(await text(paths.voicePath, form)).toContain('<ConversationRelay');
    });

    it('a call to no number at all hears that nobody is there, in both languages', async () => {
      const twiml = await text(paths.voicePath, { CallSid: 'CAnowhere' });
      expect(twiml).toMatch(/<Say language="en-US".*<Say language="fr-CA".*<Hangup\/>/);
    });

    it.each(['', 'anonymous', 'Restricted', '+266696687', '+7378742833', 'sip:ana@shop.example'])(
      'a call from "%s" is answered as one from a withheld number',
      async (From) => {
        const CallSid = `CAfrom${From}`;
        await post(paths.voicePath, { CallSid, From, To: shop.number });
        expect((await readCall(open.database, CallSid)).fromNumber).toBeNull();
      },
    );

    it('a recording without an address or a length leaves the owner no empty message', async () => {
      const { call } = await answered();
      await call.action({ SessionStatus: 'failed', ErrorCode: '64104' });
      const before = (await textsToOwner(call.callSid)).length;
      expect(await (await call.post(paths.voicemailPath, {})).text()).toContain('<Hangup/>');
      expect(await textsToOwner(call.callSid)).toHaveLength(before);
      const odd = { RecordingUrl: 'https://recordings.example/RE2', RecordingDuration: 'long' };
      await call.post(paths.voicemailPath, odd);
      const told = await textsToOwner(call.callSid);
      expect(told).toHaveLength(before + 1);
      expect(JSON.stringify(told)).not.toContain('NaN');
    });
  });

  describe('about calls nobody knows', () => {
    const unknown = (CallSid: string) => ({ CallSid, From: '+16045550199', To: shop.number });

    it('an end is taken note of', async () => {
      const ended = { ...unknown('CAu1'), ...sessionEnds.hungUp };
      expect(await text(paths.voiceEndedPath, ended)).toContain('<Hangup/>');
      const status = await post(paths.callStatusPath, {
        ...unknown('CAu1'),
        CallStatus: 'completed',
      });
      expect(status.status).toBe(204);
    });

    it('the end of a transfer hangs up, and a person who picks up for one is asked all the same', async () => {
      const busy = { ...unknown('CAu2'), DialCallStatus: 'busy' };
      expect(await text(`${paths.transferredPath}?effectId=e`, busy)).toContain('<Hangup/>');
      const asked = `${paths.whisperPath}?callSid=CAu2&effectId=e`;
      expect(await text(asked, { CallSid: 'CAleg' })).toContain('<Gather');
    });

    it('a lost line is connected again, and written down then', async () => {
      const call = dial(server, shop.number);
      const socket = await call.connect(await call.action(sessionEnds.dropped));
      expect(await socket.nextTurn()).toContain('Kestrel');
      expect((await readCall(open.database, call.callSid)).businessId).toBe(shop.businessId);
    });

    it('a recording is kept and told of', async () => {
      const recorded = { RecordingUrl: 'https://recordings.example/RE3', RecordingDuration: '9' };
      await post(paths.voicemailPath, { ...unknown('CAu3'), ...recorded });
      expect(await textsToOwner('CAu3')).toMatchObject([
        { body: 'Voicemail from 604-555-0199 (9 s): https://recordings.example/RE3' },
      ]);
    });

    it('a socket for a number that is nobody’s is ended without a word', async () => {
      const { raw } = await openSigned(account(), 'wss://ring.example/hooks/twilio/relay');
      const socket = new TelephoneSocket(raw);
      const named = { callSid: 'CAu4', from: 'x', to: '+16045550998' };
      raw.send(JSON.stringify({ type: 'setup', ...named, customParameters: passTo('CAu4') }));
      expect(JSON.parse((await socket.nextEnd()) ?? 'null')).toEqual({ kind: 'hangUp' });
    });

    it('a delivery report for a message that is not ours changes nothing', async () => {
      const report = { MessageSid: 'SMu', MessageStatus: 'delivered' };
      expect((await post(paths.smsStatusPath, report)).status).toBe(204);
      const odd = `${paths.smsStatusPath}?id=${encodeURIComponent("x' OR 1=1")}`;
      expect((await post(odd, report)).status).toBe(204);
    });
  });

  describe('more than once, or in the wrong order', () => {
    it('a voicemail reaches the owner once', async () => {
      const { call } = await answered();
      await call.action({ SessionStatus: 'failed', ErrorCode: '64104' });
      const recorded = { RecordingUrl: 'https://recordings.example/RE4', RecordingDuration: '3' };
      await Promise.all([
        call.post(paths.voicemailPath, recorded),
        call.post(paths.voicemailPath, recorded),
      ]);
      const told = await textsToOwner(call.callSid);
      expect(told.filter(({ body }) => body?.startsWith('Voicemail'))).toHaveLength(1);
    });

    it('a key pressed twice joins the two once and closes the call once', async () => {
      const { call } = await answered();
      const taken = `${paths.transferTakenPath}?callSid=${call.callSid}&effectId=e`;
      const press = () => text(taken, { CallSid: 'CAleg', Digits: '1' });
      expect(await Promise.all([press(), press()])).toEqual([
        expect.stringMatching(/<Response\/>$/),
        expect.stringMatching(/<Response\/>$/),
      ]);
      expect((await readCall(open.database, call.callSid)).endedAt).not.toBeNull();
    });

    it('a person who presses nothing, or not one key, has not taken the call', async () => {
      const { call } = await answered();
      const taken = `${paths.transferTakenPath}?callSid=${call.callSid}&effectId=e`;
      for (const Digits of ['', '2', '11', '#', 'one'])
        expect(await text(taken, { CallSid: 'CAleg', Digits })).toContain('<Hangup/>');
      expect((await readCall(open.database, call.callSid)).endedAt).toBeNull();
    });

    it('a call’s status never brings it back, and only a final one ends it', async () => {
      const { call } = await answered();
      const report = (CallStatus: string, more: Record<string, string> = {}) =>
        call.post(paths.callStatusPath, { CallStatus, ...more });
      for (const early of ['queued', 'ringing', 'in-progress', 'answered', 'something-new', ''])
        await report(early);
      expect((await readCall(open.database, call.callSid)).endedAt).toBeNull();
      await report('completed', { SipResponseCode: '200', SequenceNumber: '3' });
      const { endedAt, callStatus } = await readCall(open.database, call.callSid);
      expect(endedAt).not.toBeNull();
      await report('failed', { SipResponseCode: '503' });
      await report('ringing', { SequenceNumber: '0' });
      const after = await readCall(open.database, call.callSid);
      expect(after).toMatchObject({ endedAt, callStatus, errorMessage: null });
    });

    it.each([
      ['busy', '486'],
      ['failed', '503'],
      ['no-answer', '480'],
      ['canceled', '487'],
    ])('a call that ends %s says so with the network’s own code', async (status, code) => {
      const { call } = await answered();
      await call.post(paths.callStatusPath, { CallStatus: status, SipResponseCode: code });
      expect(await readCall(open.database, call.callSid)).toMatchObject({
        callStatus: 'failed',
        errorMessage: `The carrier reports the call as ${status} (SIP ${code}).`,
      });
    });

    it('a text message is answered once, delivered twice at once', async () => {
      const form = {
        MessageSid: 'SMtwice',
        From: '+16045550181',
        To: shop.number,
        Body: 'How much is a tune-up?',
      };
      await Promise.all([post(paths.smsPath, form), post(paths.smsPath, form)]);
      const rows = await open.database
        .select()
        .from(smsLogs)
        .where(and(eq(smsLogs.phoneNumber, form.From), eq(smsLogs.direction, 'outbound')));
      expect(rows).toHaveLength(1);
    });

    it('the announcement of a call that is over does not open it again', async () => {
      const { call } = await answered();
      await call.action(sessionEnds.hungUp);
      const twiml = await call.ring();
      const socket = await call.connect(twiml);
      expect(JSON.parse((await socket.nextEnd()) ?? 'null')).toEqual({ kind: 'hangUp' });
      const rows = await open.database.$count(callLogs, eq(callLogs.callSid, call.callSid));
      expect(rows).toBe(1);
    });
  });

  describe('handed back garbled', () => {
    it.each([
      ['nothing', ''],
      ['no JSON', 'not json'],
      ['half of it', '{"kind":"transfer","to":"+1604'],
      ['another kind', '{"kind":"party"}'],
      ['a transfer to nowhere', '{"kind":"transfer","effectId":"e"}'],
      ['a list', '[1,2]'],
    ])('%s ends the call politely, with everything kept', async (_what, HandoffData) => {
      const { call, socket } = await answered();
      socket.say('My name is Oriel Vance');
      await socket.nextTurn();
      expect(await call.action(sessionEnds.ended(HandoffData))).toContain('<Hangup/>');
      const row = await readCall(open.database, call.callSid);
      expect(row.endedAt).not.toBeNull();
      expect(JSON.stringify(row.chatTranscript)).toContain('Oriel Vance');
    });
  });

  describe('over the socket', () => {
    it('keys of every kind are kept, one at a time, and none breaks the call', async () => {
      const { call, socket } = await answered();
      for (const digit of ['0', '9', '*', '#', 'w', '12', ''])
        socket.raw.send(JSON.stringify({ type: 'dtmf', digit }));
      socket.say('How much is a tune-up?');
      let heard = await socket.nextTurn();
      while (!heard.includes('89')) heard = await socket.nextTurn();
      const inputs = await readInputs(open.database, call.callSid);
      const keys = inputs.flatMap((input) => (input.type === 'keyPressed' ? [input.digit] : []));
      expect(keys.slice(0, 4)).toEqual(['0', '9', '*', '#']);
    });

    it('words before the setup are not taken for a call, and a second setup is passed over', async () => {
      const { raw } = await openSigned(account(), 'wss://ring.example/hooks/twilio/relay');
      const socket = new TelephoneSocket(raw);
      socket.say('Hello?');
      const setup = {
        type: 'setup',
        callSid: 'CAsetup',
        from: '+16045550199',
        to: shop.number,
        customParameters: passTo('CAsetup'),
      };
      raw.send(JSON.stringify(setup));
      expect(await socket.nextTurn()).toContain('Kestrel');
      raw.send(JSON.stringify({ ...setup, callSid: 'CAother' }));
      socket.playAll();
      socket.say('How much is a tune-up?');
      expect(await socket.nextTurn()).toContain('89');
      const others = await open.database.$count(callLogs, eq(callLogs.callSid, 'CAother'));
      expect(others).toBe(0);
      expect((await readInputs(open.database, 'CAsetup')).map(({ type }) => type)).not.toContain(
        'reconnected',
      );
    });

    it('an interruption with its duration as text, and an error, leave the call running', async () => {
      const { socket } = await answered();
      socket.raw.send(
        '{"type":"interrupt","utteranceUntilInterrupt":"Thanks for","durationUntilInterruptMs":"460"}',
      );
      socket.raw.send('{"type":"error","description":"Invalid message received"}');
      socket.raw.send('{"type":"info","name":"tokensPlayed","value":"Thanks"}');
      socket.say('How much is a tune-up?');
      expect(await socket.nextTurn()).toContain('89');
    });
  });
});
