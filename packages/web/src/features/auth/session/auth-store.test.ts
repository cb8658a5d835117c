import type { Factor, Session } from '@supabase/auth-js';
import { expect, it } from 'vitest';
import { sessionIdOf, stateOfSession } from './auth-store.ts';

const signOut = async () => {};
const token = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`;
const factor = (status: 'verified' | 'unverified'): Factor => ({
  id: status,
  factor_type: 'totp',
  status,
  created_at: '2026-01-05T10:00:00Z',
  updated_at: '2026-01-05T10:00:00Z',
});
const session = (claims: object, factors: Factor[] = []): Session => ({
  access_token: token(claims),
  refresh_token: 'r',
  expires_in: 3600,
  token_type: 'bearer',
  user: {
    id: 'u',
    aud: 'authenticated',
    email: 'ana@example.com',
    app_metadata: {},
    user_metadata: {},
    created_at: '2026-01-05T10:00:00Z',
    factors,
  },
});

it('no session is a visitor', () => {
  expect(stateOfSession(null, signOut)).toMatchObject({ user: null, isAuthenticated: false });
});

it('a session is its person', () => {
  expect(stateOfSession(session({ aal: 'aal1' }), signOut)).toMatchObject({
    isAuthenticated: true,
    needsSecondFactor: false,
    user: { email: 'ana@example.com', name: 'ana@example.com' },
  });
});

it('a change of address under way says which of the two has confirmed it', () => {
  const confirmedBy = (half?: string) => {
    const { user, ...rest } = session({ aal: 'aal1' });
    const changing = { ...user, new_email: 'ana@mill.example', email_change_confirmed: half };
    return stateOfSession({ ...rest, user: changing }, signOut).user?.confirmedBy;
  };
  expect(confirmedBy('email_change_new')).toBe('ana@mill.example');
  expect(confirmedBy('email_change_current')).toBe('ana@example.com');
  expect(confirmedBy()).toBeNull();
});

it('who has set up a second factor owes its code until the session says it was shown', () => {
  const needs = (claims: object, factors: Factor[]) =>
    stateOfSession(session(claims, factors), signOut).needsSecondFactor;
  expect(needs({ aal: 'aal1' }, [factor('verified')])).toBe(true);
  expect(needs({ aal: 'aal2' }, [factor('verified')])).toBe(false);
  expect(needs({ aal: 'aal1' }, [factor('unverified')])).toBe(false);
});

it('a token that cannot be read has shown no second factor', () => {
  const broken = { ...session({}, [factor('verified')]), access_token: 'nonsense' };
  expect(stateOfSession(broken, signOut).needsSecondFactor).toBe(true);
});

it('recovery codes are no app: they are neither offered as one nor ask for a code', () => {
  const codes: Factor = { ...factor('verified'), id: 'codes', factor_type: 'recovery_code' };
  const { user } = stateOfSession(session({ aal: 'aal1' }, [factor('verified'), codes]), signOut);
  expect(user?.secondFactors.map(({ id }) => id)).toEqual(['verified']);
  expect(stateOfSession(session({ aal: 'aal1' }, [codes]), signOut).needsSecondFactor).toBe(false);
});

it('a renewed token is of the session it was renewed in', () => {
  const id = sessionIdOf(token({ session_id: 's', iat: 1 }));
  expect(id).toBe('s');
  expect(sessionIdOf(token({ session_id: 's', iat: 2 }))).toBe(id);
  expect(sessionIdOf('no token')).toBeNull();
});
