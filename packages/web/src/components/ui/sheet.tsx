import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useFocusBack } from './use-focus-back.ts';

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
          <Dialog.Close asChild>
            <Button
              variant="ghost"
              size="icon-small"
              className="absolute top-4 right-3"
              aria-label="Close"
            >
              <X aria-hidden />
            </Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
