import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { receptionistSnapshots } from '../../platform/database/schema/receptionist-snapshots.ts';
import {
  type CallServer,
  dial,
  readCall,
  sessionEnds,
  startCallServer,
} from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { addShop } from '../../testing/shop.ts';
import { forgetOldSnapshots, forgetOldTranscripts } from './forgetting.ts';

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

const day = 24 * 60 * 60_000;

describeOnEachDatabase('what a receptionist knew on a call', (open) => {
  let server: CallServer;
  const clock = new FakeClock(Date.now());

  beforeAll(async () => {
    server = await startCallServer(open(), { clock });
  });
  afterAll(() => server.close());

  const answered = async (number: string) => {
    const call = dial(server, number);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    return call;
  };
  const snapshotOf = async (callSid: string) =>
    (await readCall(open().database, callSid)).snapshotHash;
  const isStored = async (hash: string | null) =>
    (await open().database.$count(
      receptionistSnapshots,
      eq(receptionistSnapshots.hash, hash ?? ''),
    )) > 0;
  const forget = () => forgetOldSnapshots(open().database, clock.now());

  it('is kept while the call runs and for a month after it, then forgotten', async () => {
    const { number } = await addShop(open().database);
    const call = await answered(number);
    const hash = await snapshotOf(call.callSid);
    clock.pass(40 * day);
    await forget();
    expect(await isStored(hash)).toBe(true);
    await call.action(sessionEnds.hungUp);
    const { summary, updatedAt } = await readCall(open().database, call.callSid);
    clock.pass(29 * day);
    await forget();
    expect(await snapshotOf(call.callSid)).toBe(hash);
    clock.pass(2 * day);
    expect(await forget()).toBeGreaterThan(0);
    expect(await isStored(hash)).toBe(false);
    expect(await readCall(open().database, call.callSid)).toMatchObject({
      snapshotHash: null,
      summary,
      updatedAt,
    });
  });

  it('is kept while another call needs it, and for the calls to come', async () => {
    const { number } = await addShop(open().database);
    const first = await answered(number);
    await first.action(sessionEnds.hungUp);
    clock.pass(31 * day);
    const second = await answered(number);
    const hash = await snapshotOf(second.callSid);
    await forget();
    expect(await isStored(hash)).toBe(true);
    expect(await snapshotOf(first.callSid)).toBeNull();
    await second.action(sessionEnds.hungUp);
    // The same instance, which remembers what it once stored, can still write its next call down.
    clock.pass(62 * day);
    await forget();
    expect(await isStored(hash)).toBe(false);
    const third = await answered(number);
    expect(await snapshotOf(third.callSid)).toBe(hash);
    const rows = await open().database.$count(callLogs, eq(callLogs.callSid, third.callSid));
    expect(rows).toBe(1);
  });
});
