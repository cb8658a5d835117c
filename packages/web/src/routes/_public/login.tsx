import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { returnPath, returnPathOrHome } from '@/features/auth/session/return-path.ts';
import { LoginPage } from '@/features/auth/sign-in/login-page.tsx';

export const Route = createFileRoute('/_public/login')({
  validateSearch: (search): { redirect?: string } => {
    const redirect = returnPath(search.redirect);
    return redirect ? { redirect } : {};
  },
  head: () =>
    pageHead('Login', 'Sign in to see who called and to keep your AI employee up to date.'),
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  return <LoginPage returnTo={returnPathOrHome(redirect)} />;
}
