import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import {
  type CallServer,
  dial,
  readCall,
  readInputs,
  sessionEnds,
  startCallServer,
  testCaller,
} from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shop.ts';

describeOnEachDatabase('a phone call', (open) => {
  let server: CallServer;
  let shop: Shop;

  beforeAll(async () => {
    server = await startCallServer(open());
    shop = await addShop(open().database);
  });
  afterAll(() => server.close());

  const answered = async () => {
    const call = dial(server, shop.number);
    const socket = await call.connect(await call.ring());
    const greeting = await socket.nextTurn();
    return { call, socket, greeting };
  };
  const inputsOf = (callSid: string) => readInputs(open().database, callSid);

  it('is greeted over the socket, answered, and in the log when the caller hangs up', async () => {
    const { call, socket, greeting } = await answered();
    expect(greeting).toContain('Kestrel');
    socket.say('How much is a tune-up?');
    expect(await socket.nextTurn()).toContain('89');
    socket.raw.close();
    await call.action(sessionEnds.hungUp);
    const row = await readCall(open().database, call.callSid);
    expect(row).toMatchObject({
      callStatus: 'user-ended',
      fromNumber: testCaller,
      toNumber: shop.number,
    });
    expect(row.chatTranscript?.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
    expect(row.summary).toBeTruthy();
  });

  it('has stored the caller’s words by the time they are answered', async () => {
    const { call, socket } = await answered();
    socket.say('My name is Oriel Vance');
    await socket.nextTurn();
    expect(await inputsOf(call.callSid)).toContainEqual(
      expect.objectContaining({ type: 'callerSpoke', text: 'My name is Oriel Vance' }),
    );
  });

  it('answers what is said while it speaks, in the order it was said', async () => {
    const { call, socket } = await answered();
    socket.say('How much is a tune-up?');
    socket.say('And when are you open?');
    await socket.nextTurn();
    await socket.nextTurn();
    const spoken = (await inputsOf(call.callSid)).filter(({ type }) => type === 'callerSpoke');
    expect(spoken).toMatchObject([
      { text: 'How much is a tune-up?' },
      { text: 'And when are you open?' },
    ]);
  });

  it('remembers what the caller heard of a sentence they cut short', async () => {
    const { call, socket } = await answered();
    socket.send({
      type: 'interrupt',
      utteranceUntilInterrupt: 'Thanks for',
      durationUntilInterruptMs: '900',
    });
    socket.say('How much is a tune-up?');
    await socket.nextTurn();
    expect(await inputsOf(call.callSid)).toMatchObject([
      { type: 'answered' },
      { type: 'callerInterrupted', heard: 'Thanks for' },
      { type: 'callerSpoke' },
    ]);
    await call.action(sessionEnds.hungUp);
    const { chatTranscript } = await readCall(open().database, call.callSid);
    expect(chatTranscript?.[0]?.content).toBe('Thanks for');
  });

  it('stores keys, and passes over guesses, silence and frames of tomorrow', async () => {
    const { call, socket } = await answered();
    socket.send({ type: 'prompt', voicePrompt: 'How mu', last: false });
    socket.send({ type: 'prompt', voicePrompt: '   ', last: true });
    socket.raw.send('{"type":"configUpdated","field":1}');
    socket.send({ type: 'dtmf', digit: '5' });
    socket.say('How much is a tune-up?');
    await socket.nextTurn();
    const types = (await inputsOf(call.callSid)).map(({ type }) => type);
    expect(types).toEqual(['answered', 'keyPressed', 'callerSpoke']);
  });

  it('keeps a speech of four minutes whole, and card numbers nowhere, and says that it takes none', async () => {
    const { call, socket } = await answered();
    const long = 'well you know '.repeat(285).trim();
    socket.say(long);
    await socket.nextTurn();
    socket.say('My card is 4111 1111 1111 1111 thanks');
    expect(await socket.nextTurn()).toMatch(/don't give me card numbers/);
    const inputs = await inputsOf(call.callSid);
    expect(inputs).toContainEqual(expect.objectContaining({ text: long }));
    expect(JSON.stringify(inputs)).not.toMatch(/4111[ -]?1111[ -]?1111/);
  });

  it('takes characters a database refuses', async () => {
    const { call, socket } = await answered();
    socket.say('a\u0000b \ud800 how much is a tune-up?');
    await socket.nextTurn();
    expect(await inputsOf(call.callSid)).toHaveLength(2);
  });

  it('is announced and ended as often as the carrier likes, and told to the owner once', async () => {
    const { call, socket } = await answered();
    await call.ring();
    socket.say('How much is a tune-up?');
    await socket.nextTurn();
    await Promise.all([
      call.action(sessionEnds.hungUp),
      call.action(sessionEnds.hungUp),
      call.post('/hooks/twilio/call-status', { CallStatus: 'completed' }),
    ]);
    const { id } = await readCall(open().database, call.callSid);
    const texts = await open()
      .database.select()
      .from(smsLogs)
      .where(and(eq(smsLogs.callId, id), eq(smsLogs.direction, 'outbound')));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatchObject({ phoneNumber: '+16045550191' });
  });

  it('from a withheld number is answered and logged without one', async () => {
    const call = dial(server, shop.number, 'anonymous');
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    expect((await readCall(open().database, call.callSid)).fromNumber).toBeNull();
  });

  it('to a number nobody has hears an apology, and the log says so', async () => {
    const call = dial(server, '+16045550999');
    const twiml = await call.ring();
    expect(twiml).toMatch(/<Say[^>]*>[^<]+<\/Say><Hangup\/>/);
    expect(await readCall(open().database, call.callSid)).toMatchObject({
      callStatus: 'failed',
      errorMessage: expect.stringContaining('+16045550999'),
    });
  });

  it('whose announcement was lost is answered all the same', async () => {
    const call = dial(server, shop.number);
    const twiml = await call.ring();
    const { database } = open();
    await database.delete(callLogs).where(eq(callLogs.callSid, call.callSid));
    const socket = await call.connect(twiml);
    expect(await socket.nextTurn()).toContain('Kestrel');
  });
});
