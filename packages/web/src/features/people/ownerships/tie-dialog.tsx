import type { UserRow } from '@second-ring/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { api, queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { BusinessChoice } from '@/components/business-choice.tsx';
import { useTypedGuard } from '@/components/confirm-dialog.tsx';
import { Dialog, FormFooter } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Select } from '@/components/ui/select.tsx';
import { usePeopleChange } from '../use-people-change.ts';
import { nameOfUser } from '../users/name-of-user.ts';

interface TieDialogProps {
  /** Whom to tie; left out, the dialog asks. */
  user?: UserRow;
  onClose: () => void;
}

interface Mistakes {
  user?: string;
  business?: string;
}

/** Makes someone an owner of a business. */
export function TieDialog({ user, onClose }: TieDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [userId, setUserId] = useState(user?.id ?? '');
  const [businessId, setBusinessId] = useState('');
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const tie = usePeopleChange(
    (wish: { user_id: string; business_id: string }) => api.userBusinesses.tie(wish),
    () => 'They are now an owner of the business',
  );
  const guard = useTypedGuard(userId !== (user?.id ?? '') || businessId !== '');
  const leave = () => guard.leave(onClose);
  const close = () => {
    guard.release();
    onClose();
  };
  useEffect(() => {
    if (mistakes.user || mistakes.business)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [mistakes]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = {
      ...(userId ? {} : { user: 'Choose a user.' }),
      ...(businessId ? {} : { business: 'Choose a business.' }),
    };
    setMistakes(missing);
    if (userId && businessId)
      tie.mutate({ user_id: userId, business_id: businessId }, { onSuccess: close });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || leave()}
      title={user ? `Add ${nameOfUser(user)} to a business` : 'Add an owner to a business'}
      description="They will see and edit it, its calls and its messages."
      footer={
        <FormFooter
          form={formId}
          submit="Add"
          submitting="Adding..."
          isPending={tie.isPending}
          onCancel={leave}
        />
      }
    >
      <form ref={form} id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {user ? null : <UserChoice value={userId} onChange={setUserId} error={mistakes.user} />}
        <BusinessChoice
          label="Business"
          value={businessId}
          onChange={setBusinessId}
          except={user?.businesses.map(({ id }) => id) ?? []}
          error={mistakes.business}
        />
        <FieldError>{tie.error ? failureSentence(tie.error) : null}</FieldError>
      </form>
      {guard.question}
    </Dialog>
  );
}

interface UserChoiceProps {
  value: string;
  onChange: (userId: string) => void;
  error?: string | null | undefined;
}

/** Chooses one person by address. */
function UserChoice({ value, onChange, error }: UserChoiceProps) {
  const users = useQuery(
    queries.users.list.queryOptions({ input: { sort: 'email', order: 'asc' } }),
  );
  const options = (users.data?.body ?? []).map((user) => ({
    value: user.id,
    label: nameOfUser(user),
  }));
  const failure = users.isError ? failureSentence(users.error, 'Failed to fetch users') : null;
  return (
    <Field label="User" error={error ?? failure}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onValueChange={onChange}
          options={options}
          placeholder={users.isPending ? 'Loading users...' : 'Choose a user'}
        />
      )}
    </Field>
  );
}
