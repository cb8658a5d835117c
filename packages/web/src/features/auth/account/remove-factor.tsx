import { useState } from 'react';
import type { SecondFactor } from '@/components/auth/auth-context.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogClose } from '@/components/ui/dialog.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { authSentence } from '../forms/auth-failure.ts';
import { unenroll } from './second-factors.ts';

interface RemoveFactorProps {
  factor: SecondFactor;
  /** Without it, the password alone signs in. */
  isLast: boolean;
}

/** Takes an app off the account, after asking. */
export function RemoveFactor({ factor, isLast }: RemoveFactorProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const remove = async () => {
    setRefusal(null);
    setIsRemoving(true);
    try {
      await unenroll(factor.id);
    } catch (error) {
      setRefusal(authSentence(error));
    } finally {
      setIsRemoving(false);
    }
  };
  return (
    <Dialog
      title={`Remove ${factor.name}?`}
      trigger={
        <Button variant="ghost" size="small" aria-label={`Remove ${factor.name}`}>
          Remove
        </Button>
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button variant="negative" disabled={isRemoving} onClick={remove}>
            {isRemoving ? 'Removing...' : 'Remove'}
          </Button>
        </>
      }
    >
      <p>
        {isLast
          ? 'Signing in will then ask for your password alone.'
          : 'Its codes will no longer be accepted. Your other app stays.'}
      </p>
      <FieldError>{refusal}</FieldError>
    </Dialog>
  );
}
