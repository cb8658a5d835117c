import { Label as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './class-names.ts';
import { FieldError } from './field-error.tsx';

/** What a control must carry to be named, described and marked wrong. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** What to enter, shown while nothing is wrong and beside an error alike. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; announced when it appears. */
  error?: string | null | undefined;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label, hint and error, tied together for assistive technology. */
export function Field({ label, hint, error, labelHidden, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error ? errorId : null, hint ? hintId : null].filter(Boolean).join(' ');
  return (
    <div data-field className={cn('grid gap-1.5', className)}>
      <Label htmlFor={id} className={labelHidden ? 'sr-only' : undefined}>
        {label}
      </Label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
      {hint ? (
        <p id={hintId} className="text-[0.8125rem] text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The name of a control. */
export function Label({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={cn('text-sm font-medium text-ink', className)} {...rest} />;
}
