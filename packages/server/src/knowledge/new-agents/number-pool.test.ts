import { newAgent } from '@second-ring/contract';
import { eq, inArray, isNotNull } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { mostNumbersPerAccount } from '../../lines/phone-numbers/number-shares.ts';
import { watchNumbers } from '../../lines/phone-numbers/watch-numbers.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { users } from '../../platform/database/schema/users.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { openLog } from '../../platform/observability/log.ts';
import { createMetrics } from '../../platform/observability/metrics.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addNumber, addPerson, removeShops } from '../../testing/shops.ts';
import { mostPerNetwork, trialEnd } from './trial.ts';
import { shortageWorker } from './warn-of-shortage.ts';

const ana = '00000000-0000-4000-8000-00000000000a';
const poolSize = 60;

describeOnEachDatabase('the pool of numbers', (open) => {
  let made = 0;
  const started: TestApi[] = [];
  beforeEach(async () => {
    const { database } = open();
    await removeShops(database);
    await database.delete(userBusinesses);
    await database.delete(users);
    await addPerson(database, ana);
    started.length = 0;
    for (let index = 0; index < poolSize; index += 1)
      await addNumber(database, `+1778555${String(100 + index).padStart(4, '0')}`);
  });

  /** A fresh instance each time: what counts here is counted in the database. */
  const start = (people: Record<string, Person> = {}): TestApi => {
    const api = createTestApi(open(), {
      ana: { role: 'owner', userId: ana, businessIds: [] },
      operator: { role: 'operator', userId: ana },
      ...people,
    });
    started.push(api);
    return api;
  };
  const tellings = () =>
    started.flatMap(({ enqueued }) => enqueued).filter(({ job }) => job === 'tell-of-shortage');
  const lent = () => open().database.$count(agents, isNotNull(agents.phoneNumberId));

  const make = (who: string | null, address: string, people: Record<string, Person> = {}) => {
    made += 1;
    const body = { place_id: `place-${made}`, name: `Shop ${made}`, types: ['plumber'] };
    const options = { method: 'POST', body, address };
    return start(people).ask(who, '/api/agents/create-from-google-place', options);
  };
  /** Asks as an account of its own. */
  const makeAs = (userId: string, address: string) =>
    make(userId, address, { [userId]: { role: 'owner', userId, businessIds: [] } });
  const statusesOf = async (
    count: number,
    who: string | null,
    address: (index: number) => string,
  ) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1)
      statuses.push((await make(who, address(index))).status);
    return statuses;
  };
  const successes = (statuses: number[]) => statuses.filter((status) => status === 200).length;

  it('gives one account so many numbers and no more, also from many networks at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: mostNumbersPerAccount + 4 }, (_, index) =>
        make('ana', `198.51.100.${index}`),
      ),
    );
    expect(successes(answers.map(({ status }) => status))).toBe(mostNumbersPerAccount);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 403,
      body: { code: 'NOT_ALLOWED', error: expect.stringContaining('operator') },
    });
  });

  it('counts what an account claims, too', async () => {
    await statusesOf(mostNumbersPerAccount, 'ana', (index) => `198.51.100.${index}`);
    const { claimToken } = newAgent.parse((await make(null, '198.51.100.77')).body);
    const options = { method: 'POST', body: { claimToken } };
    expect(await start().ask('ana', '/api/businesses/claim', options)).toMatchObject({
      status: 403,
    });
  });

  it('gives an operator as many as they set up', async () => {
    const statuses = await statusesOf(9, 'operator', () => '198.51.100.7');
    expect(successes(statuses)).toBe(9);
  });

  it('lends one network so many to try out and no more, wherever in a /64 it asks from', async () => {
    expect(successes(await statusesOf(13, null, () => '203.0.113.5'))).toBe(mostPerNetwork);
    expect(successes(await statusesOf(2, null, () => '203.0.113.55'))).toBe(2);
    const statuses = await statusesOf(13, null, (index) => `2001:db8:1:2::${index + 1}`);
    expect(successes(statuses)).toBe(mostPerNetwork);
  });

  it('lends a site and a provider of IPv6 little more than one address', async () => {
    const site = await statusesOf(25, null, (index) => `2001:db8:5:${index.toString(16)}::1`);
    expect(successes(site)).toBe(2 * mostPerNetwork);
    const provider = await statusesOf(25, null, (index) => `2001:db8:${index + 16}::1`);
    expect(successes([...site, ...provider])).toBe(3 * mostPerNetwork);
  });

  it('counts a trial for its network until it has ended', async () => {
    await statusesOf(mostPerNetwork, null, () => '203.0.113.6');
    expect((await make(null, '203.0.113.6')).status).toBe(429);
    const { database } = open();
    const [first] = await database.select().from(businesses);
    if (!first) throw new Error('Nothing was made.');
    await database
      .update(businesses)
      .set({ trialEndsAt: new Date(Date.now() - 1) })
      .where(eq(businesses.id, first.id));
    expect((await make(null, '203.0.113.6')).status).toBe(200);
  });

  it('counts what the accounts of one network are given in a day, claimed trials included', async () => {
    const { database } = open();
    const address = '203.0.113.7';
    const statuses = await statusesOf(3, null, () => address);
    for (let index = 0; index < mostPerNetwork; index += 1)
      statuses.push((await makeAs(await addPerson(database), address)).status);
    expect(successes(statuses)).toBe(mostPerNetwork);
    await database.update(businesses).set({ createdAt: new Date(Date.now() - 24 * 3_600_000) });
    expect((await makeAs(await addPerson(database), address)).status).toBe(200);
  });

  it('is only for accounts whose address is confirmed', async () => {
    const { database } = open();
    await database.update(users).set({ emailConfirmedAt: null });
    const { claimToken } = newAgent.parse((await make(null, '198.51.100.77')).body);
    const refusal = { status: 403, body: { error: expect.stringContaining('confirmed') } };
    expect(await make('ana', '198.51.100.7')).toMatchObject(refusal);
    const options = { method: 'POST', body: { claimToken } };
    expect(await start().ask('ana', '/api/businesses/claim', options)).toMatchObject(refusal);
    expect((await make('nobody we know', '198.51.100.8')).status).toBe(200);
  });

  it('takes addresses that lead to one mailbox for one account', async () => {
    const { database } = open();
    const emails = [
      'a.na@gmail.com',
      'ana+2@gmail.com',
      'an.a+3@googlemail.com',
      'A.n.a@gmail.com',
    ];
    const statuses: number[] = [];
    for (const [index, email] of emails.entries()) {
      const id = await addPerson(database, crypto.randomUUID(), email.toLowerCase());
      for (let each = 0; each < 2; each += 1)
        statuses.push((await makeAs(id, `198.51.100.${index * 2 + each}`)).status);
    }
    expect(successes(statuses)).toBe(mostNumbersPerAccount);
  });

  it('lends what strangers let lie to others once a quarter is left, and has as many left', async () => {
    await statusesOf(poolSize, null, (index) => `192.0.2.${index}`);
    const before = await lent();
    await open()
      .database.update(businesses)
      .set({ trialEndsAt: trialEnd(new Date(Date.now() - 3_600_000)) });
    expect((await make(null, '198.51.100.8')).status).toBe(200);
    expect((await make('ana', '198.51.100.9')).status).toBe(200);
    expect(await lent()).toBe(before);
  });

  it('keeps its last quarter for people who have an account, says so, and tells operators', async () => {
    const strangers = await statusesOf(poolSize, null, (index) => `192.0.2.${index}`);
    expect(successes(strangers)).toBe(poolSize - poolSize / 4);
    expect(await make(null, '198.51.100.6')).toMatchObject({
      status: 409,
      body: { code: 'NO_NUMBER_LEFT', error: expect.stringContaining('sign up') },
    });
    expect(tellings()).toHaveLength(1);
    expect((await make('ana', '198.51.100.7')).status).toBe(200);
  });

  it('counts the numbers phones reach by themselves, and gives no other while it has such', async () => {
    const { database } = open();
    for (let index = 0; index < 8; index += 1) await addNumber(database, `+1604234100${index}`);
    const strangers = await statusesOf(8, null, (index) => `192.0.2.${index}`);
    expect(successes(strangers)).toBe(6);
    expect(tellings()).toHaveLength(1);
    await database
      .update(businesses)
      .set({ trialEndsAt: trialEnd(new Date(Date.now() - 3_600_000)) });
    const known = newAgent.parse((await make('ana', '198.51.100.7')).body);
    expect(known.agent).toMatch(/^\+1604234100/);
    expect(await lent()).toBe(6);
    await statusesOf(8, 'operator', () => '198.51.100.7');
    expect((await make('operator', '198.51.100.7')).body).toMatchObject({
      code: 'NO_NUMBER_LEFT',
    });
  });

  it('gives an account no more by other ways than by setting up', async () => {
    const { database } = open();
    const others = await addPerson(database, crypto.randomUUID(), `ana+2@shop.example`);
    await database.update(users).set({ email: 'ana@shop.example' }).where(eq(users.id, ana));
    const lentTo = async (who: string) => {
      const { agentId, businessId } = newAgent.parse((await makeAs(who, '198.51.100.7')).body);
      const owner = { role: 'owner', userId: who, businessIds: [businessId] } as const;
      const link = async (number: string | null) =>
        start({ [who]: owner }).ask(who, `/api/agents/${agentId}`, {
          method: 'PUT',
          body: { phone_number_id: number },
        });
      return { agentId, link };
    };
    const free = async () => {
      const { body } = await start().ask('ana', '/api/phone-numbers/available');
      return z.array(z.object({ id: z.string() })).parse(body)[0]?.id ?? '';
    };
    const first = await lentTo(ana);
    const changed = await first.link(await free());
    expect(changed.status).toBe(200);
    await first.link(null);
    for (let index = 0; index < mostNumbersPerAccount; index += 1) await lentTo(others);
    expect(await first.link(await free())).toMatchObject({
      status: 403,
      body: { code: 'NOT_ALLOWED', error: expect.stringContaining('phone numbers already') },
    });
  });

  it('keeps its last tenth from those who link another number, too', async () => {
    const { agentId, businessId } = newAgent.parse((await make('ana', '198.51.100.7')).body);
    await statusesOf(poolSize, null, () => '127.0.0.1');
    expect(poolSize - (await lent())).toBe(poolSize / 10);
    const owner = { role: 'owner', userId: ana, businessIds: [businessId] } as const;
    const api = start({ ana: owner });
    const { body } = await api.ask('ana', '/api/phone-numbers/available');
    const [number] = z.array(z.object({ id: z.string() })).parse(body);
    const wish = { method: 'PUT', body: { phone_number_id: number?.id } };
    const asked = (who: string) => api.ask(who, `/api/agents/${agentId}`, wish);
    expect((await asked('ana')).body).toMatchObject({ code: 'NO_NUMBER_LEFT' });
    expect((await asked('operator')).status).toBe(200);
  });

  it('has more for whoever tries it out on the machine it runs on, but for the last tenth', async () => {
    const local = await statusesOf(poolSize, null, () => '127.0.0.1');
    expect(successes(local)).toBe(poolSize - poolSize / 10);
  });

  it('is not emptied by throwaway accounts, and has numbers for owners who are known', async () => {
    const { database } = open();
    const throwaways = await Promise.all(
      Array.from({ length: poolSize }, () => addPerson(database)),
    );
    for (const [index, id] of throwaways.entries()) {
      for (let each = 0; each < 2; each += 1) await makeAs(id, `192.0.2.${index}`);
      if ((await lent()) >= poolSize - poolSize / 10) break;
    }
    expect((await makeAs(throwaways.at(-1) ?? '', '198.51.100.1')).body).toMatchObject({
      code: 'NO_NUMBER_LEFT',
    });
    expect(poolSize - (await lent())).toBe(poolSize / 10);
    const known = throwaways[0] ?? '';
    await database
      .update(businesses)
      .set({ ownershipProvedAt: new Date() })
      .where(
        inArray(
          businesses.id,
          database
            .select({ id: userBusinesses.businessId })
            .from(userBusinesses)
            .where(eq(userBusinesses.userId, known)),
        ),
      );
    expect((await makeAs(known, '198.51.100.2')).status).toBe(200);
    expect((await make('operator', '198.51.100.3')).status).toBe(200);
  });

  it('once short, gives an account a second number when it uses its first', async () => {
    const { database } = open();
    await statusesOf(poolSize, null, (index) => `192.0.2.${index}`);
    expect((await make('ana', '198.51.100.7')).status).toBe(200);
    expect((await make('ana', '198.51.100.7')).body).toMatchObject({
      code: 'NO_NUMBER_LEFT',
      error: expect.stringContaining('published or were called'),
    });
    await database.update(businesses).set({ knowledgeVersion: 2 });
    expect((await make('ana', '198.51.100.7')).status).toBe(200);
  });

  it('tells operators by mail and in the metrics how many are left', async () => {
    const { database } = open();
    await statusesOf(3, 'operator', () => '198.51.100.7');
    const mails: { payload: object; key: string | undefined }[] = [];
    const jobs: Jobs = {
      enqueue: async (_on, _job, payload, options) =>
        void mails.push({ payload, key: options?.key }),
    };
    const operatorEmails = ['operator@ring.example'];
    const log = openLog('silent');
    await shortageWorker({ database, jobs: () => jobs, log, operatorEmails }).run({
      day: '2026-03-02',
    });
    expect(mails).toMatchObject([
      {
        key: 'shortage:2026-03-02:operator@ring.example',
        payload: { to: 'operator@ring.example', subject: '57 of 60 phone numbers are left' },
      },
    ]);
    const { registry } = createMetrics();
    watchNumbers(registry, database);
    expect(await registry.metrics()).toContain('phone_numbers_free 57');
  });
});
