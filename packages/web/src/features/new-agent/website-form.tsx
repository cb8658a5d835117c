import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

interface WebsiteFormProps {
  submitting: boolean;
  error: string | null;
  onSubmit: (website: string) => void;
}

/** Asks for the address of a website. What was typed stays while it is read and when that fails. */
export function WebsiteForm({ submitting, error, onSubmit }: WebsiteFormProps) {
  const [website, setWebsite] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(website);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label="Website"
        hint="We read up to twenty of its public pages and note where we found each fact."
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://your-shop.example"
            value={website}
            disabled={submitting}
            onChange={({ target }) => setWebsite(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="accent" disabled={submitting}>
        Create
      </Button>
    </form>
  );
}
