import { Link } from '@tanstack/react-router';
import { LogOut, Menu as MenuIcon, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAuth } from '../auth/auth-context.tsx';
import { Wordmark } from '../brand/mark.tsx';
import { SkipLink } from '../skip-link.tsx';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { AdminLinks } from './admin-links.tsx';

interface AdminShellProps {
  /** Whether pages that only operators may read are linked. */
  isOperator: boolean;
  /** What finds things, in the header. */
  search: ReactNode;
  onCreateAgent: () => void;
  onSignOut: () => void;
  children: ReactNode;
}

/** The frame of the signed-in pages: sidebar (a drawer below 1280 px), search, new agent, sign out. */
export function AdminShell(props: AdminShellProps) {
  const { isOperator, search, onCreateAgent, onSignOut, children } = props;
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <div className="min-h-dvh text-sm xl:grid xl:grid-cols-[15.5rem_1fr]">
      <SkipLink />
      <aside className="sticky top-0 hidden h-dvh border-r border-line bg-surface xl:block">
        <SidebarContent isOperator={isOperator} onSignOut={onSignOut} />
      </aside>
      <Sheet open={drawerOpen} onOpenChange={setDrawerOpen} title="Admin navigation">
        <SidebarContent
          isOperator={isOperator}
          onSignOut={onSignOut}
          onFollow={() => setDrawerOpen(false)}
        />
      </Sheet>
      <div className="min-w-0">
        <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-paper/90 px-4 backdrop-blur sm:px-6">
          <Button
            variant="ghost"
            size="icon"
            className="-ml-2 xl:hidden"
            aria-label="Open navigation"
            onClick={() => setDrawerOpen(true)}
          >
            <MenuIcon aria-hidden />
          </Button>
          {search}
          <div className="ml-auto flex items-center gap-1">
            <ThemeToggle />
            <Button onClick={onCreateAgent} aria-label="Create new agent">
              <Plus aria-hidden />
              <span className="hidden sm:inline">Create new agent</span>
            </Button>
          </div>
        </header>
        <main id="main" tabIndex={-1} className="mx-auto max-w-7xl px-4 py-6 sm:px-6 sm:py-8">
          {children}
        </main>
      </div>
    </div>
  );
}

interface SidebarContentProps {
  isOperator: boolean;
  onSignOut: () => void;
  onFollow?: () => void;
}

function SidebarContent({ isOperator, onSignOut, onFollow }: SidebarContentProps) {
  const { user } = useAuth();
  return (
    <div className="flex h-full flex-col gap-6 p-4">
      <Link to="/" className="rounded-control px-3 py-1" aria-label="Second Ring, front page">
        <Wordmark />
      </Link>
      <AdminLinks isOperator={isOperator} {...(onFollow ? { onFollow } : {})} />
      <div className="mt-auto border-t border-line pt-4">
        <Link
          to="/account"
          className="block rounded-control px-3 py-2 hover:bg-sunken"
          {...(onFollow ? { onClick: onFollow } : {})}
        >
          <span className="block truncate font-medium">{user?.name ?? 'Not signed in'}</span>
          {user?.email && user.email !== user.name ? (
            <span className="block truncate text-ink-soft">{user.email}</span>
          ) : null}
        </Link>
        <Button
          variant="ghost"
          className="mt-1 w-full justify-start px-3 text-ink-soft"
          onClick={onSignOut}
        >
          <LogOut aria-hidden />
          Sign Out
        </Button>
      </div>
    </div>
  );
}
