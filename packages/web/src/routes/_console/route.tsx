import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect, useNavigate } from '@tanstack/react-router';
import { queryClient } from '@/api/query-client.ts';
import { AdminShell } from '@/components/admin-shell/admin-shell.tsx';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { Toaster } from '@/components/ui/toaster.tsx';
import { TooltipProvider } from '@/components/ui/tooltip.tsx';

export const Route = createFileRoute('/_console')({
  beforeLoad: ({ context, location }) => {
    if (!context.auth.isAuthenticated)
      throw redirect({ to: '/login', search: { redirect: location.href } });
  },
  component: ConsoleLayout,
});

function ConsoleLayout() {
  const navigate = useNavigate();
  const { signOut } = useAuth();
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider delayDuration={300}>
        <AdminShell
          onSearch={(q) => navigate({ to: '/admin/businesses', search: q ? { q } : {} })}
          onCreateAgent={() => navigate({ to: '/admin/agents' })}
          onSignOut={() => signOut().then(() => navigate({ to: '/login' }))}
        >
          <Outlet />
        </AdminShell>
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
