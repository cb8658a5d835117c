import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAuth } from '@/components/auth/auth-context.tsx';

/** Takes whoever is (or becomes) fully signed in on to `path`, with nothing to go back to. */
export function useLeaveWhenSignedIn(path: string): void {
  const router = useRouter();
  const { isAuthenticated, needsSecondFactor } = useAuth();
  useEffect(() => {
    if (isAuthenticated && !needsSecondFactor) router.history.replace(path);
  }, [isAuthenticated, needsSecondFactor, path, router]);
}
