import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';

import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_console/admin/businesses/$businessId')({
  head: () => pageHead('Business'),
  component: Page,
});

function Page() {
  return <UnfinishedPage title="Business" />;
}
