import type { ContactMessage } from '@second-ring/contract';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { askInstallation } from '@/api/ask-installation.ts';
import { Arcs } from '@/components/brand/mark.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Input, Textarea } from '@/components/ui/input.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';

/** Where visitors write to whoever runs this installation. */
export function ContactPage() {
  const [taken, setTaken] = useState<Taken | null>(null);
  return (
    <>
      <h1 className="text-3xl leading-[1.05] font-bold sm:text-5xl">Contact</h1>
      <p className="mt-4 max-w-lg text-ink-soft">
        Questions about plans, setup or your account: write to us. Your message goes to whoever runs
        this site, who can answer you by email.
      </p>
      <div className="mt-8">
        {taken === null ? (
          <ContactForm onSent={setTaken} />
        ) : (
          <Sent taken={taken} onAnother={() => setTaken(null)} />
        )}
      </div>
    </>
  );
}

function Sent({ taken, onAnother }: { taken: Taken; onAnother: () => void }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      role="status"
      className="relative isolate overflow-hidden rounded-card border border-line bg-surface p-8 shadow-float focus:outline-none"
    >
      <Arcs className="absolute -right-28 -bottom-36 -z-10 size-96 text-line" />
      <h2 className="flex items-center gap-2.5 text-xl font-semibold">
        <span className="grid size-8 place-items-center rounded-full bg-positive-wash text-positive">
          <Check aria-hidden className="size-4.5" />
        </span>
        {taken.kept ? 'Your message is kept here' : 'Your message is on its way'}
      </h2>
      <p className="mt-2 break-words text-ink-soft">
        {taken.kept
          ? `This installation does not send email. Whoever runs it finds the message in its mailbox and can reply to ${taken.answerTo}.`
          : `It goes to whoever runs this site, who can reply to ${taken.answerTo}.`}
      </p>
      <Button variant="outline" className="mt-5" onClick={onAnother}>
        Write another
      </Button>
    </section>
  );
}

const emptyMessage: ContactMessage = { name: '', email: '', message: '', website: '' };

/** A message that was taken: where the answer goes, and whether it waits in the mailbox here. */
interface Taken {
  answerTo: string;
  kept: boolean;
}

/** Name, address and message; mistakes stand beside their field, and nothing typed is lost. */
function ContactForm({ onSent }: { onSent: (taken: Taken) => void }) {
  const form = useForm<ContactMessage>({ defaultValues: emptyMessage });
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

const unsent = 'Your message could not be sent';

/** Whether mail leaves this installation or stays in its mailbox, or the sentence that says why not sent. */
type Sending = { sent: 'mailed' | 'kept' } | { failure: string };

/** Sends a message to whoever runs this installation. */
async function sendContactMessage(message: ContactMessage): Promise<Sending> {
  try {
    const [{ api }, { failureSentence }] = await Promise.all([
      import('@/api/client.ts'),
      import('@/api/failures.ts'),
    ]);
    return await api.contact.send(message).then(
      async () => ({ sent: (await mailLeaves()) ? 'mailed' : 'kept' }),
      (error: unknown) => ({ failure: failureSentence(error, unsent) }),
    );
  } catch (error) {
    console.warn('The API client could not be loaded:', error);
    return {
      failure: `${unsent}. The server could not be reached: check the connection and try again.`,
    };
  }
}

async function mailLeaves(): Promise<boolean> {
  const installation = await askInstallation();
  return !installation || Reflect.get(installation, 'mail') !== 'mailbox';
}
