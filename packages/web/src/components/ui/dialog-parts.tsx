import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';

/** Closes the dialog around it, from its corner. */
export function CornerClose({ className }: { className: string }) {
  return (
    <Dialog.Close asChild>
      <Button
        variant="ghost"
        size="icon-small"
        className={cn('absolute', className)}
        aria-label="Close"
      >
        <X aria-hidden />
      </Button>
    </Dialog.Close>
  );
}

/**
 * Puts the focus back where it was before a dialog opened. A dialog that no trigger of its own
 * opens would else leave the keyboard at the top of the page. Spread it into the dialog's content.
 */
export function useFocusBack() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerIn(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      if (!opener.current?.isConnected) return;
      event.preventDefault();
      opener.current.focus({ preventScroll: true });
    },
  };
}

/** What stays once the dialog closes: a menu's item leaves with its menu, the menu's button stays. */
function openerIn(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]');
  const stays = menu
    ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    : focused;
  return stays instanceof HTMLElement && stays !== document.body ? stays : null;
}
