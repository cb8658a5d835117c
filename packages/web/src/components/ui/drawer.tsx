import type { ReactNode } from 'react';
import { Drawer as Vaul } from 'vaul';

interface DrawerProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}

/** A sheet from the bottom edge that can be dragged away. */
export function Drawer({ open, onOpenChange, trigger, title, description, children }: DrawerProps) {
  return (
    <Vaul.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {trigger ? <Vaul.Trigger asChild>{trigger}</Vaul.Trigger> : null}
      <Vaul.Portal>
        <Vaul.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Vaul.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[88dvh] max-w-xl flex-col rounded-t-card border border-line bg-surface shadow-float outline-none"
        >
          <div aria-hidden className="mx-auto mt-3 h-1.5 w-11 shrink-0 rounded-full bg-line" />
          <div className="overflow-y-auto px-5 pt-4 pb-8">
            <Vaul.Title className="font-heading text-lg font-semibold">{title}</Vaul.Title>
            {description ? (
              <Vaul.Description className="mt-1 text-sm text-ink-soft">
                {description}
              </Vaul.Description>
            ) : null}
            <div className="mt-4">{children}</div>
          </div>
        </Vaul.Content>
      </Vaul.Portal>
    </Vaul.Root>
  );
}
