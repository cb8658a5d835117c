import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { SignUpPage } from '@/features/auth/sign-up/sign-up-page.tsx';

export const Route = createFileRoute('/_public/sign-up')({
  head: () =>
    pageHead('Sign up', 'Create an account for your AI employee. Free to start, no credit card.'),
  component: SignUpPage,
});
