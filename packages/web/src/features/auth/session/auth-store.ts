import type { GoTrueClient, Session, User } from '@supabase/auth-js';
import { type AuthState, type AuthUser, nobody } from '@/components/auth/auth-context.tsx';

/** Who is signed in on this device, followed through every event of the accounts' client. */
export interface AuthStore {
  read: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** The accounts' client, loaded when first asked for. Throws when the server cannot be reached. */
  client: () => Promise<GoTrueClient>;
  /** A token that is still good, renewed if need be; null while nobody is signed in. */
  accessToken: () => Promise<string | null>;
  /** Asks the accounts whether the session still stands; one that does not is removed. */
  recheck: () => Promise<void>;
}

interface AuthStoreOptions {
  open: () => Promise<GoTrueClient>;
  /** Whether there may be a session to read; without one the client is not loaded until asked for. */
  expectsSession: boolean;
  /** Told of what a person can do nothing about. */
  report?: (problem: string, error: unknown) => void;
}

/** Refusals of a refresh token that no later try would change. */
const finalStatuses = [400, 401, 403, 404];

/** Starts following at once where a session is expected. */
export function createAuthStore({
  open,
  expectsSession,
  report = console.error,
}: AuthStoreOptions): AuthStore {
  const listeners = new Set<() => void>();
  let opening: Promise<GoTrueClient> | null = null;
  let checking: Promise<void> | null = null;
  let state: AuthState = { ...nobody, signOut, isLoading: expectsSession };

  function become(next: AuthState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function follow(): Promise<GoTrueClient> {
    const client = await open();
    client.onAuthStateChange((_event, session) => become(stateOfSession(session, signOut)));
    return client;
  }

  async function client(): Promise<GoTrueClient> {
    opening ??= follow();
    try {
      return await opening;
    } catch (error) {
      opening = null;
      throw error;
    }
  }

  async function signOut(): Promise<void> {
    if (!opening) return;
    const { error } = await (await client()).signOut({ scope: 'local' });
    if (error) report('Signing out was not confirmed by the server', error);
  }

  async function renew(): Promise<void> {
    const { error } = await (await client()).refreshSession();
    if (!error) return;
    report('The session could not be renewed', error);
    // The client keeps a session whose access token has not run out, though the server refuses both.
    if (finalStatuses.includes(error.status ?? 0)) await signOut();
  }

  if (expectsSession) {
    client().catch((error) => {
      report('The stored session could not be read', error);
      become({ ...nobody, signOut });
    });
  }
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    client,
    accessToken: async () => {
      if (!opening) return null;
      const { data } = await (await client()).getSession();
      return data.session?.access_token ?? null;
    },
    recheck: () => {
      checking ??= renew().finally(() => {
        checking = null;
      });
      return checking;
    },
  };
}

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
      user.secondFactors.length > 0 && claimOf(session.access_token, 'aal') !== 'aal2',
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
    confirmedBy: confirmedBy(user),
    name: nameOf(user) ?? email ?? (user.phone ? `+${user.phone}` : 'Signed in'),
    lastSignInAt: user.last_sign_in_at ?? null,
    secondFactors: (apps ?? []).map(({ id, friendly_name: name }) => ({
      id,
      name: name || 'Authenticator app',
    })),
  };
}

function confirmedBy(user: User): string | null {
  const half = String(Reflect.get(user, 'email_change_confirmed'));
  return (/_new$/.test(half) ? user.new_email : /_current$/.test(half) && user.email) || null;
}

function nameOf({ user_metadata: written }: User): string | null {
  const name: unknown = written.full_name ?? written.name;
  return typeof name === 'string' && name.trim() ? name.trim() : null;
}

/** Which session a token is of, the same however often it is renewed; null where it does not say. */
export function sessionIdOf(token: string): string | null {
  const id = claimOf(token, 'session_id');
  return typeof id === 'string' ? id : null;
}

/** What a token says of its bearer; the server checks it, this only asks. */
function claimOf(token: string, name: 'aal' | 'session_id'): unknown {
  try {
    const part = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? Reflect.get(claims, name) : undefined;
  } catch {
    return undefined;
  }
}
