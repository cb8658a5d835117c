import type { Session, User } from '@supabase/auth-js';
import { type AuthState, type AuthUser, nobody } from '@/components/auth/auth-context.tsx';

/** What the interface knows of a session; of none: a visitor. */
export function stateOfSession(session: Session | null, signOut: AuthState['signOut']): AuthState {
  if (!session?.user) return { ...nobody, signOut };
  const user = userOf(session.user);
  return {
    session,
    user,
    isAuthenticated: true,
    isLoading: false,
    needsSecondFactor:
      user.secondFactors.length > 0 && assuranceOf(session.access_token) !== 'aal2',
    signOut,
  };
}

function userOf(user: User): AuthUser {
  // Recovery codes are a factor too, but no app whose code could be asked for.
  const apps = user.factors?.filter(
    ({ factor_type: type, status }) => type === 'totp' && status === 'verified',
  );
  const email = user.email || null;
  return {
    id: user.id,
    email,
    newEmail: user.new_email || null,
    name: nameOf(user) ?? email ?? (user.phone ? `+${user.phone}` : 'Signed in'),
    lastSignInAt: user.last_sign_in_at ?? null,
    secondFactors: (apps ?? []).map(({ id, friendly_name: name }) => ({
      id,
      name: name || 'Authenticator app',
    })),
  };
}

function nameOf({ user_metadata: written }: User): string | null {
  const name: unknown = written.full_name ?? written.name;
  return typeof name === 'string' && name.trim() ? name.trim() : null;
}

/** How surely a token's bearer is known, as it says itself; the server checks, this only asks. */
function assuranceOf(token: string): unknown {
  try {
    const part = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'aal') : undefined;
  } catch {
    return undefined;
  }
}
