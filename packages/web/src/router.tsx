import { createRouter } from '@tanstack/react-router';
import { nobody } from './components/auth/auth-context.tsx';
import { FullScreenLoading, NotFound, PageFailure } from './components/full-screen-message.tsx';
import { routeTree } from './routeTree.gen.ts';

const fiveMinutes = 5 * 60_000;

/** The whole route table. One per page load. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    context: { auth: nobody },
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    defaultPreloadGcTime: fiveMinutes,
    defaultGcTime: fiveMinutes,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: PageFailure,
    defaultPendingComponent: FullScreenLoading,
    defaultPendingMs: 400,
  });
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The plan chosen on the way to the onboarding. */
    plan?: string;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
