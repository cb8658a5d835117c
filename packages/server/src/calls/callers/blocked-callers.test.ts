import { beforeAll, expect, it } from 'vitest';
import { blockedCallers } from '../../platform/database/schema/blocked-callers.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shops.ts';
import { isBlocked } from './blocked-callers.ts';

const caller = '+16045550199';

describeOnEachDatabase('blocking a caller', (open) => {
  let api: TestApi;
  let shop: Shop;
  let other: Shop;
  beforeAll(async () => {
    shop = await addShop(open().database, 'Blocking', '+16045550101');
    other = await addShop(open().database, 'Open', '+16045550102');
    const userId = crypto.randomUUID();
    api = createTestApi(open(), {
      owner: { role: 'owner', userId, businessIds: [shop.business.id] },
    });
  });
  const path = (businessId: string, number = caller) =>
    `/api/businesses/${businessId}/blocked-callers/${number}`;

  it('concerns the one business, once, until it is taken back', async () => {
    const { database } = open();
    for (let times = 0; times < 2; times += 1)
      await api.ask('owner', path(shop.business.id), { method: 'PUT', body: {} });
    expect(await isBlocked(database, shop.business.id, caller)).toBe(true);
    expect(await isBlocked(database, other.business.id, caller)).toBe(false);
    const list = await api.ask('owner', `/api/businesses/${shop.business.id}/blocked-callers`);
    expect(list.body).toMatchObject([{ phone_number: caller }]);
    await api.ask('owner', path(shop.business.id), { method: 'DELETE' });
    expect(await isBlocked(database, shop.business.id, caller)).toBe(false);
  });

  it('is possible for so many numbers, then for those that are blocked already', async () => {
    const { database } = open();
    const full = await addShop(database, 'Full', '+16045550103');
    const numbers = Array.from({ length: 2_000 }, (_, at) => `+1604556${1_000 + at}`);
    await database
      .insert(blockedCallers)
      .values(numbers.map((phoneNumber) => ({ businessId: full.business.id, phoneNumber })));
    const operator = createTestApi(open(), {
      op: { role: 'operator', userId: crypto.randomUUID() },
    });
    const put = (number: string) =>
      operator.ask('op', path(full.business.id, number), { method: 'PUT', body: {} });
    expect(await put(caller)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect((await put('+16045561000')).status).toBe(200);
  });

  it('is refused for a number that is none, and for a business of others', async () => {
    const wrong = await api.ask('owner', path(shop.business.id, '911'), {
      method: 'PUT',
      body: {},
    });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    const foreign = await api.ask('owner', path(other.business.id), { method: 'PUT', body: {} });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('cannot concern somebody who withholds their number', async () => {
    expect(await isBlocked(open().database, shop.business.id, null)).toBe(false);
  });
});
