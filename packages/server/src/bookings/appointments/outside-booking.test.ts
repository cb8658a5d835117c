import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { postSigned } from '../../calls/driver/telephone/carrier-call.ts';
import { placeCall } from '../../calls/driver/telephone/place-call.ts';
import type { TelephoneSocket } from '../../calls/driver/telephone/telephone-socket.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { type BookingApi, type Meeting, startBookingApi } from '../../testing/booking-api.ts';
import {
  type CallServer,
  dial,
  readCall,
  readInputs,
  sessionEnds,
  startCallServer,
  testAuthToken,
  testPublicUrl,
  textingTelephony,
} from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { addBookableShop, addConnectedShop, type Shop } from '../../testing/shop.ts';
import { builtInBooking } from './built-in-booking.ts';

/** Thursday, June 11, 2026, 1 PM in Vancouver. */
const now = Date.parse('2026-06-11T20:00:00Z');
const caller = '+16045550160';
const minute = 60_000;

describeOnEachDatabase('a booking tool elsewhere', (open) => {
  let server: CallServer;
  let api: BookingApi;
  let shop: Shop;
  const clock = new FakeClock(now);

  beforeAll(async () => {
    api = await startBookingApi();
    const booking = api.tool(builtInBooking(open().database, () => clock.now()));
    server = await startCallServer(open(), { clock, booking, telephony: textingTelephony() });
    await server.startWork();
  });
  beforeEach(async () => {
    api.meetings.length = 0;
    api.asked.length = 0;
    api.book.clear();
    shop = await addBookableShop(open().database, {}, addConnectedShop);
  });
  afterAll(async () => {
    await server.close();
    api.close();
  });

  const stored = () =>
    open().database.select().from(appointments).where(eq(appointments.businessId, shop.businessId));
  const textsTo = async (phone: string, start: string) =>
    (
      await open()
        .database.select({ body: smsLogs.body })
        .from(smsLogs)
        .where(
          and(
            eq(smsLogs.phoneNumber, phone),
            eq(smsLogs.businessId, shop.businessId),
            like(smsLogs.body, `${start}%`),
          ),
        )
    ).map(({ body }) => body ?? '');
  const alerts = (start: string) => textsTo('+16045550191', start);
  /** Says a line and hears the answer to its end, through any word that bridges a wait. */
  const say = async (socket: TelephoneSocket, line: string) => {
    socket.playAll();
    socket.say(line);
    let heard = await socket.nextTurn();
    while (!heard.includes('?')) heard += ` ${await socket.nextTurn()}`;
    return heard;
  };
  const wish = 'I would like to book a tune-up for tomorrow at three';
  /** A call on which the caller agrees to a booking that the tool meets in one of its ways. */
  const bookMeeting = async (...meetings: Meeting[]) => {
    const call = dial(server, shop.number, caller);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    for (const line of [wish, 'Andre Lavoie']) await say(socket, line);
    api.meetings.push(...meetings);
    socket.playAll();
    socket.say('yes please');
    return { call, socket };
  };
  const giveUpWaiting = async (callSid: string) => {
    await expect
      .poll(
        async () => {
          clock.pass(500);
          return (await readInputs(open().database, callSid)).map(({ type }) => type);
        },
        { timeout: 15_000 },
      )
      .toContain('requestFailed');
  };

  it('that answers is believed, and what it made stands on the owner’s pages', async () => {
    const { call, socket } = await bookMeeting();
    expect(await socket.nextTurn()).toMatch(/booked/i);
    await call.action(sessionEnds.hungUp);
    const [made] = await stored();
    expect(made).toMatchObject({ customerName: 'Andre Lavoie', status: 'booked' });
    expect([...api.book.keys()]).toEqual([made?.id]);
  });

  it('that books but never answers is asked again under the same key, and both sides hear', async () => {
    const { call, socket } = await bookMeeting('done, then silence');
    await giveUpWaiting(call.callSid);
    let heard = await socket.nextTurn();
    while (!heard.includes('?')) heard += ` ${await socket.nextTurn()}`;
    expect(heard).toMatch(/book.*isn't answering/i);
    expect(heard).not.toMatch(/you're booked|that's booked/i);
    expect(await say(socket, 'yes that is right')).toContain('text you as soon as I know');
    await say(socket, 'yes please');
    await call.action(sessionEnds.hungUp);
    expect(await stored()).toEqual([]);
    clock.pass(minute);
    await expect.poll(() => alerts('Booked after all'), { timeout: 30_000 }).toHaveLength(1);
    expect(await alerts('Booked after all')).toEqual([
      'Booked after all: Tune-up, Fri, Jun 12, 3:00 PM, Andre Lavoie, (604) 555-0160. Your calendar answered only after the call. The caller gets this by text.',
    ]);
    expect(await textsTo(caller, 'Kestrel Bicycle Repair: Tune-up, Friday')).toHaveLength(1);
    const { id } = await readCall(open().database, call.callSid);
    expect(await stored()).toMatchObject([
      { callId: id, customerName: 'Andre Lavoie', customerPhone: caller, status: 'booked' },
    ]);
    expect(new Set(api.asked).size).toBe(1);
    expect(api.book.size).toBe(1);
  }, 60_000);

  it.each([
    ['done, then 500', 'Booked after all', 1],
    ['500', 'Booked after all', 1],
    ['taken', 'Not booked', 0],
  ] as const)(
    'that fails (%s) is asked until it is known, and the caller who wants no text gets none',
    async (meeting, told, booked) => {
      const { call, socket } = await bookMeeting(
        ...(meeting === 'taken' ? (['500', 'taken'] as const) : [meeting]),
      );
      let heard = await socket.nextTurn();
      while (!heard.includes('?')) heard += ` ${await socket.nextTurn()}`;
      expect(heard).toMatch(/book.*isn't answering/i);
      await say(socket, 'yes');
      await say(socket, 'no thanks');
      await call.action(sessionEnds.hungUp);
      clock.pass(minute);
      await expect.poll(() => alerts(told), { timeout: 30_000 }).toHaveLength(1);
      expect((await alerts(told))[0]).toContain(
        'The caller does not know yet. Please call (604) 555-0160.',
      );
      expect(await textsTo(caller, 'Kestrel')).toEqual([]);
      expect(api.book.size).toBe(booked);
      expect(await stored()).toHaveLength(booked);
    },
    60_000,
  );

  it('that never answers is given up when the time has come, and the owner told to look', async () => {
    const { call, socket } = await bookMeeting('500', '500', '500', '500', '500');
    let heard = await socket.nextTurn();
    while (!heard.includes('?')) heard += ` ${await socket.nextTurn()}`;
    await call.action(sessionEnds.hungUp);
    clock.pass(3 * 24 * 60 * minute);
    await expect
      .poll(() => alerts('Please check your calendar'), { timeout: 30_000 })
      .toHaveLength(1);
  }, 60_000);

  it('is found out about for a thread of texts while it goes on, by text', async () => {
    const from = '+16045550161';
    const account = { origin: server.origin, publicUrl: testPublicUrl, authToken: testAuthToken };
    const send = (MessageSid: string, Body: string) =>
      postSigned(account, '/hooks/twilio/sms', { MessageSid, From: from, To: shop.number, Body });
    await send('SMo1', 'Can I book a tune-up for tomorrow at three?');
    await send('SMo2', 'Andre Lavoie');
    api.meetings.push('done, then 500');
    await send('SMo3', 'yes please');
    const news = () => textsTo(from, 'Kestrel Bicycle Repair: Tune-up');
    await expect.poll(news, { timeout: 30_000 }).toHaveLength(1);
  }, 60_000);

  it('hears of no test', async () => {
    const call = await placeCall({
      origin: server.origin,
      publicUrl: testPublicUrl,
      authToken: null,
      to: shop.number,
      from: caller,
    });
    await call.socket.nextTurn();
    await say(call.socket, 'I would like to book a tune-up for tomorrow at three');
    await say(call.socket, 'Ana Test');
    expect(await say(call.socket, 'yes please')).toMatch(/booked/i);
    await call.hangUp();
    expect(api.asked).toEqual([]);
    expect(await stored()).toMatchObject([{ test: true, customerName: 'Ana Test' }]);
  });
});
