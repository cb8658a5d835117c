import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, describeOnEachDatabase, onPostgresql } from '../../testing/databases.ts';
import { openDatabase } from './open-database.ts';
import { businesses } from './schema/businesses.ts';

const onConnectionLost = () => undefined;

describeOnEachDatabase('an open database', (open) => {
  it('has every table, empty', async () => {
    expect(await open().database.select().from(businesses)).toEqual([]);
  });

  it('lets no call wait behind requests that hold what they may', async ({ skip }) => {
    skip(open().engine === 'PGlite', 'It runs one transaction at a time.');
    const over = new EventEmitter().setMaxListeners(0);
    const waiting = Array.from({ length: 40 }, () =>
      open().requests.transaction(() => once(over, 'end')),
    );
    expect((await open().database.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
    const ending = setInterval(() => over.emit('end'), 1);
    await Promise.all(waiting);
    clearInterval(ending);
  });

  it('reads what came in for a call between two of many requests, and answers it before them', async ({
    skip,
  }) => {
    skip(open().engine === 'PostgreSQL', 'It has connections for each.');
    let answered = 0;
    const asking = Array.from({ length: 50 }, async () => {
      await open().requests.transaction((as) => as.select().from(businesses));
      answered += 1;
    });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    await open().database.select().from(businesses);
    expect(answered).toBeLessThan(5);
    await Promise.all(asking);
  });

  it('answers requests on, though one of them failed', async () => {
    await expect(open().requests.execute(sql`SELECT 1 / 0`)).rejects.toThrow();
    expect(await open().requests.select().from(businesses)).toEqual([]);
  });

  it('keeps instants to the millisecond, so that a cursor read back still matches its row', async () => {
    const createdAt = new Date('2026-05-04T03:02:01.123Z');
    await open().database.insert(businesses).values({ timeZone: 'America/Vancouver', createdAt });
    const [row] = await open().database.select().from(businesses);
    expect(row?.createdAt).toEqual(createdAt);
  });

  it('undoes a failed transaction and works on', async () => {
    const { database } = open();
    const before = await database.$count(businesses);
    const failing = database.transaction(async (transaction) => {
      await transaction.insert(businesses).values({ timeZone: 'America/Vancouver' });
      await transaction.execute(sql`SELECT 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
    expect(await database.$count(businesses)).toBe(before);
  });
});

describe.skipIf(!onPostgresql)('PostgreSQL', () => {
  it('may be migrated by four instances at once', async () => {
    const { url, drop } = await createDatabase();
    const place = { url, folder: 'unused', onConnectionLost };
    const instances = await Promise.all([1, 2, 3, 4].map(() => openDatabase(place)));
    for (const { database } of instances) expect(await database.$count(businesses)).toBe(0);
    await Promise.all(instances.map((instance) => instance.close()));
    await drop();
  });
});

describe('an embedded database', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'second-ring-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps what was stored when it is opened again', async () => {
    const place = { url: null, folder, onConnectionLost };
    const first = await openDatabase(place);
    await first.database.insert(businesses).values({ name: 'Kept', timeZone: 'UTC' });
    await first.close();
    const second = await openDatabase(place);
    expect(await second.database.$count(businesses)).toBe(1);
    await second.close();
  });
});
