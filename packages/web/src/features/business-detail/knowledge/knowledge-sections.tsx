import { defaultHours } from '@second-ring/contract';
import { memo } from 'react';
import { JsonBox } from '@/components/json-box.tsx';
import { HoursEditor } from '@/components/knowledge/hours-editor.tsx';
import { NotesEditor } from '@/components/knowledge/notes-editor.tsx';
import { PromotionsEditor } from '@/components/knowledge/promotions-editor.tsx';
import { QuestionsEditor } from '@/components/knowledge/questions-editor.tsx';
import { ServicesEditor } from '@/components/knowledge/services-editor.tsx';
import { Accordion } from '@/components/ui/accordion.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { Knowledge } from '../staged-edits.ts';
import { BookingEditor } from './booking-editor.tsx';
import { DetailsSections, type KnowledgeSectionsProps } from './details-sections.tsx';
import { LazySection, type SectionOpening } from './lazy-section.tsx';

/** Everything the AI knows, one section open at a time. Drawn anew only where that changes. */
export const KnowledgeSections = memo(function KnowledgeSections(props: KnowledgeSectionsProps) {
  const { current, staged, openSection, onToggleSection, onEdit } = props;
  const opening = { openSection, onToggleSection };
  return (
    <Accordion>
      <DetailsSections {...props} />
      <LazySection
        {...opening}
        section="hours"
        title="Business Hours"
        isEdited={staged.business_hours !== undefined}
      >
        {() => <Hours {...props} />}
      </LazySection>
      <LazySection
        {...opening}
        section="services"
        title="Services"
        amount={amountOf(current.services)}
        isEdited={staged.services !== undefined}
      >
        {() => <Services {...props} />}
      </LazySection>
      <LazySection
        {...opening}
        section="promotions"
        title="Promotions"
        amount={amountOf(current.promotions)}
        isEdited={staged.promotions !== undefined}
      >
        {() => <Promotions {...props} />}
      </LazySection>
      <LazySection
        {...opening}
        section="faq"
        title="Common Questions (FAQ)"
        amount={amountOf(current.common_questions)}
        isEdited={staged.common_questions !== undefined}
      >
        {() => <Questions {...props} />}
      </LazySection>
      <LazySection
        {...opening}
        section="notes"
        title="Operational Notes"
        amount={amountOf(current.operational_notes)}
        isEdited={staged.operational_notes !== undefined}
      >
        {() => <Notes {...props} />}
      </LazySection>
      <LazySection
        {...opening}
        section="appointments"
        title="Appointments"
        amount={current.booking.enabled ? 'Booked on calls' : 'Not booked on calls'}
        isEdited={staged.booking !== undefined}
      >
        {() => (
          <BookingEditor
            value={current.booking}
            hasHours={current.business_hours !== null}
            onChange={(value) => onEdit('booking', value)}
          />
        )}
      </LazySection>
      <InternalDetails {...opening} details={current.details} />
    </Accordion>
  );
});

function amountOf(items: readonly unknown[] | null): string | undefined {
  return items?.length ? String(items.length) : undefined;
}

function Hours({ current: { business_hours: hours }, mistakes, onEdit }: KnowledgeSectionsProps) {
  if (hours)
    return (
      <HoursEditor
        value={hours}
        errors={mistakes}
        onChange={(value) => onEdit('business_hours', value)}
      />
    );
  return (
    <div className="grid justify-items-start gap-3">
      <p>No business hours set</p>
      <Button variant="outline" onClick={() => onEdit('business_hours', defaultHours)}>
        Set business hours
      </Button>
    </div>
  );
}

function Services({ current, mistakes, trade, onEdit }: KnowledgeSectionsProps) {
  const { services } = current;
  return (
    <div className="grid gap-3">
      {services?.length ? null : <p>No services configured</p>}
      <ServicesEditor
        value={services ?? []}
        errors={mistakes}
        addLabel="Add New Service"
        trade={trade}
        beside={{
          commonQuestions: current.common_questions,
          operationalNotes: current.operational_notes,
        }}
        onChange={(value) => onEdit('services', value)}
      />
    </div>
  );
}

function Promotions({ current, today, mistakes, onEdit }: KnowledgeSectionsProps) {
  return (
    <div className="grid gap-3">
      {current.promotions?.length ? null : <p>No promotions configured</p>}
      <PromotionsEditor
        value={current.promotions ?? []}
        services={current.services ?? []}
        today={today}
        errors={mistakes}
        onChange={(value) => onEdit('promotions', value)}
      />
    </div>
  );
}

function Questions({ current, mistakes, onEdit }: KnowledgeSectionsProps) {
  return (
    <div className="grid gap-3">
      {current.common_questions?.length ? null : <p>No FAQs configured</p>}
      <QuestionsEditor
        value={current.common_questions ?? []}
        errors={mistakes}
        onChange={(value) => onEdit('common_questions', value)}
      />
    </div>
  );
}

function Notes({ current, mistakes, onEdit }: KnowledgeSectionsProps) {
  return (
    <div className="grid gap-3">
      {current.operational_notes?.length ? null : <p>No operational notes configured</p>}
      <NotesEditor
        value={current.operational_notes ?? []}
        errors={mistakes}
        onChange={(value) => onEdit('operational_notes', value)}
      />
    </div>
  );
}

function InternalDetails({ details, ...opening }: Pick<Knowledge, 'details'> & SectionOpening) {
  if (!details || Object.keys(details).length === 0) return null;
  return (
    <LazySection {...opening} section="internal" title="Internal Details">
      {() => <JsonBox label="Internal details" value={details} />}
    </LazySection>
  );
}
