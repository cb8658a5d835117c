import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { browserCallTokens } from '../../platform/database/schema/browser-call-tokens.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addBookableShop, type Shop } from '../../testing/shop.ts';
import { builtInBooking } from './built-in-booking.ts';
import { changeBook } from './change-book.ts';
import { mostFromBrowsers, mostFromPhones } from './refuse-booking.ts';

/** Thursday, June 11, 2026, 1 PM in Vancouver. */
const now = Date.parse('2026-06-11T20:00:00Z');
const hour = 60 * 60_000;

describeOnEachDatabase('what browsers book', (open) => {
  let database: Database;
  let shop: Shop;
  let made = 0;
  beforeAll(() => {
    database = open().database;
  });
  beforeEach(async () => {
    shop = await addBookableShop(database);
  });
  afterAll(async () => {
    await database.delete(appointments);
  });

  const call = async (
    channel: 'phone' | 'browser',
    network: string | null = null,
    fromNumber: string | null = null,
  ) => {
    made += 1;
    const callSid = `BC${made}-${shop.businessId}`;
    const { agentId, businessId } = shop;
    if (channel === 'browser')
      await database.insert(browserCallTokens).values({
        tokenHash: callSid,
        agentId,
        callSid,
        network,
        expiresAt: new Date(now),
      });
    const [log] = await database
      .insert(callLogs)
      .values({ callSid, agentId, businessId, channel, fromNumber })
      .returning();
    return log?.id ?? '';
  };
  const book = (callId: string, phone: string | null = null, effectId?: string) => {
    made += 1;
    const start = now + made * 24 * hour;
    const change = { slot: { start, end: start + hour }, serviceId: null, name: 'Zed', note: null };
    return changeBook(
      { database, booking: builtInBooking(database, () => now), now: () => now },
      { kind: 'book', ...change, phone },
      {
        businessId: shop.businessId,
        callId,
        test: false,
        effectId: effectId ?? `${callId}:${made}`,
      },
    );
  };

  it('is two appointments a call, and asking again for one that was made is none', async () => {
    const callId = await call('browser');
    await book(callId, null, 'first');
    await book(callId);
    await expect(book(callId)).rejects.toThrow('the business is asked');
    expect(await book(callId, null, 'first')).toMatchObject({ kind: 'booked' });
  });

  it('is two that stand under one number, over however many calls', async () => {
    for (let each = 0; each < mostFromBrowsers.number; each += 1)
      await book(await call('browser'), '+16045553001');
    await expect(book(await call('browser'), '+16045553001')).rejects.toThrow();
    await book(await call('browser'), '+16045553002');
  });

  it('is few a day from one network, whatever numbers it names', async () => {
    for (let each = 0; each < mostFromBrowsers.network; each += 1)
      await book(await call('browser', '198.51.100.7'));
    await expect(book(await call('browser', '198.51.100.7'))).rejects.toThrow();
    await book(await call('browser', '198.51.100.8'));
  });

  it('is no more of a business’s time than leaves room for those who call', async () => {
    for (let each = 0; each < mostFromBrowsers.business; each += 1)
      await book(await call('browser'));
    await expect(book(await call('browser'))).rejects.toThrow();
    const phone = await call('phone');
    for (let each = 0; each < 3; each += 1) await book(phone, '+16045553001');
  });

  it('is a family’s on one telephone call, and not the whole book', async () => {
    const phone = await call('phone');
    for (let each = 0; each < mostFromPhones.call; each += 1) await book(phone, '+16045553001');
    await expect(book(phone, '+16045553001')).rejects.toThrow('the business is asked');
    await book(await call('phone'), '+16045553002');
  });

  it('is no more in a day from or under one number, over however many calls', async () => {
    const from = '+16045553003';
    for (let each = 0; each < mostFromPhones.number; each += 1)
      await book(await call('phone', null, from), `+1604555300${each % 2}`);
    await expect(book(await call('phone', null, from), '+16045553009')).rejects.toThrow();
    await book(await call('phone', null, '+16045553004'), '+16045553005');
  });
});
