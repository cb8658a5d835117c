import { Link } from '@tanstack/react-router';
import { Wordmark } from '../brand/mark.tsx';
import { ThemeToggle } from '../theme/theme-toggle.tsx';

const link = 'hover:text-ink hover:underline underline-offset-4';

export function PublicFooter() {
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
            <Link to="/pricing" className={link}>
              Pricing
            </Link>
            <Link to="/onboard" className={link}>
              Set up
            </Link>
            <Link to="/contact" className={link}>
              Contact
            </Link>
            <Link to="/login" className={link}>
              Login
            </Link>
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
