import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { useAuth } from '../auth/auth-context.tsx';
import { Arcs, Wordmark } from '../brand/mark.tsx';
import { useTakenOver } from '../page-taken-over.ts';
import { SkipLink } from '../skip-link.tsx';
import { ThemeToggle } from '../theme/theme-toggle.tsx';

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

const navLink =
  'rounded-control px-1 py-2 text-sm text-ink-soft sm:px-3 transition-colors hover:text-ink data-[status=active]:font-bold data-[status=active]:text-ink';

/** Where whoever is here finds their account. */
function AccountLink({ className }: { className: string }) {
  const { isAuthenticated, isLoading } = useAuth();
  useEffect(() => {
    // A page arrives drawn for a visitor, and the early script marks it where somebody may be signed in.
    if (!isLoading) delete document.documentElement.dataset.mayBeSignedIn;
  }, [isLoading]);
  return (
    <Link
      to={isAuthenticated ? '/admin' : '/login'}
      className={clsx(className, isAuthenticated ? '' : 'awaits-session')}
    >
      {isAuthenticated ? 'Dashboard' : 'Login'}
    </Link>
  );
}

function PublicHeader() {
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-1 px-3 py-4 sm:px-6">
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
        <AccountLink className={navLink} />
        <span className="hidden sm:block">
          <ThemeToggle />
        </span>
      </nav>
    </header>
  );
}

const footerLink = 'hover:text-ink hover:underline underline-offset-4';

function PublicFooter() {
  return (
    <footer className="mt-16 border-t border-line bg-paper/70">
      <div className="mx-auto flex max-w-6xl flex-col gap-8 px-4 py-10 sm:flex-row sm:items-end sm:justify-between sm:px-6">
        <div>
          <Wordmark />
          <p className="mt-2 max-w-xs text-sm text-ink-soft">
            The AI employee that picks up by the second ring.
          </p>
        </div>
        <div className="text-sm text-ink-soft sm:text-right">
          <nav aria-label="Footer" className="flex flex-wrap gap-x-5 gap-y-2 sm:justify-end">
            <Link to="/pricing" className={footerLink}>
              Pricing
            </Link>
            <Link to="/onboard" className={footerLink}>
              Set up
            </Link>
            <Link to="/contact" className={footerLink}>
              Contact
            </Link>
            <AccountLink className={footerLink} />
          </nav>
          <p className="mt-3 flex items-center gap-2 sm:justify-end">
            © Second Ring
            <span className="sm:hidden">
              <ThemeToggle />
            </span>
          </p>
        </div>
      </div>
    </footer>
  );
}
