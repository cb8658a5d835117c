import type { SummaryRecipient } from '@second-ring/contract';
import { CircleCheck, MailCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { askInstallation } from '@/api/ask-installation.ts';
import { api } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { carry } from '@/components/carried.ts';
import { maskPhone, phoneDigits, retypedDigits } from '@/components/phone-mask.ts';
import { writtenNumber } from '@/components/phone-number.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { refusedField } from './refused-field.ts';
import type { Whose } from './use-forwarding-status.ts';

type Saved = Awaited<ReturnType<typeof api.summaryRecipients.set>>;

interface SummaryCardProps {
  whose: Whose;
  agentId: string;
  /** Where summaries go now. */
  recipient: SummaryRecipient;
  /** The number a text asks from whose answer is still out; null: no answer is. */
  waitsForYes: string | null;
  onSaved: () => void;
}

/** Asks where summaries of calls go; a test text and a test mail prove that they arrive. */
export function SummaryCard({ whose, agentId, recipient, waitsForYes, onSaved }: SummaryCardProps) {
  const [digits, setDigits] = useState(phoneDigits(recipient.number ?? ''));
  const [email, setEmail] = useState(recipient.email ?? '');
  const [sending, setSending] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [failure, setFailure] = useState<string | null>(null);
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
          <WhatReachesNobody number={recipient.number} hasAgreed={waitsForYes === null} />
          {recipient.number && waitsForYes !== null ? (
            <p className="mt-2 text-sm text-pending">
              No summary is texted to {writtenNumber(recipient.number)} yet. Reply YES there to the
              text from {writtenNumber(waitsForYes)}. If there is none from the last three days,
              press “Save and send a test”.
            </p>
          ) : null}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Mobile number" error={mistakes.number}>
            {(control) => (
              <Input
                {...control}
                name="number"
                type="tel"
                inputMode="tel"
                autoComplete="tel-national"
                placeholder="(604) 555-0107"
                className="tabular"
                value={maskPhone(digits)}
                onChange={({ target }) => setDigits(retypedDigits(digits, target.value))}
              />
            )}
          </Field>
          <Field label="Email address" error={mistakes.email}>
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

interface WhatReachesNobodyProps {
  /** The mobile number that was saved for summaries. */
  number: string | null;
  hasAgreed: boolean;
}

/** Says before anything is typed what of it does not leave this installation. */
function WhatReachesNobody({ number, hasAgreed }: WhatReachesNobodyProps) {
  const [unsent, setUnsent] = useState<{ texts: boolean; mails: boolean } | null>(null);
  useEffect(() => {
    void askInstallation().then((installation) => {
      if (!installation) return;
      setUnsent({
        texts: Reflect.get(installation, 'telephony') === 'local',
        mails: Reflect.get(installation, 'mail') === 'mailbox',
      });
    });
  }, []);
  if (!unsent || (!unsent.texts && !unsent.mails)) return null;
  const instead = number === null ? 'Enter a mobile number to get summaries by text.' : '';
  return (
    <p className="mt-2 text-sm text-pending">
      {unsent.texts && unsent.mails
        ? 'Neither a phone company nor a mail server is connected here yet, so summaries reach nobody. You can read them under Call Logs when you are signed in.'
        : unsent.texts
          ? 'No phone company is connected here yet, so texts are only simulated. Summaries go by email.'
          : `No mail server is connected here yet, so emails are not sent. ${number !== null && hasAgreed ? 'Summaries go by text.' : instead}`}
    </p>
  );
}

/** What is wrong with each field. */
interface Mistakes {
  number?: string;
  email?: string;
}

function mistakesIn(digits: string, email: string): Mistakes {
  if (digits === '' && email === '')
    return { number: 'Enter a mobile number or an email address.' };
  const isCut = digits !== '' && digits.length < 10;
  const isNoAddress = email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
  return {
    ...(isCut && { number: 'A phone number has ten digits, such as (604) 555-0107.' }),
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
        <p>Your AI employee has no number to text from, so no test text was sent.</p>
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
