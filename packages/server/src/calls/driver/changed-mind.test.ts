import { advance } from '@second-ring/conversation';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { builtInBooking } from '../../bookings/appointments/built-in-booking.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import type { BookingTool } from '../../platform/providers/booking/interface.ts';
import {
  type CallServer,
  dial,
  readCall,
  sessionEnds,
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { addBookableShop, type Shop } from '../../testing/shop.ts';
import { readTurns } from '../record/claim-call.ts';
import { recordOf } from '../record/rebuild-conversation.ts';
import { replayCall, tellTurn } from '../record/replay-call.ts';
import { type Mind, todaysMind } from '../thinking/mind.ts';
import { postSigned } from './telephone/carrier-call.ts';

/** Thursday, June 11, 2026, 1 PM in Vancouver. */
const now = Date.parse('2026-06-11T20:00:00Z');
const otherWords = 'Is this something else entirely?';

/** Says otherwise and counts otherwise: whatever it works out anew shows. */
const otherMind: Mind = {
  version: 'another',
  advance(receptionist, before, input, at) {
    const skipping = { ...before, sequence: before.sequence + 100 };
    const step = advance(receptionist, skipping, input, at);
    const isNew = (index: number) => index >= before.transcript.length;
    const transcript = step.conversation.transcript.map((line, index) =>
      line.role === 'assistant' && isNew(index) ? { ...line, content: otherWords } : line,
    );
    return {
      ...step,
      conversation: { ...step.conversation, transcript },
      effects: step.effects.map((effect) =>
        effect.type === 'say' ? { ...effect, text: otherWords } : effect,
      ),
    };
  },
};

describeOnEachDatabase('a mind that changes in the middle of a call', (open) => {
  let first: CallServer;
  let second: CallServer;
  let shop: Shop;
  /** The keys bookings were asked for under. */
  let keys: string[] = [];
  let answersBookings = false;
  const clock = new FakeClock(now);

  beforeAll(async () => {
    const builtIn = builtInBooking(open().database, () => clock.now());
    const booking: BookingTool = {
      ...builtIn,
      book: async (businessId, wanted, key) => {
        keys.push(key);
        return answersBookings ? builtIn.book(businessId, wanted, key) : new Promise(() => {});
      },
    };
    first = await startCallServer(open(), { clock, booking });
    second = await startCallServer(open(), { clock, booking, mind: otherMind });
  });
  beforeEach(async () => {
    keys = [];
    answersBookings = false;
    shop = await addBookableShop(open().database);
  });
  afterAll(async () => {
    await first.close();
    await second.close();
  });

  const turnsOf = async (callSid: string) => {
    const { id } = await readCall(open().database, callSid);
    return open()
      .database.select()
      .from(callTurns)
      .where(eq(callTurns.callId, id))
      .orderBy(asc(callTurns.sequence));
  };
  /** What the turns of a call say was said on it so far. */
  const saidOn = async (callSid: string) =>
    recordOf(await turnsOf(callSid)).transcript.map(({ content }) => content);
  /** What its log says. */
  const loggedOf = async (callSid: string) => {
    const { chatTranscript } = await readCall(open().database, callSid);
    return chatTranscript?.map(({ content }) => content) ?? [];
  };

  /** A call on which a booking was asked for, and the line dropped before the book answered. */
  const dropped = async () => {
    const call = dial(first, shop.number);
    const socket = await call.connect(await call.ring());
    const heard = [await socket.nextTurn()];
    const lines = [
      'How much is a tune-up?',
      'I would like to book a tune-up for tomorrow at three',
      'Andre Lavoie',
    ];
    for (const line of lines) {
      socket.playAll();
      socket.say(line);
      do heard.push((await socket.nextText()).token.trimEnd());
      while (!heard.at(-1)?.includes('?'));
    }
    socket.playAll();
    socket.say('yes please');
    await expect.poll(() => keys).toHaveLength(1);
    socket.raw.terminate();
    answersBookings = true;
    return { call, heard, lines: [...lines, 'yes please'] };
  };
  const goOn = async (callSid: string, on: CallServer) => {
    const elsewhere = dial(on, shop.number);
    Object.defineProperty(elsewhere, 'callSid', { value: callSid });
    const socket = await elsewhere.connect(await elsewhere.action(sessionEnds.dropped));
    const { token: heard } = await socket.nextText();
    await expect.poll(() => keys.length).toBeGreaterThan(1);
    await expect
      .poll(async () => (await turnsOf(callSid)).map(({ input }) => input))
      .toContainEqual(expect.objectContaining({ type: 'requestSucceeded', effectId: keys[1] }));
    await elsewhere.action(sessionEnds.hungUp);
    return heard.trimEnd();
  };
  it('changes no word that was said, no turn that was stored and no key of what was done', async () => {
    const { call, heard, lines } = await dropped();
    const before = await turnsOf(call.callSid);
    const said = await saidOn(call.callSid);
    expect(await goOn(call.callSid, second)).toBe(otherWords);
    expect(keys).toEqual([keys[0], keys[0]]);
    const after = await turnsOf(call.callSid);
    const lasting = (turns: typeof before) => turns.map((turn) => ({ ...turn, state: null }));
    expect(lasting(after).slice(0, before.length)).toEqual(lasting(before));
    expect(new Set(before.map(({ mind }) => mind))).toEqual(new Set([todaysMind().version]));
    expect(after.at(-1)?.mind).toBe('another');
    const row = await readCall(open().database, call.callSid);
    const words = await loggedOf(call.callSid);
    expect(words.slice(0, said.length)).toEqual(said);
    expect(words).toEqual(expect.arrayContaining([...lines, ...heard]));
    expect(words.slice(said.length)).toContain(otherWords);
    expect(row.summary).toMatch(/booked Tune-up Fri Jun 12, 3 PM/);
    const ours = eq(appointments.businessId, shop.businessId);
    expect(await open().database.$count(appointments, ours)).toBe(1);
  });

  it('and cannot read what the state was replays for the state alone', async () => {
    const { call, heard, lines } = await dropped();
    const said = await saidOn(call.callSid);
    const unreadable = sql`jsonb_set(${callTurns.state}, '{version}', '1')`;
    await open().database.update(callTurns).set({ state: unreadable });
    expect(await goOn(call.callSid, second)).toBe(otherWords);
    expect(keys).toEqual([keys[0], keys[0]]);
    const row = await readCall(open().database, call.callSid);
    const words = await loggedOf(call.callSid);
    expect(words.slice(0, said.length)).toEqual(said);
    expect(words).toEqual(expect.arrayContaining([...lines, ...heard]));
    expect(row.summary).toMatch(/booked Tune-up Fri Jun 12, 3 PM/);
    const ids = (await turnsOf(call.callSid)).flatMap(({ effects }) =>
      (effects ?? []).map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('finds calls of before anything but inputs was stored, and replays those', async () => {
    const { call, heard, lines } = await dropped();
    const bare = { effects: null, mind: null, outcome: null, state: null };
    await open().database.update(callTurns).set(bare);
    await goOn(call.callSid, first);
    expect(keys).toEqual([keys[0], keys[0]]);
    const words = await loggedOf(call.callSid);
    expect(words).toEqual(expect.arrayContaining([...lines, ...heard]));
  });

  it('shows in a replay, which changes nothing', async () => {
    const { call, heard } = await dropped();
    const { id, snapshotHash } = await readCall(open().database, call.callSid);
    const { receptionists } = first.calls.exchange.outside;
    const receptionist = await receptionists.asOf(open().database, snapshotHash ?? '');
    const turns = await readTurns(open().database, id);
    const same = replayCall(todaysMind(), receptionist, turns);
    expect(same.map(({ now: today }) => today)).toEqual(same.map(({ then }) => then));
    const lines = replayCall(otherMind, receptionist, turns).flatMap(tellTurn);
    expect(lines.slice(0, 4)).toEqual([
      '> (answered)',
      `  ${heard[0]}`,
      '  NOW:',
      `  ${otherWords}`,
    ]);
    expect(await readTurns(open().database, id)).toEqual(turns);
  });

  it('keeps no state of a call that is over', async () => {
    const { call } = await dropped();
    expect((await turnsOf(call.callSid)).at(-1)?.state).not.toBeNull();
    await call.action(sessionEnds.hungUp);
    expect((await turnsOf(call.callSid)).map(({ state }) => state)).not.toContainEqual(
      expect.anything(),
    );
  });

  it('leaves a thread of texts as it was written, and tells its owner nothing twice', async () => {
    const from = '+16045550181';
    const text = (server: CallServer, MessageSid: string, Body: string) =>
      postSigned(
        { origin: server.origin, publicUrl: testPublicUrl, authToken: testAuthToken },
        '/hooks/twilio/sms',
        { MessageSid, From: from, To: shop.number, Body },
      );
    const { database } = open();
    await text(first, 'SMmind1', 'How much is a tune-up?');
    await first.calls.exchange.report('SMmind1');
    await text(second, 'SMmind2', 'Are you open on Monday?');
    await second.calls.exchange.report('SMmind1');
    await second.calls.exchange.close({ callSid: 'SMmind1' });
    const sent = await database
      .select({ body: smsLogs.body })
      .from(smsLogs)
      .where(and(eq(smsLogs.phoneNumber, from), eq(smsLogs.direction, 'outbound')))
      .orderBy(asc(smsLogs.createdAt));
    const [answer, otherwise] = sent.map(({ body }) => body);
    expect(answer).toContain('89');
    expect(otherwise).toBe(otherWords);
    const [greeting, asked, replied, ...rest] = await loggedOf('SMmind1');
    expect([`${greeting} ${replied}`, asked]).toEqual([answer, 'How much is a tune-up?']);
    expect(rest).toEqual(['Are you open on Monday?', otherWords]);
    const ownersPhone = and(
      eq(smsLogs.phoneNumber, '+16045550191'),
      eq(smsLogs.businessId, shop.businessId),
    );
    const told = await database
      .select({ body: smsLogs.body })
      .from(smsLogs)
      .where(ownersPhone)
      .orderBy(asc(smsLogs.createdAt));
    // The price left nothing to do, and was mailed alone.
    expect(told.map(({ body }) => body)).toEqual([expect.not.stringContaining('$89')]);
  });
});
