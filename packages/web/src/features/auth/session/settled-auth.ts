import type { AuthState } from '@/components/auth/auth-context.tsx';
import { auth } from './auth.ts';

/** The authentication state once it is known; at once where it already is. */
export function settledAuth(): Promise<AuthState> {
  return new Promise((resolve) => {
    const look = () => {
      const state = auth.read();
      if (state.isLoading) return;
      stop();
      resolve(state);
    };
    const stop = auth.subscribe(look);
    look();
  });
}
