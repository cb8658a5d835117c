import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pageHead } from '@/components/page-head.ts';
import { PhoneNumbersPage } from '@/features/phone-numbers/phone-numbers-page.tsx';
import {
  type PhoneNumbersSearch,
  readPhoneNumbersSearch,
} from '@/features/phone-numbers/phone-numbers-search.ts';

export const Route = createFileRoute('/_console/admin/phone-numbers/')({
  validateSearch: readPhoneNumbersSearch,
  head: () => pageHead('Phone Numbers'),
  component: RoutedPage,
});

function RoutedPage() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (search: PhoneNumbersSearch) => navigate({ search, replace: true }),
    [navigate],
  );
  return <PhoneNumbersPage search={Route.useSearch()} onSearch={onSearch} />;
}
