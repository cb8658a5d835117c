import { type Business, isSameJson, type Mistakes } from '@second-ring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { api, queries } from '@/api/client.ts';
import { useTypedGuard } from '@/components/confirm-dialog.tsx';
import { Dialog, FormFooter } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Input, Textarea } from '@/components/ui/input.tsx';
import { type CoreField, mistakeOfRefusal, readCoreFields, typedFields } from './core-fields.ts';
import { failedChange } from './failure-words.ts';
import { toastPublished } from './published-toast.ts';

interface LineField {
  field: Exclude<CoreField, 'about_us_text'>;
  label: string;
  type?: 'email' | 'tel' | 'url';
}

const lines: LineField[] = [
  { field: 'name', label: 'Name' },
  { field: 'primary_industry', label: 'Primary Industry' },
  { field: 'website', label: 'Website', type: 'url' },
  { field: 'email', label: 'Email', type: 'email' },
  { field: 'phone_number', label: 'Phone', type: 'tel' },
  { field: 'address', label: 'Address' },
  { field: 'geographic_service_area', label: 'Service Area' },
];

interface EditBusinessDialogProps {
  business: Business;
  /** The field the cursor goes into; the first unless another is named. */
  startAt?: CoreField | null;
  onClose: () => void;
}

/** Changes who the business is: saved and published at once, beside whatever is staged. */
export function EditBusinessDialog({ business, startAt, onClose }: EditBusinessDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(() => typedFields(business));
  const [typed, setTyped] = useState(before);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const guard = useTypedGuard(!isSameJson(typed, before));
  const save = useSaving(business.id, () => {
    guard.release();
    onClose();
  });
  const type = (field: CoreField, text: string) => setTyped({ ...typed, [field]: text });
  const name = (found: Mistakes) => {
    setMistakes(found);
    const [wrong] = Object.keys(found);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    return wrong !== undefined;
  };
  const failure = save.error ? failedChange(save.error, 'Failed to update business') : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readCoreFields(typed, before);
    save.reset();
    if (name(read.mistakes)) return;
    if (Object.keys(read.change).length === 0) return onClose();
    save.mutate(read.change, {
      onError: (error) => name(mistakeOfRefusal(failedChange(error, '')) ?? {}),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Edit Business"
      description="Your AI gives callers these details."
      footer={
        <FormFooter
          form={formId}
          submit="Save"
          submitting="Saving..."
          isPending={save.isPending}
          onCancel={onClose}
        />
      }
    >
      <form ref={form} id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {lines.map(({ field, label, type: kind = 'text' }) => (
          <Field key={field} label={label} error={mistakes[field]}>
            {(control) => (
              <Input
                {...control}
                name={field}
                autoFocus={field === startAt}
                type={kind}
                value={typed[field]}
                onChange={({ target }) => type(field, target.value)}
              />
            )}
          </Field>
        ))}
        <Field label="About Us" error={mistakes.about_us_text}>
          {(control) => (
            <Textarea
              {...control}
              name="about_us_text"
              autoFocus={startAt === 'about_us_text'}
              value={typed.about_us_text}
              onChange={({ target }) => type('about_us_text', target.value)}
            />
          )}
        </Field>
        <FieldError>{failure && mistakeOfRefusal(failure) ? null : failure}</FieldError>
      </form>
      {guard.question}
    </Dialog>
  );
}

function useSaving(id: string, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ReturnType<typeof readCoreFields>['change']) =>
      api.businesses.update({ id, ...change }),
    onSuccess: (answer) => {
      queryClient.setQueryData(queries.businesses.get.queryKey({ input: { id } }), answer);
      toastPublished();
      onSaved();
    },
  });
}
