import { type Business, tradeNamed } from '@second-ring/contract';
import { dayAt } from '@second-ring/conversation';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { AgentCard } from './agent/agent-card.tsx';
import { CallSheet } from './agent/call-sheet.tsx';
import { BusinessDialogs } from './business-dialogs.tsx';
import { BusinessHeader } from './business-header.tsx';
import type { BusinessSearch } from './business-search.ts';
import { FactsSection } from './facts/facts-section.tsx';
import { InboxCard } from './inbox/inbox-card.tsx';
import { InfoCards } from './info-cards.tsx';
import { KeptCallsList } from './kept-calls/kept-calls-list.tsx';
import { KnowledgeSections } from './knowledge/knowledge-sections.tsx';
import { LeftEditsNote } from './left-edits-note.tsx';
import { PracticeCard } from './practice/practice-card.tsx';
import { PublishBar } from './publish-bar.tsx';
import { RemovedEdits } from './publishing/removed-edits.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import { RehearsalCard } from './rehearsal/rehearsal-card.tsx';
import {
  type AddressBar,
  type BusinessEditing,
  useBusinessEditing,
} from './use-business-editing.ts';
import { useOpenSection } from './use-open-section.ts';

interface BusinessViewProps extends AddressBar {
  business: Business;
}

/** A business that has arrived, with what is being edited of it. */
export function BusinessView({ business, ...address }: BusinessViewProps) {
  const { search, onSearch } = address;
  const editing = useBusinessEditing(business, address);
  const { rehearsal, keptCalls } = editing;
  const readiness = business.details?.readiness_assessment;
  const onDialog = (dialog?: BusinessSearch['dialog']) =>
    onSearch({ dialog, version: undefined, kept: undefined });
  return (
    <>
      <BusinessHeader
        business={business}
        onEdit={() => onDialog('edit')}
        onVersions={() => onDialog('versions')}
      />
      <InfoCards business={business} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <KnowledgeColumn business={business} editing={editing} {...address} />
        <aside aria-label="Readiness and agent" className="grid grid-cols-1 gap-5">
          {readiness ? <ReadinessCard {...readiness} /> : null}
          <RehearsalCard
            rehearsal={rehearsal}
            keptCalls={
              <KeptCallsList
                keptCalls={keptCalls}
                onEdit={(kept) => onSearch({ dialog: 'kept-call', kept })}
              />
            }
            open={search.rehearsed}
            onOpen={(rehearsed) => onSearch({ rehearsed })}
          />
          <AgentCard business={business} dialog={search.dialog} onDialog={onDialog} />
        </aside>
      </div>
      <BottomBar editing={editing} />
      {business.agent ? <CallSheet agent={business.agent} /> : null}
      <BusinessDialogs
        business={business}
        editing={editing}
        search={search}
        onSearch={onSearch}
        onClose={() => onDialog()}
      />
    </>
  );
}

interface KnowledgeColumnProps extends BusinessViewProps {
  editing: BusinessEditing;
}

function KnowledgeColumn({ business, editing, search, onSearch }: KnowledgeColumnProps) {
  const { current, staged, edit, left, linked, shown, inbox, discard } = editing;
  const onToggleSection = useOpenSection(search.section, onSearch);
  return (
    <div className="grid grid-cols-1 gap-5">
      {business.about_us_text ? (
        <Card>
          <CardTitle>About Us</CardTitle>
          <p className="mt-2 whitespace-pre-line text-ink-soft">{business.about_us_text}</p>
        </Card>
      ) : null}
      {left ? <LeftEditsNote left={left} onDiscard={discard} /> : null}
      <section
        ref={(element) => {
          shown.ref(element);
          linked.form.current = element;
        }}
        onBlur={shown.onBlur}
        aria-labelledby="knowledge"
      >
        <h2 id="knowledge" className="mb-3 font-heading text-lg font-semibold">
          What your AI knows
        </h2>
        {linked.isMissing ? (
          <p role="status" className="mb-3 text-ink-soft">
            The entry behind this answer is no longer here. It may have been removed since.
          </p>
        ) : null}
        <KnowledgeSections
          current={current}
          published={business.details}
          staged={staged}
          mistakes={shown.shown}
          trade={tradeNamed(`${business.primary_industry ?? ''} ${business.name ?? ''}`)}
          today={dayAt(Date.now(), business.time_zone)}
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
      <PracticeCard
        business={business}
        current={current}
        staged={staged}
        onEdit={edit}
        onShow={(section) => onSearch({ section })}
        open={search.practised}
        onOpen={(practised) => onSearch({ practised })}
      />
      <FactsSection businessId={business.id} staged={staged} />
    </div>
  );
}

function BottomBar({ editing }: { editing: BusinessEditing }) {
  const { differences, hasEdits, isRemoved, isPublishing, rehearsal, staging } = editing;
  if (!hasEdits) return null;
  if (isRemoved) return <RemovedEdits differences={differences} onDiscard={editing.discard} />;
  return (
    <PublishBar
      differences={differences}
      restoredFrom={staging.restoredFrom}
      isPublishing={isPublishing || rehearsal.progress !== null}
      onDiscard={editing.discard}
      onPublish={editing.publishStaged}
    />
  );
}
