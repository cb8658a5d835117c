import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';

import { UnfinishedPage } from '@/components/unfinished-page.tsx';

export const Route = createFileRoute('/_console/admin/businesses/')({
  validateSearch: (search): { q?: string } => (typeof search.q === 'string' ? { q: search.q } : {}),
  head: () => pageHead('Businesses'),
  component: Page,
});

function Page() {
  return (
    <UnfinishedPage
      title="Businesses"
      description="Manage all registered businesses and their configurations."
    />
  );
}
