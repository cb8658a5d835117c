import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';

import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_console/account')({
  head: () => pageHead('Account'),
  component: Page,
});

function Page() {
  return <UnfinishedPage title="Account" />;
}
