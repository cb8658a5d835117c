import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_public/onboard/number-forwarding')({
  head: () => pageHead('Your AI employee is ready'),
  component: Page,
});

function Page() {
  return (
    <PageColumn>
      <UnfinishedPage title="Your AI employee is ready" badge="Final Step" />
    </PageColumn>
  );
}
