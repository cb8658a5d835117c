import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { BusinessPage } from '@/features/business-detail/business-page.tsx';
import { type OpenDialog, readBusinessSearch } from '@/features/business-detail/business-search.ts';

export const Route = createFileRoute('/_console/admin/businesses/$businessId')({
  validateSearch: readBusinessSearch,
  head: () => pageHead('Business'),
  component: Page,
});

function Page() {
  const { businessId } = Route.useParams();
  const navigate = Route.useNavigate();
  // Closing replaces the entry: Back then leaves the page and does not open the dialog again.
  const onDialog = (dialog?: OpenDialog) =>
    navigate({ search: dialog ? { dialog } : {}, replace: !dialog });
  return (
    <BusinessPage
      key={businessId}
      businessId={businessId}
      search={Route.useSearch()}
      onDialog={onDialog}
    />
  );
}
