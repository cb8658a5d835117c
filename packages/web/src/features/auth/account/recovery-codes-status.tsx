import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogClose } from '@/components/ui/dialog.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { authSentence } from '../forms/auth-failure.ts';
import {
  type RecoveryCodesLeft,
  readRecoveryCodesLeft,
  recoveryCodesKey,
} from './recovery-codes.ts';

interface RecoveryCodesStatusProps {
  isMaking: boolean;
  onMake: () => void;
}

/** How many recovery codes are left, and new ones. */
export function RecoveryCodesStatus({ isMaking, onMake }: RecoveryCodesStatusProps) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: recoveryCodesKey,
    queryFn: readRecoveryCodesLeft,
    staleTime: 0,
  });
  if (isPending) {
    return (
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Spinner /> Counting your recovery codes...
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      {error ? (
        <FieldError>{authSentence(error)}</FieldError>
      ) : (
        <p>
          <span className="font-medium">Recovery codes</span>
          <span className="block text-[0.8125rem] text-ink-soft">{leftInWords(data)}</span>
        </p>
      )}
      {error ? (
        <Button variant="outline" size="small" onClick={() => refetch()}>
          Try again
        </Button>
      ) : data ? (
        <ReplaceCodes isMaking={isMaking} onMake={onMake} />
      ) : (
        <Button variant="outline" size="small" disabled={isMaking} onClick={onMake}>
          {isMaking ? 'Making codes...' : 'Make recovery codes'}
        </Button>
      )}
    </div>
  );
}

function leftInWords(left: RecoveryCodesLeft | null): string {
  if (!left) return 'You have none yet.';
  if (left.remaining === 0) return 'All are used. Make new ones.';
  return `${left.remaining} of ${left.total} left`;
}

/** Asks first: the codes kept so far are worthless afterwards. */
function ReplaceCodes({ isMaking, onMake }: RecoveryCodesStatusProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Make new recovery codes?"
      trigger={
        <Button variant="outline" size="small" disabled={isMaking}>
          {isMaking ? 'Making codes...' : 'Make new codes'}
        </Button>
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button onClick={onMake}>Make new codes</Button>
          </DialogClose>
        </>
      }
    >
      <p>The codes you saved before will stop working.</p>
    </Dialog>
  );
}
