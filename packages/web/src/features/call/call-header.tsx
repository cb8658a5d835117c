import { Link } from '@tanstack/react-router';
import { Wordmark } from '@/components/brand/mark.tsx';
import { ThemeToggle } from '@/components/theme/theme-toggle.tsx';

export function CallHeader() {
  return (
    <header className="mx-auto flex w-full max-w-5xl items-center justify-between px-4 pt-3">
      <Link to="/" className="rounded-control" aria-label="Second Ring, front page">
        <Wordmark />
      </Link>
      <ThemeToggle />
    </header>
  );
}
