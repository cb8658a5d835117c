import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { postSigned } from '../../calls/driver/telephone/carrier-call.ts';
import { numberProofs } from '../../platform/database/schema/number-proofs.ts';
import { twilioTelephony } from '../../platform/providers/telephony/twilio/twilio-telephony.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import {
  type CallServer,
  startCallServer,
  testAuthToken,
  testPublicUrl,
} from '../../testing/call-server.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addConnectedShop, type Shop } from '../../testing/shop.ts';
import { startTwilioApi, type TwilioApi } from '../../testing/twilio-api.ts';

const code = z.object({ code: z.string().regex(/^\d{4}$/) });
let made = 0;

describeOnEachDatabase('a number an owner saves', (open) => {
  let server: CallServer;
  let twilio: TwilioApi;
  let api: TestApi;
  let shop: Shop;
  let owners: string;
  beforeAll(async () => {
    server = await startCallServer(open());
    twilio = await startTwilioApi();
  });
  beforeEach(async () => {
    made += 1;
    owners = `+1902555${String(100 + made).padStart(4, '0')}`;
    shop = await addConnectedShop(open().database);
    twilio.requests.length = 0;
    const { url: apiUrl } = twilio;
    api = createTestApi(
      open(),
      {
        owner: { role: 'owner', userId: crypto.randomUUID(), businessIds: [shop.businessId] },
        operator: { role: 'operator', userId: crypto.randomUUID() },
      },
      {
        telephony: twilioTelephony({ accountSid: 'AC1', authToken: 'secret', apiUrl }),
        publicUrl: testPublicUrl,
      },
    );
  });
  afterAll(async () => {
    twilio.close();
    await server.close();
  });

  const save = (who: string, body: object) =>
    api.ask(who, `/api/agents/${shop.agentId}`, { method: 'PUT', body });
  const prove = (phone_number: string) =>
    api.ask('owner', `/api/agents/${shop.agentId}/number-proofs`, {
      method: 'POST',
      body: { phone_number },
    });
  const post = async (path: string, fields: object = {}) => {
    const account = { origin: server.origin, publicUrl: testPublicUrl, authToken: testAuthToken };
    return (await postSigned(account, path, { CallSid: 'CAproof', ...fields })).text();
  };
  /** Picks up the phone that was rung and keys something in. */
  const keyIn = async (Digits: string) => {
    const asked = new URL(twilio.requests.at(-1)?.form.Url ?? '');
    const heard = await post(asked.pathname + asked.search);
    const action = new URL(/<Gather action="([^"]+)"/.exec(heard)?.[1] ?? '');
    return post(action.pathname + action.search, { Digits });
  };
  /** How often an agent was left to be published. */
  const publishings = async () => {
    const { rows } = await open().sql.executeSql(
      `SELECT FROM pgboss.job WHERE name = 'publish-agent'`,
    );
    return rows.length;
  };
  const isOpen = async () => {
    const proofs = await open()
      .database.select()
      .from(numberProofs)
      .where(eq(numberProofs.phoneNumber, owners));
    return proofs.some(({ provedAt }) => provedAt === null);
  };

  it('is used once whoever answers there has keyed in the code its owner sees', async () => {
    const saved = await save('owner', { transfer_number: owners });
    expect(saved.body).toMatchObject({ transfer_number: owners, unproved_numbers: [owners] });
    const asked = await prove(owners);
    expect(twilio.requests).toMatchObject([
      {
        path: '/2010-04-01/Accounts/AC1/Calls.json',
        form: { To: owners, From: shop.number, TimeLimit: '60' },
      },
    ]);
    const right = code.parse(asked.body).code;
    await keyIn(right === '0000' ? '1111' : '0000');
    expect(await isOpen()).toBe(true);
    const before = await publishings();
    expect(await keyIn(right)).toContain('Thank you');
    expect(await isOpen()).toBe(false);
    expect(await publishings()).toBe(before + 1);
    expect((await save('owner', { transfer_number: owners })).body).toMatchObject({
      unproved_numbers: [],
    });
  });

  it('cannot be guessed: a code is good for three tries', async () => {
    await save('owner', { call_summary_recipient_number: owners });
    const right = code.parse((await prove(owners)).body).code;
    for (let guess = 0; guess < 3; guess += 1) await keyIn(right === '9999' ? '1111' : '9999');
    await keyIn(right);
    expect(await isOpen()).toBe(true);
  });

  it('is rung twice an hour at most, and never unless it was saved', async () => {
    expect(await prove(owners)).toMatchObject({ status: 404 });
    await save('owner', { transfer_number: owners });
    for (let ring = 0; ring < 2; ring += 1)
      expect(await prove(owners)).toMatchObject({ status: 200 });
    const refused = await prove(owners);
    expect(refused).toMatchObject({ status: 429 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(twilio.requests).toHaveLength(2);
  });

  it('is not rung more often because it was saved long ago', async () => {
    await save('owner', { transfer_number: owners });
    await open()
      .database.update(numberProofs)
      .set({ createdAt: new Date('2020-01-01') })
      .where(eq(numberProofs.phoneNumber, owners));
    const answers = [await prove(owners), await prove(owners), await prove(owners)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  });

  it('needs no proof where an operator enters it', async () => {
    await save('owner', { transfer_number: owners });
    expect((await save('operator', { transfer_number: owners })).body).toMatchObject({
      unproved_numbers: [],
    });
  });

  it.each([
    ['a premium number', '+19005550100', /cost extra/],
    ['a number of the Caribbean', '+18765550100', /^We only (?:call|text) numbers in/],
    ['a satellite', '+88213300020', /^We only (?:call|text) numbers in/],
    ['Somalia', '+25261234567', /^We only (?:call|text) numbers in/],
  ])('is refused where it is %s', async (_what, number, sentence) => {
    for (const name of ['transfer_number', 'call_summary_recipient_number'])
      expect(await save('owner', { [name]: number })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_REQUEST', error: expect.stringMatching(sentence) },
      });
    const change = { method: 'PUT', body: { phone_number: number } };
    expect(await api.ask('owner', `/api/businesses/${shop.businessId}`, change)).toMatchObject({
      status: 400,
    });
  });
});
