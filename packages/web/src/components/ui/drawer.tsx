import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { CornerClose, useFocusBack } from './dialog-parts.tsx';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}

/** A sheet from the bottom edge. Escape, the corner button and a press beside it close it. */
export function Drawer({ open, onOpenChange, trigger, title, description, children }: DrawerProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusBack();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Dialog.Trigger asChild>{trigger}</Dialog.Trigger> : null}
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Dialog.Content
          ref={stayAboveKeyboard}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            // The sheet itself, not its first field: that would bring up a phone's keyboard at once.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-x-0 bottom-(--covered,0px) z-50 mx-auto flex max-h-[calc(88dvh-var(--covered,0px))] max-w-xl animate-rise flex-col rounded-t-card border border-line bg-surface shadow-float outline-none"
        >
          <div className="overflow-y-auto px-5 pt-5 pb-8">
            <Dialog.Title className="pr-10 font-heading text-lg font-semibold">
              {title}
            </Dialog.Title>
            {description ? (
              <Dialog.Description className="mt-1 text-sm text-ink-soft">
                {description}
              </Dialog.Description>
            ) : null}
            <div className="mt-4">{children}</div>
          </div>
          <CornerClose className="top-4 right-4" />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A phone's keyboard lies over the page; the sheet then ends where the keyboard begins. */
function stayAboveKeyboard(sheet: HTMLElement | null) {
  const viewport = window.visualViewport;
  if (!sheet || !viewport) return;
  const follow = () => {
    const covered = window.innerHeight - viewport.height - viewport.offsetTop;
    // Who zooms in sees less of the page, too, and no keyboard.
    const above = viewport.scale === 1 ? Math.max(0, covered) : 0;
    sheet.style.setProperty('--covered', `${above}px`);
  };
  viewport.addEventListener('resize', follow);
  viewport.addEventListener('scroll', follow);
  return () => {
    viewport.removeEventListener('resize', follow);
    viewport.removeEventListener('scroll', follow);
  };
}
