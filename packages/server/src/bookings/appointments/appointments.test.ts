import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import type { BookingTool, NewAppointment } from '../../platform/providers/booking/interface.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addBookableShop } from '../../testing/shop.ts';
import { builtInBooking } from './built-in-booking.ts';

const hour = 60 * 60_000;
/** Thursday, June 11, 2026, 9 AM in Vancouver. */
const now = Date.parse('2026-06-11T16:00:00Z');
/** Friday, 2 PM there. */
const two = Date.parse('2026-06-12T21:00:00Z');
const caller = '+16045550150';

describeOnEachDatabase('the appointment book', (open) => {
  let book: BookingTool;
  let businessId: string;
  beforeEach(async () => {
    ({ businessId } = await addBookableShop(open().database));
    book = builtInBooking(open().database, () => now);
  });

  const at = (start: number): NewAppointment => ({
    slot: { start, end: start + hour },
    serviceId: 'tune-up',
    customerName: 'Andre Lavoie',
    customerPhone: caller,
    note: null,
    callId: null,
  });
  const key = () => crypto.randomUUID();
  const booked = async (start: number) => {
    const made = await book.book(businessId, at(start), key());
    if (made.kind !== 'booked') throw new Error('The time is taken.');
    return made.appointmentId;
  };
  const stored = () =>
    open().database.select().from(appointments).where(eq(appointments.businessId, businessId));

  it('gives the last free time to one of many that want it at once, and tells the rest of others', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => book.book(businessId, at(two), key())),
    );
    expect(outcomes.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.kind === 'booked') continue;
      expect(outcome.alternatives).toHaveLength(3);
      expect(outcome.alternatives.map(({ start }) => start)).not.toContain(two);
    }
    expect(await stored()).toHaveLength(1);
  });

  it('fills up to as many as the shop can take, however many ask at once', async () => {
    const booking = { enabled: true, stepMinutes: 30, capacity: 3, leadMinutes: 0 };
    await open().database.update(businesses).set({ booking }).where(eq(businesses.id, businessId));
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        book.book(businessId, at(two + (index % 2) * (hour / 2)), key()),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'booked')).toHaveLength(3);
  });

  it('books once, however often the same request comes, also at the same moment', async () => {
    const same = key();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => book.book(businessId, at(two), same)),
    );
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]).toMatchObject({ kind: 'booked', slot: { start: two } });
    expect(await stored()).toHaveLength(1);
  });

  it('lets one of two appointments have the time both are to be moved to', async () => {
    const ids = [await booked(two), await booked(two + hour)];
    const slot = { start: two + 2 * hour, end: two + 3 * hour };
    const outcomes = await Promise.all(ids.map((id) => book.move(businessId, id, slot, key())));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['booked', 'unavailable']);
  });

  it('moves once for one request, keeps the service and counts the change', async () => {
    const id = await booked(two);
    const same = key();
    const slot = { start: two + hour / 2, end: two + 1.5 * hour };
    await book.move(businessId, id, slot, same);
    await book.move(businessId, id, slot, same);
    expect(await stored()).toMatchObject([{ id, sequence: 1, serviceName: 'Tune-up' }]);
    const taken = await book.book(businessId, at(two + hour), key());
    expect(taken.kind).toBe('unavailable');
  });

  it('frees the time of what is called off, and finds it no more', async () => {
    const id = await booked(two);
    const same = key();
    expect(await book.cancel(businessId, id, same)).toEqual({ kind: 'cancelled' });
    expect(await book.cancel(businessId, id, same)).toEqual({ kind: 'cancelled' });
    await expect(book.cancel(businessId, id, key())).rejects.toThrow(/no such appointment/);
    expect(await book.findAppointments(businessId, caller)).toEqual([]);
    expect((await book.book(businessId, at(two), key())).kind).toBe('booked');
  });

  it('finds what is still to come for a number, soonest first, in one shop only', async () => {
    const later = await booked(two + 3 * hour);
    const sooner = await booked(two);
    await booked(now - 3 * hour);
    const found = await book.findAppointments(businessId, caller);
    expect(found.map(({ id }) => id)).toEqual([sooner, later]);
    expect(await book.findAppointments(businessId, '+16045550151')).toEqual([]);
    const other = await addBookableShop(open().database);
    expect(await book.findAppointments(other.businessId, caller)).toEqual([]);
    await expect(book.cancel(other.businessId, sooner, key())).rejects.toThrow(/no such/);
  });

  it('offers times against the hours, the service’s length and what is booked', async () => {
    await booked(two);
    const search = { serviceId: 'overhaul', moving: null };
    const wish = { from: two - 5 * hour, to: two + 10 * hour, start: two - hour };
    const found = await book.findSlots(businessId, { ...search, wish });
    expect(found).toMatchObject({ exact: false });
    for (const { start, end } of found.slots) {
      expect(end - start).toBe(2 * hour);
      expect(end <= two || start >= two + hour).toBe(true);
    }
  });

  it('counts the appointment’s own time as free when it is to be moved', async () => {
    const moving = await booked(two);
    const wish = { from: two, to: two + 3 * hour, start: two + hour / 2 };
    const search = { serviceId: 'tune-up', wish };
    expect(await book.findSlots(businessId, { ...search, moving })).toMatchObject({ exact: true });
    expect(await book.findSlots(businessId, { ...search, moving: null })).toMatchObject({
      exact: false,
    });
  });

  it('refuses a business it does not know', async () => {
    await expect(book.book(crypto.randomUUID(), at(two), key())).rejects.toThrow(
      /no such business/,
    );
  });
});
