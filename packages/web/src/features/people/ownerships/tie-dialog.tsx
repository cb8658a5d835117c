import type { UserRow } from '@second-ring/contract';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { api } from '@/api/client.ts';
import { failureSentence } from '@/api/failure-sentence.ts';
import { useTypedGuard } from '@/components/drop-question.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { BusinessChoice } from '../business-choice.tsx';
import { usePeopleChange } from '../use-people-change.ts';
import { nameOfUser } from '../users/name-of-user.ts';
import { UserChoice } from './user-choice.tsx';

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
        <>
          <Button variant="outline" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={tie.isPending}>
            {tie.isPending ? 'Adding...' : 'Add'}
          </Button>
        </>
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
