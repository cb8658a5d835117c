import { createContext, type ReactNode, useContext } from 'react';

/** An app that shows codes, as proof beside the password. */
export interface SecondFactor {
  id: string;
  /** What its owner calls it. */
  name: string;
}

export interface AuthUser {
  id: string;
  /** Null for someone known by telephone number alone. */
  email: string | null;
  /** The address that is to replace `email` once it is confirmed. */
  newEmail: string | null;
  /** Which of the two addresses has confirmed that already. */
  confirmedBy: string | null;
  /** What the person is called on screen. */
  name: string;
  /** When they last signed in anywhere, ISO 8601. */
  lastSignInAt: string | null;
  /** Those in use; half set up ones are left out. */
  secondFactors: SecondFactor[];
}

export interface AuthState {
  session: { access_token: string } | null;
  user: AuthUser | null;
  /** True when there is both a user and a session. */
  isAuthenticated: boolean;
  /** True until the stored session has been read. */
  isLoading: boolean;
  /** True while a session still owes the second factor's code: the server answers it nothing yet. */
  needsSecondFactor: boolean;
  /** Ends the session on this device, whatever the server answers. */
  signOut: () => Promise<void>;
}

/** The state of a visitor. */
export const nobody: AuthState = {
  session: null,
  user: null,
  isAuthenticated: false,
  isLoading: false,
  needsSecondFactor: false,
  signOut: async () => {},
};

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
