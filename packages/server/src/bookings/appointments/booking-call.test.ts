import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { postSigned } from '../../calls/driver/telephone/carrier-call.ts';
import { placeCall } from '../../calls/driver/telephone/place-call.ts';
import type { TelephoneSocket } from '../../calls/driver/telephone/telephone-socket.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { smsLogs, smsOptOuts } from '../../platform/database/schema/sms-logs.ts';
import type { BookingTool } from '../../platform/providers/booking/interface.ts';
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
const caller = '+16045550150';

describeOnEachDatabase('booking on a call', (open) => {
  let server: CallServer;
  let shop: Shop;
  /** What stands between the calls and the book; null: nothing. */
  let hindrance: (() => Promise<void>) | null = null;
  const clock = new FakeClock(now);

  beforeAll(async () => {
    const builtIn = builtInBooking(open().database, () => clock.now());
    const booking: BookingTool = {
      ...builtIn,
      book: async (...asked) => {
        await hindrance?.();
        return builtIn.book(...asked);
      },
    };
    server = await startCallServer(open(), { clock, booking, telephony: textingTelephony() });
  });
  beforeEach(async () => {
    hindrance = null;
    shop = await addBookableShop(open().database, {}, addConnectedShop);
  });
  afterAll(() => server.close());

  const place = (authToken: string | null = testAuthToken) =>
    placeCall({
      origin: server.origin,
      publicUrl: testPublicUrl,
      authToken,
      to: shop.number,
      from: caller,
    });
  const dialled = async (from: string) => {
    const call = dial(server, shop.number, from);
    return { socket: await call.connect(await call.ring()) };
  };
  /** Says each line once it is the caller's turn: when they have been asked something. */
  const talk = async (socket: TelephoneSocket, ...lines: string[]) => {
    let heard = '';
    for (const line of lines) {
      socket.playAll();
      socket.say(line);
      do heard = await socket.nextTurn();
      while (!heard.includes('?'));
    }
    return heard;
  };
  const stored = () =>
    open().database.select().from(appointments).where(eq(appointments.businessId, shop.businessId));
  const texts = (phoneNumber: string) =>
    open().database.select().from(smsLogs).where(eq(smsLogs.phoneNumber, phoneNumber));
  const makeFeed = async () => {
    const path = `/api/businesses/${shop.businessId}/calendar-feed`;
    const made = await fetch(server.origin + path, { method: 'POST' });
    const body: unknown = await made.json();
    if (typeof body !== 'object' || body === null || !('url' in body)) throw new Error('No url.');
    return String(body.url).replace(testPublicUrl, server.origin);
  };
  const read = async (feed: string) => (await fetch(feed)).text();

  it('is made, moved and called off, and the calendar shows each', async () => {
    const feed = await makeFeed();
    expect(await read(feed)).not.toContain('BEGIN:VEVENT');
    const { socket, hangUp, callSid } = await place();
    await socket.nextTurn();
    await talk(socket, 'I would like to book a tune-up for tomorrow at three', 'Andre Lavoie');
    expect(await talk(socket, 'yes please')).toMatch(/booked/i);
    const made = await read(feed);
    expect(made).toContain('DTSTART:20260612T220000Z');
    expect(made).toContain('SUMMARY:Tune-up: Andre Lavoie');
    expect(made).toContain('STATUS:CONFIRMED');

    await talk(socket, 'no', 'actually can we move that to Saturday at one');
    await talk(socket, 'yes');
    const moved = await read(feed);
    expect(moved).toContain('DTSTART:20260613T200000Z');
    expect(moved).toContain('SEQUENCE:1');

    await talk(socket, 'no text', 'sorry, I have to cancel that appointment');
    await talk(socket, 'yes');
    const cancelled = await read(feed);
    expect(cancelled).toContain('STATUS:CANCELLED');
    expect(cancelled).toContain('SEQUENCE:2');
    const uid = /UID:(\S+)/;
    expect(uid.exec(cancelled)?.[1]).toBe(uid.exec(made)?.[1]);

    const summary = await hangUp();
    expect(summary?.text).toMatch(/booked, then cancelled Tune-up Sat/);
    const { id } = await readCall(open().database, callSid);
    expect(await stored()).toMatchObject([{ callId: id, customerPhone: caller }]);
  });

  it('is texted to the caller who says yes, and not to one who opted out', async () => {
    const book = async () => {
      const { socket, hangUp } = await place();
      await socket.nextTurn();
      await talk(socket, 'I would like to book a tune-up for tomorrow morning', 'at nine');
      await talk(socket, 'Andre Lavoie', 'yes', 'yes please');
      await hangUp();
    };
    await book();
    await expect.poll(() => texts(caller)).toHaveLength(1);
    const [confirmation] = await texts(caller);
    expect(confirmation?.body).toMatch(/Kestrel Bicycle Repair: Tune-up, Friday.*9:00/);
    expect(confirmation?.metadata).toMatchObject({ from: shop.number });
    await open()
      .database.insert(smsOptOuts)
      .values({ phoneNumber: caller, fromNumber: shop.number });
    await server.startWork();
    await expect
      .poll(async () => (await texts(caller))[0]?.errorCode, { timeout: 15_000 })
      .toBe('OPTED_OUT');
  });

  it('is texted neither to a browser, whatever number it names, nor to a dictated number', async () => {
    const texted = '+16045550152';
    const browser = await place(null);
    await browser.socket.nextTurn();
    await talk(browser.socket, 'I would like to book a tune-up for tomorrow morning', 'at nine');
    expect(await talk(browser.socket, 'Andre Lavoie', 'yes')).not.toMatch(/\btext/i);
    await browser.hangUp();
    const phone = await place();
    await phone.socket.nextTurn();
    await talk(phone.socket, 'I would like to book a tune-up for tomorrow morning', 'at ten');
    await talk(phone.socket, 'Andre Lavoie', 'no, my number is 604 555 0152');
    expect(await talk(phone.socket, 'yes', 'yes')).not.toMatch(/\btext/i);
    await phone.hangUp();
    expect(await stored()).toHaveLength(2);
    const { businessId } = shop;
    const sent = (await open().database.select().from(smsLogs)).filter(
      (row) => row.businessId === businessId && [caller, texted].includes(row.phoneNumber ?? ''),
    );
    expect(sent).toEqual([]);
  });

  it('promises no text to a phone that opted out, nor where texts are only simulated', async () => {
    await open()
      .database.insert(smsOptOuts)
      .values({ phoneNumber: '+16045550154', fromNumber: shop.number });
    const silent = await startCallServer(open(), { clock });
    try {
      for (const [on, from, offered] of [
        [server, '+16045550155', true],
        [server, '+16045550154', false],
        [server, 'anonymous', false],
        [silent, '+16045550156', false],
      ] as const) {
        const call = dial(on, shop.number, from);
        const socket = await call.connect(await call.ring());
        await socket.nextTurn();
        await talk(socket, 'I would like to book a tune-up for next week', 'Tuesday at nine');
        const details = ['Andre Lavoie', ...(from === 'anonymous' ? ['604 555 0157'] : [])];
        const heard: string[] = [];
        while (!/booked/i.test(heard.at(-1) ?? '') && heard.length < 5)
          heard.push(await talk(socket, details[heard.length] ?? 'yes'));
        expect(/\btext/i.test(heard.join(' ')), `${from}: ${heard.join(' | ')}`).toBe(offered);
        await call.action(sessionEnds.hungUp);
      }
    } finally {
      await silent.close();
    }
  });

  describe('by who manages the shop, from a browser', () => {
    const list = async () => {
      const path = `/api/appointments?businessId=${shop.businessId}`;
      return z
        .array(z.looseObject({ id: z.string(), test: z.boolean(), customer_name: z.string() }))
        .parse(await (await fetch(server.origin + path)).json());
    };
    const bookAtNine = async (call: { socket: TelephoneSocket }, name: string) => {
      await call.socket.nextTurn();
      await talk(call.socket, 'I would like to book a tune-up for tomorrow morning', 'at nine');
      return talk(call.socket, name, ...(name === 'Ana Test' ? ['yes'] : ['yes', 'yes']));
    };

    it('is a test: marked as one, in no calendar, and in no customer’s way', async () => {
      const feed = await makeFeed();
      const test = await place(null);
      expect(await bookAtNine(test, 'Ana Test')).toMatch(/booked/i);
      await test.hangUp();
      expect(await list()).toMatchObject([{ test: true, customer_name: 'Ana Test' }]);
      expect(await read(feed)).not.toContain('BEGIN:VEVENT');
      expect(await readCall(open().database, test.callSid)).toMatchObject({ outcome: 'test' });

      const customer = await place();
      await bookAtNine(customer, 'Andre Lavoie');
      await customer.hangUp();
      expect(await read(feed)).toContain('SUMMARY:Tune-up: Andre Lavoie');
      const rows = await list();
      expect(rows.filter((row) => !row.test)).toMatchObject([{ customer_name: 'Andre Lavoie' }]);
      const times = (await stored()).map(({ startAt }) => startAt.getTime());
      expect(new Set(times).size).toBe(1);
    });

    it('is told to the owner as a test', async () => {
      const test = await place(null);
      await bookAtNine(test, 'Ana Test');
      await test.hangUp();
      const told = async () =>
        (await texts('+16045550191')).filter(({ businessId }) => businessId === shop.businessId);
      await expect.poll(told).toHaveLength(1);
      expect((await told())[0]?.body).toMatch(/^WEB · TEST\. .*Ana Test/s);
    });

    it('is moved and called off on the same call, and by hand, without holding a time', async () => {
      const test = await place(null);
      await bookAtNine(test, 'Ana Test');
      expect(await talk(test.socket, 'actually can we move that to Saturday at one')).toMatch(/\?/);
      await talk(test.socket, 'yes');
      const [moved] = await stored();
      expect(moved).toMatchObject({ test: true, startAt: new Date('2026-06-13T20:00:00Z') });
      await test.hangUp();
      const byHand = await fetch(`${server.origin}/api/appointments/${moved?.id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ start_at: '2099-06-13T21:00:00Z' }),
      });
      expect(await byHand.json()).toMatchObject({
        test: true,
        start_at: '2099-06-13T21:00:00.000Z',
      });
      const off = `${server.origin}/api/appointments/${moved?.id}/cancel`;
      expect(await (await fetch(off, { method: 'PUT' })).json()).toMatchObject({
        test: true,
        status: 'cancelled',
      });
    });
  });

  it('is neither told nor called off to whoever only names its number', async () => {
    const customer = await place();
    await customer.socket.nextTurn();
    await talk(customer.socket, 'I would like to book a tune-up for tomorrow morning', 'at nine');
    await talk(customer.socket, 'Andre Lavoie', 'yes', 'no');
    await customer.hangUp();
    const strangers = [
      await place(null),
      await dialled('+16045550153'),
      await dialled('anonymous'),
    ];
    for (const { socket } of strangers) {
      await socket.nextTurn();
      await talk(socket, 'I have to cancel my appointment');
      const heard = await talk(socket, 'my number is 604 555 0150', 'yes', 'yes');
      expect(heard).not.toMatch(/tune-up|nine|9/i);
    }
    expect(await stored()).toMatchObject([{ status: 'booked' }]);
    const again = await place();
    await again.socket.nextTurn();
    await talk(again.socket, 'I have to cancel my appointment', 'yes');
    expect(await stored()).toMatchObject([{ status: 'cancelled' }]);
  });

  it('goes on where the line drops before the book has answered, and books once', async () => {
    let release = () => {};
    hindrance = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    const call = dial(server, shop.number, caller);
    const twiml = await call.ring();
    const first = await call.connect(twiml);
    await first.nextTurn();
    await talk(first, 'I would like to book a tune-up for tomorrow at three', 'Andre Lavoie');
    first.say('yes please');
    await expect
      .poll(async () => (await readInputs(open().database, call.callSid)).at(-1))
      .toMatchObject({ text: 'yes please' });
    first.raw.terminate();
    const lateAnswer = release;
    hindrance = null;
    const second = await call.connect(await call.action(sessionEnds.dropped));
    expect(await second.nextTurn()).toMatch(/booked/i);
    lateAnswer();
    await call.action(sessionEnds.hungUp);
    expect(await stored()).toHaveLength(1);
  });

  it('is kept, and told to the owner, when the caller hangs up before they hear of it', async () => {
    let asked = () => {};
    const wasAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    hindrance = () => {
      asked();
      return new Promise(() => {});
    };
    const call = dial(server, shop.number, caller);
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    await talk(socket, 'I would like to book a tune-up for tomorrow at three', 'Andre Lavoie');
    socket.say('yes please');
    await wasAsked;
    hindrance = null;
    socket.raw.close();
    await call.action(sessionEnds.hungUp);
    expect(await stored()).toHaveLength(1);
    const row = await readCall(open().database, call.callSid);
    expect(row.summary).toMatch(/booked Tune-up Fri Jun 12, 3 PM/);
    expect(JSON.stringify(row.chatTranscript)).not.toMatch(/you're booked/i);
  });

  it('becomes a message when the book does not answer in time', async () => {
    hindrance = () => new Promise(() => {});
    const { socket, hangUp, callSid } = await place();
    await socket.nextTurn();
    await talk(socket, 'I would like to book a tune-up for tomorrow at three', 'Andre Lavoie');
    socket.say('yes please');
    await expect
      .poll(
        async () => {
          clock.pass(500);
          return (await readInputs(open().database, callSid)).map(({ type }) => type);
        },
        { timeout: 15_000 },
      )
      .toContain('requestFailed');
    expect(await socket.nextTurn()).toBeTruthy();
    hindrance = null;
    const summary = await hangUp();
    expect(summary?.text).toContain('wants');
  });

  it('is done by text message too', async () => {
    const send = async (MessageSid: string, Body: string) =>
      postSigned(
        { origin: server.origin, publicUrl: testPublicUrl, authToken: testAuthToken },
        '/hooks/twilio/sms',
        { MessageSid, From: '+16045550151', To: shop.number, Body },
      );
    await send('SMb1', 'Can I book a tune-up for tomorrow at three?');
    await send('SMb2', 'Andre Lavoie');
    await send('SMb3', 'yes please');
    await expect
      .poll(stored, { timeout: 15_000 })
      .toMatchObject([
        { serviceId: 'tune-up', startAt: new Date('2026-06-12T22:00:00Z'), status: 'booked' },
      ]);
    const replies = (await texts('+16045550151')).filter(
      ({ direction }) => direction === 'outbound',
    );
    const told = replies.map(({ body }) => body ?? '');
    expect(told.some((body) => /booked/i.test(body))).toBe(true);
    // They have it in writing.
    expect(told.some((body) => /text (you|to confirm)/i.test(body))).toBe(false);
  });

  it('is not offered by a shop that takes no appointments', async () => {
    await open()
      .database.update(businesses)
      .set({ booking: null })
      .where(eq(businesses.id, shop.businessId));
    const { socket, hangUp } = await place();
    await socket.nextTurn();
    await talk(socket, 'I would like to book a tune-up for tomorrow at three', 'Andre Lavoie');
    await hangUp();
    expect(await stored()).toEqual([]);
  });
});
