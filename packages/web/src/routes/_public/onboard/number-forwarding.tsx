import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { pageHead } from '@/components/page-head.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { ForwardingPage } from '@/features/forwarding/forwarding-page.tsx';
import {
  type ForwardingSearch,
  forwardingSearch,
} from '@/features/forwarding/forwarding-search.ts';
import { OwnBusinesses } from '@/features/forwarding/own-businesses.tsx';
import { useDraft } from '@/features/onboarding/draft-store.ts';

export const Route = createFileRoute('/_public/onboard/number-forwarding')({
  validateSearch: (search): ForwardingSearch => forwardingSearch(search),
  head: () => pageHead('Your AI employee is ready'),
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const { setUp } = useDraft().draft.answers;
  const { business } = search;
  const own = setUp && (business === undefined || business === setUp.businessId) ? setUp : null;
  const whose = own ?? (business ? { businessId: business, claimToken: null } : null);
  const { isAuthenticated, isLoading } = useAuth();
  const change = (next: ForwardingSearch) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: next.instructions !== true,
    });
  if (!whose && (isAuthenticated || isLoading))
    return (
      <PageColumn>
        <OwnBusinesses ready={!isLoading} onChoose={(id) => change({ business: id })} />
      </PageColumn>
    );
  return (
    <PageColumn>
      <ForwardingPage
        key={whose?.businessId}
        whose={whose}
        number={own?.agent ?? null}
        search={search}
        onSearch={change}
        onCloseInstructions={() =>
          history.canGoBack() ? history.back() : change({ instructions: undefined })
        }
      />
    </PageColumn>
  );
}
