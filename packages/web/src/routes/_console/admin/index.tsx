import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';

import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_console/admin/')({
  head: () => pageHead('Command Center'),
  component: Page,
});

function Page() {
  return <UnfinishedPage title="Command Center" />;
}
