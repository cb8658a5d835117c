import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { queryClient } from '@/api/query-client.ts';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { AdminShell } from '@/components/admin-shell/admin-shell.tsx';
import { type NewAgentTab, readNewAgentSearch } from '@/components/admin-shell/new-agent-search.ts';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { Toaster } from '@/components/ui/toaster.tsx';
import { settledAuth } from '@/features/auth/session/auth.ts';
import { useSignOut } from '@/features/auth/session/auth-redirects.ts';
import { useClaims } from '@/features/claims/use-claims.ts';
import { ForwardingBanner } from '@/features/forwarding/forwarding-banner.tsx';
import { CommandPalette } from '@/features/search/command-palette.tsx';

const NewAgent = lazy(() => import('./-new-agent.tsx'));

export const Route = createFileRoute('/_console')({
  validateSearch: readNewAgentSearch,
  beforeLoad: async ({ context, location }) => {
    const { isAuthenticated, needsSecondFactor } = context.auth.isLoading
      ? await settledAuth()
      : context.auth;
    if (!isAuthenticated || needsSecondFactor)
      throw redirect({ to: '/login', search: { redirect: location.href } });
  },
  component: ConsoleLayout,
});

function ConsoleLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Console />
      <Toaster />
    </QueryClientProvider>
  );
}

function Console() {
  const { user } = useAuth();
  const userId = user?.id;
  const signOut = useSignOut();
  const isOperator = useIsOperator();
  const { create } = Route.useSearch();
  const navigate = useNavigate();
  const show = (tab: NewAgentTab | undefined, replace: boolean) =>
    navigate({ to: '.', search: (now) => ({ ...now, create: tab }), replace });
  useClaims(userId);
  // What one person was shown is not for the next.
  useEffect(() => (userId ? () => queryClient.clear() : undefined), [userId]);
  return (
    <AdminShell
      isOperator={isOperator}
      search={<CommandPalette isOperator={isOperator} />}
      onCreateAgent={() => show('business', false)}
      onSignOut={signOut}
    >
      <ForwardingBanner />
      <Outlet />
      {create ? (
        <Suspense>
          <NewAgent
            tab={create}
            onTab={(tab) => show(tab, true)}
            onClose={() => show(undefined, true)}
            onMade={(businessId) =>
              navigate({ to: '/admin/businesses/$businessId', params: { businessId } })
            }
          />
        </Suspense>
      ) : null}
    </AdminShell>
  );
}
