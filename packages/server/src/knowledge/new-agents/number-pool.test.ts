import { newAgent } from '@second-ring/contract';
import { eq, isNotNull } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addNumber, removeShops } from '../../testing/shops.ts';
import { mostNumbersPerAccount, mostTrialsPerNetwork, trialEnd } from './trial.ts';

const ana = '00000000-0000-4000-8000-00000000000a';
const poolSize = 60;

describeOnEachDatabase('the pool of numbers', (open) => {
  let made = 0;
  beforeEach(async () => {
    const { database } = open();
    await removeShops(database);
    await database.delete(userBusinesses);
    for (let index = 0; index < poolSize; index += 1)
      await addNumber(database, `+1778555${String(100 + index).padStart(4, '0')}`);
  });

  /** A fresh instance each time: what counts here is counted in the database. */
  const start = (): TestApi =>
    createTestApi(open(), {
      ana: { role: 'owner', userId: ana, businessIds: [] },
      operator: { role: 'operator', userId: ana },
    });

  const make = (who: string | null, address: string) => {
    made += 1;
    const body = { place_id: `place-${made}`, name: `Shop ${made}`, types: ['plumber'] };
    const options = { method: 'POST', body, address };
    return start().ask(who, '/api/agents/create-from-google-place', options);
  };
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
    expect(successes(await statusesOf(13, null, () => '203.0.113.5'))).toBe(mostTrialsPerNetwork);
    expect(successes(await statusesOf(2, null, () => '203.0.113.55'))).toBe(2);
    const statuses = await statusesOf(13, null, (index) => `2001:db8:1:2::${index + 1}`);
    expect(successes(statuses)).toBe(mostTrialsPerNetwork);
  });

  it('lends a site and a provider of IPv6 little more than one address', async () => {
    const site = await statusesOf(25, null, (index) => `2001:db8:5:${index.toString(16)}::1`);
    expect(successes(site)).toBe(2 * mostTrialsPerNetwork);
    const provider = await statusesOf(25, null, (index) => `2001:db8:${index + 16}::1`);
    expect(successes([...site, ...provider])).toBe(3 * mostTrialsPerNetwork);
  });

  it('counts a trial for its network until it has ended or is claimed', async () => {
    await statusesOf(mostTrialsPerNetwork, null, () => '203.0.113.6');
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

  it('lends what strangers let lie to others once a fifth is left, and has as many left', async () => {
    await statusesOf(poolSize, null, (index) => `192.0.2.${index}`);
    const { database } = open();
    const lent = () => database.$count(agents, isNotNull(agents.phoneNumberId));
    const before = await lent();
    await database
      .update(businesses)
      .set({ trialEndsAt: trialEnd(new Date(Date.now() - 3_600_000)) });
    expect((await make(null, '198.51.100.8')).status).toBe(200);
    expect((await make('ana', '198.51.100.9')).status).toBe(200);
    expect(await lent()).toBe(before);
  });

  it('keeps its last tenth for people who have an account', async () => {
    const strangers = await statusesOf(poolSize, null, (index) => `192.0.2.${index}`);
    expect(successes(strangers)).toBe(poolSize - poolSize / 10);
    expect((await make('ana', '198.51.100.7')).status).toBe(200);
  });
});
