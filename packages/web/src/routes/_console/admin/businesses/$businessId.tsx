import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pageHead } from '@/components/page-head.ts';
import { BusinessPage } from '@/features/business-detail/business-page.tsx';
import {
  type BusinessSearch,
  readBusinessSearch,
} from '@/features/business-detail/business-search.ts';

export const Route = createFileRoute('/_console/admin/businesses/$businessId')({
  validateSearch: readBusinessSearch,
  head: () => pageHead('Business'),
  component: Page,
});

function Page() {
  const { businessId } = Route.useParams();
  const navigate = Route.useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  // Only a dialog or the test call that opens is an entry of its own: Back closes it, and leaves the
  // page otherwise.
  const onSearch = useCallback(
    (change: BusinessSearch, replace = !change.dialog && !change.call) =>
      navigate({ search: (now) => ({ ...now, ...change }), replace }),
    [navigate],
  );
  return (
    <BusinessPage
      key={businessId}
      businessId={businessId}
      search={Route.useSearch()}
      hash={hash}
      onSearch={onSearch}
    />
  );
}
