import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import {
  type CallServer,
  dial,
  readCall,
  sessionEnds,
  startCallServer,
} from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop } from '../../testing/shop.ts';
import { forgetOldTranscripts } from './forgetting.ts';

describeOnEachDatabase('what was said on a call', (open) => {
  let server: CallServer;
  beforeAll(async () => {
    server = await startCallServer(open());
  });
  afterAll(() => server.close());

  const held = async (number: string) => {
    const call = dial(server, number);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    socket.say('My name is Oriel Vance, how much is a tune-up?');
    await socket.nextTurn();
    return call;
  };
  const turnsOf = async (callSid: string) => {
    const { id } = await readCall(open().database, callSid);
    return open().database.$count(callTurns, eq(callTurns.callId, id));
  };
  const forget = (endedBefore: Date) => forgetOldTranscripts(open().database, endedBefore);

  it('is forgotten once its time is over, and what came of it stays', async () => {
    const { number } = await addShop(open().database);
    const running = await held(number);
    const over = await held(number);
    await over.action(sessionEnds.hungUp);
    const before = await readCall(open().database, over.callSid);
    expect(before.chatTranscript).not.toBeNull();
    expect(await forget(before.endedAt ?? new Date(0))).toBe(0);
    expect(await turnsOf(over.callSid)).toBeGreaterThan(0);

    const later = new Date(Date.now() + 1_000);
    expect(await forget(later)).toBe(1);
    expect(await readCall(open().database, over.callSid)).toEqual({
      ...before,
      chatTranscript: null,
    });
    expect(await turnsOf(over.callSid)).toBe(0);
    expect(await turnsOf(running.callSid)).toBeGreaterThan(0);
    expect(await forget(later)).toBe(0);
  });
});
