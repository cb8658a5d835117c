import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { failureSentence } from '@/api/failures.ts';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What will come of it. */
  consequence: string;
  /** The button's word. */
  confirm: string;
  /** The other button's word, where `Cancel` could be read as the deed itself. */
  decline?: string;
  isNegative?: boolean;
  isPending: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that is felt elsewhere. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, consequence, confirm, decline = 'Cancel', isNegative } = props;
  const { isPending, error, onConfirm, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {decline}
          </Button>
          <Button
            variant={isNegative ? 'negative' : 'primary'}
            disabled={isPending}
            onClick={onConfirm}
          >
            {isPending ? 'One moment...' : confirm}
          </Button>
        </>
      }
    >
      <p>{consequence}</p>
      <FieldError>{error ? failureSentence(error) : null}</FieldError>
    </Dialog>
  );
}

interface TypedGuard {
  /** Says that what was typed is saved, or no longer wanted: the next closing asks nothing. */
  release: () => void;
  /** Closes a dialog that does not stand in the address bar, once nothing typed is lost by it. */
  leave: (close: () => void) => void;
  /** The question, while it is asked. */
  question: ReactNode;
}

/**
 * Asks before a dialog drops what was typed in it, whichever way it is left: a button, Escape, Back,
 * a link or a reload. One that stands in the address bar needs only be closed there; any other is
 * closed through `leave`.
 */
export function useTypedGuard(hasTyped: boolean): TypedGuard {
  const isReleased = useRef(false);
  const [closing, setClosing] = useState<(() => void) | null>(null);
  const isHeld = () => hasTyped && !isReleased.current;
  const leaving = useBlocker({
    shouldBlockFn: isHeld,
    enableBeforeUnload: isHeld,
    withResolver: true,
  });
  const release = () => {
    isReleased.current = true;
  };
  const leave = (close: () => void) => (isHeld() ? setClosing(() => close) : close());
  const discard = () => {
    release();
    closing?.();
    if (leaving.status === 'blocked') leaving.proceed();
  };
  const stay = () => {
    setClosing(null);
    if (leaving.status === 'blocked') leaving.reset();
  };
  const question =
    closing || leaving.status === 'blocked' ? (
      <ConfirmDialog
        title="Discard what you typed?"
        consequence="It has not been saved, and it will be lost."
        confirm="Discard"
        decline="Keep editing"
        isNegative
        isPending={false}
        error={null}
        onConfirm={discard}
        onClose={stay}
      />
    ) : null;
  return { release, leave, question };
}
