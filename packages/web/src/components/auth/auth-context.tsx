import { createContext, type ReactNode, useContext } from 'react';

export interface AuthUser {
  id: string;
  /** Null for the operator of an installation without accounts. */
  email: string | null;
  /** What the person is called on screen. */
  name: string;
}

export interface AuthState {
  session: { access_token: string } | null;
  user: AuthUser | null;
  /** True when there is both a user and a session. */
  isAuthenticated: boolean;
  /** True until the stored session has been read. */
  isLoading: boolean;
  /** Ends the session on this device, whatever the server answers. */
  signOut: () => Promise<void>;
}

const AuthContext = createContext<AuthState | null>(null);

/** Hands one authentication state to everything below. */
export function AuthProvider({ state, children }: { state: AuthState; children: ReactNode }) {
  return <AuthContext value={state}>{children}</AuthContext>;
}

/** The authentication state. Throws outside an `AuthProvider`. */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (!state) throw new Error('useAuth must be used inside an AuthProvider.');
  return state;
}
