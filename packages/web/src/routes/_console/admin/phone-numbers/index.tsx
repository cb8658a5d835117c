import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pageHead } from '@/components/page-head.ts';
import { PhoneNumbersPage } from '@/features/phone-numbers/phone-numbers-page.tsx';
import {
  type PhoneNumbersSearch,
  readPhoneNumbersSearch,
} from '@/features/phone-numbers/phone-numbers-search.ts';

export const Route = createFileRoute('/_console/admin/phone-numbers/')({
  validateSearch: (search): PhoneNumbersSearch & { dialog?: 'add' } => ({
    ...readPhoneNumbersSearch(search),
    ...(search.dialog === 'add' && { dialog: 'add' }),
  }),
  head: () => pageHead('Phone Numbers'),
  component: RoutedPage,
});

function RoutedPage() {
  const { dialog, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (next: PhoneNumbersSearch) => navigate({ search: next, replace: true }),
    [navigate],
  );
  return (
    <PhoneNumbersPage
      search={search}
      onSearch={onSearch}
      isAdding={dialog === 'add'}
      onAdd={(open) => navigate({ search: open ? { ...search, dialog: 'add' } : search })}
    />
  );
}
