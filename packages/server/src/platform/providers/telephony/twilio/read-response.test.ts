import { describe, expect, it } from 'vitest';
import { failedToFetch, readableAnswer } from '../../../provider-answer.ts';
import { readNumber, readRefusal } from './read-response.ts';

describe('reading Twilio', () => {
  it('tells a number as the product shows it, whichever way capabilities are spelled', () => {
    const number = readNumber({
      sid: 'PN00000000000000000000000000000001',
      phone_number: '+16045550142',
      friendly_name: '(604) 555-0142',
      status: 'in-use',
      capabilities: { voice: true, SMS: true, MMS: false },
      voice_url: 'https://ring.example/hooks/twilio/voice',
      voice_method: 'POST',
      beta: false,
      date_created: 'Mon, 02 Mar 2026 17:00:00 +0000',
      trunk_sid: null,
      emergency_status: 'Inactive',
      a_field_of_tomorrow: 1,
    });
    expect(number).toMatchObject({
      phoneNumber: '+16045550142',
      capabilities: { voice: true, sms: true, mms: false },
      dateCreated: '2026-03-02T17:00:00.000Z',
      smsUrl: null,
    });
  });

  it('takes an answer of another shape for none, though it is a good one', () => {
    for (const body of [null, {}, { message: '<html>' }, { sid: 'PN1', phone_number: 7 }])
      expect(() => readNumber(body)).toThrow(
        expect.objectContaining({ name: 'TelephonyError', code: 'UNAVAILABLE' }),
      );
  });

  const refused = (status: number, body: unknown) =>
    readRefusal(body, readableAnswer({ status, statusText: '' }, JSON.stringify(body), []));

  it('knows what is worth trying again', () => {
    expect(refused(503, 'gateway').retryable).toBe(true);
    expect(refused(429, { code: 20429 }).retryable).toBe(true);
    expect(refused(400, { code: 21610, message: 'unsubscribed' })).toMatchObject({
      code: 'OPTED_OUT',
      providerCode: 21610,
      retryable: false,
    });
    expect(refused(404, { code: 20404 }).code).toBe('NUMBER_NOT_FOUND');
    expect(refused(401, null).code).toBe('REFUSED');
  });
  it('repeats what it answered in short, on one line and without our keys', () => {
    const said = `<h1>Bad\n gateway</h1> for SECRET ${'x'.repeat(500)}`;
    const answer = readableAnswer({ status: 502, statusText: '' }, said, ['SECRET']);
    const sentence = failedToFetch('Twilio details', answer);
    expect(sentence).toContain('Twilio details: Bad Gateway (502) - <h1>Bad gateway</h1> for ***');
    expect(sentence.length).toBeLessThan(300);
  });
});
