import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { auditLog } from '../../../platform/database/schema/audit-log.ts';
import { type AccountServer, startAccountServer } from '../../../testing/account-server.ts';
import { openEmptyPglite } from '../../../testing/databases.ts';

const password = 'long enough';
const attacker = '203.0.113.66';

/** As an installation has it; other suites run without limits. */
const settings = { AUTH_EMAIL_AUTOCONFIRM: 'true', AUTH_LIMIT_TOKEN: '150' };

// Limits are counted in memory: one database engine is as good as another.
describe('10,000 wrong passwords', () => {
  let open: OpenDatabase;
  let server: AccountServer;
  beforeAll(async () => {
    open = await openEmptyPglite();
    server = await startAccountServer(open, settings);
    await server.client().signUp({ email: 'maria@example.com', password });
  });
  afterAll(async () => {
    await server.stop();
    await open.close();
  });

  /** A sign-in by way of a proxy on this machine, which says whose it is. */
  async function signIn(from: string, email: string, tried: string): Promise<number> {
    const answer = await fetch(`${server.accounts.address}/token?grant_type=password`, {
      method: 'POST',
      headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: tried }),
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  /** Sends so many wrong passwords, ten at a time, and counts the answers by status. */
  async function flood(count: number, emailOf: (attempt: number) => string) {
    const statuses = new Map<number, number>();
    let attempt = 0;
    const attack = async () => {
      while (attempt < count) {
        attempt += 1;
        const status = await signIn(attacker, emailOf(attempt), `guess ${attempt}`);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 10 }, attack));
    return Object.fromEntries(statuses);
  }

  it('for one account are tried ten times, and its owner signs in meanwhile', async () => {
    const hashing = vi.spyOn(server.accounts.hashing, 'run');
    const timed = async () => {
      const started = performance.now();
      expect(await signIn('198.51.100.7', 'maria@example.com', password)).toBe(200);
      return performance.now() - started;
    };
    const undisturbed = await timed();
    let isOver = false;
    const flooding = flood(10_000, () => 'maria@example.com').finally(() => {
      isOver = true;
    });
    const disturbed: number[] = [];
    // Fewer than her own network's limit.
    while (!isOver && disturbed.length < 100) disturbed.push(await timed());
    expect(await flooding).toEqual({ 400: 10, 429: 9990 });
    const hers = hashing.mock.calls.filter(([network]) => network === '198.51.100.7').length;
    expect(hashing).toHaveBeenCalledTimes(10 + hers);
    expect(disturbed.length).toBeGreaterThan(0);
    // Generous: this process is also the flood.
    expect(Math.min(...disturbed)).toBeLessThan(10 * undisturbed + 1000);
    hashing.mockRestore();
  }, 120_000);

  it('for as many accounts are not tried beyond the limit of their network', async () => {
    // Limits are forgotten at a restart.
    await server.stop();
    server = await startAccountServer(open, settings);
    const before = await server.accounts.database.$count(auditLog);
    const answers = await flood(300, (attempt) => `person-${attempt}@example.com`);
    expect(answers).toEqual({ 400: 150, 429: 150 });
    expect((await server.accounts.database.$count(auditLog)) - before).toBe(150);
    expect(await signIn('198.51.100.7', 'maria@example.com', password)).toBe(200);
  }, 60_000);
});
