import type { Business } from '@second-ring/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { queries } from '@/api/client.ts';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { focusPathWhenDrawn } from '@/components/focus-path.ts';
import { useShownMistakes } from '@/components/knowledge/shown-mistakes.ts';
import { Breadcrumb, BreadcrumbStep } from '@/components/ui/breadcrumb.tsx';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { ErrorState } from '@/components/ui/notice.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { AgentCard } from './agent/agent-card.tsx';
import { BusinessHeader } from './business-header.tsx';
import type { BusinessSearch } from './business-search.ts';
import { EditBusinessDialog } from './edit-business-dialog.tsx';
import { FactsSection } from './facts/facts-section.tsx';
import { failedFetch } from './failure-words.ts';
import { InboxCard } from './inbox/inbox-card.tsx';
import { answeredBy } from './inbox/staged-answers.ts';
import { useInbox } from './inbox/use-inbox.ts';
import { InfoCards } from './info-cards.tsx';
import { KnowledgeSections } from './knowledge/knowledge-sections.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { LeftEditsNote } from './left-edits-note.tsx';
import { PublishBar } from './publish-bar.tsx';
import { ConflictDialog } from './publishing/conflict-dialog.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import { PublishAnywayDialog } from './rehearsal/publish-anyway-dialog.tsx';
import { RehearsalCard } from './rehearsal/rehearsal-card.tsx';
import { useRehearsal } from './rehearsal/use-rehearsal.ts';
import { mistakesIn, sectionOfMistake, sectionsOf } from './staged-edits.ts';
import { useDeepLink } from './use-deep-link.ts';
import { useKeptEdits } from './use-kept-edits.ts';
import { useOpenSection } from './use-open-section.ts';
import { usePublishing } from './use-publishing.ts';

interface AddressBar {
  search: BusinessSearch;
  /** The anchor, without `#`. */
  hash: string;
  onSearch: (change: BusinessSearch, replace?: boolean) => void;
}

interface BusinessPageProps extends AddressBar {
  businessId: string;
}

/** One business: who it is, what its AI knows, and the agent that answers for it. */
export function BusinessPage({ businessId, ...address }: BusinessPageProps) {
  const { data, error } = useQuery(
    queries.businesses.get.queryOptions({ input: { id: businessId } }),
  );
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

interface BusinessViewProps extends AddressBar {
  business: Business;
}

function BusinessView({ business, search, hash, onSearch }: BusinessViewProps) {
  const { user } = useAuth();
  const { current, staged, edit, discard, publish, isPublishing, conflict } =
    usePublishing(business);
  const { leftAt, isReady } = useKeptEdits(user?.id, business.id, staged, edit);
  const linked = useDeepLink({ hash, search, current, onEdit: edit, onSearch, isReady });
  const onToggleSection = useOpenSection(search.section, onSearch);
  const mistakes = mistakesIn(staged);
  const { shown, onBlur, mayGoOn, ref } = useShownMistakes(mistakes);
  const hasEdits = sectionsOf(staged).length > 0;
  const { dialog } = search;
  const onDialog = (next?: BusinessSearch['dialog']) => onSearch({ dialog: next });
  const showFirstMistake = () => {
    const [path = ''] = Object.keys(mistakes);
    onSearch({ section: sectionOfMistake(staged, path) });
    focusPathWhenDrawn(linked.form.current, [path]);
  };
  const readiness = business.details?.readiness_assessment;
  const rehearsal = useRehearsal(business, current);
  const inbox = useInbox(business.id, business.version);
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
          {leftAt ? <LeftEditsNote leftAt={leftAt} onDiscard={discard} /> : null}
          <section
            ref={(element) => {
              ref(element);
              linked.form.current = element;
            }}
            onBlur={onBlur}
            aria-labelledby="knowledge"
          >
            <h2 id="knowledge" className="mb-3 font-heading text-lg font-semibold">
              What your AI knows
            </h2>
            {linked.isMissing ? (
              <p role="status" className="mb-3 text-ink-soft">
                What this answer stood on is no longer here. It may have been removed since.
              </p>
            ) : null}
            <KnowledgeSections
              current={current}
              published={business.details}
              staged={staged}
              mistakes={shown}
              openSection={search.section}
              onToggleSection={onToggleSection}
              onEdit={edit}
            />
          </section>
          <InboxCard
            business={business}
            inbox={inbox}
            current={current}
            staged={staged}
            onEdit={edit}
            onShow={(section) => onSearch({ section })}
          />
          <FactsSection businessId={business.id} staged={staged} />
        </div>
        <aside aria-label="Readiness and agent" className="grid grid-cols-1 gap-5">
          {readiness ? <ReadinessCard {...readiness} /> : null}
          <RehearsalCard
            rehearsal={rehearsal}
            open={search.rehearsed}
            onOpen={(rehearsed) => onSearch({ rehearsed })}
          />
          <AgentCard business={business} dialog={dialog} onDialog={onDialog} />
        </aside>
      </div>
      {hasEdits ? (
        <PublishBar
          staged={staged}
          isPublishing={isPublishing || rehearsal.progress !== null}
          onDiscard={discard}
          onPublish={() => {
            if (mayGoOn())
              void rehearsal.publishRehearsed(() =>
                publish({ answeredQuestions: answeredBy(staged, inbox.groups.data ?? []) }),
              );
            else showFirstMistake();
          }}
        />
      ) : null}
      {dialog === 'edit' ? (
        <EditBusinessDialog business={business} startAt={linked.field} onClose={() => onDialog()} />
      ) : null}
      <PublishAnywayDialog rehearsal={rehearsal} />
      <ConflictDialog {...conflict} />
      <LeaveDialog hasEdits={hasEdits} onDiscard={discard} />
    </>
  );
}
