import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { queries } from '@/api/client.ts';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { usePageTitle } from '@/components/page-head.ts';
import { Breadcrumb, BreadcrumbStep } from '@/components/ui/breadcrumb.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { ErrorState } from '@/components/ui/notice.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { BusinessView } from './business-view.tsx';
import { failedFetch, isNotFound } from './failure-words.ts';
import { differencesKept } from './kept-edits.ts';
import { RemovedEdits } from './publishing/removed-edits.tsx';
import type { AddressBar } from './use-business-editing.ts';
import { useOrphanedEdits } from './use-kept-edits.ts';

interface BusinessPageProps extends AddressBar {
  businessId: string;
}

/** One business: who it is, what its AI knows, and the agent that answers for it. */
export function BusinessPage({ businessId, ...address }: BusinessPageProps) {
  const { data, error } = useQuery(
    queries.businesses.get.queryOptions({ input: { id: businessId } }),
  );
  usePageTitle(data?.name || 'Business');
  if (data)
    return (
      <Frame name={data.name || `Business (${data.id})`}>
        <BusinessView business={data} {...address} />
      </Frame>
    );
  return (
    <Frame name={error ? `Business (${businessId})` : 'Loading...'}>
      {error ? (
        <ErrorState
          title="Error Loading Business"
          message={failedFetch(error, 'business details')}
          action={isNotFound(error) ? <WayBack /> : null}
          onRetry={() => location.reload()}
        />
      ) : (
        <Loading />
      )}
      {isNotFound(error) ? <OrphanedEdits businessId={businessId} /> : null}
    </Frame>
  );
}

function Frame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Breadcrumb>
        <BreadcrumbStep>
          <Link to="/admin">Dashboard</Link>
        </BreadcrumbStep>
        <BreadcrumbStep>
          <Link to="/admin/businesses">Businesses</Link>
        </BreadcrumbStep>
        <BreadcrumbStep current>{name}</BreadcrumbStep>
      </Breadcrumb>
      {children}
    </div>
  );
}

function WayBack() {
  return (
    <Link to="/admin/businesses" className={buttonLook()}>
      Back to businesses
    </Link>
  );
}

function Loading() {
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-soft">
        Loading business details...
      </p>
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-20" />
      <Skeleton className="h-96" />
    </div>
  );
}

/** What this browser still keeps for a business that is gone; nothing where it keeps nothing. */
function OrphanedEdits({ businessId }: { businessId: string }) {
  const { user } = useAuth();
  const { kept, discard } = useOrphanedEdits(user?.id, businessId);
  return kept ? <RemovedEdits differences={differencesKept(kept)} onDiscard={discard} /> : null;
}
