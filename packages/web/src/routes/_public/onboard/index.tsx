import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_public/onboard/')({
  head: () => pageHead('Train your AI employee for free'),
  component: Page,
});

function Page() {
  return (
    <PageColumn>
      <UnfinishedPage title="Train your AI employee for free" />
    </PageColumn>
  );
}
