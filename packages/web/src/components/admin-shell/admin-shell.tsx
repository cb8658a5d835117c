import { Link } from '@tanstack/react-router';
import {
  Building2,
  CalendarDays,
  CircleCheckBig,
  Headset,
  LayoutDashboard,
  LogOut,
  Menu as MenuIcon,
  MessageSquareText,
  Phone,
  PhoneCall,
  Plus,
  ScrollText,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAuth } from '../auth/auth-context.tsx';
import { Wordmark } from '../brand/mark.tsx';
import { SkipLink } from '../skip-link.tsx';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';

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
          <span className="block text-sm text-ink-soft">Account</span>
        </Link>
        <Button
          variant="ghost"
          className="mt-1 w-full justify-start px-3 text-ink-soft"
          onClick={() => {
            // Something unsaved may keep them here.
            onFollow?.();
            onSignOut();
          }}
        >
          <LogOut aria-hidden />
          Sign Out
        </Button>
      </div>
    </div>
  );
}

const links = [
  { to: '/admin', label: 'Dashboard', icon: LayoutDashboard, exact: true },
  { to: '/admin/businesses', label: 'Businesses', icon: Building2 },
  { to: '/admin/agents', label: 'Agents', icon: Headset },
  { to: '/admin/phone-numbers', label: 'Phone Numbers', icon: Phone },
  { to: '/admin/call-logs', label: 'Call Logs', icon: PhoneCall },
  { to: '/admin/sms-logs', label: 'SMS Logs', icon: MessageSquareText },
  { to: '/admin/appointments', label: 'Appointments', icon: CalendarDays },
  { to: '/admin/commitments', label: 'Promises', icon: CircleCheckBig },
] as const;

const operatorLinks = [{ to: '/admin/audit-log', label: 'Audit Log', icon: ScrollText }] as const;

interface AdminLinksProps {
  isOperator: boolean;
  /** Lets a drawer close itself. */
  onFollow?: () => void;
}

/** The sidebar's links. */
function AdminLinks({ isOperator, onFollow }: AdminLinksProps) {
  return (
    <nav aria-label="Admin">
      <ul className="grid gap-0.5">
        {[...links, ...(isOperator ? operatorLinks : [])].map(
          ({ to, label, icon: Icon, ...rest }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={{ exact: 'exact' in rest, includeSearch: false }}
                {...(onFollow ? { onClick: onFollow } : {})}
                className="flex h-10 items-center gap-3 rounded-control px-3 text-sm text-ink-soft transition-colors hover:bg-sunken hover:text-ink data-[status=active]:bg-primary-wash data-[status=active]:font-medium data-[status=active]:text-primary-strong"
              >
                <Icon aria-hidden className="size-4.5" />
                {label}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
