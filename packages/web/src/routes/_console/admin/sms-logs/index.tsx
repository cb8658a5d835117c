import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';

import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_console/admin/sms-logs/')({
  head: () => pageHead('SMS Logs'),
  component: Page,
});

function Page() {
  return (
    <UnfinishedPage
      title="SMS Logs"
      description="View logs of incoming and outgoing SMS messages."
    />
  );
}
