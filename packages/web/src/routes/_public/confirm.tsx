import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { ConfirmPage } from '@/features/auth/sign-up/confirm-page.tsx';

export const Route = createFileRoute('/_public/confirm')({
  head: () => pageHead('Confirm your email address'),
  component: ConfirmPage,
});
