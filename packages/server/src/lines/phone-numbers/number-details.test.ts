import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { twilioTelephony } from '../../platform/providers/telephony/twilio/twilio-telephony.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';

const twilioSid = `PN${'7'.repeat(32)}`;
const path = `/api/phone-numbers/details/${twilioSid}`;

describeOnEachDatabase('what the carrier knows of a number', (open) => {
  const carrier = createServer((_request, response) => {
    response.end('<html>a page of somebody else</html>');
  });
  let api: TestApi;
  beforeAll(async () => {
    await once(carrier.listen(0, '127.0.0.1'), 'listening');
    const address = carrier.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const telephony = twilioTelephony({
      accountSid: `AC${'1'.repeat(32)}`,
      authToken: 'a token',
      apiUrl: `http://127.0.0.1:${port}`,
    });
    await open().database.insert(phoneNumbers).values({ phoneNumber: '+14165557099', twilioSid });
    const owner = { role: 'owner', userId: crypto.randomUUID(), businessIds: [] } as const;
    const operator = { role: 'operator', userId: crypto.randomUUID() } as const;
    api = createTestApi(open(), { owner, operator }, { telephony });
  });
  afterAll(async () => {
    carrier.close();
    await once(carrier, 'close');
  });

  it('is told as the carrier’s failure where its answer cannot be read', async () => {
    const answer = await api.ask('operator', path);
    expect(answer).toMatchObject({ body: { code: 'PROVIDER_FAILED' } });
    expect(answer.status).not.toBe(500);
  });

  it('is asked for by one owner so often a minute', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 41; index += 1)
      statuses.push((await api.ask('owner', path)).status);
    expect(statuses.slice(0, 40)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });
});
