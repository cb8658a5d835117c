import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  createDatabase,
  describeOnEachDatabase,
  onPostgresql,
  runOnServer,
} from '../../testing/databases.ts';
import { addNumber, addShop, type Shop } from '../../testing/shops.ts';
import type { Job } from '../jobs/job.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { openLog } from '../observability/log.ts';
import { createMetrics } from '../observability/metrics.ts';
import type { AsOwner, Database } from './database.ts';
import { openPostgresql } from './open-postgresql.ts';
import { agents } from './schema/agents.ts';
import { businesses } from './schema/businesses.ts';
import { callLogs } from './schema/call-logs.ts';
import { callTurns } from './schema/call-turns.ts';
import { practiceRuns } from './schema/practice-runs.ts';
import { smsLogs } from './schema/sms-logs.ts';
import { userBusinesses } from './schema/user-businesses.ts';
import { users } from './schema/users.ts';

const greet: Job<{ name: string }> = { name: 'greet', payload: z.object({ name: z.string() }) };

describeOnEachDatabase('an owner, where a query forgets its scope,', (open) => {
  let mine: Shop;
  let theirs: Shop;
  const userId = crypto.randomUUID();
  const stranger = crypto.randomUUID();
  let asOwner: AsOwner;
  const asMe = <Result>(work: (database: Database) => Promise<Result>) =>
    asOwner({ userId, businessIds: [mine.business.id] }, work);
  beforeAll(async () => {
    const { database, asOwner: given } = open();
    if (!given) throw new Error('The database lets nobody be an owner.');
    asOwner = given;
    mine = await addShop(database, 'Mine', '+16045550101');
    theirs = await addShop(database, 'Theirs', '+16045550102');
    await addNumber(database, '+16045550103');
    await database.insert(users).values([{ id: userId }, { id: stranger }]);
    await database.insert(userBusinesses).values([
      { userId, businessId: mine.business.id },
      { userId: stranger, businessId: theirs.business.id },
    ]);
    for (const { call, business } of [mine, theirs]) {
      await database
        .insert(practiceRuns)
        .values({ businessId: business.id, kind: 'callers', total: 10, staged: false });
      const input = { type: 'hungUp' } as const;
      await database
        .insert(callTurns)
        .values({ callId: call.id, sequence: 1, input, at: new Date() });
    }
  });

  it.each([
    ['businesses', 'id'],
    ['agents', 'business_id'],
    ['call_logs', 'business_id'],
    ['sms_logs', 'business_id'],
    ['practice_runs', 'business_id'],
    ['user_businesses', 'business_id'],
  ])('reads of %s their own rows only', async (table, column) => {
    const query = sql.raw(`SELECT ${column} AS business FROM ${table}`);
    const { rows } = await asMe((database) => database.execute(query));
    expect(rows).toEqual([{ business: mine.business.id }]);
  });

  it('reads their own calls’ turns, their own number and the free ones, and people they work with', async () => {
    const turns = await asMe((database) => database.execute(sql`SELECT call_id FROM call_turns`));
    expect(turns.rows).toEqual([{ call_id: mine.call.id }]);
    const numbers = await asMe((database) =>
      database.execute(sql`SELECT phone_number FROM phone_numbers ORDER BY phone_number`),
    );
    expect(numbers.rows).toEqual([
      { phone_number: '+16045550101' },
      { phone_number: '+16045550103' },
    ]);
    const people = await asMe((database) => database.execute(sql`SELECT id FROM users`));
    expect(people.rows).toEqual([{ id: userId }]);
  });

  it('changes and removes no other rows', async () => {
    const statements = [
      sql`UPDATE businesses SET name = 'Taken'`,
      sql`UPDATE agents SET first_message = 'Taken'`,
      sql`UPDATE call_logs SET summary = 'Taken'`,
      sql`DELETE FROM sms_logs`,
    ];
    for (const statement of statements) await asMe((database) => database.execute(statement));
    const { database } = open();
    const { business, agent, call, sms } = theirs;
    expect(await database.select().from(businesses).where(eq(businesses.id, business.id))).toEqual([
      business,
    ]);
    expect(await database.select().from(agents).where(eq(agents.id, agent.id))).toEqual([agent]);
    expect(await database.select().from(callLogs).where(eq(callLogs.id, call.id))).toEqual([call]);
    expect(await database.select().from(smsLogs).where(eq(smsLogs.id, sms.id))).toEqual([sms]);
  });

  it('can neither add rows to other businesses nor hand rows over to them', async () => {
    const theirId = theirs.business.id;
    const statements = [
      sql`INSERT INTO sms_logs (business_id, direction) VALUES (${theirId}, 'inbound')`,
      sql`INSERT INTO leads (business_id) VALUES (${theirId})`,
      sql`UPDATE call_logs SET business_id = ${theirId}`,
      sql`INSERT INTO user_businesses (user_id, business_id) VALUES (${userId}, ${theirId})`,
      sql`INSERT INTO audit_log (action, actor_id) VALUES ('signed_in', ${stranger})`,
    ];
    for (const statement of statements) {
      const refused = asMe((database) => database.execute(statement));
      await expect(refused).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });

  it.each(['sessions', 'signing_keys', 'one_time_tokens', 'mailbox', 'browser_call_tokens'])(
    'does not reach %s at all',
    async (table) => {
      const refused = asMe((database) => database.execute(sql.raw(`SELECT FROM ${table}`)));
      await expect(refused).rejects.toMatchObject({ cause: { code: '42501' } });
    },
  );

  it('reads nothing of the audit log', async () => {
    await asMe((database) =>
      database.execute(
        sql`INSERT INTO audit_log (action, actor_id) VALUES ('signed_in', ${userId})`,
      ),
    );
    const { rows } = await asMe((database) => database.execute(sql`SELECT FROM audit_log`));
    expect(rows).toEqual([]);
  });

  it('leaves jobs with a change and reads none', async () => {
    const jobs = await openJobs(open(), [greet], openLog('silent'), createMetrics());
    await asMe((database) =>
      database.transaction((inner) => jobs.enqueue(inner, greet, { name: 'Ana' }, { key: 'once' })),
    );
    const { rows } = await open().database.execute(sql`SELECT data FROM pgboss.job`);
    expect(rows).toEqual([{ data: { name: 'Ana' } }]);
    const refused = asMe((database) => database.execute(sql`SELECT data FROM pgboss.job_common`));
    await expect(refused).rejects.toMatchObject({ cause: { code: '42501' } });
    await jobs.stop();
  });

  it('binds nobody who comes after', async () => {
    await asMe((database) => database.execute(sql`SELECT FROM businesses`));
    const failed = asMe((database) => database.execute(sql`SELECT 1 / 0`));
    await expect(failed).rejects.toThrow();
    expect(await open().database.$count(businesses)).toBe(2);
  });

  it('is bound in every table that names a business', async () => {
    const { rows } = await open().database.execute(sql`
      SELECT relname FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
      WHERE attname = 'business_id' AND relkind IN ('r', 'p') AND NOT attisdropped
        AND NOT (relrowsecurity AND EXISTS (SELECT FROM pg_policy WHERE polrelid = pg_class.oid))`);
    expect(rows).toEqual([]);
  });
});

describe.skipIf(!onPostgresql)('a PostgreSQL role without privileges over the server', () => {
  const role = `second_ring_plain_${crypto.randomUUID().slice(0, 8)}`;

  it.each(['CREATEROLE', 'NOCREATEROLE'])('opens the database (%s)', async (attribute) => {
    const { url, drop } = await createDatabase();
    const plain = new URL(url);
    plain.username = role;
    plain.password = 'plain';
    await runOnServer(`CREATE ROLE ${role} LOGIN ${attribute} PASSWORD 'plain'`);
    await runOnServer(`ALTER DATABASE ${plain.pathname.slice(1)} OWNER TO ${role}`);
    const open = await openPostgresql(plain.href, () => undefined);
    const { rows } = await open.database.execute(
      sql`SELECT pg_has_role(current_user, 'second_ring_owner', 'MEMBER') AS member`,
    );
    expect(open.asOwner !== null).toBe(rows[0]?.member);
    expect(rows).toEqual([{ member: attribute === 'CREATEROLE' }]);
    await open.asOwner?.({ userId: '', businessIds: [] }, (database) =>
      database.execute(sql`SELECT FROM businesses`),
    );
    await open.close();
    await drop();
    await runOnServer(`DROP ROLE ${role}`);
  });
});
