import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pageHead } from '@/components/page-head.ts';
import { BusinessesPage } from '@/features/businesses/businesses-page.tsx';
import {
  type BusinessesSearch,
  readBusinessesSearch,
} from '@/features/businesses/businesses-search.ts';

export const Route = createFileRoute('/_console/admin/businesses/')({
  validateSearch: readBusinessesSearch,
  head: () => pageHead('Businesses'),
  component: RoutedPage,
});

function RoutedPage() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (search: BusinessesSearch) => navigate({ search, replace: true }),
    [navigate],
  );
  const onAdd = () => navigate({ search: (now) => ({ ...now, create: 'business' }) });
  return <BusinessesPage search={Route.useSearch()} onSearch={onSearch} onAdd={onAdd} />;
}
