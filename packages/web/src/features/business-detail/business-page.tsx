import type { Business } from '@second-ring/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { queries } from '@/api/client.ts';
import { useShownMistakes } from '@/components/knowledge/shown-mistakes.ts';
import { Breadcrumb, BreadcrumbStep } from '@/components/ui/breadcrumb.tsx';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { ErrorState } from '@/components/ui/notice.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { AgentCard } from './agent/agent-card.tsx';
import { BusinessHeader } from './business-header.tsx';
import type { BusinessSearch, OpenDialog } from './business-search.ts';
import { EditBusinessDialog } from './edit-business-dialog.tsx';
import { failedFetch } from './failure-words.ts';
import { InfoCards } from './info-cards.tsx';
import { KnowledgeSections } from './knowledge/knowledge-sections.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { PublishBar } from './publish-bar.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import { mistakesIn, sectionsOf } from './staged-edits.ts';
import { usePublishing } from './use-publishing.ts';

interface BusinessPageProps {
  businessId: string;
  search: BusinessSearch;
  /** Opens a dialog through the address bar; left out, closes the one that is open. */
  onDialog: (dialog?: OpenDialog) => void;
}

/** One business: who it is, what its AI knows, and the agent that answers for it. */
export function BusinessPage({ businessId, search, onDialog }: BusinessPageProps) {
  const { data, error } = useQuery(
    queries.businesses.get.queryOptions({ input: { id: businessId } }),
  );
  if (data)
    return (
      <Frame name={data.name || `Business (${data.id})`}>
        <BusinessView business={data} dialog={search.dialog} onDialog={onDialog} />
      </Frame>
    );
  return (
    <Frame name={error ? `Business (${businessId})` : 'Loading...'}>
      {error ? (
        <ErrorState
          title="Error Loading Business"
          message={failedFetch(error, 'business details')}
          onRetry={() => location.reload()}
        />
      ) : (
        <Loading />
      )}
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

interface BusinessViewProps {
  business: Business;
  dialog: OpenDialog | undefined;
  onDialog: (dialog?: OpenDialog) => void;
}

function BusinessView({ business, dialog, onDialog }: BusinessViewProps) {
  const { current, staged, edit, discard, publish, isPublishing } = usePublishing(business);
  const { shown, onBlur, mayGoOn, ref } = useShownMistakes(mistakesIn(staged));
  const hasEdits = sectionsOf(staged).length > 0;
  const readiness = business.details?.readiness_assessment;
  return (
    <>
      <BusinessHeader business={business} onEdit={() => onDialog('edit')} />
      <InfoCards business={business} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-5">
          {business.about_us_text ? (
            <Card>
              <CardTitle>About Us</CardTitle>
              <p className="mt-2 whitespace-pre-line text-ink-soft">{business.about_us_text}</p>
            </Card>
          ) : null}
          <section ref={ref} onBlur={onBlur} aria-labelledby="knowledge">
            <h2 id="knowledge" className="mb-3 font-heading text-lg font-semibold">
              What your AI knows
            </h2>
            <KnowledgeSections current={current} mistakes={shown} onEdit={edit} />
          </section>
        </div>
        <aside aria-label="Readiness and agent" className="grid grid-cols-1 gap-5">
          {readiness ? <ReadinessCard {...readiness} /> : null}
          <AgentCard business={business} dialog={dialog} onDialog={onDialog} />
        </aside>
      </div>
      {hasEdits ? (
        <PublishBar
          staged={staged}
          isPublishing={isPublishing}
          onDiscard={discard}
          onPublish={() => {
            if (mayGoOn()) publish();
          }}
        />
      ) : null}
      {dialog === 'edit' ? (
        <EditBusinessDialog business={business} onClose={() => onDialog()} />
      ) : null}
      <LeaveDialog hasEdits={hasEdits} />
    </>
  );
}
