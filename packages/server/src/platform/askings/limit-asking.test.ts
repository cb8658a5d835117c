import { beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop } from '../../testing/shop.ts';
import { askings } from '../database/schema/askings.ts';
import { userBusinesses } from '../database/schema/user-businesses.ts';
import { type Asking, countAsking, mostAsked } from './limit-asking.ts';

const noon = Date.parse('2026-06-11T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let named = 0;
/** An address nobody was asked at before. */
const fresh = () => {
  named += 1;
  return `stranger${named}@other.example`;
};

describeOnEachDatabase('somebody who was only typed', (open) => {
  beforeEach(() => open().database.delete(askings));

  const ask = (asking: Partial<Asking>, now = noon) =>
    open().database.transaction((transaction) =>
      countAsking(
        transaction,
        { by: 'mail', target: fresh(), businessId: null, asker: null, ...asking },
        now,
      ),
    );
  /** How many of many askings are let through. */
  const letThrough = async (times: number, asking: () => Partial<Asking>) => {
    const waits: number[] = [];
    for (let each = 0; each < times; each += 1) waits.push(await ask(asking()));
    return waits.filter((wait) => wait === 0).length;
  };
  const from = (address: string) => ({ asker: { userId: null, address } });

  it('is asked once an hour and three times a day, whoever asks, and then again', async () => {
    const victim = (index: number) => ({
      target: 'victim@other.example',
      businessId: crypto.randomUUID(),
      ...from(`198.51.100.${index}`),
    });
    expect(await ask(victim(1))).toBe(0);
    expect(await ask(victim(2), noon + 20 * minute)).toBe(40 * minute);
    expect(await ask(victim(3), noon + hour)).toBe(0);
    expect(await ask(victim(4), noon + 2 * hour)).toBe(0);
    expect(await ask(victim(5), noon + 4 * hour)).toBe(20 * hour);
    expect(await ask(victim(6), noon + day)).toBe(0);
  });

  it('is asked once, also by many at the same moment', async () => {
    const waits = await Promise.all(
      Array.from({ length: 8 }, () => ask({ by: 'text', target: '+16045550177' })),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
  });

  it.each([
    ['in other letters', 'Victim@Other.example'],
    ['with something after a plus', 'victim+9@other.example'],
  ])('is the same one %s', async (_how, target) => {
    expect(await ask({ target: 'victim@other.example' })).toBe(0);
    expect(await ask({ target })).toBeGreaterThan(0);
  });

  it('is the same one at Gmail, dots or none', async () => {
    expect(await ask({ target: 'a.victim@gmail.com' })).toBe(0);
    expect(await ask({ target: 'avi.ctim+1@googlemail.com' })).toBeGreaterThan(0);
  });

  it('is rung three times a day, for nobody picks up every time', async () => {
    const ring = { by: 'ring', target: '+16045550178' } as const;
    expect(await ask(ring)).toBe(0);
    expect(await ask(ring)).toBe(0);
    expect(await ask(ring)).toBe(hour);
    expect(await ask(ring, noon + hour)).toBe(0);
    expect(await ask(ring, noon + 3 * hour)).toBe(21 * hour);
  });

  it('is one of very few for a business nobody has claimed, and of some for a claimed one', async () => {
    const { businessId } = await addShop(open().database);
    const asking = () => ({ businessId });
    expect(await letThrough(5, asking)).toBe(mostAsked.unclaimed);
    const tie = { userId: crypto.randomUUID(), businessId };
    await open().database.insert(userBusinesses).values(tie);
    expect(await letThrough(12, asking)).toBe(mostAsked.business - mostAsked.unclaimed);
  });

  it('is one of some for an account, whatever its businesses and wherever it is', async () => {
    const userId = crypto.randomUUID();
    let index = 0;
    const asking = () => {
      index += 1;
      const asker = { userId, address: `198.51.100.${index}` };
      return { businessId: crypto.randomUUID(), asker };
    };
    expect(await letThrough(15, asking)).toBe(mostAsked.account);
  });

  it('is one of some for a network, a site of IPv6 included', async () => {
    const asking = (address: string) => () => ({
      businessId: crypto.randomUUID(),
      ...from(address),
    });
    expect(await letThrough(15, asking('203.0.113.9'))).toBe(mostAsked.network);
    expect(await letThrough(15, asking('2001:db8:1:2::9'))).toBe(mostAsked.network);
    expect(await letThrough(15, asking('2001:db8:1:3::9'))).toBe(mostAsked.network);
    expect(await letThrough(15, asking('2001:db8:1:4::9'))).toBe(0);
  });

  it('gets tests more often once they have agreed, and they count for nobody', async () => {
    const businessId = crypto.randomUUID();
    const test = { target: 'ana@shop.example', agreed: true, businessId };
    expect(await letThrough(7, () => test)).toBe(5);
    expect(await letThrough(3, () => ({ businessId }))).toBe(3);
  });

  it('is one of some that a business sends tests to in a day, whoever has them sent and from wherever', async () => {
    const businessId = crypto.randomUUID();
    let index = 0;
    const test = () => {
      index += 1;
      return { agreed: true, businessId, ...from(`198.51.${index}.1`) };
    };
    expect(await letThrough(30, test)).toBe(20);
    expect(await letThrough(1, () => ({ agreed: true, businessId: crypto.randomUUID() }))).toBe(1);
  });

  it('is not written down, and forgotten after a day', async () => {
    await ask({ target: 'victim@other.example' });
    await ask({}, noon + day);
    const rows = await open().database.select().from(askings);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('other.example');
  });
});
