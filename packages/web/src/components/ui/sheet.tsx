import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { CornerClose, useFocusBack } from './dialog-parts.tsx';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the sheet for assistive technology. */
  title: string;
  children: ReactNode;
}

/** A panel from the left edge: the navigation on narrow screens. */
export function Sheet({ open, onOpenChange, title, children }: SheetProps) {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Dialog.Content
          {...focusBack}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-slide-in-left flex-col border-r border-line bg-surface shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children}
          <CornerClose className="top-4 right-3" />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
