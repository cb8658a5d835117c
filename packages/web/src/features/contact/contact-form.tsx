import type { ContactMessage } from '@second-ring/contract';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { sendContactMessage } from './send-contact-message.ts';

const empty: ContactMessage = { name: '', email: '', message: '', website: '' };

/** A message that was taken: where the answer goes, and whether it waits in the mailbox here. */
export interface Taken {
  answerTo: string;
  kept: boolean;
}

/** Name, address and message; mistakes stand beside their field, and nothing typed is lost. */
export function ContactForm({ onSent }: { onSent: (taken: Taken) => void }) {
  const form = useForm<ContactMessage>({ defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (message) => {
    const sending = await sendContactMessage(message);
    if ('failure' in sending) form.setError('root', { message: sending.failure });
    else onSent({ answerTo: message.email, kept: sending.sent === 'kept' });
  });
  return (
    <Card className="shadow-float sm:p-8">
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label="Name" error={errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('name', { validate: filled('Enter your name.') })}
              autoComplete="name"
              maxLength={200}
              required
            />
          )}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('email', emailRules)}
              type="email"
              autoComplete="email"
              placeholder="you@example.com"
              maxLength={254}
              required
            />
          )}
        </Field>
        <Field label="Message" error={errors.message?.message}>
          {(control) => (
            <Textarea
              {...control}
              {...form.register('message', { validate: filled('Write your message.') })}
              className="min-h-36"
              maxLength={5000}
              required
            />
          )}
        </Field>
        <input
          {...form.register('website')}
          tabIndex={-1}
          autoComplete="off"
          aria-hidden
          className="hidden"
        />
        <FieldError>{errors.root?.message}</FieldError>
        <Button type="submit" size="large" variant="accent" disabled={isSubmitting}>
          {isSubmitting ? <Spinner className="text-current" /> : null}
          {isSubmitting ? 'Sending...' : 'Send message'}
        </Button>
      </form>
    </Card>
  );
}

const filled = (sentence: string) => (typed: string) => typed.trim() !== '' || sentence;

const emailRules = {
  setValueAs: (typed: string) => typed.trim(),
  validate: {
    filled: filled('Enter your email address.'),
    address: (typed: string) =>
      /^\S+@\S+\.\S+$/.test(typed.trim()) || 'Enter an email address, such as you@example.com.',
  },
};
