import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';

import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_console/admin/phone-numbers/')({
  head: () => pageHead('Phone Numbers'),
  component: Page,
});

function Page() {
  return (
    <UnfinishedPage
      title="Phone Numbers"
      description="View and manage phone numbers assigned to agents."
    />
  );
}
