import { expect, it } from 'vitest';
import { pageOfAuthLink, readAuthLink } from './auth-link.ts';

const read = (hash: string, search = '') => readAuthLink({ hash, search });

it('an ordinary address is no link, whatever its fragment', () => {
  expect(read('')).toBeNull();
  expect(read('#questions')).toBeNull();
  expect(read('#message=hello')).toBeNull();
  expect(read('', '?code=42&error=none')).toBeNull();
});

it('a good link says what it was for', () => {
  const link = read(
    '#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer&type=signup',
  );
  expect(link).toEqual({ type: 'signup', refusal: null, message: null });
});

it('a refused link says why, in the fragment or in the query', () => {
  const refusal = { code: 'otp_expired', sentence: 'Email link is invalid or has expired' };
  const words =
    'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';
  expect(read(`#${words}&sb=`)?.refusal).toEqual(refusal);
  expect(read('', `?${words}`)?.refusal).toEqual(refusal);
});

it('half of a change of address says what is still to do', () => {
  expect(read('#message=Confirm+the+other+one&sb=')?.message).toBe('Confirm the other one');
});

it('a link that ended on another page is taken to the one that deals with it', () => {
  const link = (type: string | null) => ({ type, refusal: null, message: null });
  expect(pageOfAuthLink(link('recovery'), '/')).toBe('/reset-password');
  expect(pageOfAuthLink(link('invite'), '/')).toBe('/reset-password');
  expect(pageOfAuthLink(link('signup'), '/')).toBe('/confirm');
  expect(pageOfAuthLink(link(null), '/reset-password')).toBe('/reset-password');
});
