import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { createTestApi } from '../../testing/api.ts';
import { openEmptyPglite } from '../../testing/databases.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openEmptyPglite();
});
afterEach(() => vi.useRealTimers());
afterAll(() => open.close());

/** How many of many calls are begun from an address, ten in each hour of half a day. */
async function begunFrom(address: string): Promise<number> {
  const api = createTestApi(open, {});
  const body = { agentId: crypto.randomUUID() };
  const start = Date.parse('2026-06-11T00:00:00Z');
  let begun = 0;
  for (let hour = 0; hour < 12; hour += 1) {
    vi.useFakeTimers({ toFake: ['Date'], now: start + hour * 3_600_000 });
    for (let call = 0; call < 10; call += 1) {
      const options = { method: 'POST', body, address };
      const answer = await api.ask(null, '/api/browser-calls', options);
      if (answer.status === 200) begun += 1;
      else expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_600);
    }
  }
  return begun;
}

it('calls from a browser are a hundred a day from one network, for each costs somebody else', async () => {
  expect(await begunFrom('203.0.113.5')).toBe(100);
});

it('calls from this machine’s own browser are not counted', async () => {
  expect(await begunFrom('127.0.0.1')).toBe(120);
});
