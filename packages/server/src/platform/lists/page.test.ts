import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { businesses } from '../database/schema/businesses.ts';

const named = z.array(z.object({ name: z.string().nullable() }));
const names = ['Ash', 'birch', null, 'Cedar', 'birch', '100% Oak', 'Under_score', null, 'Élan'];

describeOnEachDatabase('a list', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = createTestApi(open(), { operator: { role: 'operator', userId: crypto.randomUUID() } });
    const createdAt = (index: number) => new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 2)));
    await open()
      .database.insert(businesses)
      .values(names.map((name, index) => ({ name, timeZone: 'UTC', createdAt: createdAt(index) })));
  });

  const walk = async (query: string) => {
    const walked: (string | null)[] = [];
    let path: string | undefined = `/api/businesses?${query}`;
    while (path) {
      const page = await api.ask('operator', path);
      walked.push(...named.parse(page.body).map(({ name }) => name));
      path = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
    }
    return walked;
  };

  it.each(['created_at', 'name', 'website'])(
    'walked page by page by %s shows every row once, in the order of the whole list',
    async (sort) => {
      for (const order of ['asc', 'desc']) {
        const whole = await walk(`sort=${sort}&order=${order}`);
        expect(whole.toSorted()).toEqual(names.toSorted());
        expect(await walk(`sort=${sort}&order=${order}&limit=2`)).toEqual(whole);
      }
    },
  );

  it('is newest first unless asked otherwise', async () => {
    const newest = await walk('limit=1000');
    expect(newest[0]).toBe('Élan');
    expect(newest).toEqual(await walk('sort=created_at&order=desc'));
  });

  it('keeps rows that contain the words, whatever their case, and counts only those', async () => {
    const answer = await api.ask('operator', '/api/businesses?q=BIRCH&limit=1');
    expect(answer.body).toMatchObject([{ name: 'birch' }]);
    expect(answer.headers.get('x-total-count')).toBe('2');
    expect(await walk('q=BIRCH&limit=1')).toEqual(['birch', 'birch']);
  });

  it.each([
    ['%', ['100% Oak']],
    ['_', ['Under_score']],
    ["' OR 1=1 --", []],
  ])('takes %s for what it is, not for a pattern', async (q, found) => {
    expect(await walk(`q=${encodeURIComponent(q)}`)).toEqual(found);
  });
});
