import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { CornerClose, useFocusBack } from './dialog-parts.tsx';

export const DialogClose = Radix.Close;

interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** A control that opens the dialog; leave out where `open` is ruled from outside. */
  trigger?: ReactNode;
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A modal dialog: focus stays inside and goes back where it was, Escape and the corner button close
 * it. Full width on phones. Its text is as small as the console around it, of which it stands apart.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, trigger, footer, className, children } = props;
  const focusBack = useFocusBack();
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusBack}
          onEscapeKeyDown={(event) => isListOpen() && event.preventDefault()}
          className={cn(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise flex-col rounded-t-card border border-line bg-surface text-sm shadow-float outline-none sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-h-[86dvh] sm:max-w-lg sm:-translate-y-1/2 sm:rounded-card',
            className,
          )}
        >
          <header className="border-b border-line px-5 py-4 pr-14">
            <Radix.Title className="font-heading text-lg font-semibold wrap-anywhere">
              {title}
            </Radix.Title>
            {description ? (
              <Radix.Description className="mt-0.5 text-sm break-words text-ink-soft">
                {description}
              </Radix.Description>
            ) : null}
          </header>
          <div className="overflow-y-auto px-5 py-5">{children}</div>
          {footer ? (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
              {footer}
            </footer>
          ) : null}
          <CornerClose className="top-3.5 right-3.5" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface FormFooterProps {
  /** The id of the form in the dialog. */
  form: string;
  /** The word on the button that sends the form, and the one while it is under way. */
  submit: string;
  submitting: string;
  isPending: boolean;
  onCancel: () => void;
}

/** The footer of a dialog that holds a form: leave it, or send it. */
export function FormFooter({ form, submit, submitting, isPending, onCancel }: FormFooterProps) {
  return (
    <>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" form={form} disabled={isPending}>
        {isPending ? submitting : submit}
      </Button>
    </>
  );
}

/** Escape closes an open list of suggestions first, the dialog only after it. */
function isListOpen(): boolean {
  return document.activeElement?.matches('[role="combobox"][aria-expanded="true"]') === true;
}
