import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { makeScrollRule } from './components/arrival.ts';
import { nobody } from './components/auth/auth-context.tsx';
import { FullScreenLoading, NotFound, PageFailure } from './components/full-screen-message.tsx';
import { routeTree } from './routeTree.gen.ts';

const fiveMinutes = 5 * 60_000;

interface Surroundings {
  /** Left out: the browser's address bar. */
  history?: RouterHistory;
  /** Pages are drawn ahead, outside a browser. */
  isServer?: boolean;
}

/** The whole route table. One per page load. */
export function createAppRouter(surroundings: Surroundings = {}) {
  return createRouter({
    ...surroundings,
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
    // Pages that are drawn ahead do without: the router would write a script into each.
    ...(surroundings.isServer ? {} : { scrollRestoration: makeScrollRule() }),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** The sheet that is open above the page. */
    sheet?: 'preview';
    /** Whoever comes here wants to be signed out. */
    signingOut?: true;
  }
}
