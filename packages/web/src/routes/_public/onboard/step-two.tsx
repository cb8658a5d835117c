import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_public/onboard/step-two')({
  head: () => pageHead('Services'),
  component: Page,
});

function Page() {
  return (
    <PageColumn>
      <UnfinishedPage title="Services" badge="Step 2 of 3" />
    </PageColumn>
  );
}
