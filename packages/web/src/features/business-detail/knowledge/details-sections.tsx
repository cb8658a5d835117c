import {
  type Business,
  isSameJson,
  isSameWord,
  longestName,
  type Mistakes,
  mostItems,
  type Trade,
  tooLong,
} from '@second-ring/contract';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input, Textarea } from '@/components/ui/input.tsx';
import type { Knowledge, StagedEdits } from '@/features/business-detail/staged-edits.ts';
import type { Edit } from '@/features/business-detail/use-publishing.ts';
import { LazySection, type SectionOpening } from './lazy-section.tsx';

export interface KnowledgeSectionsProps extends SectionOpening {
  /** As published, with the staged edits over it. */
  current: Knowledge;
  /** The details as published, to tell which part of them was edited. */
  published: Knowledge['details'];
  staged: StagedEdits;
  mistakes: Mistakes;
  /** Whose services are suggested; null: not known. */
  trade: Trade | null;
  /** The day it is where the business is, `YYYY-MM-DD`. */
  today: string;
  onEdit: Edit;
}

/** What an import or an operator wrote about the business; each part only where there is one. */
export function DetailsSections(props: KnowledgeSectionsProps) {
  const { current, published, staged, mistakes, onEdit, openSection, onToggleSection } = props;
  const { details } = current;
  if (!details) return null;
  const { summary, persona_and_style: persona, keywords_for_recognition: keywords } = details;
  const opening = { openSection, onToggleSection };
  const isEdited = (part: 'summary' | 'persona_and_style' | 'keywords_for_recognition') =>
    staged.details !== undefined && !isSameJson(staged.details?.[part], published?.[part]);
  return (
    <>
      {summary ? (
        <LazySection
          {...opening}
          section="identity"
          title="Business Core Identity"
          isEdited={isEdited('summary')}
        >
          {() => (
            <IdentityEditor
              value={summary}
              errors={mistakes}
              onChange={(next) => onEdit('details', { ...details, summary: next })}
            />
          )}
        </LazySection>
      ) : null}
      {persona ? (
        <LazySection
          {...opening}
          section="persona"
          title="AI Persona & Style"
          isEdited={isEdited('persona_and_style')}
        >
          {() => (
            <PersonaEditor
              value={persona}
              errors={mistakes}
              onChange={(next) => onEdit('details', { ...details, persona_and_style: next })}
            />
          )}
        </LazySection>
      ) : null}
      {keywords ? (
        <LazySection
          {...opening}
          section="keywords"
          title="Keywords for Recognition"
          amount={keywords.length > 0 ? String(keywords.length) : undefined}
          isEdited={isEdited('keywords_for_recognition')}
        >
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

type Details = NonNullable<Business['details']>;

interface EditorProps<Part> {
  value: Part;
  /** By path: `summary.core_purpose`, `persona_and_style.style_notes`. */
  errors: Mistakes;
  onChange: (value: Part) => void;
}

/** What the business is there for, in two texts. */
function IdentityEditor({ value, errors, onChange }: EditorProps<NonNullable<Details['summary']>>) {
  return (
    <div className="grid gap-4">
      <Words
        label="Core Purpose"
        path="summary.core_purpose"
        errors={errors}
        value={value.core_purpose}
        onChange={(core_purpose) => onChange({ ...value, core_purpose })}
      />
      <Words
        label="Primary Value Proposition"
        path="summary.primary_value_proposition"
        errors={errors}
        value={value.primary_value_proposition}
        onChange={(text) => onChange({ ...value, primary_value_proposition: text })}
      />
    </div>
  );
}

type Persona = NonNullable<Details['persona_and_style']>;

/** How the AI comes across. */
function PersonaEditor({ value, errors, onChange }: EditorProps<Persona>) {
  return (
    <div className="grid gap-4">
      <Words
        label="Suggested Persona"
        path="persona_and_style.suggested_persona"
        errors={errors}
        value={value.suggested_persona}
        onChange={(suggested_persona) => onChange({ ...value, suggested_persona })}
      />
      <Words
        label="Suggested Tone"
        path="persona_and_style.suggested_tone"
        errors={errors}
        value={value.suggested_tone}
        onChange={(suggested_tone) => onChange({ ...value, suggested_tone })}
      />
      <Words
        label="Style Notes"
        path="persona_and_style.style_notes"
        errors={errors}
        value={value.style_notes}
        onChange={(style_notes) => onChange({ ...value, style_notes })}
      />
    </div>
  );
}

interface WordsProps {
  label: string;
  path: string;
  errors: Mistakes;
  value: string | undefined;
  onChange: (text: string) => void;
}

function Words({ label, path, errors, value, onChange }: WordsProps) {
  return (
    <Field label={label} error={errors[path]}>
      {(control) => (
        <Textarea
          {...control}
          data-path={path}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

interface KeywordsEditorProps {
  value: string[];
  onChange: (value: string[]) => void;
}

/** Words the AI should know when it hears them. Enter adds one, its cross removes it. */
function KeywordsEditor({ value, onChange }: KeywordsEditorProps) {
  const [typed, setTyped] = useState('');
  const mistake =
    value.length >= mostItems && typed.trim() !== ''
      ? `Your AI can take ${mostItems} keywords. Remove one first.`
      : tooLong(typed.trim(), longestName);
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (mistake !== null) return;
    const keyword = typed.trim();
    setTyped('');
    if (keyword && !value.some((one) => isSameWord(one, keyword))) onChange([...value, keyword]);
  };
  return (
    <div className="grid gap-3">
      <ul aria-label="Keywords" className="flex flex-wrap gap-2">
        {value.map((keyword, index) => (
          <li
            key={keyword}
            className="inline-flex max-w-full items-center gap-1 rounded-full border border-line bg-sunken py-0.5 pr-1 pl-3 text-ink"
          >
            <span className="min-w-0 break-words">{keyword}</span>
            <button
              type="button"
              aria-label={`Remove ${keyword}`}
              className="grid size-6 place-items-center rounded-full hover:bg-line"
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      <Field label="Add a keyword" hint="Press Enter to add it." error={mistake}>
        {(control) => (
          <Input
            {...control}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={addOnEnter}
          />
        )}
      </Field>
    </div>
  );
}
