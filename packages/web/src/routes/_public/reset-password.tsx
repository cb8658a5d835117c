import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_public/reset-password')({
  head: () => pageHead('Choose a new password'),
  component: Page,
});

function Page() {
  return (
    <PageColumn>
      <UnfinishedPage title="Choose a new password" />
    </PageColumn>
  );
}
