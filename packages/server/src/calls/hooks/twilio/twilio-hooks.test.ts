import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { describe, expect, it } from 'vitest';
import { publicSocketAddress } from '../../../platform/http/public-address.ts';
import { isSignedByTwilio, readForm } from './twilio-hooks.ts';

const token = 'test-token';
const url = 'https://ring.example/hooks/twilio/voice';

describe('a webhook’s signature', () => {
  it('accepts what Twilio’s own library signs, repeated fields included', () => {
    const form = readForm('CallSid=CA1&From=%2B16045550199&Event=b&Event=a') ?? {};
    expect(form).toEqual({ CallSid: 'CA1', From: '+16045550199', Event: ['b', 'a'] });
    const signature = getExpectedTwilioSignature(token, url, form);
    expect(isSignedByTwilio(token, signature, url, form)).toBe(true);
  });

  it('refuses another token, a changed field, another address and no signature at all', () => {
    const form = { CallSid: 'CA1', From: '+16045550199' };
    const signature = getExpectedTwilioSignature(token, url, form);
    expect(isSignedByTwilio('another', signature, url, form)).toBe(false);
    expect(isSignedByTwilio(token, signature, url, { ...form, From: '+16045550100' })).toBe(false);
    expect(isSignedByTwilio(token, signature, `${url}/ended`, form)).toBe(false);
    expect(isSignedByTwilio(token, undefined, url, form)).toBe(false);
    expect(isSignedByTwilio(token, '', url, form)).toBe(false);
  });

  it('is made over the wss address for a socket', () => {
    const socket = publicSocketAddress('https://ring.example/', '/hooks/twilio/relay');
    expect(socket).toBe('wss://ring.example/hooks/twilio/relay');
    expect(isSignedByTwilio(token, getExpectedTwilioSignature(token, socket, {}), socket)).toBe(
      true,
    );
  });

  it('costs no time to look for in a form of a hundred thousand fields', () => {
    const begun = performance.now();
    const distinct = Array.from({ length: 100_000 }, (_, index) => `${index.toString(36)}=`);
    expect(readForm(distinct.join('&'))).toBeNull();
    expect(readForm('a=&'.repeat(300_000))).toBeNull();
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
