import { useSyncExternalStore } from 'react';
import { readAccessTokenFrom } from '@/api/access-token.ts';
import { type AuthState, nobody } from '@/components/auth/auth-context.tsx';
import { type AuthLink, pageOfAuthLink, readAuthLink } from './auth-link.ts';
import { createAuthStore } from './auth-store.ts';
import { openAuthClient, sessionKey } from './open-auth-client.ts';

/** Pages are also drawn ahead, where there is no browser and nobody is signed in. */
const inBrowser = typeof window !== 'undefined';

/** The mailed link this page was opened by; null: none. */
export const followedLink: AuthLink | null = inBrowser ? readAuthLink(location) : null;
if (followedLink) {
  const { pathname, hash, search } = location;
  history.replaceState(null, '', `${pageOfAuthLink(followedLink, pathname)}${search}${hash}`);
}

/** This page's one authentication state. */
export const auth = createAuthStore({
  open: openAuthClient,
  expectsSession: inBrowser && (followedLink !== null || hasStoredSession()),
});

/**
 * The authentication state as it changes. For the provider; everything below it uses `useAuth`. A page
 * that arrived drawn was drawn for nobody, and is taken over as that first.
 */
export function useAuthState(): AuthState {
  return useSyncExternalStore(auth.subscribe, auth.read, () => nobody);
}

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

readAccessTokenFrom({ read: auth.accessToken, refused: recheckNowAndThen });

// Whoever signs in in another tab is signed in here; without a client nobody would hear of it.
if (inBrowser) {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionKey && newValue) auth.client().catch(console.error);
  });
}

const shortestPause = 30_000;
let lastCheck = Number.NEGATIVE_INFINITY;

/** A page asks many things at once and is refused as often: one look is enough. */
function recheckNowAndThen(): void {
  if (performance.now() - lastCheck < shortestPause) return;
  lastCheck = performance.now();
  auth.recheck().catch(console.error);
}

function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    // Storage may be refused: then nobody stays signed in.
    return false;
  }
}
