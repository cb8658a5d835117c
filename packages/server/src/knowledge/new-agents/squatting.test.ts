import { fileURLToPath } from 'node:url';
import { newAgent } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { postSigned } from '../../calls/driver/telephone/carrier-call.ts';
import { businessFacts } from '../../platform/database/schema/business-facts.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { openLog } from '../../platform/observability/log.ts';
import { twilioTelephony } from '../../platform/providers/telephony/twilio/twilio-telephony.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import {
  type CallServer,
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addNumber, addPerson, removeShops } from '../../testing/shops.ts';
import { startTwilioApi, type TwilioApi } from '../../testing/twilio-api.ts';
import { serveWebsite, type WebsiteServer } from '../../testing/website-server.ts';

const place = {
  place_id: 'ChIJvictim',
  name: 'Northside Plumbing',
  formatted_phone_number: '(416) 555-0123',
  types: ['plumber'],
};

describeOnEachDatabase('a business somebody else has named first', (open) => {
  let api: TestApi;
  let site: WebsiteServer;
  let twilio: TwilioApi;
  let server: CallServer;
  let people: Record<'squatter' | 'victim' | 'operator', Person>;
  beforeEach(async () => {
    const { database } = open();
    await removeShops(database);
    await database.delete(userBusinesses);
    for (let index = 0; index < 12; index += 1)
      await addNumber(database, `+1778555${7000 + index}`);
    site = await serveWebsite(
      fileURLToPath(new URL('../website/fixtures/tint-shop', import.meta.url)),
    );
    twilio = await startTwilioApi();
    server = await startCallServer(open());
    people = {
      squatter: { role: 'owner', userId: await addPerson(database), businessIds: [] },
      victim: { role: 'owner', userId: await addPerson(database), businessIds: [] },
      operator: { role: 'operator', userId: await addPerson(database) },
    };
    api = apiFor(people);
  });
  afterEach(async () => {
    site.close();
    twilio.close();
    await server.close();
  });

  const apiFor = (named: Record<string, Person>) =>
    createTestApi(open(), named, {
      websites: { allowHosts: [site.host], publicUrl: 'http://localhost', log: openLog('silent') },
      telephony: twilioTelephony({ accountSid: 'AC1', authToken: 'secret', apiUrl: twilio.url }),
      publicUrl: testPublicUrl,
    });
  const make = async (
    who: string | null,
    from: 'place' | 'site',
    address = '203.0.113.9',
    setUpId?: string,
  ) => {
    const [path, what] =
      from === 'place'
        ? ['create-from-google-place', place]
        : ['create-from-website', { website: site.origin }];
    const body = { ...what, setUpId };
    const answer = await api.ask(who, `/api/agents/${path}`, { method: 'POST', body, address });
    expect(answer.status).toBe(200);
    return newAgent.parse(answer.body);
  };
  const ownsIt = async (who: 'squatter' | 'victim', { businessId }: { businessId: string }) => {
    const tie = and(
      eq(userBusinesses.userId, people[who].userId),
      eq(userBusinesses.businessId, businessId),
    );
    return (await open().database.$count(userBusinesses, tie)) === 1;
  };

  it.each([
    ['place', 'squatter'],
    ['place', null],
    ['site', 'squatter'],
    ['site', null],
  ] as const)('by its %s (%s) is still made by another account, as its own', async (from, who) => {
    const squatted = await make(who, from, '198.51.100.66');
    const made = await make('victim', from);
    expect(made.businessId).not.toBe(squatted.businessId);
    expect(made.agent).not.toBe(squatted.agent);
    expect(await ownsIt('victim', made)).toBe(true);
    expect((await make('victim', from)).businessId).toBe(made.businessId);
  });

  it.each(['place', 'site'] as const)(
    'by its %s is not what an operator is handed, who makes it anew and finds that again',
    async (from) => {
      const unclaimed = await make(null, from, '198.51.100.66', crypto.randomUUID());
      const made = await make('operator', from);
      expect(made.businessId).not.toBe(unclaimed.businessId);
      expect(made.agent).not.toBe(unclaimed.agent);
      expect((await make('operator', from)).businessId).toBe(made.businessId);
    },
  );

  it('is not what a stranger elsewhere is given, who gets one to claim', async () => {
    const squatted = await make(null, 'place', '198.51.100.66');
    const made = await make(null, 'place', '203.0.113.5');
    expect(made.businessId).not.toBe(squatted.businessId);
    expect(made.claimToken).not.toBeNull();
  });

  it.each(['place', 'site'] as const)(
    'is not what a second person of the same network is given, each by their own browser (%s)',
    async (from) => {
      const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
      const address = '198.51.100.66';
      const theirs = await make(null, from, address, first);
      const made = await make(null, from, address, second);
      expect(made.businessId).not.toBe(theirs.businessId);
      expect(made.agent).not.toBe(theirs.agent);
      expect(made.claimToken).not.toBe(theirs.claimToken);
      // Each is recognised again, from wherever, and is told their own claim once more.
      expect(await make(null, from, '203.0.113.5', first)).toEqual(theirs);
      expect(await make(null, from, address, second)).toEqual(made);
      const claimed = await api.ask('victim', '/api/businesses/claim', {
        method: 'POST',
        body: { claimToken: made.claimToken },
      });
      expect(claimed.status).toBe(200);
      expect(await ownsIt('victim', made)).toBe(true);
      expect((await make(null, from, address, second)).claimToken).toBeNull();
    },
  );

  it('is one business where one browser asks twice at once', async () => {
    const id = crypto.randomUUID();
    const ask = () => make(null, 'place', '203.0.113.9', id);
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one).toEqual(other);
    expect(await open().database.$count(businesses)).toBe(1);
  });

  it('is given to everybody who asks for its site once the phone its site names was answered', async () => {
    const made = await make('victim', 'site');
    await make('squatter', 'site');
    api = apiFor({
      ...people,
      victim: { ...people.victim, role: 'owner', businessIds: [made.businessId] },
    });
    const [fact] = await open()
      .database.select({ value: businessFacts.value })
      .from(businessFacts)
      .where(
        and(eq(businessFacts.businessId, made.businessId), eq(businessFacts.kind, 'phone_number')),
      );
    const phone_number = z.string().parse(fact?.value);
    const asked = await api.ask('victim', `/api/agents/${made.agentId}/number-proofs`, {
      method: 'POST',
      body: { phone_number },
    });
    const { code } = z.object({ code: z.string() }).parse(asked.body);
    const heard = new URL(twilio.requests.at(-1)?.form.Url ?? '');
    const proof = heard.searchParams.get('proof');
    const account = { origin: server.origin, publicUrl: testPublicUrl, authToken: testAuthToken };
    const path = `/hooks/twilio/voice/proved?proof=${proof}`;
    await postSigned(account, path, { CallSid: 'CAproof', Digits: code });
    expect((await make(null, 'site', '198.51.100.7')).businessId).toBe(made.businessId);
    const late = await make('operator', 'site');
    expect(late).toMatchObject({ businessId: made.businessId, claimToken: null });
  });

  it('is not proved by a phone its owner typed, or a browser said of a place', async () => {
    const made = await make('squatter', 'place', '198.51.100.66');
    const squatting: Person = { ...people.squatter, role: 'owner', businessIds: [made.businessId] };
    api = apiFor({ ...people, squatter: squatting });
    const asked = await api.ask('squatter', `/api/agents/${made.agentId}/number-proofs`, {
      method: 'POST',
      body: { phone_number: '+14165550123' },
    });
    expect(asked.status).toBe(404);
    expect((await make('victim', 'place')).businessId).not.toBe(made.businessId);
  });

  it('is proved by an operator who makes it, or ties its owner to it', async () => {
    const vouched = await make('operator', 'place');
    expect((await make('victim', 'place')).businessId).toBe(vouched.businessId);
    const made = await make('victim', 'site');
    const { userId } = people.victim;
    const tie = { user_id: userId, business_id: made.businessId };
    await api.ask('operator', '/api/user-businesses', { method: 'POST', body: tie });
    expect((await make('squatter', 'site')).businessId).toBe(made.businessId);
    const [stored] = await open()
      .database.select()
      .from(businesses)
      .where(eq(businesses.id, made.businessId));
    expect(stored?.ownershipProvedAt).not.toBeNull();
  });
});
