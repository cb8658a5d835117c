import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, onPostgresql } from '../../testing/databases.ts';
import { openPostgresql, planOnce } from './open-postgresql.ts';
import { businesses } from './schema/businesses.ts';

describe.skipIf(!onPostgresql)('a connection', () => {
  let url = '';
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ url, drop } = await createDatabase());
  });
  afterAll(() => drop());

  const connected = async (work: (client: pg.PoolClient) => Promise<void>) => {
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    pool.on('connect', planOnce);
    const client = await pool.connect();
    await work(client).finally(() => client.release());
    await pool.end();
  };
  const planned = async (client: pg.PoolClient) => {
    const { rows } = await client.query('TABLE pg_prepared_statements');
    return rows.map(({ statement }) => statement);
  };

  it('plans what it is asked again, and answers the same', async () => {
    await connected(async (client) => {
      const ask = (number: number) =>
        client.query({ text: 'select $1::int + 1 as more', values: [number] });
      expect((await ask(1)).rows).toEqual([{ more: 2 }]);
      expect(await planned(client)).toEqual([]);
      expect((await ask(2)).rows).toEqual([{ more: 3 }]);
      expect((await ask(3)).rows).toEqual([{ more: 4 }]);
      expect(await planned(client)).toEqual(['select $1::int + 1 as more']);
    });
  });

  it('keeps nothing of what changes rows', async () => {
    await connected(async (client) => {
      await client.query('CREATE TEMPORARY TABLE words (word text)');
      for (const word of ['oak', 'ash', 'elm'])
        await client.query({ text: 'insert into words values ($1)', values: [word] });
      expect(await planned(client)).toEqual([]);
    });
  });

  it('plans a search of a long log for each word, though it reads the statement once', async () => {
    await connected(async (client) => {
      await client.query(`
        CREATE EXTENSION IF NOT EXISTS pg_trgm;
        CREATE TEMPORARY TABLE log AS
          SELECT n, 'call ' || md5(n::text) AS said FROM generate_series(1, 20000) AS n;
        CREATE INDEX ON log (n);
        CREATE INDEX ON log USING gin (said gin_trgm_ops);
        ANALYZE log`);
      const text = 'select n from log where said ILIKE $1 order by n desc limit 51';
      for (const word of ['a1b2', 'call', 'c0ffee', 'call', '77777', 'none', 'call', 'a1b2'])
        await client.query({ text, values: [`%${word}%`] });
      const { rows } = await client.query(
        'SELECT custom_plans::int, generic_plans::int FROM pg_prepared_statements',
      );
      expect(rows).toEqual([{ custom_plans: 7, generic_plans: 0 }]);
    });
  });

  it('keeps no more plans than it may, and answers on', async () => {
    await connected(async (client) => {
      for (let number = 0; number < 302; number += 1) {
        for (const _ of ['first', 'again']) {
          const { rows } = await client.query({ text: `select ${number} as asked`, values: [] });
          expect(rows).toEqual([{ asked: number }]);
        }
      }
      expect(await planned(client)).toHaveLength(300);
    });
  });

  it('shows an owner their rows only, also by a plan made for the operator', async () => {
    const open = await openPostgresql(url, () => undefined);
    const [mine] = await open.database
      .insert(businesses)
      .values([{ timeZone: 'UTC' }, { timeZone: 'UTC' }])
      .returning();
    const owner = { userId: crypto.randomUUID(), businessIds: [mine?.id ?? ''] };
    for (let round = 0; round < 4; round += 1) {
      expect(await open.database.select().from(businesses)).toHaveLength(2);
      expect(await open.asOwner?.(owner, (as) => as.select().from(businesses))).toEqual([mine]);
    }
    const { rows } = await open.database.execute<{ count: string }>(
      sql`TABLE pg_prepared_statements`,
    );
    expect(rows.length).toBeGreaterThan(0);
    await open.close();
  });
});
