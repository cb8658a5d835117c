import { searchFindings } from '@second-ring/contract';
import { beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop } from '../../testing/shops.ts';

describeOnEachDatabase('the search across everything', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    const mine = await addShop(open().database, 'Harbour Glass', '+16045550101');
    await addShop(open().database, 'Harbour Light', '+16045550102');
    api = createTestApi(open(), {
      operator: { role: 'operator', userId: crypto.randomUUID() },
      owner: { role: 'owner', userId: crypto.randomUUID(), businessIds: [mine.business.id] },
    });
  });
  const find = async (who: string, q: string) =>
    searchFindings.parse((await api.ask(who, `/api/search?q=${encodeURIComponent(q)}`)).body);

  it('finds businesses, their agents, numbers and calls by a part of a name in any case', async () => {
    const found = await find('operator', 'hARBOUR');
    expect(found.businesses.map(({ name }) => name).toSorted()).toEqual([
      'Harbour Glass',
      'Harbour Light',
    ]);
    expect(found.agents).toHaveLength(2);
    expect(found.phone_numbers).toHaveLength(2);
    expect((await find('operator', 'CA-Harbour Light')).calls).toHaveLength(1);
  });

  it.each(['(604) 555-0101', '604 555 0101', '+1 604.555.0101'])(
    'finds a telephone number written as %s',
    async (written) => {
      expect((await find('operator', written)).phone_numbers).toMatchObject([
        { phone_number: '+16045550101' },
      ]);
    },
  );

  it('finds for owners only what is theirs', async () => {
    const found = await find('owner', 'harbour');
    expect(found.businesses).toMatchObject([{ name: 'Harbour Glass' }]);
    expect([found.agents.length, found.phone_numbers.length]).toEqual([1, 1]);
    expect((await find('owner', 'CA-Harbour Light')).calls).toEqual([]);
  });

  it.each(['', '%20%20', 'x'.repeat(201)])('is refused for %j with words', async (q) => {
    const answer = await api.ask('operator', `/api/search?q=${q}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(answer.body).toHaveProperty('error', expect.stringContaining('q:'));
  });
});
