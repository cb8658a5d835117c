import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_public/onboard/step-three')({
  head: () => pageHead('Common questions and answers'),
  component: Page,
});

function Page() {
  return (
    <PageColumn>
      <UnfinishedPage title="Common questions and answers" badge="Step 3 of 3" />
    </PageColumn>
  );
}
