import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js';
import { expect, it } from 'vitest';
import { authCode, authSentence, orThrow } from './use-auth-form.ts';

const refused = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');

it("a refusal is shown in the accounts' own words", () => {
  expect(authSentence(refused)).toBe('Invalid login credentials');
  expect(authCode(refused)).toBe('invalid_credentials');
});

it('whoever was shut out by an operator reads whom to ask, in plain words', () => {
  const sentence = authSentence(new AuthApiError('User is banned', 400, 'user_banned'));
  expect(sentence).toMatch(/^This account has been disabled\. Ask whoever runs this site/);
});

it('a mistyped code is called a code, and what to do is said', () => {
  const sentence = authSentence(
    new AuthApiError('Token has expired or is invalid', 403, 'otp_expired'),
  );
  expect(sentence).toBe(
    'This code or link is wrong or has expired. Check it, or have a new one sent.',
  );
});

it('a wrong code of an app is told as a person would', () => {
  const wrong = new AuthApiError('Invalid TOTP code entered', 422, 'mfa_verification_failed');
  expect(authSentence(wrong)).toBe(
    'That code is wrong or no longer good. Enter the one your app shows now.',
  );
  const recovery = new AuthApiError(
    'Invalid recovery code entered',
    422,
    'mfa_verification_failed',
  );
  expect(authSentence(recovery)).toBe('Invalid recovery code entered');
});

it.each([
  [1, '1 second.'],
  [48, '48 seconds.'],
])('whoever asks for a mail too soon is told when, %i seconds on', (wait, end) => {
  const message = `For security purposes, you can only request this after ${wait} seconds.`;
  const sentence = authSentence(new AuthApiError(message, 429, 'over_email_send_rate_limit'));
  expect(sentence).toBe(`We sent you an email a moment ago. You can ask for another in ${end}`);
});

it('what is no error is "An error occurred"', () => {
  expect(authSentence('broken')).toBe('An error occurred');
  expect(authSentence(undefined)).toBe('An error occurred');
  expect(authCode('broken')).toBeUndefined();
});

it('a lost connection says what to do', () => {
  const sentence = 'The server could not be reached. Check your connection and try again.';
  expect(authSentence(new AuthRetryableFetchError('Failed to fetch', 0))).toBe(sentence);
  expect(authSentence(new TypeError('Failed to fetch'))).toBe(sentence);
});

it('an answer is its content or its error', () => {
  expect(orThrow({ data: { id: 1 }, error: null })).toEqual({ id: 1 });
  expect(() => orThrow({ data: null, error: refused })).toThrow('Invalid login credentials');
});
