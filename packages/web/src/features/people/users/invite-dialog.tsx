import type { UserRole } from '@second-ring/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { api } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { useInstallation } from '@/api/use-installation.ts';
import { BusinessChoice } from '@/components/business-choice.tsx';
import { useTypedGuard } from '@/components/confirm-dialog.tsx';
import { MailKeptHere } from '@/components/mail-kept-here.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, FormFooter } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { usePeopleChange } from '../use-people-change.ts';

interface Invitation {
  email: string;
  role: UserRole;
  business_ids: string[];
}

const roles: { value: UserRole; label: string }[] = [
  { value: 'owner', label: 'Owner: their own businesses' },
  { value: 'operator', label: 'Operator: everything' },
];

/** Opens an account for someone and mails them the way in. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const keepsMail = useInstallation()?.mail === 'mailbox';
  const emailInput = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<UserRole>('owner');
  const [businessId, setBusinessId] = useState('');
  const [mistake, setMistake] = useState<string | null>(null);
  const invite = usePeopleChange(
    (invitation: Invitation) => api.users.invite(invitation),
    ({ email: invited }) => (keepsMail ? null : `An invitation is on its way to ${invited}`),
  );
  const guard = useTypedGuard(email !== '' || role !== 'owner' || businessId !== '');
  const refuse = (sentence: string) => {
    setMistake(sentence);
    emailInput.current?.focus();
  };
  const close = () => {
    guard.release();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
      refuse('Enter an email address such as you@example.com.');
      return;
    }
    setMistake(null);
    invite.mutate(
      { email: email.trim(), role, business_ids: businessId ? [businessId] : [] },
      {
        onSuccess: keepsMail ? guard.release : close,
        onError: (error) => refuse(failureSentence(error)),
      },
    );
  };
  if (keepsMail && invite.isSuccess)
    return <InvitationReady email={invite.variables.email} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Invite someone"
      description={
        keepsMail
          ? 'We will write an invitation with a link that lets them sign in and choose a password. You send them that link yourself.'
          : 'They get an email with a link to sign in and choose a password.'
      }
      footer={
        <FormFooter
          form={formId}
          submit="Invite"
          submitting="Inviting..."
          isPending={invite.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Email" error={mistake}>
          {(control) => (
            <Input
              {...control}
              ref={emailInput}
              type="email"
              autoComplete="off"
              placeholder="you@example.com"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label="Role">
          {(control) => (
            <Select
              {...control}
              value={role}
              onValueChange={(value) => setRole(value === 'operator' ? value : 'owner')}
              options={roles}
            />
          )}
        </Field>
        {role === 'owner' ? (
          <BusinessChoice
            label="Business"
            hint="Optional. They own the one you choose from the start; without one, they see nothing yet."
            value={businessId}
            onChange={setBusinessId}
          />
        ) : null}
        {keepsMail ? <MailKeptHere message="invitation" /> : null}
      </form>
      {guard.question}
    </Dialog>
  );
}

/** Says where the link lies that whoever invited has to pass on. */
function InvitationReady({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="The invitation is ready"
      description={`It has not been sent. The link in it lets ${email} sign in and choose a password: open it below and send them the link yourself.`}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <MailKeptHere message="invitation" />
    </Dialog>
  );
}
