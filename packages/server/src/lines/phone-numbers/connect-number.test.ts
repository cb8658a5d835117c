import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { openLog } from '../../platform/observability/log.ts';
import { twilioTelephony } from '../../platform/providers/telephony/twilio/twilio-telephony.ts';
import { usualTolls } from '../../testing/call-server.ts';
import { openEmptyPglite } from '../../testing/databases.ts';
import { addShop, type Shop } from '../../testing/shop.ts';
import { startTwilioApi, type TwilioApi } from '../../testing/twilio-api.ts';
import { updateAgent } from '../agents/update-agent.ts';
import { checkWorker, connectWorker } from './connect-number.ts';

let open: OpenDatabase;
let api: TwilioApi;
let shop: Shop;
const numberId = crypto.randomUUID();
beforeAll(async () => {
  open = await openEmptyPglite();
  api = await startTwilioApi();
  shop = await addShop(open.database);
  const number = { id: numberId, phoneNumber: '+16045550177', twilioSid: 'PN77', region: 'BC' };
  await open.database.insert(phoneNumbers).values(number);
});
beforeEach(() => {
  api.requests.length = 0;
});
afterAll(async () => {
  api.close();
  await open.close();
});

const telephony = () =>
  twilioTelephony({ accountSid: 'AC1', authToken: 'secret', apiUrl: api.url });
const connect = (phoneNumberId: string, publicUrl = 'https://ring.example/base') =>
  connectWorker({
    database: open.database,
    telephony: telephony(),
    publicUrl,
    log: openLog('silent'),
  }).run({ phoneNumberId });

it('is asked for with the number an agent is given', async () => {
  const asked: object[] = [];
  const jobs = {
    enqueue: async (_on: unknown, { name }: { name: string }, payload: object) =>
      void asked.push({ name, ...payload }),
  };
  await updateAgent(
    open.database,
    { jobs, tolls: usualTolls, telephony: telephony() },
    { scope: 'everything', person: null },
    shop.agentId,
    { phone_number_id: numberId },
  );
  expect(asked).toContainEqual({ name: 'connect-number', phoneNumberId: numberId });
});

it('sets calls, their ends, texts and the second try of a text at the carrier', async () => {
  api.answers.push({ status: 200, body: { sid: 'PN77', phone_number: '+16045550177' } });
  await connect(numberId);
  expect(api.requests).toMatchObject([
    {
      method: 'POST',
      path: '/2010-04-01/Accounts/AC1/IncomingPhoneNumbers/PN77.json',
      form: {
        VoiceUrl: 'https://ring.example/base/hooks/twilio/voice',
        StatusCallback: 'https://ring.example/base/hooks/twilio/call-status',
        SmsUrl: 'https://ring.example/base/hooks/twilio/sms',
        SmsFallbackUrl: 'https://ring.example/base/hooks/twilio/sms/fallback',
      },
    },
  ]);
});

it('passes over a number the carrier does not know, and tries again where it is away', async () => {
  const id = numberId;
  api.answers.push({ status: 404, body: { code: 20404, message: 'not found', status: 404 } });
  await connect(id);
  api.answers.push({ status: 503, body: { message: 'away', status: 503 } });
  await expect(connect(id)).rejects.toThrow();
  await connect(id, 'http://localhost:3000');
  expect(api.requests).toHaveLength(2);
});

const realId = crypto.randomUUID();
const real = { sid: 'PN90', phone_number: '+16045557090' };
const ours = 'https://ring.example/base/hooks/twilio/voice';

async function problemOf(id: string) {
  const [number] = await open.database.select().from(phoneNumbers).where(eq(phoneNumbers.id, id));
  return number?.lineProblem;
}

it('keeps what stands in the way of a number that was given out', async () => {
  const { sid: twilioSid, phone_number: phoneNumber } = real;
  await open.database.insert(phoneNumbers).values({ id: realId, phoneNumber, twilioSid });
  api.answers.push({ status: 400, body: { code: 20001, message: 'no', status: 400 } });
  await connect(realId);
  expect(await problemOf(realId)).toBe('refused');
  await connect(realId);
  expect(await problemOf(realId)).toBeNull();
});

describe('every hour', () => {
  const asked: object[] = [];
  const check = async (...numbers: object[]) => {
    api.answers.push({ status: 200, body: { incoming_phone_numbers: numbers } });
    await checkWorker({
      database: open.database,
      telephony: telephony(),
      publicUrl: 'https://ring.example/base',
      log: openLog('silent'),
      jobs: () => ({
        enqueue: async (_on, { name }, _payload, options) =>
          void asked.push({ name, key: options?.key }),
      }),
    }).run({});
    return problemOf(realId);
  };

  it('a number that is answered elsewhere by now is found out, and left to the operator', async () => {
    expect(await check({ ...real, voice_url: 'https://other.example/voice' })).toBe('elsewhere');
    expect(await check({ ...real, voice_url: ours, trunk_sid: 'TK1' })).toBe('elsewhere');
    expect(await check({ ...real, voice_url: ours, voice_application_sid: 'AP1' })).toBe(
      'elsewhere',
    );
    expect(api.requests.map(({ method }) => method)).not.toContain('POST');
    expect(await check({ ...real, voice_url: ours })).toBeNull();
    expect(await check()).toBe('gone');
  });

  it.each(['', 'https://demo.twilio.com/welcome/voice/'])(
    'a number that leads nowhere is pointed here: "%s"',
    async (voice_url) => {
      expect(await check({ ...real, voice_url })).toBeNull();
      expect(api.requests.at(-1)).toMatchObject({ method: 'POST', form: { VoiceUrl: ours } });
    },
  );

  it('it is asked again, and of invented numbers never', async () => {
    expect(asked).toContainEqual({ name: 'check-lines', key: expect.any(String) });
    expect(await problemOf(numberId)).toBeNull();
  });
});
