import { beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { giveBack, spend } from './spend.ts';
import type { Tolls } from './tolls.ts';

const noon = Date.parse('2026-06-11T12:00:00Z');
const day = 24 * 60 * 60_000;
const tolls: Tolls = {
  countries: ['CA'],
  dailyCents: 100,
  operatorEmails: ['operator@ring.example'],
};

describeOnEachDatabase("a business's daily allowance", (open) => {
  let shop: Shop;
  let mails: object[];
  beforeEach(async () => {
    mails = [];
    shop = await addShop(open().database);
  });
  const take = (mills: number, now = noon, purpose: 'usual' | 'alert' = 'usual') => {
    const jobs = {
      enqueue: async (_on: unknown, _job: unknown, mail: object) => void mails.push(mail),
    };
    return spend(open().database, { jobs, tolls, now }, shop.businessId, mills, purpose);
  };

  it('is never exceeded, also by many at once, and starts anew each day', async () => {
    const taken = await Promise.all(Array.from({ length: 30 }, () => take(50)));
    expect(taken.filter(Boolean)).toHaveLength(16);
    expect(await take(10)).toBe(false);
    expect(await take(10, noon + day)).toBe(true);
  });

  it('is kept in part for alerts, which may use all of it', async () => {
    expect(await take(800)).toBe(true);
    expect(await take(10)).toBe(false);
    expect(await take(190, noon, 'alert')).toBe(true);
    expect(await take(20, noon, 'alert')).toBe(false);
    expect(await take(10, noon, 'alert')).toBe(true);
  });

  it('is given back where less was needed', async () => {
    expect(await take(700)).toBe(true);
    expect(await take(700)).toBe(false);
    await giveBack(open().database, { businessId: shop.businessId, mills: 680, now: noon });
    expect(await take(700)).toBe(true);
  });

  it('warns the operator once before it is used up', async () => {
    await take(700);
    expect(mails).toEqual([]);
    await take(60);
    await take(30);
    await take(90);
    await take(90, noon, 'alert');
    expect(mails).toMatchObject([
      { to: 'operator@ring.example', subject: expect.stringContaining('Kestrel Bicycle Repair') },
    ]);
  });
});
