import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { ForgotPasswordPage } from '@/features/auth/password/forgot-password-page.tsx';

export const Route = createFileRoute('/_public/forgot-password')({
  head: () =>
    pageHead(
      'Forgot your password',
      'Enter your email address, and we will send you a link to choose a new password.',
    ),
  component: ForgotPasswordPage,
});
