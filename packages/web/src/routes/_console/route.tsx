import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { queryClient } from '@/api/query-client.ts';
import { AdminShell } from '@/components/admin-shell/admin-shell.tsx';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { Toaster } from '@/components/ui/toaster.tsx';
import { TooltipProvider } from '@/components/ui/tooltip.tsx';
import { useSignOut } from '@/features/auth/session/use-sign-out.ts';
import { useClaims } from '@/features/claims/use-claims.ts';
import { NewAgentDialog } from '@/features/new-agent/new-agent-dialog.tsx';
import { configuredPlaces } from '@/features/places/configured-places.ts';
import { PlaceSearch } from '@/features/places/place-search.tsx';

export const Route = createFileRoute('/_console')({
  beforeLoad: ({ context, location }) => {
    const { isAuthenticated, needsSecondFactor } = context.auth;
    if (!isAuthenticated || needsSecondFactor)
      throw redirect({ to: '/login', search: { redirect: location.href } });
  },
  component: ConsoleLayout,
});

function ConsoleLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider delayDuration={300}>
        <Console />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  );
}

function Console() {
  const navigate = useNavigate();
  const { user } = useAuth();
  const userId = user?.id;
  const signOut = useSignOut();
  const [creating, setCreating] = useState(false);
  useClaims(userId);
  // What one person was shown is not for the next.
  useEffect(() => (userId ? () => queryClient.clear() : undefined), [userId]);
  return (
    <AdminShell
      onSearch={(q) => navigate({ to: '/admin/businesses', search: q ? { q } : {} })}
      onCreateAgent={() => setCreating(true)}
      onSignOut={signOut}
    >
      <Outlet />
      <NewAgentDialog
        open={creating}
        onOpenChange={setCreating}
        placeSearch={(onSelect) => <PlaceSearch places={configuredPlaces} onSelect={onSelect} />}
      />
    </AdminShell>
  );
}
