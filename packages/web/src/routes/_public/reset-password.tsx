import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { ResetPasswordPage } from '@/features/auth/password/reset-password-page.tsx';

export const Route = createFileRoute('/_public/reset-password')({
  head: () => pageHead('Choose a new password'),
  component: ResetPasswordPage,
});
