import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pageHead } from '@/components/page-head.ts';
import { CommitmentsPage } from '@/features/commitments/commitments-page.tsx';
import {
  type CommitmentsSearch,
  readCommitmentsSearch,
} from '@/features/commitments/commitments-search.ts';

export const Route = createFileRoute('/_console/admin/commitments/')({
  validateSearch: readCommitmentsSearch,
  head: () => pageHead('Promises'),
  component: RoutedPage,
});

function RoutedPage() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (search: CommitmentsSearch) => navigate({ search, replace: true }),
    [navigate],
  );
  return <CommitmentsPage search={Route.useSearch()} onSearch={onSearch} />;
}
