import { createRootRouteWithContext, HeadContent, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { arriveOnNavigation } from '@/components/arrival.ts';
import type { AuthState } from '@/components/auth/auth-context.tsx';
import { pageHead } from '@/components/page-head.ts';

interface RouterContext {
  auth: AuthState;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => pageHead('The AI employee that picks up by the second ring'),
  component: Root,
});

function Root() {
  const router = useRouter();
  useEffect(() => arriveOnNavigation(router), [router]);
  return (
    <>
      <HeadContent />
      <Outlet />
    </>
  );
}
