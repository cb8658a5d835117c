import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import {
  type CallServer,
  dial,
  readCall,
  readInputs,
  sessionEnds,
  startCallServer,
} from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shop.ts';

describeOnEachDatabase('a lost line', (open) => {
  let first: CallServer;
  let second: CallServer;
  let shop: Shop;

  beforeAll(async () => {
    first = await startCallServer(open());
    second = await startCallServer(open());
    shop = await addShop(open().database, { transferNumber: '+16045550192' });
  });
  afterAll(async () => {
    await first.close();
    await second.close();
  });

  const answered = async () => {
    const call = dial(first, shop.number);
    const socket = await call.connect(await call.ring());
    const greeting = await socket.nextTurn();
    return { call, socket, greeting };
  };
  const turnTypes = async (callSid: string) =>
    (await readInputs(open().database, callSid)).map(({ type }) => type);

  it('does not end the call: it goes on over a new socket without a second greeting', async () => {
    const { call, socket, greeting } = await answered();
    socket.say('How much is a tune-up?');
    await socket.nextTurn();
    socket.raw.terminate();
    const again = await call.connect(await call.action(sessionEnds.dropped));
    expect(await again.nextTurn()).not.toContain(greeting);
    again.say('When are you open?');
    await again.nextTurn();
    expect(await turnTypes(call.callSid)).toEqual([
      'answered',
      'callerSpoke',
      'reconnected',
      'callerSpoke',
    ]);
  });

  it('in the middle of a turn loses no word', async () => {
    const { call, socket } = await answered();
    socket.say('My name is Oriel Vance');
    socket.raw.close(1001);
    await socket.closed;
    await call.connect(await call.action(sessionEnds.dropped)).then((again) => again.nextTurn());
    expect(await turnTypes(call.callSid)).toEqual(['answered', 'callerSpoke', 'reconnected']);
  });

  it('is taken up by another instance, which knows what was said', async () => {
    const { call, socket } = await answered();
    socket.say('How much is a tune-up?');
    await socket.nextTurn();
    const elsewhere = dial(second, shop.number);
    Object.defineProperty(elsewhere, 'callSid', { value: call.callSid });
    const again = await elsewhere.connect(await elsewhere.action(sessionEnds.dropped));
    await again.nextTurn();
    await elsewhere.action(sessionEnds.hungUp);
    const { chatTranscript } = await readCall(open().database, call.callSid);
    expect(chatTranscript?.map(({ content }) => content)).toContain('How much is a tune-up?');
  });

  it('that was not lost after all cannot make two instances speak', async () => {
    const { call, socket } = await answered();
    const elsewhere = dial(second, shop.number);
    Object.defineProperty(elsewhere, 'callSid', { value: call.callSid });
    const again = await elsewhere.connect(await elsewhere.action(sessionEnds.dropped));
    await again.nextTurn();
    socket.say('Is anybody there?');
    expect(await socket.closed).toBe(1000);
    expect(socket.unread).toEqual([]);
    expect(await turnTypes(call.callSid)).toEqual(['answered', 'reconnected']);
  });

  it('a third time passes the caller to the owner, who hears at once what was said', async () => {
    const { call } = await answered();
    expect(await call.action(sessionEnds.dropped)).toContain('<ConversationRelay');
    expect(await call.action(sessionEnds.dropped)).toContain('<ConversationRelay');
    expect(await call.action(sessionEnds.dropped)).toMatch(/<Say.*<Dial.*\+16045550192/);
    const row = await readCall(open().database, call.callSid);
    expect(row.callStatus).toBe('failed');
    expect(row.chatTranscript).toHaveLength(1);
  });

  it('for a reason that trying again cannot mend goes to the owner at once', async () => {
    const { call } = await answered();
    expect(await call.action({ SessionStatus: 'failed', ErrorCode: '64106' })).toContain('<Dial');
  });

  it('when the owner does not answer either, a message is taken and the owner told', async () => {
    const { call } = await answered();
    await call.action({ SessionStatus: 'failed', ErrorCode: '64104' });
    const busy = await call.post('/hooks/twilio/voice/owner-dialled', { DialCallStatus: 'busy' });
    expect(await busy.text()).toContain('<Record');
    await call.post('/hooks/twilio/voice/voicemail', {
      RecordingUrl: 'https://recordings.example/RE1',
      RecordingDuration: '7',
    });
    expect((await readCall(open().database, call.callSid)).metadata).toMatchObject({
      voicemail: { url: 'https://recordings.example/RE1', seconds: 7 },
    });
  });

  it('of malformed frames ends politely after ten in a row, with nothing lost', async () => {
    const { call, socket } = await answered();
    socket.playAll();
    for (let count = 0; count < 10; count += 1) socket.raw.send('{"type":');
    expect(await socket.nextTurn()).toMatch(/sorry/);
    socket.playAll();
    const handoff = await socket.nextEnd();
    expect(await call.action(sessionEnds.ended(handoff))).toContain('<Dial');
    expect(await readCall(open().database, call.callSid)).toMatchObject({ callStatus: 'failed' });
  });

  it('is handed back by an instance that closes, once the turn is stored', async () => {
    const closing = await startCallServer(open());
    const call = dial(closing, shop.number);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    socket.say('How much is a tune-up?');
    await socket.nextTurn();
    await closing.calls.exchange.drain(0);
    expect(await socket.closed).toBe(1012);
    expect(await dial(closing, shop.number).ring()).toContain('<Redirect');
    expect(await turnTypes(call.callSid)).toEqual(['answered', 'callerSpoke']);
    await closing.close();
  });

  it('goes on with the knowledge the call began with; the next call has the new one', async () => {
    const own = await addShop(open().database);
    const call = dial(first, own.number);
    await (await call.connect(await call.ring())).nextTurn();
    await open()
      .database.update(businesses)
      .set({ name: 'Heron Bicycle Repair', updatedAt: new Date() })
      .where(eq(businesses.id, own.businessId));
    const running = await readCall(open().database, call.callSid);
    const next = dial(first, own.number);
    expect(await (await next.connect(await next.ring())).nextTurn()).toContain('Heron');
    const newer = await readCall(open().database, next.callSid);
    expect(newer.snapshotHash).not.toBe(running.snapshotHash);
    await call.action(sessionEnds.dropped);
    expect((await readCall(open().database, call.callSid)).snapshotHash).toBe(running.snapshotHash);
  });

  /** A call one of whose inputs no version knows: what a bug of ours might leave behind. */
  const spoilt = async () => {
    const { call, socket, greeting } = await answered();
    socket.say('My name is Oriel Vance');
    await socket.nextTurn();
    const { id } = await readCall(open().database, call.callSid);
    await open()
      .database.update(callTurns)
      .set({ input: sql`'null'::jsonb` })
      .where(and(eq(callTurns.callId, id), eq(callTurns.sequence, 1)));
    return { call, id, greeting };
  };

  it('is taken up from what was stored, whatever a replay would make of it', async () => {
    const { call, greeting } = await spoilt();
    const again = await call.connect(await call.action(sessionEnds.dropped));
    expect(await again.nextTurn()).not.toMatch(/sorry/);
    await call.action(sessionEnds.hungUp);
    const row = await readCall(open().database, call.callSid);
    expect(row.callStatus).toBe('user-ended');
    expect(row.chatTranscript?.slice(0, 2)).toMatchObject([
      { role: 'assistant', content: greeting },
      { role: 'user', content: 'My name is Oriel Vance' },
    ]);
  });

  it('on our side passes the caller on: a call that cannot be replayed keeps every word', async () => {
    const { call, id } = await spoilt();
    await open()
      .database.update(callTurns)
      .set({ effects: null, outcome: null, state: null })
      .where(eq(callTurns.callId, id));
    const again = await call.connect(await call.action(sessionEnds.dropped));
    expect(await again.nextTurn()).toMatch(/sorry/);
    expect(await call.action(sessionEnds.ended(await again.nextEnd()))).toContain('<Dial');
    const row = await readCall(open().database, call.callSid);
    expect(row.callStatus).toBe('failed');
    expect(row.chatTranscript).toMatchObject([{ role: 'user', content: 'My name is Oriel Vance' }]);
  });
});
