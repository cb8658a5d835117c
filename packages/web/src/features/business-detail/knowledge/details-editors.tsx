import type { Business } from '@second-ring/contract';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';

export type Details = NonNullable<Business['details']>;

interface EditorProps<Part> {
  value: Part;
  onChange: (value: Part) => void;
}

/** What the business is there for, in two texts. */
export function IdentityEditor({ value, onChange }: EditorProps<NonNullable<Details['summary']>>) {
  return (
    <div className="grid gap-4">
      <Words
        label="Core Purpose"
        value={value.core_purpose}
        onChange={(core_purpose) => onChange({ ...value, core_purpose })}
      />
      <Words
        label="Primary Value Proposition"
        value={value.primary_value_proposition}
        onChange={(text) => onChange({ ...value, primary_value_proposition: text })}
      />
    </div>
  );
}

type Persona = NonNullable<Details['persona_and_style']>;

/** How the AI comes across. */
export function PersonaEditor({ value, onChange }: EditorProps<Persona>) {
  return (
    <div className="grid gap-4">
      <Words
        label="Suggested Persona"
        value={value.suggested_persona}
        onChange={(suggested_persona) => onChange({ ...value, suggested_persona })}
      />
      <Words
        label="Suggested Tone"
        value={value.suggested_tone}
        onChange={(suggested_tone) => onChange({ ...value, suggested_tone })}
      />
      <Words
        label="Style Notes"
        value={value.style_notes}
        onChange={(style_notes) => onChange({ ...value, style_notes })}
      />
    </div>
  );
}

interface WordsProps {
  label: string;
  value: string | undefined;
  onChange: (text: string) => void;
}

function Words({ label, value, onChange }: WordsProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Textarea
          {...control}
          value={value ?? ''}
          maxLength={5000}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
