import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';

import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_console/admin/call-logs/')({
  head: () => pageHead('Call Logs'),
  component: Page,
});

function Page() {
  return (
    <UnfinishedPage
      title="Call Logs"
      description="View logs and details of calls handled by AI agents."
    />
  );
}
