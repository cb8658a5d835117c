import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { AccountPage } from '@/features/auth/account/account-page.tsx';

export const Route = createFileRoute('/_console/account')({
  head: () => pageHead('Account'),
  component: AccountPage,
});
