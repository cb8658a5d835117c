import { beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/api.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';

const unknown = '00000000-0000-4000-8000-000000000001';

describeOnEachDatabase('a refusal', (open) => {
  let api: TestApi;
  beforeAll(() => {
    api = createTestApi(open(), { operator: { role: 'operator', userId: unknown } });
  });

  it.each([
    [`/api/businesses/${unknown}`, 404, 'NOT_FOUND', 'There is no such business.'],
    [`/api/call-logs/${unknown}`, 404, 'NOT_FOUND', 'There is no such call log.'],
    ['/api/sms-logs/seven', 400, 'INVALID_REQUEST', 'id: This is not an id'],
    ['/api/phone-numbers/details/PN1', 400, 'INVALID_REQUEST', 'twilioSid: A SID is PN'],
    ['/api/call-logs?limit=0', 400, 'INVALID_REQUEST', 'limit:'],
    ['/api/call-logs?sort=secret', 400, 'INVALID_REQUEST', 'sort:'],
    ['/api/call-logs?cursor=broken', 400, 'INVALID_REQUEST', 'cursor:'],
    ['/api/nothing-here', 404, 'NOT_FOUND', 'There is nothing at this address.'],
    ['/nothing/here', 404, 'NOT_FOUND', 'There is nothing at this address.'],
  ])('of %s says what is wrong and carries a code', async (path, status, code, sentence) => {
    const answer = await api.ask('operator', path);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body).toHaveProperty('error', expect.stringContaining(sentence));
  });

  it('names the first wrong field of a body', async () => {
    const body = { services: [{ id: 'a', name: 'Tint', pricingType: 'free', options: [] }] };
    const answer = await api.ask('operator', `/api/businesses/${unknown}`, { method: 'PUT', body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(answer.body).toHaveProperty('error', expect.stringContaining('services.0.pricingType'));
  });

  it('tells that a body is not JSON', async () => {
    const response = await api.app.request(`/api/businesses/${unknown}`, {
      method: 'PUT',
      headers: { authorization: 'Bearer operator', 'content-type': 'application/json' },
      body: '{"services": ',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('turns away more than one mebibyte', async () => {
    const body = { details: { notes: 'x'.repeat(1024 * 1024) } };
    const answer = await api.ask('operator', `/api/businesses/${unknown}`, { method: 'PUT', body });
    expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  });
});
