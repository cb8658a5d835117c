import type { ForwardingStatus } from '@second-ring/contract';
import { CircleCheck, MailCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { askInstallation } from '@/api/ask-installation.ts';
import { api } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { carry } from '@/components/carried.ts';
import { PhoneInput } from '@/components/phone-input.tsx';
import { numberMistake, phoneDigits } from '@/components/phone-mask.ts';
import { writtenNumber } from '@/components/phone-number.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { refusedField } from './refused-field.ts';
import type { Whose } from './use-forwarding-status.ts';
import { type Unsent, whatIsNotSent } from './what-is-not-sent.ts';

type Saved = Awaited<ReturnType<typeof api.summaryRecipients.set>>;

interface SummaryCardProps {
  whose: Whose;
  status: ForwardingStatus;
  onSaved: () => void;
}

/** Asks where summaries of calls go; a test text and a test mail prove that they arrive. */
export function SummaryCard({ whose, status, onSaved }: SummaryCardProps) {
  const { agent_id: agentId, recipient } = status;
  const [digits, setDigits] = useState(phoneDigits(recipient.number ?? ''));
  const [email, setEmail] = useState(recipient.email ?? '');
  const [sending, setSending] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { isAuthenticated } = useAuth();
  const form = useRef<HTMLFormElement>(null);
  const focusField = (name: string) =>
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = mistakesIn(digits, email.trim());
    const [wrong] = Object.keys(found);
    setMistakes(found);
    setFailure(null);
    setSaved(null);
    if (wrong) focusField(wrong);
    if (wrong || sending) return;
    setSending(true);
    try {
      const { claimToken } = whose;
      const own = claimToken ? { claimToken } : { agentId };
      carry('email', email);
      setSaved(
        await api.summaryRecipients.set({
          ...own,
          number: digits === '' ? null : digits,
          email: email.trim() || null,
        }),
      );
      onSaved();
    } catch (error) {
      const sentence = failureSentence(error, 'Failed to save where summaries go');
      const refused = refusedField(error);
      if (refused === null) setFailure(sentence);
      else {
        setMistakes({ [refused]: sentence.replace(/^email: /, '') });
        focusField(refused);
      }
    } finally {
      setSending(false);
    }
  };
  return (
    <Card>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <div>
          <CardTitle>Where should call summaries go?</CardTitle>
          <CardDescription>
            A summary of each call goes there, right away when something is urgent. Enter a mobile
            number, an email address, or both.
          </CardDescription>
          <WhatReachesNobody status={status} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Mobile number" error={mistakes.number}>
            {(control) => (
              <PhoneInput {...control} name="number" digits={digits} onDigits={setDigits} />
            )}
          </Field>
          <Field
            label="Email address"
            hint={`If you leave this empty, emails go to the address ${isAuthenticated ? 'of your account' : 'you sign up with'}.`}
            error={mistakes.email}
          >
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                autoComplete="email"
                placeholder="ana@shop.example"
                maxLength={200}
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
            )}
          </Field>
        </div>
        <FieldError>{failure}</FieldError>
        <Button type="submit" className="w-fit" aria-disabled={sending}>
          {sending ? <Spinner className="size-4 text-current" /> : <MailCheck aria-hidden />}
          Save and send a test
        </Button>
        <div role="status" className="grid gap-2 text-sm empty:hidden">
          {saved ? <Outcome saved={saved} /> : null}
        </div>
      </form>
    </Card>
  );
}

/** Says before anything is typed what of it does not arrive, and what it takes. */
function WhatReachesNobody({ status }: { status: ForwardingStatus }) {
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const { isAuthenticated } = useAuth();
  useEffect(() => {
    void askInstallation().then((installation) => {
      if (!installation) return;
      setUnsent({
        texts: Reflect.get(installation, 'telephony') === 'local',
        mails: Reflect.get(installation, 'mail') === 'mailbox',
      });
    });
  }, []);
  if (!unsent) return null;
  return whatIsNotSent(status, unsent, isAuthenticated).map((sentences) => (
    <p key={sentences} className="mt-2 text-sm text-pending">
      {sentences}
    </p>
  ));
}

/** What is wrong with each field. */
interface Mistakes {
  number?: string;
  email?: string;
}

function mistakesIn(digits: string, email: string): Mistakes {
  if (digits === '' && email === '')
    return { number: 'Enter a mobile number or an email address.' };
  const number = digits === '' ? null : numberMistake(digits, 'text');
  const isNoAddress = email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
  return {
    ...(number && { number }),
    ...(isNoAddress && { email: 'Write an email address, such as ana@shop.example.' }),
  };
}

/** What became of each test, and no more than is known. */
function Outcome({ saved: { number, email, text, mail } }: { saved: Saved }) {
  return (
    <>
      <p className="flex items-center gap-2 font-medium text-positive">
        <CircleCheck aria-hidden className="size-4 shrink-0" />
        Saved
      </p>
      {number && text === 'queued' ? (
        <p>A test text is on its way to {writtenNumber(number)}.</p>
      ) : null}
      {number && text === 'asked' ? (
        <p>
          A text is on its way to {writtenNumber(number)}. Reply YES to it, and summaries will be
          texted there.
        </p>
      ) : null}
      {number && text === 'asked-lately' ? (
        <p>A text went to {writtenNumber(number)} a short while ago, so none was sent now.</p>
      ) : null}
      {number && text === 'simulated' ? (
        <p>
          No telephone line is connected yet, so the test text to {writtenNumber(number)} is only
          simulated: it reaches no phone.
        </p>
      ) : null}
      {number && text === null ? (
        <p>Your AI employee has no number that texts leave from, so no test text was sent.</p>
      ) : null}
      {email && mail === 'queued' ? <p>A test email is on its way to {email}.</p> : null}
      {email && mail === 'asked' ? (
        <p>
          An email is on its way to {email}. Press the button in it, and summaries will be emailed
          there.
        </p>
      ) : null}
      {email && mail === 'asked-lately' ? (
        <p>An email went to {email} a short while ago, so none was sent now.</p>
      ) : null}
      {email && mail === 'kept' ? (
        <p>
          No mail server is connected yet. The test email to {email} is kept in this installation’s{' '}
          <a href="/dev/mail" className="underline underline-offset-4">
            mailbox
          </a>
          .
        </p>
      ) : null}
    </>
  );
}
