import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_public/forgot-password')({
  head: () => pageHead('Forgot your password'),
  component: Page,
});

function Page() {
  return (
    <PageColumn>
      <UnfinishedPage
        title="Forgot your password"
        description="We send a link to choose a new one."
      />
    </PageColumn>
  );
}
