import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface TypedGuard {
  /** Says that what was typed is saved, or no longer wanted: the next closing asks nothing. */
  release: () => void;
  /** The question, while it is asked. */
  question: ReactNode;
}

/**
 * Asks before a dialog that stands in the address bar drops what was typed in it, whichever way it
 * is left: a button, Escape, Back, a link or a reload.
 */
export function useTypedGuard(hasTyped: boolean): TypedGuard {
  const isReleased = useRef(false);
  const isHeld = () => hasTyped && !isReleased.current;
  const leaving = useBlocker({
    shouldBlockFn: isHeld,
    enableBeforeUnload: isHeld,
    withResolver: true,
  });
  const release = () => {
    isReleased.current = true;
  };
  const question =
    leaving.status === 'blocked' ? (
      <ConfirmDialog
        title="Discard what you typed?"
        consequence="It is not saved yet, and nothing of it is kept."
        confirm="Discard"
        decline="Keep editing"
        isNegative
        isPending={false}
        error={null}
        onConfirm={leaving.proceed}
        onClose={leaving.reset}
      />
    ) : null;
  return { release, question };
}
