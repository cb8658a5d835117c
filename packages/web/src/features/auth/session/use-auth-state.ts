import { useSyncExternalStore } from 'react';
import type { AuthState } from '@/components/auth/auth-context.tsx';
import { auth } from './auth.ts';

/** The authentication state as it changes. For the provider; everything below it uses `useAuth`. */
export function useAuthState(): AuthState {
  return useSyncExternalStore(auth.subscribe, auth.read, auth.read);
}
