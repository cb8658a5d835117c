import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { commitments, leads } from '../../platform/database/schema/leads.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import {
  type CallServer,
  readCall,
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { reportQuietThreads, sweepCalls } from '../driver/sweep-calls.ts';
import { postSigned } from '../driver/telephone/carrier-call.ts';

const owner = '+16045550191';
const texter = '+16045550197';
const minute = 60_000;

describeOnEachDatabase('a thread of text messages', (open) => {
  // Calls are stamped by the database, whose clock nobody moves.
  const clock = new FakeClock(Date.now());
  let server: CallServer;
  let shop: Shop;
  let sent = 0;

  beforeAll(async () => {
    server = await startCallServer(open(), { clock });
    shop = await addShop(open().database);
  });
  afterAll(() => server.close());

  const text = async (Body: string) => {
    // Nobody writes so fast that their texts have to wait for their turn.
    clock.pass(minute / 5);
    sent += 1;
    const account = { origin: server.origin, publicUrl: testPublicUrl, authToken: testAuthToken };
    const form = { MessageSid: `SMquiet${sent}`, From: texter, To: shop.number, Body };
    const turns = () => open().database.$count(callTurns);
    const before = await turns();
    await postSigned(account, '/hooks/twilio/sms', form);
    // A carrier is not kept waiting: on a busy machine a text is answered after its hook is.
    await expect
      .poll(() => clock.pass(1_000) ?? turns(), { timeout: 20_000 })
      .toBeGreaterThan(before);
  };
  const told = async () => {
    const rows = await open()
      .database.select({ body: smsLogs.body })
      .from(smsLogs)
      .where(and(eq(smsLogs.phoneNumber, owner), eq(smsLogs.direction, 'outbound')))
      .orderBy(asc(smsLogs.createdAt));
    return rows.map(({ body }) => body ?? '');
  };
  const sweep = () => reportQuietThreads(server.calls.exchange);

  it('reaches its owner five minutes after its last message, once, and later only with what is new', async () => {
    await text('Can somebody call me back tomorrow by five?');
    await text('My name is Oriel Vance');
    await text('about my brakes');
    await text('yes');
    clock.pass(4 * minute);
    await sweep();
    expect(await told()).toEqual([]);
    clock.pass(2 * minute);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    const [first = '', ...others] = await told();
    expect(others).toEqual([]);
    expect(first).toContain('Vance');
    expect(first).toContain('PROMISED');
    const call = await readCall(open().database, 'SMquiet1');
    expect(call).toMatchObject({ endedAt: null, summary: first });

    await text('the back wheel wobbles too');
    clock.pass(6 * minute);
    await sweep();
    await sweep();
    const [, more = '', ...rest] = await told();
    expect(rest).toEqual([]);
    expect(more).toMatch(/^More from Oriel Vance/);
    expect(more).toContain('the back wheel wobbles too');
    expect(more).not.toContain('brakes');
    expect(more).not.toContain('PROMISED');

    clock.pass(25 * 60 * minute);
    await sweepCalls(server.calls.exchange);
    expect((await readCall(open().database, 'SMquiet1')).endedAt).not.toBeNull();
    expect(await told()).toEqual([first, more]);
    const { database } = open();
    expect(await database.$count(commitments, eq(commitments.callId, call.id))).toBe(1);
    const kept = await database.select().from(leads).where(eq(leads.callId, call.id));
    expect(kept).toHaveLength(1);
    // Read a week later, "tomorrow" alone says nothing.
    expect(kept[0]?.preferredTime).toMatch(/^\w{3} \w{3} \d+, .*5 PM \(“tomorrow .*”\)$/);
  });

  it('that closes before it was ever quiet is told whole at its end', async () => {
    const before = await told();
    await text('Can somebody call me back about a tune-up?');
    clock.pass(25 * 60 * minute);
    await sweepCalls(server.calls.exchange);
    await sweep();
    const after = await told();
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).not.toContain('More from');
  });

  it('that left nothing to do is in the log and the mail, and texts nobody', async () => {
    const before = await told();
    await text('What are your hours?');
    clock.pass(25 * 60 * minute);
    await sweepCalls(server.calls.exchange);
    expect(await told()).toEqual(before);
    const call = await readCall(open().database, `SMquiet${sent}`);
    expect(call.summary).toContain('nothing left to do');
  });

  it('whose question was passed on waits for a call back, until something else settles it', async () => {
    clock.pass(minute);
    await text('Do you paint bicycle frames in two colours?');
    clock.pass(6 * minute);
    await sweep();
    const call = await readCall(open().database, `SMquiet${sent}`);
    expect(call.unansweredQuestions).toHaveLength(1);
    expect(call).toMatchObject({ outcome: 'to call back', commitments: [{ dueAt: null }] });
    const waiting = () =>
      open().database.select().from(commitments).where(eq(commitments.callId, call.id));
    expect(await waiting()).toMatchObject([
      { text: `Call back with an answer for the caller, ${texter}`, keptAt: null },
    ]);
    clock.pass(25 * 60 * minute);
    await sweepCalls(server.calls.exchange);
    expect(await waiting()).toHaveLength(1);
  });
});
