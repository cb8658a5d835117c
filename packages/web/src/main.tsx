import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { auth, useAuthState } from './features/auth/session/auth.ts';
import { createAppRouter } from './router.tsx';
import './styles/main.css';

// Our content security policy forbids `eval`, which zod would try once, and the browser would report.
// This is where zod keeps its settings: https://zod.dev/api#config; to import zod for it alone would
// have every page carry it.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

const root = document.getElementById('root');
if (!root) throw new Error('index.html lost its #root element.');

const router = createAppRouter();
const arrivedDrawn = root.hasChildNodes();

function Page() {
  return <App router={router} auth={useAuthState()} arrivedDrawn={arrivedDrawn} />;
}

const page = (
  <StrictMode>
    <Page />
  </StrictMode>
);

if (arrivedDrawn) {
  // The router draws a page that was drawn ahead without the boundaries that wait for code; the code
  // must be here first, and is: the page's HTML preloads it.
  router.ssr = { manifest: undefined };
  await router.load();
  hydrateRoot(root, page);
} else {
  if (auth.read().isLoading) fetchPageCode();
  createRoot(root).render(page);
}

/** Has the page's code come while it is found out who is there, instead of afterwards. */
function fetchPageCode(): void {
  const matched = router.matchRoutes(router.latestLocation).map(({ routeId }) => routeId);
  const coming = Object.values(router.routesById)
    .filter(({ id }) => matched.includes(id))
    .map((route) => router.loadRouteChunk(route));
  // What does not come is asked for again, and missed, where the page is shown.
  void Promise.allSettled(coming);
}
