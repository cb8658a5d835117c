import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_public/onboard/step-one')({
  head: () => pageHead('Confirm your business details'),
  component: Page,
});

function Page() {
  return (
    <PageColumn>
      <UnfinishedPage title="Confirm your business details" badge="Step 1 of 3" />
    </PageColumn>
  );
}
