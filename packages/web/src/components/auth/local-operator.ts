import type { AuthState } from './auth-context.tsx';

/** The state of an installation that has no accounts: whoever sits at this computer runs it. */
export const localOperator: AuthState = {
  session: { access_token: 'local' },
  user: { id: 'local', email: null, name: 'Operator on this computer' },
  isAuthenticated: true,
  isLoading: false,
  signOut: async () => {},
};
