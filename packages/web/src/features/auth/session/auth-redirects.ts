import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAuth } from '@/components/auth/auth-context.tsx';

/**
 * For pages that need a session: leaves for /login, with the way back, when it ends by itself or in
 * another tab. Returns what signs out: a page with something unsaved may ask first; once it lets go,
 * the session ends at once, for whoever closes the page then means to be signed out.
 */
export function useSignOut(): () => void {
  const { isAuthenticated, needsSecondFactor, signOut } = useAuth();
  const router = useRouter();
  const mayStay = isAuthenticated && !needsSecondFactor;
  const isLeaving = useRef(false);
  const leave = (search: { redirect?: string }, state: { signingOut?: true }) =>
    router.navigate({ to: '/login', search, state, replace: true }).catch(console.error);
  const leaves = useRef(leave);
  useEffect(() => {
    if (!(mayStay || isLeaving.current)) {
      void leaves.current({ redirect: router.state.location.href }, {});
    }
  }, [mayStay, router]);
  return () => {
    const stopWaiting = router.subscribe('onBeforeLoad', ({ toLocation }) => {
      if (toLocation.state.signingOut !== true) return;
      stopWaiting();
      isLeaving.current = true;
      signOut().catch(console.error);
    });
    void leave({}, { signingOut: true }).finally(stopWaiting);
  };
}

/** For /login: sees to it that whoever came to be signed out is. Whether that is going on. */
export function useSigningOut(): boolean {
  const { isAuthenticated, isLoading, signOut } = useAuth();
  const router = useRouter();
  const isWanted = useLocation({ select: ({ state }) => state.signingOut === true });
  useEffect(() => {
    if (!isWanted || isLoading) return;
    // Done once: coming back to this page later signs nobody out.
    const done = () => router.navigate({ to: '/login', replace: true, state: {} });
    (isAuthenticated ? signOut() : Promise.resolve()).then(done).catch(console.error);
  }, [isWanted, isAuthenticated, isLoading, signOut, router]);
  return isWanted;
}

/**
 * Takes whoever is (or becomes) fully signed in on to `path`, with nothing to go back to.
 * @param stays true: not yet.
 */
export function useLeaveWhenSignedIn(path: string, stays = false): void {
  const router = useRouter();
  const { isAuthenticated, needsSecondFactor } = useAuth();
  useEffect(() => {
    if (isAuthenticated && !needsSecondFactor && !stays) router.history.replace(path);
  }, [isAuthenticated, needsSecondFactor, stays, path, router]);
}
