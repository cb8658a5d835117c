import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_public/contact')({
  head: () => pageHead('Contact'),
  component: Page,
});

function Page() {
  return (
    <PageColumn>
      <UnfinishedPage title="Contact" description="Questions about plans, setup or your account." />
    </PageColumn>
  );
}
