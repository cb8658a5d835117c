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
