import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addShop } from '../../testing/shops.ts';
import { commitments } from '../database/schema/leads.ts';
import { writeCursor } from './page.ts';

const unknown = '00000000-0000-4000-8000-000000000001';
const refusal = z.object({ error: z.string(), code: z.literal('INVALID_REQUEST') });

/** Every list, and the walk it takes unless asked otherwise. */
const lists = {
  agents: 'agents created_at desc',
  appointments: 'appointments start_at desc',
  'audit-log': 'audit_log created_at desc',
  businesses: 'businesses created_at desc',
  'call-logs': 'call_logs call_timestamp desc',
  commitments: 'commitments created_at desc',
  'phone-numbers': 'phone_numbers created_at desc',
  'sms-logs': 'sms_logs created_at desc',
  'user-businesses': 'user_businesses created_at desc',
  users: 'users created_at desc',
};

const coded = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');

const absurd: [query: string, sentence: string][] = [
  ...['0', '-1', '1e9', '1001', '1.5', 'abc', '', 'NaN', '1&limit=2'].map(
    (limit): [string, string] => [`limit=${limit}`, 'limit: Ask for 1 to 1000 rows.'],
  ),
  ['cursor=', 'cursor: take it from the Link header'],
  ['cursor=%F0%9F', 'cursor: take it from the Link header'],
  [`cursor=${coded(null)}`, 'cursor: take it from the Link header'],
  [`cursor=${coded({ walk: 'elsewhere', id: unknown, position: '' })}`, 'of another list'],
  [`cursor=${'a'.repeat(3_000)}`, 'cursor: Take it from the Link header'],
  ['cursor=a&cursor=b', 'cursor: Take it from the Link header'],
  [`q=${'x'.repeat(10_000)}`, 'q: Search for at most 200 characters.'],
  ['q=a&q=b', 'q: Give this once; it should be a text.'],
  ['q[a]=b', 'q: This should be a text.'],
  ['sort=secret', 'sort: Sort by one of'],
  ['sort=', 'sort: Sort by one of'],
  ['sort=__proto__', 'sort: Sort by one of'],
  ['sort=created_at&sort=created_at', 'sort: Sort by one of'],
  ['order=up', 'order: Order by asc or desc.'],
  ['order=asc&order=desc', 'order: Order by asc or desc.'],
];

describeOnEachDatabase('a list asked absurdly', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    const { business } = await addShop(open().database, 'Absurd', '+16045550101');
    await addShop(open().database, 'Sensible', '+16045550102');
    // Due at no time: they stand at infinity.
    const promise = { businessId: business.id, text: 'We call back.', madeAt: new Date() };
    await open().database.insert(commitments).values([promise, promise]);
    api = createTestApi(open(), {
      operator: { role: 'operator', userId: crypto.randomUUID() },
      owner: { role: 'owner', userId: crypto.randomUUID(), businessIds: [business.id] },
    });
  });

  /** The sentence an operator and an owner are refused with, who must read the same. */
  const refused = async (path: string) => {
    const answer = await api.ask('operator', path);
    expect(answer.status, path).toBe(400);
    const { error } = refusal.parse(answer.body);
    if (!path.startsWith('/api/audit-log'))
      expect(await api.ask('owner', path)).toMatchObject({ status: 400, body: { error } });
    return error;
  };

  describe.each(Object.entries(lists))('%s', (list, walk) => {
    it('says in a sentence what is wrong', async () => {
      for (const [query, sentence] of absurd)
        expect(await refused(`/api/${list}?${query}`), query).toContain(sentence);
    });

    it.each(['', 'x', '2026-02-30 10:00:00+00', '99999-99-99', '0'])(
      'refuses a cursor that somebody wrote themselves: %j',
      async (position) => {
        const cursor = writeCursor({ walk, id: unknown, position });
        expect(await refused(`/api/${list}?cursor=${cursor}`)).toContain(
          'cursor: take it from the Link header',
        );
      },
    );
  });

  it.each([
    ['call-logs', 'call_duration', 'call_logs', 'many'],
    ['call-logs', 'call_duration', 'call_logs', '1e400'],
    ['phone-numbers', 'reusable', 'phone_numbers', 'perhaps'],
  ])('refuses a cursor of %s by %s that stands at %4$s', async (list, sort, table, position) => {
    const cursor = writeCursor({ walk: `${table} ${sort} asc`, id: unknown, position });
    expect(await refused(`/api/${list}?sort=${sort}&cursor=${cursor}`)).toContain('cursor: take');
  });

  it.each([
    ['call-logs', 'call_duration'],
    ['phone-numbers', 'reusable'],
    ['commitments', 'due_at'],
    ['sms-logs', 'created_at'],
  ])('takes the cursor that it gave itself: %s by %s', async (list, sort) => {
    const first = await api.ask('operator', `/api/${list}?sort=${sort}&limit=1`);
    const next = /^<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await api.ask('operator', next);
    expect(second).toMatchObject({ status: 200, body: [{ id: expect.any(String) }] });
    expect(second.body).not.toEqual(first.body);
  });

  it('exports nothing of it either', async () => {
    for (const [query, sentence] of absurd)
      if (/^(q|sort|order)=/.test(query))
        expect(await refused(`/api/exports/call-logs.csv?${query}`), query).toContain(sentence);
  });
});
