import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_public/onboard/step-four')({
  head: () => pageHead('Day-to-day operations'),
  component: Page,
});

function Page() {
  return (
    <PageColumn>
      <UnfinishedPage title="Day-to-day operations" badge="Final Step" />
    </PageColumn>
  );
}
