import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AuthProvider, type AuthState } from './components/auth/auth-context.tsx';
import { FullScreenLoading } from './components/full-screen-message.tsx';
import { pageTakenOver } from './components/page-taken-over.ts';

/** A page that is not taken over by then, because a phone is busy, is taken over in one go. */
const longestLeisureMs = 1_000;

interface AppProps {
  router: AnyRouter;
  auth: AuthState;
  /** The page arrived as HTML with its content: it stays while it is found out who is there. */
  arrivedDrawn: boolean;
}

/** The whole application, in the browser and while pages are drawn ahead. */
export function App({ router, auth, arrivedDrawn }: AppProps) {
  // From here on forms are ours; until then `early.js` holds them back.
  useEffect(() => {
    let timer = setTimeout(goLive, arrivedDrawn ? longestLeisureMs : 0);
    void pageTakenOver.then(() => {
      clearTimeout(timer);
      // After this commit: while it lasts React takes over nothing further.
      timer = setTimeout(goLive);
    });
    return () => clearTimeout(timer);
  }, [arrivedDrawn]);
  return (
    <AuthProvider state={auth}>
      {auth.isLoading && !arrivedDrawn ? (
        <FullScreenLoading />
      ) : (
        <RouterProvider router={router} context={{ auth }} />
      )}
    </AuthProvider>
  );
}

function goLive(): void {
  takeOverPage();
  document.documentElement.dataset.live = '';
  dispatchEvent(new Event('application-live'));
}

/**
 * Of a page that arrived drawn, React takes over what stands inside boundaries at its leisure, a few
 * milliseconds at a time, but at once where somebody clicks. A form must be ours before it gets what
 * was typed so far.
 */
function takeOverPage(): void {
  const innermost = [...document.querySelectorAll('main *')].at(-1);
  innermost?.dispatchEvent(new Event('mouseup', { bubbles: true }));
}
