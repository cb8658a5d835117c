import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { ContactPage } from '@/features/contact/contact-page.tsx';

export const Route = createFileRoute('/_public/contact')({
  head: () =>
    pageHead(
      'Contact',
      'Write to the people behind Second Ring with questions about plans, setup or your account.',
    ),
  component: () => (
    <PageColumn>
      <ContactPage />
    </PageColumn>
  ),
});
