import { defaultHours, type Mistakes } from '@second-ring/contract';
import { JsonBox } from '@/components/json-box.tsx';
import { HoursEditor } from '@/components/knowledge/hours-editor.tsx';
import { NotesEditor } from '@/components/knowledge/notes-editor.tsx';
import { QuestionsEditor } from '@/components/knowledge/questions-editor.tsx';
import { ServicesEditor } from '@/components/knowledge/services-editor.tsx';
import { Accordion } from '@/components/ui/accordion.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { Knowledge } from '../staged-edits.ts';
import type { Edit } from '../use-publishing.ts';
import { IdentityEditor, PersonaEditor } from './details-editors.tsx';
import { KeywordsEditor } from './keywords-editor.tsx';
import { LazySection } from './lazy-section.tsx';

interface KnowledgeSectionsProps {
  /** As published, with the staged edits over it. */
  current: Knowledge;
  mistakes: Mistakes;
  onEdit: Edit;
}

/** Everything the AI knows, one section open at a time. */
export function KnowledgeSections(props: KnowledgeSectionsProps) {
  return (
    <Accordion>
      <DetailsSections {...props} />
      <LazySection title="Business Hours">{() => <Hours {...props} />}</LazySection>
      <LazySection title="Services">{() => <Services {...props} />}</LazySection>
      <LazySection title="Common Questions (FAQ)">{() => <Questions {...props} />}</LazySection>
      <LazySection title="Operational Notes">{() => <Notes {...props} />}</LazySection>
      <InternalDetails details={props.current.details} />
    </Accordion>
  );
}

function DetailsSections({ current: { details }, onEdit }: KnowledgeSectionsProps) {
  if (!details) return null;
  const { summary, persona_and_style: persona, keywords_for_recognition: keywords } = details;
  return (
    <>
      {summary ? (
        <LazySection title="Business Core Identity">
          {() => (
            <IdentityEditor
              value={summary}
              onChange={(next) => onEdit('details', { ...details, summary: next })}
            />
          )}
        </LazySection>
      ) : null}
      {persona ? (
        <LazySection title="AI Persona & Style">
          {() => (
            <PersonaEditor
              value={persona}
              onChange={(next) => onEdit('details', { ...details, persona_and_style: next })}
            />
          )}
        </LazySection>
      ) : null}
      {keywords ? (
        <LazySection title="Keywords for Recognition">
          {() => (
            <KeywordsEditor
              value={keywords}
              onChange={(next) => onEdit('details', { ...details, keywords_for_recognition: next })}
            />
          )}
        </LazySection>
      ) : null}
    </>
  );
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

function Services({ current: { services }, mistakes, onEdit }: KnowledgeSectionsProps) {
  return (
    <div className="grid gap-3">
      {services?.length ? null : <p>No services configured</p>}
      <ServicesEditor
        value={services ?? []}
        errors={mistakes}
        addLabel="Add New Service"
        onChange={(value) => onEdit('services', value)}
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

function InternalDetails({ details }: Pick<Knowledge, 'details'>) {
  if (!details || Object.keys(details).length === 0) return null;
  return (
    <LazySection title="Internal Details">
      {() => <JsonBox label="Internal details" value={details} />}
    </LazySection>
  );
}
