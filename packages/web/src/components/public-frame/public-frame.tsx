import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAuth } from '../auth/auth-context.tsx';
import { Arcs } from '../brand/arcs.tsx';
import { Wordmark } from '../brand/mark.tsx';
import { useTakenOver } from '../page-taken-over.ts';
import { SkipLink } from '../skip-link.tsx';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { PublicFooter } from './public-footer.tsx';

/** The frame of every public page: header, the page, footer. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}

const navLink =
  'rounded-control px-2 py-2 text-sm text-ink-soft sm:px-3 transition-colors hover:text-ink data-[status=active]:font-bold data-[status=active]:text-ink';

function PublicHeader() {
  const { isAuthenticated } = useAuth();
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center justify-between px-4 py-4 sm:px-6">
      <Link to="/" className="rounded-control" aria-label="Second Ring, front page">
        <Wordmark />
      </Link>
      <nav aria-label="Main" className="flex items-center sm:gap-1">
        <Link to="/pricing" className={navLink}>
          Pricing
        </Link>
        <Link to="/contact" className={navLink}>
          Contact
        </Link>
        {isAuthenticated ? (
          <Link to="/admin" className={navLink}>
            Dashboard
          </Link>
        ) : (
          <Link to="/login" className={navLink}>
            Login
          </Link>
        )}
        <span className="hidden sm:block">
          <ThemeToggle />
        </span>
      </nav>
    </header>
  );
}

/**
 * The narrow centred column that pages other than the front page stand in. The arcs come in from the
 * right, below the header.
 */
export function PageColumn({ wide, children }: { wide?: boolean; children: ReactNode }) {
  useTakenOver();
  return (
    <div
      className={`mx-auto w-full px-4 py-10 sm:py-16 ${wide ? 'max-w-6xl sm:px-6' : 'max-w-2xl'}`}
    >
      <Arcs className="absolute top-[-14rem] right-[-31rem] -z-10 size-[62rem] mask-[linear-gradient(transparent_19rem,black_34rem)] text-line" />
      {children}
    </div>
  );
}
