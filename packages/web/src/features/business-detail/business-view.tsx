import { type Business, tradeNamed } from '@second-ring/contract';
import { dayAt } from '@second-ring/conversation';
import { History, type LucideIcon, Mail, MapPin, Navigation, Phone } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { Instant } from '@/components/instant.tsx';
import { writtenNumber } from '@/components/phone-number.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { AgentCard } from './agent/agent-card.tsx';
import { CallSheet } from './agent/call-sheet.tsx';
import { BusinessDialogs } from './business-dialogs.tsx';
import { BusinessHeader, PublishBar, SkipToPublishing } from './business-header.tsx';
import type { BusinessSearch, OpenSection } from './business-search.ts';
import { FactsSection } from './facts/facts-section.tsx';
import { InboxCard } from './inbox/inbox-card.tsx';
import { KeptCallsList } from './kept-calls/kept-calls-list.tsx';
import { KnowledgeSections } from './knowledge/knowledge-sections.tsx';
import { PracticeCard } from './practice/practice-card.tsx';
import { RemovedEdits } from './publishing/removed-edits.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import { RehearsalCard } from './rehearsal/rehearsal-card.tsx';
import {
  type AddressBar,
  type BusinessEditing,
  useBusinessEditing,
} from './use-business-editing.ts';
import type { Left } from './use-kept-edits.ts';

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
      {editing.hasEdits && !editing.isRemoved ? <SkipToPublishing /> : null}
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
          <AgentCard
            business={business}
            hasEdits={editing.hasEdits}
            dialog={search.dialog}
            onDialog={onDialog}
          />
        </aside>
      </div>
      <BottomBar editing={editing} />
      {business.agent ? (
        <CallSheet
          agent={business.agent}
          version={business.version}
          hasEdits={editing.hasEdits}
          isShown={search.call === true}
          onShown={(isShown) => onSearch({ call: isShown || undefined })}
        />
      ) : null}
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
  const { current, staged, edit, left, linked, shown, inbox, discardWithUndo } = editing;
  const onToggleSection = useOpenSection(search.section, onSearch);
  return (
    <div className="grid grid-cols-1 gap-5">
      {business.about_us_text ? (
        <Card>
          <CardTitle>About Us</CardTitle>
          <p className="mt-2 whitespace-pre-line text-ink-soft">{business.about_us_text}</p>
        </Card>
      ) : null}
      {left ? (
        <LeftEditsNote left={left} timeZone={business.time_zone} onDiscard={discardWithUndo} />
      ) : null}
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
      onDiscard={editing.discardWithUndo}
      onPublish={editing.publishStaged}
    />
  );
}

/**
 * Keeps the open section in the address bar. The browser closes a section by itself when another
 * opens, and tells of both in any order: only the closing of the one last wanted closes all.
 */
function useOpenSection(
  section: OpenSection | undefined,
  onSearch: (change: BusinessSearch) => void,
): (section: OpenSection, open: boolean) => void {
  const wanted = useRef(section);
  useEffect(() => {
    wanted.current = section;
  }, [section]);
  return useCallback(
    (toggled, open) => {
      if (open === (wanted.current === toggled)) return;
      wanted.current = open ? toggled : undefined;
      onSearch({ section: wanted.current });
    },
    [onSearch],
  );
}

/** How the business is reached and where it works. */
function InfoCards({ business }: { business: Business }) {
  const { email, phone_number, address, geographic_service_area } = business;
  return (
    <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <InfoCard icon={Mail} name="Email" value={email} />
      <InfoCard icon={Phone} name="Phone" value={phone_number && writtenNumber(phone_number)} />
      <InfoCard icon={MapPin} name="Address" value={address} />
      <InfoCard icon={Navigation} name="Service Area" value={geographic_service_area} />
    </dl>
  );
}

interface InfoCardProps {
  icon: LucideIcon;
  name: string;
  value: string | null;
}

function InfoCard({ icon: Icon, name, value }: InfoCardProps) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface px-4 py-3">
      <dt className="flex items-center gap-2 text-xs text-ink-soft">
        <Icon aria-hidden className="size-4" />
        {name}
      </dt>
      <dd className="mt-1 break-words">{value || 'N/A'}</dd>
    </div>
  );
}

interface LeftEditsNoteProps {
  left: Left;
  timeZone: string;
  onDiscard: () => void;
}

/** Tells that edits of an earlier visit are back in the page, still to be published. */
function LeftEditsNote({ left: { at, isOvertaken }, timeZone, onDiscard }: LeftEditsNoteProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-accent-wash px-4 py-3"
    >
      <History aria-hidden className="size-5 shrink-0 text-pending" />
      <p className="min-w-0 flex-1 basis-60">
        You have unpublished edits from <Instant at={at} timeZone={timeZone} />. They have been
        restored. Callers hear them once you publish.
        {isOvertaken
          ? ' Something else has been published since. You can look at it before publishing yours.'
          : null}
      </p>
      <Button variant="outline" size="small" onClick={onDiscard}>
        Discard them
      </Button>
    </div>
  );
}
