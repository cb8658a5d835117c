import { isSameJson } from '@second-ring/contract';
import { IdentityEditor, PersonaEditor } from './details-editors.tsx';
import { KeywordsEditor } from './keywords-editor.tsx';
import type { KnowledgeSectionsProps } from './knowledge-sections.tsx';
import { LazySection } from './lazy-section.tsx';

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
