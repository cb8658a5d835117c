import type { Business, Mistakes } from '@second-ring/contract';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';

export type Details = NonNullable<Business['details']>;

interface EditorProps<Part> {
  value: Part;
  /** By path: `summary.core_purpose`, `persona_and_style.style_notes`. */
  errors: Mistakes;
  onChange: (value: Part) => void;
}

/** What the business is there for, in two texts. */
export function IdentityEditor({
  value,
  errors,
  onChange,
}: EditorProps<NonNullable<Details['summary']>>) {
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
export function PersonaEditor({ value, errors, onChange }: EditorProps<Persona>) {
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
