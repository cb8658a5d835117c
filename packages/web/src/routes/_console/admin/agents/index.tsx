import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';

import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_console/admin/agents/')({
  head: () => pageHead('Agents'),
  component: Page,
});

function Page() {
  return (
    <UnfinishedPage
      title="Agents"
      description="View and manage AI agents assigned to businesses."
    />
  );
}
