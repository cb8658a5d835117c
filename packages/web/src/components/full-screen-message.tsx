import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAuth } from './auth/auth-context.tsx';
import { Arcs, halo, Mark } from './brand/mark.tsx';
import { usePageTitle } from './page-head.ts';
import { buttonLook } from './ui/button-look.ts';

/** Fills the screen while it is not yet known who is there. */
export function FullScreenLoading() {
  return (
    <div className="grid min-h-dvh place-items-center" role="status">
      <div className="grid justify-items-center gap-3 text-ink-soft">
        <Mark className="size-10 animate-sheen" />
        Loading...
      </div>
    </div>
  );
}

function FullScreenMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="relative isolate grid min-h-dvh place-items-center overflow-hidden p-6 text-center"
    >
      <Arcs className="absolute top-1/2 left-1/2 -z-10 size-[46rem] -translate-1/2 text-line" />
      <div className={`max-w-md ${halo}`}>
        <Mark className="mx-auto mb-5 size-12" />
        <h1 className="text-3xl font-semibold">{title}</h1>
        {children}
      </div>
    </main>
  );
}

/** What an unknown address shows. */
export function NotFound() {
  usePageTitle('Not Found');
  const { isAuthenticated } = useAuth();
  return (
    <FullScreenMessage title="Not Found">
      <p className="mt-2 text-ink-soft">
        There is no page at this address. It may have moved, or the link may be mistyped.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {isAuthenticated ? (
          <Link to="/admin" className={buttonLook()}>
            Go to the dashboard
          </Link>
        ) : null}
        <Link to="/" className={buttonLook(isAuthenticated ? { variant: 'outline' } : {})}>
          Go to the front page
        </Link>
      </div>
    </FullScreenMessage>
  );
}

/** What a page shows when drawing it failed. */
export function PageFailure({ reset }: { reset: () => void }) {
  return (
    <FullScreenMessage title="This page could not be shown">
      <p className="mt-2 text-ink-soft" role="alert">
        Something went wrong. Try again, or reload the page.
      </p>
      <button type="button" className={buttonLook({ className: 'mt-6' })} onClick={reset}>
        Try again
      </button>
    </FullScreenMessage>
  );
}
