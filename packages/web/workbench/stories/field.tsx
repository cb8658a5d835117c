import { Field } from '@/components/ui/field.tsx';
import { Input, Textarea } from '@/components/ui/input.tsx';

export const stories = {
  plain: () => (
    <div className="column">
      <Field label="Business name">{(control) => <Input {...control} />}</Field>
    </div>
  ),
  'with a hint': () => (
    <div className="column">
      <Field label="Phone number" hint="The number your customers ring.">
        {(control) => <Input {...control} type="tel" defaultValue="(604) 555-0107" />}
      </Field>
    </div>
  ),
  'with an error': () => (
    <div className="column">
      <Field label="Email" error="Write it with an @, such as sam@harbourview.example.">
        {(control) => <Input {...control} type="email" defaultValue="sam at harbourview" />}
      </Field>
    </div>
  ),
  'several lines': () => (
    <div className="column">
      <Field label="Notes">{(control) => <Textarea {...control} rows={4} />}</Field>
    </div>
  ),
};
