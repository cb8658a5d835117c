import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog } from '../../platform/database/schema/audit-log.ts';
import { twilioTelephony } from '../../platform/providers/telephony/twilio/twilio-telephony.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { addNumber, addPerson, removeShops } from '../../testing/shops.ts';
import { startTwilioApi, type TwilioApi } from '../../testing/twilio-api.ts';

const operator = '00000000-0000-4000-8000-00000000000b';
const sid = (last: string) => `PN${last.padStart(32, '0')}`;

const line = (last: string, phone_number: string, more: object = {}) => ({
  sid: sid(last),
  phone_number,
  capabilities: { voice: true, sms: true, mms: false },
  voice_url: 'https://demo.twilio.com/welcome/voice/',
  ...more,
});

describeOnEachDatabase('the numbers of the phone company’s account', (open) => {
  let twilio: TwilioApi;
  let api: TestApi;
  /** The same where the phone company cannot reach us. */
  let away: TestApi;
  beforeAll(async () => {
    twilio = await startTwilioApi();
  });
  afterAll(() => twilio.close());
  beforeEach(async () => {
    const { database } = open();
    await removeShops(database);
    await database.delete(auditLog);
    await addPerson(database, operator);
    twilio.requests.length = 0;
    twilio.answers.length = 0;
    const telephony = twilioTelephony({
      accountSid: 'AC1',
      authToken: 'secret',
      apiUrl: twilio.url,
    });
    api = createTestApi(
      open(),
      {
        operator: { role: 'operator', userId: operator },
        owner: { role: 'owner', userId: crypto.randomUUID(), businessIds: [] },
      },
      { telephony, publicUrl: 'https://ring.example' },
    );
    away = createTestApi(
      open(),
      { operator: { role: 'operator', userId: operator } },
      { telephony, publicUrl: 'http://localhost:3000' },
    );
  });

  const answer = (...numbers: object[]) =>
    twilio.answers.push({ status: 200, body: { incoming_phone_numbers: numbers } });
  const offered = () => api.ask('operator', '/api/phone-numbers/addable');
  const add = (who: string, ...twilio_sids: string[]) =>
    api.ask(who, '/api/phone-numbers', { method: 'POST', body: { twilio_sids } });

  it('are offered page by page without those the pool holds and those that take no calls', async () => {
    await addNumber(open().database, '+16045557001', { twilioSid: sid('a1') });
    twilio.answers.push({
      status: 200,
      body: {
        incoming_phone_numbers: [line('a1', '+16045557001'), line('a2', '+16045557002')],
        next_page_uri: '/2010-04-01/Accounts/AC1/IncomingPhoneNumbers.json?Page=1&PageToken=PAx',
      },
    });
    answer(
      line('a3', '+14165557003', { voice_url: 'https://old.example/voice' }),
      line('a4', '+16045557004', { capabilities: { voice: false, sms: true } }),
    );
    expect(await offered()).toMatchObject({
      status: 200,
      body: [
        { phone_number: '+14165557003', region: 'ON', answered_at: 'old.example' },
        {
          sid: sid('a2'),
          phone_number: '+16045557002',
          region: 'BC',
          capabilities: ['voice', 'sms'],
          answered_at: null,
        },
      ],
    });
    expect(twilio.requests.map(({ path }) => path)).toEqual([
      '/2010-04-01/Accounts/AC1/IncomingPhoneNumbers.json?PageSize=1000',
      '/2010-04-01/Accounts/AC1/IncomingPhoneNumbers.json?Page=1&PageToken=PAx',
    ]);
  });

  it('are added free, written down, and given to a new agent before any sample number', async () => {
    await addNumber(open().database, '+16045550101');
    answer(line('b1', '+14165557011'), line('b2', '+16045557012'));
    expect(await add('operator', sid('b1'))).toMatchObject({
      status: 200,
      body: { added: [{ phone_number: '+14165557011', region: 'ON' }] },
    });
    expect(await open().database.select().from(auditLog)).toMatchObject([
      { action: 'number_added', actorId: operator, details: { phone_number: '+14165557011' } },
    ]);
    const place = { place_id: 'maple', name: 'Maple Drains', types: ['plumber'] };
    const made = await api.ask('operator', '/api/agents/create-from-google-place', {
      method: 'POST',
      body: place,
    });
    expect(made.body).toMatchObject({ agent: '+14165557011' });
    expect(api.enqueued.map(({ job }) => job)).toContain('connect-number');
  });

  const place = { place_id: 'birch', name: 'Birch Roofing', types: ['roofing_contractor'] };
  const setUp = (on = api) =>
    on.ask('operator', '/api/agents/create-from-google-place', { method: 'POST', body: place });
  const connect = (who: string, id: unknown, on = api) =>
    on.ask(who, `/api/phone-numbers/${id}/connect`, { method: 'POST', body: {} });
  const listed = async (): Promise<Record<string, unknown>[]> =>
    JSON.parse(JSON.stringify((await api.ask('operator', '/api/phone-numbers')).body));

  it('have their calls and texts sent here as they are added, wherever they went before', async () => {
    answer(line('e1', '+16045557041', { voice_url: 'https://old.example/voice' }));
    expect(await add('operator', sid('e1'))).toMatchObject({
      body: { added: [{ phone_number: '+16045557041', line_problem: null }] },
    });
    expect(twilio.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: `/2010-04-01/Accounts/AC1/IncomingPhoneNumbers/${sid('e1')}.json`,
      form: {
        VoiceUrl: 'https://ring.example/hooks/twilio/voice',
        SmsUrl: 'https://ring.example/hooks/twilio/sms',
        VoiceApplicationSid: '',
      },
    });
  });

  it.each([
    ['refused', { status: 400, body: { code: 20001, message: 'no', status: 400 } }],
    ['away', { status: 503, body: { message: 'away' } }],
    ['gone', { status: 404, body: { code: 20404, message: 'not found', status: 404 } }],
    ['elsewhere', { status: 200, body: line('f1', '+16045557051', { trunk_sid: 'TK1' }) }],
    ['elsewhere', { status: 200, body: line('f1', '+16045557051') }],
  ] as const)(
    'that %s are given to nobody until they come here, and it is said',
    async (problem, said) => {
      await addNumber(open().database, '+16045550102');
      answer(line('f1', '+16045557051'));
      twilio.answers.push(said);
      expect(await add('operator', sid('f1'))).toMatchObject({
        body: { added: [{ line_problem: problem }] },
      });
      expect((await setUp()).body).toMatchObject({ agent: '+16045550102' });
      expect((await api.ask('owner', '/api/phone-numbers/available')).body).toEqual([]);
      const row = (await listed()).find(({ phone_number }) => phone_number === '+16045557051');
      expect(row).toMatchObject({ line_problem: problem });
      expect(await connect('owner', row?.id)).toMatchObject({ status: 403 });
      expect(await connect('operator', row?.id)).toMatchObject({ body: { line_problem: null } });
      expect((await api.ask('owner', '/api/phone-numbers/available')).body).toMatchObject([
        { phone_number: '+16045557051' },
      ]);
      expect(await open().database.select().from(auditLog)).toContainEqual(
        expect.objectContaining({ action: 'number_connected', actorId: operator }),
      );
    },
  );

  it('are none the less given to nobody where the phone company cannot reach us', async () => {
    await addNumber(open().database, '+16045550103');
    answer(line('a7', '+16045557061'));
    expect(
      await away.ask('operator', '/api/phone-numbers', {
        method: 'POST',
        body: { twilio_sids: [sid('a7')] },
      }),
    ).toMatchObject({ body: { added: [{ line_problem: 'no_address' }] } });
    expect((await setUp(away)).body).toMatchObject({ agent: '+16045550103' });
  });

  it('are not added twice, nor where the account does not have them', async () => {
    answer(line('c1', '+16045557021'));
    await add('operator', sid('c1'));
    answer(line('c1', '+16045557021'));
    expect(await add('operator', sid('c1'))).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    answer(line('c1', '+16045557021'));
    expect((await add('operator', sid('c2'))).status).toBe(404);
  });

  it('are an operator’s alone', async () => {
    expect((await api.ask('owner', '/api/phone-numbers/addable')).status).toBe(403);
    expect((await add('owner', sid('d1'))).status).toBe(403);
    expect(twilio.requests).toEqual([]);
  });

  it('cannot be had where the phone company is away or not connected, and it says so', async () => {
    twilio.answers.push({ status: 503, body: { message: 'away' } });
    expect(await offered()).toMatchObject({ status: 502, body: { code: 'PROVIDER_FAILED' } });
    const without = createTestApi(open(), { operator: { role: 'operator', userId: operator } });
    expect(await without.ask('operator', '/api/phone-numbers/addable')).toMatchObject({
      status: 503,
      body: {
        code: 'UNAVAILABLE',
        error: expect.stringContaining('TWILIO_ACCOUNT_SID'),
      },
    });
  });
});
